"""Protocols for the services that the window gets from outside, such as storage and bots."""
