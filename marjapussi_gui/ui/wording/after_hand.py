"""The summary of a finished hand for a screen reader: its count, and the cards of every seat."""

from collections.abc import Mapping, Sequence

from ...engine.cards import Card
from ...engine.state import Seat
from .card_names import card_name, listed
from .ledger import Leaf, Ledger, Score
from .people import People
from .tongue import plain, sentences, translate


def count(ledger: Ledger) -> str:
    """Return the count of a hand: each side with its lines, remarks, and the scores."""
    leaves = map(_leaf, ledger.leaves)
    return sentences((ledger.title, ledger.hand, *leaves, *ledger.remarks, scores(ledger.scores)))


def _leaf(leaf: Leaf) -> str:
    """Return the lines of one side."""
    lines = [_line(each.text, each.value) for each in leaf.entries]
    lines += [_line(each.text, each.value) for each in leaf.results]
    name = ", ".join(each for each in (leaf.name, leaf.caption) if each)
    if not lines:
        return name
    return translate("Listening", "{side}: {lines}").format(side=name, lines="; ".join(lines))


def _line(text: str, value: str) -> str:
    return translate("Listening", "{line} {points}").format(line=text, points=value).strip()


def scores(every: Sequence[Score]) -> str:
    """Return each side's score before and after the hand, and the points missing."""
    return "; ".join(map(_score, every))


def _score(score: Score) -> str:
    form = translate("Listening", "{side} from {before} to {after}")
    text = form.format(side=score.name, before=plain(score.before), after=plain(score.after))
    return ", ".join(each for each in (text, score.to_go) if each)


def hands(held: Mapping[Seat, Sequence[Card]], people: People) -> str:
    """Return the cards that each seat held in a finished hand."""
    form = translate("Listening", "{name} had {cards}")
    return sentences(
        form.format(name=people.you_or_name(seat), cards=listed([card_name(c) for c in cards]))
        for seat, cards in sorted(held.items())
    )
