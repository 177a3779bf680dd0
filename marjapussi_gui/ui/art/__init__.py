"""Drawing of cards, felts, bags and icons. Functions turn plain values into pictures."""
