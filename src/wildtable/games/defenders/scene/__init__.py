"""What a seat is shown of Defenders of the Wild."""
