"""Players that are programs: each decides from what its seat can see."""
