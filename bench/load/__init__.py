"""Load on the table server: many tables of scripted people on one process, on loopback only."""
