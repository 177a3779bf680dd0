"""What is drawn: cards, felts, bags, icons, each a function from values to a picture."""
