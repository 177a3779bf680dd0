"""The principles of good play: tests whether each one favours one action over another."""
