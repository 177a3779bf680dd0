"""What players and the teacher are asked to think of; both are imported when they first are."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from .ui.basis.services import Advice, Known

if TYPE_CHECKING:
    from pathlib import Path
    from threading import Event as Flag

    from .bots.base import Bot
    from .engine.actions import Action
    from .engine.game import Game
    from .engine.record import MatchRecord
    from .engine.state import Seat
    from .engine.view import View
    from .kept.open_line import OpenLine
    from .kept.skill import Levels
    from .kept.verdict import Verdict
    from .table.seats import Decide


def player(level: str, seed: int) -> Decide:
    """Return how a player of this level decides."""
    rng, bots = Random(f"{seed}|{level}"), list["Bot"]()

    def decide(view: View, stop: Flag) -> Action:
        from .bots.base import Think
        from .bots.levels import LEVELS

        if not bots:  # here, off the window's thread, the search is first imported
            bots.append(LEVELS[level]())
        return bots[0].consider(view, Think(rng, stop=stop)).action

    return decide


def advise(view: View, stop: Flag) -> Advice:
    """Return what is best, the same that a hint says."""
    from .teacher.judge import advise as advised

    choice, _ = advised(view, stop)
    return Advice(choice.action, choice.values, choice.facts)


def use_tables(folder: Path) -> None:
    """Store what takes long to work out for a game, and read it from there next time."""
    from .bots.chances import use_store
    from .store.tables import TableFiles

    use_store(TableFiles(folder))


def prepare(game: Game, stop: Flag) -> None:
    """Work out what players and hints need to know of a game, before anybody waits for it."""
    from .bots.chances import by_match
    from .bots.setting import is_of_tricks
    from .bots.standings import Stopped

    if is_of_tricks(game):
        with suppress(Stopped):
            by_match(game, stop.is_set)


def judge(view: View, done: Action | None, stop: Flag) -> Verdict:
    """Return what it was worth to do this; with nothing done, what would be best."""
    from .teacher.judge import judge as judged

    return judged(view, done, stop)


def open_line(record: MatchRecord, seat: Seat, ply: int, stop: Flag) -> OpenLine | None:
    """Return how the hand of a moment could have gone with all cards open."""
    from .teacher.open_line import open_line as found

    return found(record, seat, ply, stop)


def is_clear_mistake(game: str, verdict: Verdict, done: Action) -> bool:
    """Return whether this costs a mistake or more, for certain."""
    from .teacher.warning import is_clear_mistake as is_warned_of

    return is_warned_of(game, verdict, done)


def rates(game: str) -> Levels:
    """Return what the levels lose a decision of each kind in a game."""
    from .teacher.classes import rates as measured

    return measured(game)


def is_slow() -> bool:
    """Return whether the search is not compiled, so that each decision is limited by time."""
    from .bots import kernel

    return not kernel.is_compiled()


def is_decided(view: View) -> bool:
    """Return whether the rest of the hand can only end in one way."""
    from .bots import claims

    return claims.is_decided(view)


def known(view: View) -> Known | None:
    """Return what a seat can prove, where there are tricks to learn from."""
    from .bots.proven import proven

    if view.game.lays_sets:
        return None
    known = proven(view)
    return Known(known.hidden, tuple(known.held), tuple(known.barred))
