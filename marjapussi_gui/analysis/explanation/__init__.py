"""The reasons for a verdict: contrasts (what differs after two actions), facts and principles."""
