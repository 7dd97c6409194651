"""What a run has shown, as one page of HTML that needs nothing else."""
