"""Texts of scores: captions of sides, the heading with trumps and contract, and standings."""

from ...engine.cards import NO_SUIT
from ...engine.events import HandScored, MatchWon
from ...engine.game import Game
from ...engine.state import MatchStanding, Side
from ...engine.view import View
from . import event_log
from .card_names import short_card_name
from .i18n import capitalized, localized_digits, number_text, say
from .scoring import scoring_texts
from .scoring.scoring_texts import CountLine, deal_number_text
from .table_players import TablePlayers

__all__ = [
    "CountLine",
    "berries_earned",
    "contract_goal",
    "hand_and_rules_text",
    "hand_heading",
    "heading_texts",
    "is_hand_in_progress",
    "is_tournament",
    "match_won_sentence",
    "points_so_far",
    "score_lines",
    "score_rows",
    "side_caption",
    "tournament_points",
    "tournament_points_text",
    "trump_or_short_label",
]


def side_caption(side: Side, view: View, people: TablePlayers, *, with_points: bool = True) -> str:
    """Return the name of a side and its number of tricks, such as "Us · 4 tricks"."""
    name = people.short_side_name(side)
    if not is_hand_in_progress(view):
        return name
    if view.rummy.is_dealt:
        if not view.rummy.laid_sets[side]:
            return name
        return say("side-maal-seen", side=name)
    tricks, points = (
        say("side-number-tricks", number=view.tricks_won[side], side=name),
        points_so_far(view),
    )
    if not with_points or not points:
        return tricks
    return say("tricks-points", tricks=tricks, points=points[side])


def points_so_far(view: View) -> tuple[int, ...]:
    """Return the points that each side has made so far in this hand.

    Return an empty tuple if the game doesn't count points during play.
    """
    return scoring_texts(view.game).points_so_far(view)


def contract_goal(view: View) -> tuple[Side, int, str]:
    """Return the side with the contract, the points it has to make, and a label for them.

    The side is NO_SIDE if there is no contract.
    """
    side, goal = scoring_texts(view.game).contract_goal(view)
    return side, goal, say("contract-bid", bid=goal)


def tournament_points(standing: MatchStanding, game: Game) -> tuple[int, ...]:
    return scoring_texts(game).tournament_points(standing, game)


def is_tournament(game: Game) -> bool:
    """Return whether a match of this game is decided by tournament points."""
    return bool(tournament_points(MatchStanding((0,) * len(game.seating.sides)), game))


def tournament_points_text(points: int) -> str:
    return say("tournament-points", points=number_text(points))


def berries_earned(view: View) -> tuple[int, ...]:
    """Return the berries (game points) that each side is sure to get so far in this hand."""
    return scoring_texts(view.game).berries_earned(view)


def is_hand_in_progress(view: View) -> bool:
    return view.phase not in ("deal", "over")


def heading_texts(view: View, people: TablePlayers) -> tuple[str, str]:
    return scoring_texts(view.game).heading_texts(view, people)


def hand_and_rules_text(view: View, rules_name: str, shown: str = "") -> str:
    """Return the number of the hand or deal, and the name of the rules in force.

    The number is left out if it is in the text already shown.
    """
    deal = deal_number_text(view.match, view.game)
    number = deal or say("table-hand-number", number=view.match.hands_played + 1)
    return hand_heading("" if deal and deal in shown.replace("\n", " ") else number, rules_name)


def hand_heading(hand: str, rules: str) -> str:
    """Return the number of a hand and the name of its rules. Either part may be empty."""
    return " \N{MIDDLE DOT} ".join(filter(None, (hand, rules)))


def trump_or_short_label(view: View) -> int | str:
    """Return the trump suit or, if there is none, a short label such as the contract."""
    if view.rummy.is_dealt:
        return short_card_name(view.rummy.tiplu) if view.rummy.tiplu >= 0 else "?"
    if view.marriages.trump != NO_SUIT:
        return view.marriages.trump
    match view.showing.contest:
        case "rami":
            return say("scores-r")
        case "nolo":
            return say("scores-n")
        case "sooli":
            return say("scores-s")
    bid = view.auction.final_bid or view.auction.bid
    return localized_digits(bid) if bid else ""


def score_lines(event: HandScored, _people: TablePlayers, game: Game) -> tuple[CountLine, ...]:
    """Return the lines of a hand's score: all items, followed by the remarks."""
    texts, items = scoring_texts(game), scoring_texts(game).shown_items(event)
    lines = (
        CountLine(texts.item_label(each, event, game), each.side, each.points, each.key)
        for each in items
    )
    return (*lines, *texts.remark_lines(event, game))


def score_rows(standing: MatchStanding, people: TablePlayers) -> tuple[tuple[str, str], ...]:
    return tuple(
        (capitalized(people.short_side_name(side)), number_text(standing.scores[side]))
        for side in people.sides_in_order()
    )


def match_won_sentence(event: MatchWon, people: TablePlayers) -> str:
    return event_log.match_won_sentence(event, people)
