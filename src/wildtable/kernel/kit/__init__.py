"""The test kit: promises of any game; scenarios and golden records that hold one to its rules."""
