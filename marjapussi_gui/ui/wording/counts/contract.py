"""Texts for scoring contracts: the declarer scores the bid, the others what they took."""

from collections.abc import Iterator

from ....engine.cards import NO_SUIT, Suit
from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK, ContractCount
from ....engine.phases.counting import Values
from ....engine.state import NO_SIDE, NOBODY, Side
from ....engine.view import View
from ..markup import section
from ..people import People
from ..tongue import counted, translate
from . import contract_rules
from .texts import CountTexts, Line, deal_text, remark
from .trumps import trumps, worth_next

BEFORE = ("deal", "auction", "over")  # phases


class ContractTexts(CountTexts):
    """Texts for bids made and missed, and for läpiajo."""

    count = ContractCount

    def heading(self, view: View, people: People) -> tuple[str, str]:
        return _heading(view, people)

    def so_far(self, view: View) -> tuple[int, ...]:
        return () if view.phase in BEFORE else view.points

    def contract(self, view: View) -> tuple[Side, int]:
        auction = view.auction
        if view.phase in BEFORE or auction.holder == NOBODY:
            return NO_SIDE, 0
        return view.game.seating.side(auction.holder), auction.raised or auction.bid

    def of_marriage(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.count, ContractCount)
        return worth_next(view.game.count.speech, view, suit)

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        match item.key:
            case "taken":
                return _taken(item, event)
            case "lapiajo":
                return translate("Count", "No trick: läpiajo")
            case _:
                return _contract_item(item, event)

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        if "passed" in event.notes:
            yield remark(translate("Count", "Nobody bid: all score what they took"))
        if _has_whole_pack(event, game):
            yield remark(translate("Count", "Every trick taken: the whole pack counts"))
        lost = any(item.key == "lapiajo" for item in event.items)
        if "lapiajo" in event.notes and not lost:
            yield remark(translate("Count", "Nobody loses for taking no trick"))

    def title(self, event: HandScored, game: Game, people: People) -> str:
        if "passed" in event.notes:
            return translate("Count", "Nobody bid")
        note = next((each for each in event.notes if each in BIDS), None)
        return "" if note is None else _title(note, self.leading(event), people)

    def leading(self, event: HandScored) -> Side:
        return next((item.side for item in event.items if item.key in BIDS), NO_SIDE)

    def goal(self, side: Side, event: HandScored) -> int:
        items = (item for item in event.items if item.key in BIDS and item.side == side)
        return next((abs(item.points) for item in items), 0)

    def hand(self, game: Game) -> str:
        assert isinstance(game.count, ContractCount)
        text = contract_rules.counting(game, game.count.whole_pack)
        return section(translate("Rules page", "Counting a hand"), text)

    def in_short(self, game: Game) -> tuple[str, ...]:
        assert isinstance(game.count, ContractCount)
        return contract_rules.in_short(game, game.count.whole_pack)

    def match(self, game: Game) -> str:
        return section(translate("Rules page", "The match"), contract_rules.match(game))

    def card_values(self, game: Game) -> tuple[Values, ...]:
        assert isinstance(game.count, ContractCount)
        return (game.count.pips,)

    def last_trick(self, game: Game) -> int:
        return LAST_TRICK

    def first_leader(self, game: Game) -> str:
        if game.rules.opening == "must":
            return translate("Rules page", "The declarer leads to the first trick.")
        return translate(
            "Rules page",
            "The declarer leads to the first trick; when nobody plays, the player left of the "
            "dealer.",
        )


TEXTS = ContractTexts()
BIDS = ("made", "failed")


def _title(note: str, side: Side, people: People) -> str:
    """Return who made or missed the contract."""
    is_made = note == "made"
    if people.is_mine(side) and not people.seating.partners:
        if is_made:
            return translate("Count", "You made the contract")
        return translate("Count", "You missed the contract")
    if people.is_mine(side):
        if is_made:
            return translate("Count", "You made your contract")
        return translate("Count", "You missed your contract")
    if people.seating.partners and people.me != NOBODY:
        if is_made:
            return translate("Count", "They made their contract")
        return translate("Count", "They missed their contract")
    sentence = (
        translate("Count", "{name} made the contract")
        if is_made
        else translate("Count", "{name} missed the contract")
    )
    return sentence.format(name=people.side_name(side))


def _heading(view: View, people: People) -> tuple[str, str]:
    auction = view.auction
    if view.phase in ("deal", "auction"):
        return _bidding(view, people)
    if auction.holder == NOBODY:
        nobody = translate("Scores", "Nobody plays")
        return (nobody, "") if view.marriages.trump == NO_SUIT else (trumps(view), nobody)
    contract = translate("Scores", "Contract {bid}").format(bid=auction.raised or auction.bid)
    yours, theirs = translate("Scores", "You play"), translate("Scores", "{name} plays")
    player = people.sentence(auction.holder, yours, theirs)
    if view.marriages.trump == NO_SUIT:
        return contract, player
    both = translate("Scores", "{contract} · {player}")
    return trumps(view), both.format(contract=contract, player=player)


def _bidding(view: View, people: People) -> tuple[str, str]:
    auction = view.auction
    if not auction.bid:
        return translate("Scores", "No bid yet"), deal_text(view.match, view.game)
    yours, theirs = translate("Scores", "Your bid"), translate("Scores", "Bid by {name}")
    title = translate("Scores", "Bid {bid}").format(bid=auction.bid)
    return title, people.sentence(auction.holder, yours, theirs)


def _contract_item(item: Item, event: HandScored) -> str:
    own = event.points[item.side]
    if item.key == "made":
        sentence = translate("Count", "Contract {bid} made with {own}")
    elif own >= abs(item.points):
        sentence = translate("Count", "Contract {bid} lost without a trick")
    else:
        sentence = translate("Count", "Contract {bid} missed with {own}")
    return sentence.format(bid=abs(item.points), own=own)


def _has_whole_pack(event: HandScored, game: Game) -> bool:
    assert isinstance(game.count, ContractCount)
    return game.count.whole_pack > 0 and max(event.tricks) == sum(event.tricks)


def _taken(item: Item, event: HandScored) -> str:
    own = event.points[item.side]
    if own == item.points:
        one = translate("Count", "Taken in 1 trick")
        many = translate("Count", "Taken in {number} tricks")
    else:
        one = translate("Count", "Taken in 1 trick: {own}, rounded")
        many = translate("Count", "Taken in {number} tricks: {own}, rounded")
    return counted(event.tricks[item.side], one, many, own=own)
