"""Rummy with several packs: the rules of sets, the best arrangement of a hand, and its points."""
