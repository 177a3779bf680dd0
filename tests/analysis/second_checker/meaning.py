"""What a sentence recommends."""

from dataclasses import dataclass, field

from marjapussi_gui.engine.actions import Action


@dataclass(frozen=True)
class Meaning:
    """The actions that a sentence clearly recommends (must), or may be taken to recommend."""

    must: frozenset[Action]
    may: frozenset[Action]
    false: tuple[str, ...] = field(default=())  # what it states that isn't so
