"""Benchmarks: honest only as ratios within one run."""
