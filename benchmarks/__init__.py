"""What is measured and tried on a whole server: `python -m benchmarks.NAME --help`."""
