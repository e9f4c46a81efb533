"""The titles, each in a package of its own with the same rooms. They never import each other."""
