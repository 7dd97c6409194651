"""What each animal can do that others can't."""
