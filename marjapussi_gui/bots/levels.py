"""The named strengths."""

from collections.abc import Callable

from .base import Bot
from .players import RandomPlayer

LEVELS: dict[str, Callable[[], Bot]] = {"random": RandomPlayer}
