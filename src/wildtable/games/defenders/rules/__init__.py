"""The rules of Defenders of the Wild, one file a chapter of the rulebook."""
