"""Reasons for a verdict: contrasts, proven facts and principles."""
