"""Settling a rummy deal by maal."""

from collections.abc import Iterable, Iterator

from ....engine.events import HandScored, Item, ItemKey
from ....engine.game import Game
from ....engine.phases.settlement import Settlement
from ....engine.state import Side
from ....engine.view import View
from .. import rules_rummy
from ..card_names import forms
from ..people import People
from ..tongue import decimal, once_a_language, translate
from .texts import CountTexts, Line, remark


class SettlementTexts(CountTexts):
    """Maal, and what the losers pay the winner."""

    count = Settlement
    sections = (
        rules_rummy.cards,
        rules_rummy.sets,
        rules_rummy.turn,
        rules_rummy.wild,
        rules_rummy.finish,
        rules_rummy.maal,
    )

    def heading(self, view: View, people: People) -> tuple[str, str]:
        return _tiplu(view), _deal(view)

    def items(self, event: HandScored) -> Iterable[Item]:
        """Yield, player by player, one item for all that he is paid, or pays, for one thing."""
        sums: dict[tuple[Side, ItemKey], int] = {}
        for side, key, points in event.items:
            sums[side, key] = sums.get((side, key), 0) + points
        by_side = sorted(sums.items(), key=lambda each: each[0][0])
        return (Item(side, key, points) for (side, key), points in by_side)

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        kind = "received" if item.points > 0 else "paid"
        names = _items()
        return names.get((item.key, kind)) or names[item.key, ""]

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        if "dismissed" in event.notes:
            yield remark(translate("Count", "The stock was used up: nobody scores"))

    def worth(self, value: float) -> str:
        """Return what an action is worth in points."""
        sign = "+" if value >= 0 else "\N{MINUS SIGN}"
        return f"{sign}{decimal(abs(value))}"

    def hand(self, game: Game) -> str:
        return rules_rummy.settlement(game)

    def match(self, game: Game) -> str:
        return rules_rummy.match(game)

    def direction(self, game: Game) -> str:
        if game.rules.clockwise:
            return super().direction(game)
        return translate("Rules page", "Play goes counter-clockwise round the table.")


TEXTS = SettlementTexts()


def _tiplu(view: View) -> str:
    tiplu = view.rummy.tiplu
    if tiplu >= 0:
        return translate("Scores", "Tiplu: {card}").format(**forms(tiplu))
    if any(view.rummy.laid):
        return translate("Scores", "You do not know the tiplu")
    return translate("Scores", "No tiplu yet")


def _deal(view: View) -> str:
    number = view.match.hands + (not view.match.over)
    sentence = translate("Scores", "Deal {number} of {deals}")
    return sentence.format(number=number, deals=view.game.rules.deals)


@once_a_language
def _items() -> dict[tuple[str, str], str]:
    """Return what is paid for, and what the winner is paid for."""
    return {
        ("maal", ""): translate("Count", "Maal"),
        ("dublees", ""): translate("Count", "Won with dublees"),
        ("seen", "paid"): translate("Count", "Deal lost after laying"),
        ("seen", "received"): translate("Count", "From losers who had laid"),
        ("unseen", "paid"): translate("Count", "Deal lost without laying"),
        ("unseen", "received"): translate("Count", "From losers who had not laid"),
    }
