"""The card table: layout, graphics items, animation and the player's input."""
