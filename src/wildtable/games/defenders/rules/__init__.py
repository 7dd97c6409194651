"""The rules of Defenders of the Wild, with one file for each chapter of the rulebook."""
