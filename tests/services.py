"""Replace some of the services of a window."""

from dataclasses import fields, replace

from marjapussi_gui.app.service_factory import load_puzzles
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.puzzles.puzzle_files import AnyPuzzle
from marjapussi_gui.ports.services import Services
from marjapussi_gui.storage.base_repository import ignore_error
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable


def replace_services(services: Services, **changes: object) -> Services:
    groups = {}
    for group in (each.name for each in fields(services)):
        old = getattr(services, group)
        names = {each.name for each in fields(old)} & changes.keys()
        groups[group] = replace(old, **{name: changes.pop(name) for name in names})
    assert not changes, f"no such services: {', '.join(changes)}"
    return replace(services, **groups)


def services_without_matches(services: Services) -> Services:
    """Return services that cannot store matches, so no hand is evaluated."""
    closed = Database.in_memory()
    closed.close()
    return replace_services(services, matches=MatchTable(closed, ignore_error))


def every_puzzle() -> tuple[AnyPuzzle, ...]:
    return tuple(puzzle for variant in VARIANTS for puzzle in load_puzzles(variant.key))
