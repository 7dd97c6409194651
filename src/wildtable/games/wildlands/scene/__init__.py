"""What a seat is shown: layouts, pieces, panels, prompts and overlays."""
