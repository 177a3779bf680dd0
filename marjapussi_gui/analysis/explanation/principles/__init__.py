"""The principles of good play: each tests whether it favours one action over another."""
