"""Texts for settling a deal of rummy by maal."""

from collections.abc import Iterable, Iterator

from ....engine.events import HandScored, Item, ItemKey
from ....engine.game import Game
from ....engine.phases.settlement import Settlement
from ....engine.state import Seat, Side
from ....engine.view import View
from .. import rules_rummy
from ..card_names import forms
from ..people import People
from ..tongue import decimal, once_a_language, plain, translate
from .texts import CountTexts, Entry, Line, deal_text, remark

PAIR = 2


class SettlementTexts(CountTexts):
    """Texts for maal, and for what the losers pay the winner."""

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
        return _tiplu(view), deal_text(view.match, view.game)

    def items(self, event: HandScored) -> Iterable[Item]:
        """Yield one item for each reason why a player pays or is paid, sorted by player."""
        sums: dict[tuple[Side, ItemKey], int] = {}
        for side, key, points in event.items:
            sums[side, key] = sums.get((side, key), 0) + points
        for (side, key), points in sorted(sums.items(), key=lambda each: each[0][0]):
            if key != "maal" or not event.terms:
                yield Item(side, key, points)
                continue
            collected = event.points[side] * (len(event.points) - 1)
            yield Item(side, key, collected)
            if points != collected:
                yield Item(side, key, points - collected)

    def item(self, item: Item, event: HandScored, game: Game) -> str:
        if item.key == "maal" and event.terms:
            return _maal_paid(item, event)
        kind = "received" if item.points > 0 else "paid"
        names = _items()
        return names.get((item.key, kind)) or names[item.key, ""]

    def title(self, event: HandScored, game: Game, people: People) -> str:
        winner = next((t.side for t in event.terms if t.key == "finished"), None)
        if winner is None:
            return ""
        yours, theirs = translate("Count", "You went out"), translate("Count", "{name} went out")
        return people.sentence(Seat(winner), yours, theirs)

    def remarks(self, event: HandScored, game: Game) -> Iterator[Line]:
        if "dismissed" in event.notes:
            yield remark(translate("Count", "The stock was used up: nobody scores"))

    def caption(self, side: Side, event: HandScored, game: Game) -> str:
        if any(term.side == side and term.key == "finished" for term in event.terms):
            return translate("Count", "finished")
        debts = [item.key for item in event.items if item.side == side]
        if "seen" in debts:
            return translate("Count", "had laid")
        return translate("Count", "had not laid") if "unseen" in debts else ""

    def entries(self, side: Side, event: HandScored, game: Game) -> Iterator[Entry]:
        own = [term for term in event.terms if term.side == side and term.points]
        yield from (Entry(maal_terms()[t.key], plain(t.points), t.trays) for t in own)
        if event.terms:
            yield Entry(_items()["maal", ""], plain(event.points[side]), is_sum=True)

    def worth(self, value: float) -> str:
        """Return the value of an action in points."""
        sign = "+" if value >= 0 else "\N{MINUS SIGN}"
        return f"{sign}{decimal(abs(value))}"

    def hand(self, game: Game) -> str:
        return rules_rummy.settlement(game)

    def in_short(self, game: Game) -> tuple[str, ...]:
        finish = translate(
            "In short", "The player who has all cards in sets finishes the deal, which pays."
        )
        maal = translate(
            "In short",
            "Much is also paid for maal. The tiplu, its neighbours and the other wild cards in "
            "your hand count for you if you have shown your first sets. So show early, even when "
            "you can't hope to finish first.",
        )
        return finish, maal, rules_rummy.end(game)

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


def _maal_paid(item: Item, event: HandScored) -> str:
    """Return the label of maal that a player collects or pays."""
    own, is_pair = event.points[item.side], len(event.points) == PAIR
    if not item.points:
        return translate("Count", "Nothing to collect")
    if item.points < 0:
        if is_pair:
            return translate("Count", "Maal of the opponent")
        return translate("Count", "Maal of the others")
    if is_pair:
        return translate("Count", "Own maal")
    return translate("Count", "Others pay {points} each").format(points=own)


@once_a_language
def maal_terms() -> dict[str, str]:
    return {
        "wed": translate("Count", "Jhiplu, tiplu and poplu"),
        "tiplu": translate("Count", "Tiplu"),
        "beside": translate("Count", "Poplu and jhiplu"),
        "joker": translate("Count", "Printed jokers"),
        "alter": translate("Count", "Alter cards"),
        "tunnela": translate("Count", "Tunnelas shown"),
        "unlaid": translate("Count", "Not laid: does not count"),
        "kidnapped": translate("Count", "From those who had not laid"),
    }


@once_a_language
def _items() -> dict[tuple[str, str], str]:
    """Return the labels of payments by reason and direction."""
    return {
        ("maal", ""): translate("Count", "Maal"),
        ("dublees", ""): translate("Count", "Won with dublees"),
        ("seen", "paid"): translate("Count", "Deal lost after laying"),
        ("seen", "received"): translate("Count", "From losers who had laid"),
        ("unseen", "paid"): translate("Count", "Deal lost without laying"),
        ("unseen", "received"): translate("Count", "From losers who had not laid"),
    }
