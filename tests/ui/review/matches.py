"""Matches of computer players, to be looked back on."""

from functools import cache

from marjapussi_gui.bots.arena import play_match
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.kept.match import Match

ME = Seat(0)


@cache
def record(key: str, hands: int = 2) -> MatchRecord:
    game = variant(key).game()
    names = ("", "Aino", "Eero", "Helvi", "Onni")[: game.seating.players]
    bots = [LEVELS["easy"]() for _ in game.seating.seats]
    return play_match(game, names, bots, 1, hands)[0]


def match(key: str, hands: int = 2) -> Match:
    return Match(record(key, hands), 1, "easy", "expert", ME)
