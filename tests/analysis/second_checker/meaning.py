"""What a sentence recommends."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from marjapussi_gui.engine.actions import Action, Play
from marjapussi_gui.engine.cards import Card

from .trick_table import TrickTable


@dataclass(frozen=True)
class Meaning:
    """The actions that a sentence clearly recommends (must), or may be taken to recommend."""

    must: frozenset[Action]
    may: frozenset[Action]
    false: tuple[str, ...] = field(default=())  # what it states that isn't so


def play_only(
    must: Iterable[Card], may: Iterable[Card] | None = None, false: dict[str, bool] | None = None
) -> Meaning:
    required = frozenset(map(Play, must))
    allowed = required if may is None else frozenset(map(Play, may)) | required
    return Meaning(required, allowed, tuple(why for why, is_so in (false or {}).items() if is_so))


def all_but(table: TrickTable, never: Iterable[Card], maybe: Iterable[Card] = ()) -> Meaning:
    """Return the meaning of a sentence that speaks against cards. Words are not spoken against."""
    barred, unclear = {*never}, {*maybe}
    plays = {Play(card) for card in table.cards if card not in barred}
    words = {each for each in table.legal if not isinstance(each, Play)}
    return Meaning(
        frozenset(each for each in plays if each.card not in unclear), frozenset(plays | words)
    )


def with_false(meaning: Meaning, **false: bool) -> Meaning:
    why = (key.replace("_", " ") for key, is_so in false.items() if is_so)
    return Meaning(meaning.must, meaning.may, (*meaning.false, *why))
