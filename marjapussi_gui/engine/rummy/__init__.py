"""Sets of cards from several packs: what is one, how a hand falls into them, what they count."""
