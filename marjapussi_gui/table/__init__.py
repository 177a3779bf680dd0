"""Who sits where and what happens next, without a screen."""
