"""Descriptions of cards, tricks and scores for the screen reader."""

from collections.abc import Sequence

from ...engine.actions import Play, ShowBidCard
from ...engine.cards import HIDDEN, Card
from ...engine.state import Trick
from ...engine.view import View
from . import score_text
from .action_labels import action_label, prompt_sentence
from .card_names import card_name, join_with_and
from .i18n import Message, plural, translate
from .table_players import TablePlayers

table_label = Message("Spoken", "The table")


def trick_sentence(view: View, people: TablePlayers) -> str:
    """Return a sentence with the cards of the trick, in the order of play."""
    if not view.trick.cards:
        if not view.tricks:
            return translate("Spoken", "No card has been played yet.")
        return translate("Spoken", "The last trick: {cards}.").format(
            cards=_played_cards_text(view.tricks[-1], people)
        )
    return translate("Spoken", "In the trick: {cards}.").format(
        cards=_played_cards_text(view.trick, people)
    )


def _played_cards_text(trick: Trick, people: TablePlayers) -> str:
    return join_with_and(
        [
            translate("Spoken", "{card} ({name})").format(
                card=card_name(card), name=people.you_or_name(seat)
            )
            for seat, card in zip(trick.seats, trick.cards, strict=False)
        ]
    )


def score_sentence(view: View, people: TablePlayers) -> str:
    """Return a sentence with the scores of the match, and the trumps or the contract."""
    title, _ = score_text.heading_texts(view, people)
    rows = score_text.score_rows(view.match, people)
    standing = join_with_and([f"{name} {points}" for name, points in rows])
    return translate("Spoken", "Score: {standing}. {title}.").format(standing=standing, title=title)


def hand_sentence(cards: Sequence[Card]) -> str:
    """Return a sentence with the cards of the hand, from left to right."""
    if not cards:
        return translate("Spoken", "You hold no cards.")
    return translate("Spoken", "You hold: {cards}.").format(
        cards=join_with_and([card_name(card) for card in cards])
    )


def legal_actions_text(view: View, people: TablePlayers) -> str:
    """Return a text with the actions that are allowed now."""
    playable = [a.card for a in view.legal_actions if isinstance(a, Play | ShowBidCard)]
    others = [
        action_label(a, view, people)
        for a in view.legal_actions
        if not isinstance(a, Play | ShowBidCard)
    ]
    sentences = [prompt_sentence(view, people)]
    if playable and len(playable) < len(view.hand):
        cards = join_with_and([card_name(card) for card in playable])
        sentences.append(translate("Spoken", "You can play: {cards}.").format(cards=cards))
    if others and len(others) <= MAX_LISTED_ACTIONS:
        sentences.append(
            translate("Spoken", "Or: {actions}.").format(actions=join_with_and(others))
        )
    return " ".join(sentences)


MAX_LISTED_ACTIONS = 8


def hand_card_label(
    card: Card, position: int, card_count: int, *, may_play: bool, is_wild: bool = False
) -> str:
    """Return the name of a card in hand, its position, and whether it may be played."""
    form = (
        translate("Spoken", "{card}, {place} of {number}")
        if may_play
        else translate("Spoken", "{card}, {place} of {number}, can’t be played")
    )
    name = wild_card_label(card_name(card)) if is_wild else card_name(card)
    return form.format(card=name, place=position, number=card_count)


def wild_card_label(name: str) -> str:
    """Return the name of a card with the remark that it is wild."""
    return translate("Spoken", "{card}, wild").format(card=name)


def trick_card_label(card: Card, name: str) -> str:
    return translate("Spoken", "{card}, played by {name}").format(card=card_name(card), name=name)


def pile_label(pile: str, cards: list[Card]) -> str:
    """Return a text with the visible cards of a pile, or with the number of its cards."""
    if pile == "kitty" and HIDDEN not in cards:
        held = join_with_and([card_name(card) for card in cards])
        return translate("Spoken", "The kitty: {cards}").format(cards=held)
    number = len(cards)
    if pile == "kitty":
        return plural("Spoken", "The kitty, 1 card", "The kitty, {number} cards", number)
    if pile == "dead":
        return plural("Spoken", "Dead hand, 1 card", "Dead hand, {number} cards", number)
    if pile == "stock":
        return plural("Spoken", "Stock, 1 card", "Stock, {number} cards", number)
    return plural("Spoken", "Discards, 1 card", "Discards, {number} cards", number)
