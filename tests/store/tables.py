"""Matches that players without a plan play at full speed, and write down."""

from random import Random
from threading import Event as Flag

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.events import Event
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.lines import Header
from marjapussi_gui.engine.phases.rummy_rights import Rights
from marjapussi_gui.engine.phases.rummy_turns import RummyTurns
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.rummy.proposals import spelled_out
from marjapussi_gui.engine.state import Seat, Start
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Loaded, Matches
from marjapussi_gui.table.journal import Journal
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.table.seats import Thinker
from marjapussi_gui.table.table import Table

ME = Seat(0)


def header(game: Game, seed: int = 1) -> Header:
    names = tuple(f"Aino {seat}" for seat in game.seating.seats)
    return Header(game, names, Start(game.first_dealer(seed)))


def table(record: MatchRecord, journal: Journal, seed: int = 1) -> Table:
    """Return a table at which everybody plays at random."""
    rng = Random(seed)

    def decide(view: View, _: Flag) -> Action:
        return anything(view, rng)

    players = [Thinker(decide, ImmediateRunner()) for _ in record.header.seats]
    return Table(Match(record, seed, "", "", ME), players, journal, ignore)


def anything(view: View, rng: Random) -> Action:
    action = rng.choice(view.legal)
    turns = [phase for phase in view.game.phases if isinstance(phase, RummyTurns)]
    allowed: Rights | None = turns[0].rights if turns else None
    return action if allowed is None else spelled_out(action, view.rummy, view.seat, allowed)


def ignore(_events: tuple[Event, ...], _view: View, _ply: int) -> None:
    pass


def played(database: Database, key: str = "marjapussi", seed: int = 1, hands: int = 2) -> int:
    """Play so many hands of a match, or all of it, and return its number."""
    matches = Matches(database)
    first = header(variant(key).game(), seed)
    match = matches.begin(Match(MatchRecord(first), seed, "normal", "expert", ME))
    going = table(MatchRecord(first), matches.journal(match), seed)
    going.go_on()
    while going.state.match.hands < hands and not going.state.match.over:
        going.deal()
    matches.sum_up(match, going.record)
    return match


def loaded(database: Database, match: int) -> Loaded:
    outcome = Matches(database).load(match)
    assert isinstance(outcome, Loaded)
    return outcome
