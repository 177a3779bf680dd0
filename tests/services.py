"""The services of a window, with some of them replaced."""

from dataclasses import fields, replace

from marjapussi_gui.app.service_factory import load_puzzles
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle
from marjapussi_gui.ports.services import Services
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.repository import ignore_error


def replaced(services: Services, **changes: object) -> Services:
    """Return services in which the named ones are others, whichever group they are in."""
    groups = {}
    for group in (each.name for each in fields(services)):
        old = getattr(services, group)
        names = {each.name for each in fields(old)} & changes.keys()
        groups[group] = replace(old, **{name: changes.pop(name) for name in names})
    assert not changes, f"no such services: {', '.join(changes)}"
    return replace(services, **groups)


def without_store(services: Services) -> Services:
    """Return services that can store no match, so no hand is judged."""
    closed = Database.in_memory()
    closed.close()
    return replaced(services, matches=MatchTable(closed, ignore_error))


def every_puzzle() -> tuple[AnyPuzzle, ...]:
    """Return the puzzles of all games, in the order in which they are listed."""
    return tuple(puzzle for variant in VARIANTS for puzzle in load_puzzles(variant.key))
