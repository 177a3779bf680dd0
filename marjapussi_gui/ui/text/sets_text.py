"""Texts about a hand of rummy: its sets, the offered card, and maal (bonus points)."""

from collections.abc import Sequence

from ...engine.cards import Card
from ...engine.rummy.card_groups import SetKind
from ...engine.state import Seat
from ...engine.view import View
from .card_names import short_card_name
from .i18n import (
    capitalized,
    localized_digits,
    say,
)
from .table_players import TablePlayers


def group_labels(
    kind: SetKind, missing_cards: Sequence[Card] = (), wild_cards: Sequence[tuple[Card, Card]] = ()
) -> tuple[str, ...]:
    """Return the labels of a group of cards, the longest first, or () for loose cards."""
    if missing_cards and not kind:
        return _missing_cards_labels(missing_cards)
    if len(wild_cards) == 1:
        (wild, other), form = wild_cards[0], "wild-used-as-card"
        both = {"wild": short_card_name(wild), "card": short_card_name(other)}
        return say(form, **both), "{wild} = {card}".format(**both)
    return (capitalized(say(f"set-kind-{kind}")),) if kind else ()


def _missing_cards_labels(cards: Sequence[Card]) -> tuple[str, ...]:
    names = [short_card_name(each) for each in cards]
    if len(names) == 1:
        return say("needs-card", card=names[0]), f"+ {names[0]}"
    return say(
        "needs-cards-or-last", cards=", ".join(names[:-1]), last=names[-1]
    ), "+ " + " / ".join(names)


def sets_progress_text(ready_count: int, required_count: int, *, is_dublees: bool) -> str:
    """Return a text on how many of the required sets are ready."""
    return say(
        "number-of-wanted-dublees" if is_dublees else "number-of-wanted-sets",
        number=ready_count,
        wanted=required_count,
    )


def unseen_copies_text(card: Card, number: int) -> str:
    name = short_card_name(card)
    if not number:
        return say("card-all-seen", card=name)
    return say("card-number-still-out", number=number, card=name)


def offered_card_origin_text(name: str) -> str:
    """Return a text saying who discarded the offered card.

    An empty name stands for a card turned up from the stock.
    """
    if not name:
        return say("turned-up-first")
    return say("discarded-by-name", name=name)


def laid_sets_text(people: TablePlayers, seat: Seat, sets: str) -> str:
    return people.sentence(seat, "youve-shown-sets", "name-has-shown-sets", sets=sets)


def shown_tunnelas_text(people: TablePlayers, seat: Seat, sets: str) -> str:
    """Return a text on which tunnelas (three identical cards) a player showed at the start."""
    return people.sentence(
        seat, "youve-shown-these-tunnelas-sets", "name-has-shown-these-tunnelas-sets", sets=sets
    )


def spoken_group_text(kind: str, cards: str) -> str:
    return f"{kind}: {cards}"


def spoken_progress_text(sets: str, points: str) -> str:
    if not points:
        return sets
    return say("sets-maal-points", sets=sets, points=points)


def maal_tooltip(parts: Sequence[tuple[str, int]]) -> str:
    """Return a tooltip with the parts of the maal (bonus points), one per line."""
    return "\n".join(f"{say(f'maal-{key}')}: {localized_digits(points)}" for key, points in parts)


def wild_cards_text(view: View) -> str:
    if view.rummy.tiplu >= 0:
        rank = short_card_name(view.rummy.tiplu)[:-1]
        return say("every-rank-is-wild", rank=rank)
    if any(view.rummy.laid_sets):
        return say("show-three-sets-first")
    return say("drawn-when-somebody-shows-sets")


def deal_number_text(view: View) -> str:
    return say("sets-deal-number", number=view.match.hands_played + 1, deals=view.game.rules.deals)
