"""Convert actions to text and back."""

import re
from collections.abc import Callable

from . import actions
from .cards import (
    CARD_NAMES,
    SUIT_LETTERS,
    Card,
    CardTextError,
    card_names,
    parse_card,
    parse_cards,
    parse_suit,
)
from .errors import MarjapussiError, quote
from .state import NO_CARD, ContestKind, Meld

LARGEST_NUMBER = 10**9  # stands for all longer numbers, because int() refuses very long ones

_FIXED_TEXTS: dict[str, actions.Action] = {
    "pass": actions.Pass(),
    "redeal": actions.Redeal(),
    "stand": actions.Stand(),
    "whole?": actions.AskWhole(),
    "sooli": actions.Sooli(),
    "say rami": actions.SayBid(ContestKind.RAMI),
    "say nolo": actions.SayBid(ContestKind.NOLO),
    "draw stock": actions.DRAW_FROM_STOCK,
    "draw offer": actions.DRAW_FROM_OFFER,
}
_VERBS: dict[type[actions.Action], str] = {
    actions.Play: "play",
    actions.ShowBidCard: "show",
    actions.Declare: "declare",
    actions.AskHalf: "half?",
    actions.AnswerWhole: "answer",
    actions.Bid: "bid",
    actions.Raise: "raise",
    actions.Give: "give",
    actions.Discard: "discard",
    actions.Lay: "lay",
    actions.ShowTunnelas: "show tunnelas",
    actions.Finish: "finish",
}
_NUMBER_PATTERN = re.compile(r"0|[1-9][0-9]*", re.ASCII)


class ActionTextError(MarjapussiError, ValueError):
    """Raised for a text that doesn't describe an action."""


def action_text(action: actions.Action) -> str:
    if type(action) is actions.Play:  # the most frequent action, so check it first
        return _PLAY_TEXTS[action.card]
    match action:
        case actions.ShowBidCard(card):
            return f"{_VERBS[actions.ShowBidCard]} {CARD_NAMES[card]}"
        case actions.Declare(suit) | actions.AskHalf(suit) | actions.AnswerWhole(suit):
            return f"{_VERBS[type(action)]} {SUIT_LETTERS[suit]}"
        case actions.Bid(amount) | actions.Raise(amount):
            return f"{_VERBS[type(action)]} {amount}"
        case actions.Give(cards) | actions.Discard(cards):
            return f"{_VERBS[type(action)]} {card_names(cards)}"
        case actions.Lay(sets) | actions.ShowTunnelas(sets):
            return _text_with_sets(_VERBS[type(action)], sets)
        case actions.Finish(sets, discard):
            end = f" ; {CARD_NAMES[discard]}" if discard != NO_CARD else ""
            return _text_with_sets(_VERBS[actions.Finish], sets) + end
        case _:
            return _TEXT_OF_ACTION[action]


def parse_action(text: str) -> actions.Action:
    """Parse the text form of an action. Raise ActionTextError if it isn't valid."""
    if text in _FIXED_TEXTS:
        return _FIXED_TEXTS[text]
    word, _, rest = text.partition(" ")
    if word == "show" and rest.startswith("tunnelas "):
        word, rest = "show tunnelas", rest.removeprefix("tunnelas ")
    if word not in _PARSERS:
        raise ActionTextError(f"{quote(text)} isn't an action such as 'play QH' or 'pass'")
    try:
        return _PARSERS[word](rest)
    except (CardTextError, ActionTextError) as error:
        raise ActionTextError(f"{quote(text)} isn't an action, because {error}") from None


def _text_with_sets(verb: str, sets: tuple[Meld, ...]) -> str:
    return f"{verb} {' / '.join(map(card_names, sets))}" if sets else verb


def _parse_number(text: str) -> int:
    if not _NUMBER_PATTERN.fullmatch(text):
        raise ActionTextError(f"{quote(text)} isn't a whole number")
    return int(text) if len(text) < len(str(LARGEST_NUMBER)) else LARGEST_NUMBER


def _parse_cards(text: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not cards:
        raise ActionTextError("a card such as QH is missing")
    return tuple(sorted(cards))


def _parse_sets(text: str) -> tuple[Meld, ...]:
    return tuple(map(_parse_cards, text.split(" / ")))


def _parse_finish(text: str) -> actions.Finish:
    sets, mark, discard = text.partition(" ; ")
    if not mark:
        raise ActionTextError("the last discard is missing after ' ; '")
    return actions.Finish(_parse_sets(sets), parse_card(discard))


_PLAY_TEXTS = tuple(f"{_VERBS[actions.Play]} {name}" for name in CARD_NAMES)
_TEXT_OF_ACTION = {action: text for text, action in _FIXED_TEXTS.items()}
_PARSERS: dict[str, Callable[[str], actions.Action]] = {
    "play": lambda rest: actions.Play(parse_card(rest)),
    "declare": lambda rest: actions.Declare(parse_suit(rest)),
    "half?": lambda rest: actions.AskHalf(parse_suit(rest)),
    "answer": lambda rest: actions.AnswerWhole(parse_suit(rest)),
    "bid": lambda rest: actions.Bid(_parse_number(rest)),
    "raise": lambda rest: actions.Raise(_parse_number(rest)),
    "give": lambda rest: actions.Give(_parse_cards(rest)),
    "discard": lambda rest: actions.Discard(_parse_cards(rest)),
    "show": lambda rest: actions.ShowBidCard(parse_card(rest)),
    "lay": lambda rest: actions.Lay(_parse_sets(rest)),
    "finish": _parse_finish,
    "show tunnelas": lambda rest: actions.ShowTunnelas(_parse_sets(rest)),
}
