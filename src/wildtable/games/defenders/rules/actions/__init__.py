"""What an action point is spent on: a file for each action."""
