"""Texts for contracts: the declarer scores the bid, and the others score what they took."""

from collections.abc import Iterator

from ....engine.cards import NO_SUIT, Suit
from ....engine.events import HandScored, ScoreItem
from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK_POINTS, ContractScoringPhase
from ....engine.phases.counting import CardValues
from ....engine.state import NO_SIDE, NOBODY, Side
from ....engine.view import View
from ..i18n import say
from ..markup import html_section
from ..table_players import TablePlayers
from . import contract_rules
from .scoring_texts import (
    CountLine,
    ScoringTexts,
    deal_number_text,
    next_marriage_points,
    remark_line,
    trump_label,
)

PHASES_WITHOUT_CONTRACT = ("deal", "auction", "over")  # names of phases


class ContractScoringTexts(ScoringTexts):
    """Texts about contracts, made or failed, and about läpiajo (one side takes every trick)."""

    scoring_type = ContractScoringPhase

    def heading_texts(self, view: View, people: TablePlayers) -> tuple[str, str]:
        return _heading_texts(view, people)

    def points_so_far(self, view: View) -> tuple[int, ...]:
        return () if view.phase in PHASES_WITHOUT_CONTRACT else view.points

    def contract_goal(self, view: View) -> tuple[Side, int]:
        auction = view.auction
        if view.phase in PHASES_WITHOUT_CONTRACT or auction.highest_bidder == NOBODY:
            return NO_SIDE, 0
        return view.game.seating.side_of(auction.highest_bidder), auction.final_bid or auction.bid

    def marriage_points(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.scoring_phase, ContractScoringPhase)
        return next_marriage_points(view.game.scoring_phase.marriage_rules, view, suit)

    def item_label(self, item: ScoreItem, event: HandScored, game: Game) -> str:
        match item.key:
            case "taken":
                return _taken_points_label(item, event)
            case "lapiajo":
                if event.is_sweep:
                    return say("lapiajo-no-tricks-taken")
                return say("no-tricks-taken")
            case _:
                return _contract_item_label(item, event)

    def line_rule(self, key: str, game: Game) -> str:
        return contract_rules.line_rule(key, game)

    def remark_lines(self, event: HandScored, game: Game) -> Iterator[CountLine]:
        if "passed" in event.notes:
            yield remark_line(say("nobody-bid-so-everyone-scores-what-they-took"))
        if _is_scored_sweep(event, game):
            yield remark_line(say("every-trick-taken-so-whole-pack"))
        lost = any(item.key == "lapiajo" for item in event.items)
        if "lapiajo" in event.notes and not lost:
            yield remark_line(say("no-penalty-for-taking-no-tricks"))

    def result_title(self, event: HandScored, game: Game, people: TablePlayers) -> str:
        if "passed" in event.notes:
            return say("contract-nobody-bid")
        note = next((each for each in event.notes if each in BID_ITEM_KEYS), None)
        return "" if note is None else _result_title(note, self.first_side(event), people)

    def first_side(self, event: HandScored) -> Side:
        return next((item.side for item in event.items if item.key in BID_ITEM_KEYS), NO_SIDE)

    def goal_points(self, side: Side, event: HandScored) -> int:
        items = (item for item in event.items if item.key in BID_ITEM_KEYS and item.side == side)
        return next((abs(item.points) for item in items), 0)

    def goal_sentences(self, game: Game) -> tuple[str, ...]:
        return contract_rules.goal_sentences(game)

    def hand_section(self, game: Game) -> str:
        assert isinstance(game.scoring_phase, ContractScoringPhase)
        text = contract_rules.scoring_html(game, game.scoring_phase.all_tricks_points)
        return html_section(say("scoring-hand"), text)

    def match_section(self, game: Game) -> str:
        return html_section(say("winning-match"), contract_rules.match_html(game))

    def card_values(self, game: Game) -> tuple[CardValues, ...]:
        assert isinstance(game.scoring_phase, ContractScoringPhase)
        return (game.scoring_phase.card_values,)

    def last_trick_points(self, game: Game) -> int:
        return LAST_TRICK_POINTS

    def first_leader_sentence(self, game: Game) -> str:
        if game.rules.opening == "must":
            return say("contract-declarer-leads-to-first-trick")
        return say("declarer-leads-to-first-trick-if-everybody-passed-player")


TEXTS = ContractScoringTexts()
BID_ITEM_KEYS = ("made", "failed")


def _result_title(outcome: str, side: Side, people: TablePlayers) -> str:
    is_made = outcome == "made"
    if people.is_your_side(side) and not people.seating.has_partners:
        if is_made:
            return say("you-made-contract")
        return say("you-didnt-make-your-contract")
    if people.is_your_side(side):
        if is_made:
            return say("you-made-your-contract")
        return say("you-failed-your-contract")
    if people.seating.has_partners and not people.uses_names_only:
        if is_made:
            return say("they-made-their-contract")
        return say("they-failed-their-contract")
    return say(
        "name-made-contract" if is_made else "name-failed-contract", name=people.side_name(side)
    )


def _heading_texts(view: View, people: TablePlayers) -> tuple[str, str]:
    auction = view.auction
    if view.phase in ("deal", "auction"):
        return _bidding_heading(view, people)
    if auction.highest_bidder == NOBODY:
        nobody = say("scores-nobody-bid")
        return (nobody, "") if view.marriages.trump == NO_SUIT else (trump_label(view), nobody)
    contract = say("contract-bid", bid=auction.final_bid or auction.bid)
    player = people.sentence(auction.highest_bidder, "declarer-you", "declarer-name")
    if view.marriages.trump == NO_SUIT:
        return contract, player
    return trump_label(view), say("contract-player", contract=contract, player=player)


def _bidding_heading(view: View, people: TablePlayers) -> tuple[str, str]:
    auction = view.auction
    if not auction.bid:
        return say("no-bid-yet"), deal_number_text(view.match, view.game)
    title = say("bid-bid", bid=auction.bid)
    return title, people.sentence(auction.highest_bidder, "your-bid", "bid-by-name")


def _contract_item_label(item: ScoreItem, event: HandScored) -> str:
    own = event.points[item.side]
    if item.key == "made":
        sentence = "contract-bid-made-with-own"
    elif own >= abs(item.points):
        sentence = "contract-bid-failed-with-no-tricks"
    else:
        sentence = "contract-bid-failed-with-own"
    return say(sentence, bid=abs(item.points), own=own)


def _is_scored_sweep(event: HandScored, game: Game) -> bool:
    assert isinstance(game.scoring_phase, ContractScoringPhase)
    return game.scoring_phase.all_tricks_points > 0 and event.is_sweep


def _taken_points_label(item: ScoreItem, event: HandScored) -> str:
    own, tricks = event.points[item.side], event.tricks[item.side]
    if own == item.points:
        return say("taken-in-number-tricks", number=tricks)
    return say("taken-in-number-tricks-rounded", number=tricks, own=own)
