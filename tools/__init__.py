"""Programs that make files of this repository; none of them is needed at run time."""
