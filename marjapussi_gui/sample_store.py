"""A store full of matches that computer players played, to take pictures of."""

from dataclasses import replace
from operator import attrgetter
from threading import Event as Flag

from .bots.arena import play_match
from .bots.levels import LEVELS
from .engine.games import VARIANTS
from .engine.state import Seat
from .expert_results import Again, compare
from .kept.match import Match
from .store.database import Database
from .store.hands import Hands
from .store.matches import Matches

ME, LEVEL = "normal", "easy"  # who plays in the player's seat, and in all others
FIRST_OF = {type(each.game().count): each for each in reversed(VARIANTS)}  # by way of counting
OFTEN, *OTHERS = sorted(FIRST_OF.values(), key=attrgetter("place"))
PLAYED = (*OTHERS, OFTEN, OFTEN, OFTEN)
MOST_HANDS, COMPARED = 14, 24


def filled(compared: int = COMPARED) -> Database:
    """Return a store in memory with a few matches, so many of whose hands an expert played too."""
    database = Database.in_memory()
    for seed, variant in enumerate(PLAYED):
        game = variant.game()
        names = ("", "Aino", "Eero", "Helvi", "Onni")[: game.seating.players]
        bots = [LEVELS[LEVEL if seat else ME]() for seat in game.seating.seats]
        record, _ = play_match(game, names, bots, seed, MOST_HANDS)
        matches, match = Matches(database), Match(record, seed, LEVEL, LEVEL, Seat(0))
        number = matches.begin(match)
        matches.sum_up(number, record)
        if variant is OFTEN:
            _compare(Hands(database), Again(number, match, 0), compared)
    return database


def _compare(hands: Hands, again: Again, most: int) -> None:
    for match, number in hands.without_expert(most):
        if match == again.id:
            made = compare(replace(again, number=number), Flag())
            hands.note_expert(match, number, made.difference, made.luck)
