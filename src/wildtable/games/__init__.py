"""The games, one package each; none imports another."""
