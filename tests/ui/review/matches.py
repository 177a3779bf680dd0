"""Matches of computer players, to be looked back on, and a judge who is quick."""

from functools import cache
from itertools import islice
from threading import Event as Flag

from marjapussi_gui.bots.arena import play_match
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.facts import Searched
from marjapussi_gui.kept.match import Match
from marjapussi_gui.kept.verdict import Rank, Verdict, Worth
from marjapussi_gui.teacher.kinds import kind_of

ME = Seat(0)
MOST = 6  # actions that are valued


@cache
def record(key: str, hands: int = 2) -> MatchRecord:
    game = variant(key).game()
    names = ("", "Aino", "Eero", "Helvi", "Onni")[: game.seating.players]
    bots = [LEVELS["easy"]() for _ in game.seating.seats]
    return play_match(game, names, bots, 1, hands)[0]


def match(key: str, hands: int = 2) -> Match:
    return Match(record(key, hands), 1, "easy", "expert", ME)


def judge(view: View, done: Action | None, _stop: Flag) -> Verdict:
    """Find the last of the first few actions best, and each before it worse by a tenth."""
    legal = list(islice(view.legal, MOST))
    chosen = legal[-1] if done is None else done
    every = legal if chosen in legal else [chosen, *legal]
    worths = tuple(
        Worth(action, -5.0 * place, None if view.game.lays_sets else 0.9 - 0.1 * place)
        for place, action in enumerate(reversed(every))
    )
    cost = round(10 * (0.9 - (worths[every[::-1].index(chosen)].chance or 0.9)))
    rank = (Rank.FINE, Rank.SLIP, Rank.MISTAKE)[min(cost, 2)] if cost < 4 else Rank.BLUNDER
    kind = kind_of(view, chosen)
    return Verdict(view.seat, kind, chosen, worths, rank, 40, (Searched(40),))
