"""Descriptions of cards, tricks and scores for the screen reader."""

from collections.abc import Sequence

from ...engine.actions import Play, ShowBidCard
from ...engine.cards import HIDDEN, Card
from ...engine.state import Trick
from ...engine.view import View
from . import score_text
from .action_labels import action_label, prompt_sentence
from .card_names import card_name, join_with_and
from .i18n import say
from .table_players import TablePlayers


def trick_sentence(view: View, people: TablePlayers) -> str:
    if not view.trick.cards:
        if not view.tricks:
            return say("no-card-has-been-played-yet")
        return say("last-trick-cards", cards=_played_cards_text(view.tricks[-1], people))
    return say("in-trick-cards", cards=_played_cards_text(view.trick, people))


def _played_cards_text(trick: Trick, people: TablePlayers) -> str:
    return join_with_and(
        [
            say("card-name", card=card_name(card), name=people.you_or_name(seat))
            for seat, card in zip(trick.seats, trick.cards, strict=False)
        ]
    )


def score_sentence(view: View, people: TablePlayers) -> str:
    title, _ = score_text.heading_texts(view, people)
    rows = score_text.score_rows(view.match, people)
    standing = join_with_and([f"{name} {points}" for name, points in rows])
    return say("score-standing-title", standing=standing, title=title)


def hand_sentence(cards: Sequence[Card]) -> str:
    if not cards:
        return say("you-hold-no-cards")
    return say("you-hold-cards", cards=join_with_and([card_name(card) for card in cards]))


def legal_actions_text(view: View, people: TablePlayers) -> str:
    playable = [a.card for a in view.legal_actions if isinstance(a, Play | ShowBidCard)]
    others = [
        action_label(a, view, people)
        for a in view.legal_actions
        if not isinstance(a, Play | ShowBidCard)
    ]
    sentences = [prompt_sentence(view, people)]
    if playable and len(playable) < len(view.hand):
        cards = join_with_and([card_name(card) for card in playable])
        sentences.append(say("you-can-play-cards", cards=cards))
    if others and len(others) <= MAX_LISTED_ACTIONS:
        sentences.append(say("or-actions", actions=join_with_and(others)))
    return " ".join(sentences)


MAX_LISTED_ACTIONS = 8


def hand_card_label(
    card: Card, position: int, card_count: int, *, may_play: bool, is_wild: bool = False
) -> str:
    form = "card-place-of-number" if may_play else "card-place-of-number-cant"
    name = say("wild-card", card=card_name(card)) if is_wild else card_name(card)
    return say(form, card=name, place=position, number=card_count)


def trick_card_label(card: Card, name: str) -> str:
    return say("trick-card", card=card_name(card), name=name)


def pile_label(pile: str, cards: list[Card]) -> str:
    if pile == "kitty" and HIDDEN not in cards:
        held = join_with_and([card_name(card) for card in cards])
        return say("kitty-cards", cards=held)
    number = len(cards)
    if pile == "kitty":
        return say("kitty-number-cards", number=number)
    if pile == "dead":
        return say("dead-hand-number-cards", number=number)
    if pile == "stock":
        return say("stock-number-cards", number=number)
    return say("discards-number-cards", number=number)
