"""Benchmarks that start whole programs. Those of the engine are in `vaka bench`."""
