"""The kernel: what all the games stand on. It knows no game and does no I/O."""
