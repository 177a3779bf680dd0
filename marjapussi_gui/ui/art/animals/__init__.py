"""Heads of animals by their names, those of each part of the world in a file of its own."""

from . import nepal, north

ANIMALS = north.ANIMALS | nepal.ANIMALS
