"""The hull: what every title stands on, one concept a file. Knows no title and no language."""
