"""One file for each step. What is released is never changed."""
