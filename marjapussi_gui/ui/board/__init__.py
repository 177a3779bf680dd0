"""The card table: layout, graphics items, animation and the player's input.

Lengths on the table are in table units; see table_layout.
"""
