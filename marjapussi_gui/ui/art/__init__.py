"""Drawing of cards, felts, bags and icons, as functions from values to pictures."""
