"""The page of rules, written from the rules in force: it tells of no other."""

from ...engine.game import Game
from . import rules_bidding, rules_house, rules_play, rules_table
from .counts import texts_of


def rules_html(game: Game) -> str:
    """Return the rules of a game as this table plays it."""
    texts = texts_of(game)
    own = (*(texts.sections or TRICK_PARTS), texts.hand, texts.match)
    return "".join(part(game) for part in (rules_table.players, *own, rules_house.house_rules))


TRICK_PARTS = (
    rules_table.cards,
    rules_table.deal,
    rules_bidding.auction,
    rules_bidding.exchange,
    rules_bidding.bidding_cards,
    rules_bidding.alone,
    rules_play.tricks,
    rules_play.marriages,
)
