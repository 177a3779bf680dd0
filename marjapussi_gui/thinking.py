"""Services of bots and analysis for the window; both are imported at first use."""

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
    """Return a function that decides like a bot of a level."""
    rng, bots = Random(f"{seed}|{level}"), list["Bot"]()

    def decide(view: View, stop: Flag) -> Action:
        from .bots.base import Think
        from .bots.levels import LEVELS

        if not bots:  # here, off the window's thread, the search is first imported
            bots.append(LEVELS[level]())
        return bots[0].consider(view, Think(rng, stop=stop)).action

    return decide


def advise(view: View, stop: Flag) -> Advice:
    """Return the best action with its reasons, as a hint shows them."""
    from .teacher.judge import advise as advised

    choice, _ = advised(view, stop)
    return Advice(choice.action, choice.values, choice.facts)


def use_tables(folder: Path) -> None:
    """Load equity tables from a folder and save new ones to it."""
    from .bots.chances import use_store
    from .store.tables import TableFiles

    use_store(TableFiles(folder))


def prepare(game: Game, stop: Flag) -> None:
    """Compute the equity table of a game in advance, so that no decision has to wait for it."""
    from .bots.chances import by_match
    from .bots.setting import is_of_tricks
    from .bots.standings import Stopped

    if is_of_tricks(game):
        with suppress(Stopped):
            by_match(game, stop.is_set)


def judge(view: View, done: Action | None, stop: Flag) -> Verdict:
    """Return the verdict on an action, or on the best one if done is None."""
    from .teacher.judge import judge as judged

    return judged(view, done, stop)


def open_line(record: MatchRecord, seat: Seat, ply: int, stop: Flag) -> OpenLine | None:
    """Return the best line of a hand from a ply on, with all cards open."""
    from .teacher.open_line import open_line as found

    return found(record, seat, ply, stop)


def is_clear_mistake(game: str, verdict: Verdict, done: Action) -> bool:
    """Return whether an action is clearly a mistake or a blunder."""
    from .teacher.warning import is_clear_mistake as is_warned_of

    return is_warned_of(game, verdict, done)


def rates(game: str) -> Levels:
    """Return the error rates of all levels in a game, by kind of decision."""
    from .teacher.classes import rates as measured

    return measured(game)


def is_slow() -> bool:
    """Return whether the search runs uncompiled, with a time limit for each decision."""
    from .bots import kernel

    return not kernel.is_compiled()


def is_decided(view: View) -> bool:
    """Return whether the result of the hand is certain."""
    from .bots import claims

    return claims.is_decided(view)


def known(view: View) -> Known | None:
    """Return what a seat can prove about hidden cards, or None in rummy."""
    from .bots.proven import proven

    if view.game.lays_sets:
        return None
    known = proven(view)
    return Known(known.hidden, tuple(known.held), tuple(known.barred))
