"""`python -m vaka.cli` is `vaka`."""

from vaka.cli import main

main()
