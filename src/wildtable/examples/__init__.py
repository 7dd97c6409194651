"""Three small games: the tutorial, and the proof of the contract against an engine of others."""
