"""Counting contracts: the bid for the declarer, and what they took for the others."""

from collections.abc import Iterator

from ....engine.cards import NO_SUIT, Suit
from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK, ContractCount
from ....engine.phases.counting import Values
from ....engine.state import NO_SIDE, NOBODY, Side
from ....engine.view import View
from ..markup import paragraph, section
from ..people import People
from ..tongue import counted, once_a_language, plain, translate
from .texts import CountTexts, Line, remark
from .trumps import trumps, worth_next

BEFORE = ("deal", "auction", "over")  # phases in which there is no contract


class ContractTexts(CountTexts):
    """Bids made and missed, and läpiajo."""

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

    def title(self, event: HandScored, game: Game) -> str:
        return next((_titles()[note] for note in event.notes if note in _titles()), "")

    def leading(self, event: HandScored) -> Side:
        return next((item.side for item in event.items if item.key in BIDS), NO_SIDE)

    def goal(self, side: Side, event: HandScored) -> int:
        items = (item for item in event.items if item.key in BIDS and item.side == side)
        return next((abs(item.points) for item in items), 0)

    def hand(self, game: Game) -> str:
        return section(translate("Rules page", "Counting a hand"), _contract(game))

    def match(self, game: Game) -> str:
        return section(translate("Rules page", "The match"), _match(game))

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


@once_a_language
def _titles() -> dict[str, str]:
    return {
        "passed": translate("Count", "Nobody bid"),
        "made": translate("Count", "Contract made"),
        "failed": translate("Count", "Contract missed"),
    }


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
        return translate("Scores", "No bid yet"), _deal(view)
    yours, theirs = translate("Scores", "Your bid"), translate("Scores", "Bid by {name}")
    title = translate("Scores", "Bid {bid}").format(bid=auction.bid)
    return title, people.sentence(auction.holder, yours, theirs)


def _deal(view: View) -> str:
    """Return which hand this is where a match is so many."""
    deals = view.game.rules.deals
    if not deals:
        return ""
    sentence = translate("Scores", "Deal {number} of {deals}")
    return sentence.format(number=view.match.hands + 1, deals=deals)


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


# Rules


def _contract(game: Game) -> str:
    last = translate("Rules page", "The last trick counts {points}.").format(points=LAST_TRICK)
    side = translate(
        "Rules page",
        "Each side adds up its cards, its marriages and the last trick. With its bid or more the "
        "declarer's side scores the bid; with less it loses the bid. The others score what they "
        "took.",
    )
    player = translate(
        "Rules page",
        "Each player adds up cards, marriages and the last trick. With the bid or more the "
        "declarer scores the bid; with less the declarer loses it. The others score what they "
        "took.",
    )
    sentences = last, _whole_pack(game), _of_them(game, side, player), _rounding(game)
    return paragraph(*sentences) + paragraph(_lapiajo(game), _waived(game))


def _whole_pack(game: Game) -> str:
    assert isinstance(game.count, ContractCount)
    if not game.count.whole_pack:
        return ""
    sentence = translate(
        "Rules page",
        "A player who takes every trick has the card points of the whole pack, {points}, "
        "wherever the cards lay.",
    )
    return sentence.format(points=game.count.whole_pack)


def _rounding(game: Game) -> str:
    if not game.rules.round_others:
        return ""
    return translate(
        "Rules page",
        "What they took is rounded to the nearest five: 137 scores 135, and 138 scores 140.",
    )


def _lapiajo(game: Game) -> str:
    match game.rules.trickless:
        case "bid":
            side = translate(
                "Rules page",
                "Läpiajo, all tricks to one side: a side without a trick also loses the bid as "
                "it stood before the raise.",
            )
            player = translate(
                "Rules page",
                "Läpiajo, a hand without a trick: that player also loses the bid as it stood "
                "before the raise.",
            )
        case "double_declarer":
            side = translate(
                "Rules page",
                "Läpiajo, all tricks to one side: the declarer's side without a trick loses its "
                "raised bid twice over, and nothing more; the others without a trick lose the "
                "bid as it stood before the raise.",
            )
            player = translate(
                "Rules page",
                "Läpiajo, a hand without a trick: the declarer then loses the raised bid twice "
                "over, and nothing more; another player loses the bid as it stood before the "
                "raise.",
            )
        case _:
            side = translate(
                "Rules page",
                "Läpiajo, all tricks to one side: the declarer's side without a trick loses its "
                "raised bid twice over, and nothing more; the others without a trick lose that "
                "bid twice over if it was made, else nothing.",
            )
            player = translate(
                "Rules page",
                "Läpiajo, a hand without a trick: the declarer then loses the raised bid twice "
                "over, and nothing more; another player loses that bid twice over if it was "
                "made, else nothing.",
            )
    return _of_them(game, side, player)


def _waived(game: Game) -> str:
    if not game.rules.lapiajo_waived or game.rules.trickless == "double":
        return ""
    side = translate(
        "Rules page",
        "But the others do not lose it when the declarer's side took every trick and still "
        "missed the bid.",
    )
    player = translate(
        "Rules page",
        "But the others do not lose it when the declarer took every trick and still missed the "
        "bid.",
    )
    return _of_them(game, side, player)


def _match(game: Game) -> str:
    rules = game.rules
    if rules.deals:
        deals = translate(
            "Rules page",
            "A match has {deals} deals, those that nobody plays among them. The higher score then "
            "wins; if the scores are equal, nobody does.",
        )
        return paragraph(deals.format(deals=rules.deals))
    return paragraph(_goal(game).format(target=plain(rules.target)))


def _goal(game: Game) -> str:
    if game.rules.both_reach == "higher":
        return translate(
            "Rules page",
            "{target} points or more win. If several have as many, the highest score wins; if "
            "these are equal, play goes on.",
        )
    side = translate(
        "Rules page",
        "{target} points or more win. If both sides have as many, the declarer's side wins; if "
        "nobody played, the higher score wins, and if these are equal, play goes on.",
    )
    player = translate(
        "Rules page",
        "{target} points or more win. If several have as many, the declarer wins if the declarer "
        "is one of them, or else the highest score; if these are equal, play goes on.",
    )
    return _of_them(game, side, player)


def _of_them(game: Game, side: str, player: str) -> str:
    """Return the sentence about sides where there are partners, else that about players."""
    return side if game.seating.partners else player
