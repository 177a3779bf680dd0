"""A finished hand as text for the screen reader: its score, and the cards of all seats."""

from collections.abc import Mapping, Sequence

from ...engine.cards import Card
from ...engine.state import Seat
from .card_names import card_name, join_with_and
from .hand_ledger import Ledger, LedgerLeaf, LedgerScore
from .i18n import number_text, say, to_sentences
from .table_players import TablePlayers


def hand_score_text(ledger: Ledger) -> str:
    leaves = map(_side_text, ledger.leaves)
    return to_sentences(
        (ledger.title, ledger.hand_label, *leaves, *ledger.remarks, scores_text(ledger.scores))
    )


def _side_text(leaf: LedgerLeaf) -> str:
    lines = [_line_text(each.text, each.value) for each in leaf.entries]
    lines += [_line_text(each.text, each.value) for each in leaf.results]
    name = ", ".join(each for each in (leaf.name, leaf.caption) if each)
    if not lines:
        return name
    return say("side-lines", side=name, lines="; ".join(lines))


def _line_text(text: str, value: str) -> str:
    return say("line-points", line=text, points=value).strip()


def scores_text(scores: Sequence[LedgerScore]) -> str:
    return "; ".join(map(_score_text, scores))


def _score_text(score: LedgerScore) -> str:
    text = say(
        "side-from-before-to-after",
        side=score.name,
        before=number_text(score.before),
        after=number_text(score.after),
    )
    return ", ".join(each for each in (text, score.missing_text) if each)


def all_hands_text(hands: Mapping[Seat, Sequence[Card]], people: TablePlayers) -> str:
    return to_sentences(
        say(
            "name-had-cards",
            name=people.you_or_name(seat),
            cards=join_with_and([card_name(c) for c in cards]),
        )
        for seat, cards in sorted(hands.items())
    )
