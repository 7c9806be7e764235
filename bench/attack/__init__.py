"""Attacks on the table server: what one stranger can do to everybody else. Loopback only, and it stops by itself."""
