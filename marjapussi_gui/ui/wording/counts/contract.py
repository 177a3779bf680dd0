"""Counting contracts: the bid for the declarer, and what they took for the others."""

from collections.abc import Iterator

from ....engine.cards import NO_SUIT
from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases.contract import LAST_TRICK, ContractCount
from ....engine.phases.counting import Values
from ....engine.view import View
from ..markup import paragraph, section
from ..people import People
from ..tongue import counted, plain, translate
from .texts import CountTexts, Line, remark
from .trumps import trumps


class ContractTexts(CountTexts):
    """Bids made and missed, and läpiajo."""

    count = ContractCount

    def heading(self, view: View, people: People) -> tuple[str, str]:
        return _heading(view, people)

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        match item.key:
            case "taken":
                return _taken(item, event)
            case "lapiajo":
                return translate("Count", "No trick: läpiajo")
            case _:
                return _contract_item(item, event)

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        lost = any(item.key == "lapiajo" for item in event.items)
        if "lapiajo" in event.notes and not lost:
            yield remark(translate("Count", "Nobody loses for taking no trick"))

    def hand(self, game: Game) -> str:
        return section(translate("Rules page", "Counting a hand"), _contract(game))

    def match(self, game: Game) -> str:
        return section(translate("Rules page", "The match"), _match(game))

    def card_values(self, game: Game) -> tuple[Values, ...]:
        assert isinstance(game.count, ContractCount)
        return (game.count.pips,)

    def first_leader(self, game: Game) -> str:
        return translate("Rules page", "The declarer leads to the first trick.")


TEXTS = ContractTexts()


def _heading(view: View, people: People) -> tuple[str, str]:
    auction = view.auction
    if not auction.bid:
        return translate("Scores", "No bid yet"), ""
    is_over = auction.passed.bit_count() == view.game.seating.players - 1
    if not is_over:
        yours, theirs = translate("Scores", "Your bid"), translate("Scores", "Bid by {name}")
        title = translate("Scores", "Bid {bid}").format(bid=auction.bid)
        return title, people.told(auction.holder, yours, theirs)
    contract = translate("Scores", "Contract {bid}").format(bid=auction.raised or auction.bid)
    yours, theirs = translate("Scores", "You play"), translate("Scores", "{name} plays")
    player = people.told(auction.holder, yours, theirs)
    if view.marriages.trump == NO_SUIT:
        return contract, player
    both = translate("Scores", "{contract} · {player}")
    return trumps(view), both.format(contract=contract, player=player)


def _contract_item(item: Item, event: HandScored) -> str:
    own = event.points[item.side]
    if item.key == "made":
        sentence = translate("Count", "Contract {bid} made with {own}")
    else:
        sentence = translate("Count", "Contract {bid} missed with {own}")
    return sentence.format(bid=abs(item.points), own=own)


def _taken(item: Item, event: HandScored) -> str:
    one, many = (
        translate("Count", "Taken in 1 trick"),
        translate("Count", "Taken in {number} tricks"),
    )
    return counted(event.tricks[item.side], one, many)


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
        "Each player adds up his cards, his marriages and the last trick. With his bid or more the "
        "declarer scores the bid; with less he loses the bid. The others score what they took.",
    )
    return paragraph(last, _of_them(game, side, player)) + paragraph(_lapiajo(game), _waived(game))


def _lapiajo(game: Game) -> str:
    side = translate(
        "Rules page",
        "Läpiajo: a side without a trick loses the bid as it stood before the raise, besides.",
    )
    player = translate(
        "Rules page",
        "Läpiajo: a player without a trick loses the bid as it stood before the raise, besides.",
    )
    return _of_them(game, side, player)


def _waived(game: Game) -> str:
    if not game.rules.lapiajo_waived:
        return ""
    side = translate(
        "Rules page",
        "But that is waived when the declarer's side took every trick and still missed the bid.",
    )
    player = translate(
        "Rules page",
        "But that is waived when the declarer took every trick and still missed his bid.",
    )
    return _of_them(game, side, player)


def _match(game: Game) -> str:
    goal = translate(
        "Rules page",
        "{target} points or more win. If several have as many, the highest score wins; if these "
        "are equal, play goes on.",
    )
    return paragraph(goal.format(target=plain(game.rules.target)))


def _of_them(game: Game, side: str, player: str) -> str:
    """Return the sentence about sides where there are partners, else that about players."""
    return side if game.seating.partners else player
