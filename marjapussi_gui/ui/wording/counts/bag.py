"""Texts for scoring by the higher total, where a side without a trick goes into the bag."""

from collections.abc import Iterator

from ....engine.cards import Suit
from ....engine.events import HandScored, Item
from ....engine.game import Game
from ....engine.phases.bag import BagCount
from ....engine.phases.counting import Values
from ....engine.rules import Rules
from ....engine.state import Side
from ....engine.view import View
from ..markup import paragraph, section
from ..people import People
from ..tongue import counted, translate
from .texts import CountTexts, Line, remark, totals
from .trumps import maker, trumps, worth_next


class BagTexts(CountTexts):
    """Texts for totals that are compared, and for the side in the bag."""

    count = BagCount

    def heading(self, view: View, people: People) -> tuple[str, str]:
        return trumps(view), _in_bag(view, people) or maker(view, people)

    def so_far(self, view: View) -> tuple[int, ...]:
        return view.points if view.tricks or view.marriages.made else ()

    def of_marriage(self, view: View, suit: Suit) -> int:
        assert isinstance(view.game.count, BagCount)
        return worth_next(view.game.count.speech, view, suit)

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        if item.key == "skunk":
            sentence = translate("Count", "Far higher total, {own} to {other}")
        else:
            sentence = translate("Count", "Higher total, {own} to {other}")
        return sentence.format(**totals(item, event))

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        if not event.items:
            yield remark(_no_winner(event))
        for side, tricks in enumerate(event.tricks):
            if not tricks:
                yield Line(translate("Count", "No trick: into the bag"), Side(side), 0)

    def hand(self, game: Game) -> str:
        title = translate("Rules page", "Counting a hand")
        return section(title, paragraph(*_totals(game.rules))) + section(
            translate("Rules page", "The bag"), paragraph(*_bag(game.rules))
        )

    def in_short(self, game: Game) -> tuple[str, ...]:
        return *_totals(game.rules), *_bag(game.rules), _match(game.rules)

    def match(self, game: Game) -> str:
        return section(translate("Rules page", "The match"), paragraph(_match(game.rules)))

    def card_values(self, game: Game) -> tuple[Values, ...]:
        assert isinstance(game.count, BagCount)
        return (game.count.pips,)

    def last_trick(self, game: Game) -> int:
        return game.rules.last_trick

    def next_dealer(self, game: Game) -> str:
        return translate("Rules page", "The player who leads first in one hand deals the next.")


TEXTS = BagTexts()


def _in_bag(view: View, people: People) -> str:
    names = [people.short_side(Side(side)) for side, is_in in enumerate(view.match.bag) if is_in]
    return translate("Scores", "In the bag: {side}").format(side=names[0]) if names else ""


def _no_winner(event: HandScored) -> str:
    if len(set(event.points)) == 1:
        return translate("Count", "Equal totals: nobody scores")
    return translate("Count", "The winners were in the bag: nobody scores")


# Rules


def _totals(rules: Rules) -> tuple[str, ...]:
    total = translate("Rules page", "Each side adds up its cards and marriages.")
    last = ""
    if rules.last_trick:
        last = translate("Rules page", "The last trick counts {points}.").format(
            points=rules.last_trick
        )
    higher = translate(
        "Rules page",
        "The higher total scores 1 game point; equal totals score nothing for anybody.",
    )
    double = ""
    if rules.skunk:
        double = translate(
            "Rules page", "It scores 2 when the other total is under {points}."
        ).format(points=rules.skunk)
    return total, last, higher, double


def _bag(rules: Rules) -> tuple[str, str]:
    """Return the rules for a side without a trick."""
    into = translate(
        "Rules page",
        "A side without a trick is in the bag for the next hand: it may not declare or ask, and "
        "when it has the higher total nobody scores.",
    )
    if rules.bag_exit == "at_once":
        out = translate("Rules page", "It is out of the bag as soon as it takes a trick.")
    else:
        out = translate(
            "Rules page", "With a trick in that hand it is out of the bag for the hand after."
        )
    return into, out


def _match(rules: Rules) -> str:
    one = translate("Rules page", "1 game point wins the match.")
    many = translate("Rules page", "{number} game points win the match.")
    return counted(rules.target, one, many)
