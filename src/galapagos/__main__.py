"""`python -m galapagos` is the `galapagos` command."""

from galapagos.cli import main

main()
