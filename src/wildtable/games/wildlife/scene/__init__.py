"""What a seat is shown of a match of Wildlife."""
