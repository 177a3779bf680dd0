"""The animals of the portraits, by name."""

from . import nepal, north

ANIMALS = north.ANIMALS | nepal.ANIMALS
