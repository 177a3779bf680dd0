"""The page of rules, written from the rules in force: it tells of no other."""

from ...engine.game import Game
from ...engine.phases.settlement import Settlement
from . import rules_bidding, rules_counting, rules_house, rules_play, rules_rummy, rules_table


def rules_html(game: Game) -> str:
    """Return the rules of a game as this table plays it."""
    parts = RUMMY_PARTS if isinstance(game.count, Settlement) else TRICK_PARTS
    return "".join(part(game) for part in parts)


TRICK_PARTS = (
    rules_table.players,
    rules_table.cards,
    rules_table.deal,
    rules_bidding.auction,
    rules_bidding.exchange,
    rules_bidding.bidding_cards,
    rules_bidding.alone,
    rules_play.tricks,
    rules_play.marriages,
    rules_counting.hand,
    rules_counting.bag,
    rules_counting.match,
    rules_house.house_rules,
)
RUMMY_PARTS = (
    rules_table.players,
    rules_rummy.cards,
    rules_rummy.sets,
    rules_rummy.turn,
    rules_rummy.wild,
    rules_rummy.finish,
    rules_rummy.maal,
    rules_rummy.settlement,
    rules_rummy.match,
    rules_house.house_rules,
)
