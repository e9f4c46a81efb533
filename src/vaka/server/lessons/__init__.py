"""Tables at which somebody learns a title by playing."""
