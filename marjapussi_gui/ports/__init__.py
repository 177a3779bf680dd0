"""What the window needs from outside, as protocols."""
