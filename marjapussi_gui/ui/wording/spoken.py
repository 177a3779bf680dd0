"""Descriptions of cards, trick and score for the screen reader."""

from collections.abc import Sequence

from ...engine.actions import Play, Show
from ...engine.cards import HIDDEN, Card
from ...engine.state import Trick
from ...engine.view import View
from . import scores
from .actions import button, prompt
from .card_names import card_name, listed
from .people import People
from .tongue import counted, translate


def felt() -> str:
    return translate("Spoken", "The table")


def trick(view: View, people: People) -> str:
    """Return the cards of the trick in the order of play."""
    if not view.trick.cards:
        if not view.tricks:
            return translate("Spoken", "No card has been played yet.")
        return translate("Spoken", "The last trick: {cards}.").format(
            cards=_played(view.tricks[-1], people)
        )
    return translate("Spoken", "In the trick: {cards}.").format(cards=_played(view.trick, people))


def _played(of: Trick, people: People) -> str:
    return listed(
        [
            translate("Spoken", "{card} by {name}").format(
                card=card_name(card), name=people.you_or_name(seat)
            )
            for seat, card in zip(of.seats, of.cards, strict=False)
        ]
    )


def score(view: View, people: People) -> str:
    """Return the scores of the match, and the heading with trumps or contract."""
    title, _ = scores.heading(view, people)
    rows = scores.standing(view.match, people)
    standing = listed([f"{name} {points}" for name, points in rows])
    return translate("Spoken", "Score: {standing}. {title}.").format(standing=standing, title=title)


def hand(cards: Sequence[Card]) -> str:
    """Return the cards of the hand from left to right."""
    if not cards:
        return translate("Spoken", "You hold no cards.")
    return translate("Spoken", "You hold {cards}.").format(
        cards=listed([card_name(card) for card in cards])
    )


def legal(view: View, people: People) -> str:
    """Return the actions that are allowed now."""
    playable = [a.card for a in view.legal if isinstance(a, Play | Show)]
    others = [button(a, view, people) for a in view.legal if not isinstance(a, Play | Show)]
    sentences = [prompt(view, people)]
    if playable and len(playable) < len(view.hand):
        cards = listed([card_name(card) for card in playable])
        sentences.append(translate("Spoken", "You may play {cards}.").format(cards=cards))
    if others and len(others) <= MOST_LISTED:
        sentences.append(translate("Spoken", "Or: {actions}.").format(actions=listed(others)))
    return " ".join(sentences)


MOST_LISTED = 8


def card_in_hand(
    card: Card, place: int, number: int, *, may_play: bool, is_wild: bool = False
) -> str:
    """Return the name of a card in the hand and its position."""
    form = (
        translate("Spoken", "{card}, {place} of {number}")
        if may_play
        else translate("Spoken", "{card}, {place} of {number}, may not be played")
    )
    name = wild(card_name(card)) if is_wild else card_name(card)
    return form.format(card=name, place=place, number=number)


def wild(card: str) -> str:
    """Return the name of a card that may stand for another."""
    return translate("Spoken", "{card}, wild").format(card=card)


def card_in_trick(card: Card, name: str) -> str:
    return translate("Spoken", "{card}, played by {name}").format(card=card_name(card), name=name)


def pile(which: str, cards: list[Card]) -> str:
    """Return the visible cards of a pile, or their number."""
    if which == "kitty" and HIDDEN not in cards:
        held = listed([card_name(card) for card in cards])
        return translate("Spoken", "The kitty: {cards}").format(cards=held)
    if which == "kitty":
        return translate("Spoken", "The kitty, {number} cards").format(number=len(cards))
    if which == "dead":
        return translate("Spoken", "Dead hand, {number} cards").format(number=len(cards))
    if which == "stock":
        one, many = (
            translate("Spoken", "Stock, 1 card"),
            translate("Spoken", "Stock, {number} cards"),
        )
    else:
        one = translate("Spoken", "Discards, 1 card")
        many = translate("Spoken", "Discards, {number} cards")
    return counted(len(cards), one, many)
