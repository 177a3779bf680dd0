"""Convert actions to text and back."""

import re
from collections.abc import Callable

from .actions import (
    DRAW_FROM_OFFER,
    DRAW_FROM_STOCK,
    Action,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
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

_FIXED_TEXTS: dict[str, Action] = {
    "pass": Pass(),
    "redeal": Redeal(),
    "stand": Stand(),
    "whole?": AskWhole(),
    "sooli": Sooli(),
    "say rami": SayBid(ContestKind.RAMI),
    "say nolo": SayBid(ContestKind.NOLO),
    "draw stock": DRAW_FROM_STOCK,
    "draw offer": DRAW_FROM_OFFER,
}
_VERBS: dict[type[Action], str] = {
    Play: "play",
    ShowBidCard: "show",
    Declare: "declare",
    AskHalf: "half?",
    AnswerWhole: "answer",
    Bid: "bid",
    Raise: "raise",
    Give: "give",
    Discard: "discard",
    Lay: "lay",
    ShowTunnelas: "show tunnelas",
    Finish: "finish",
}
_NUMBER_PATTERN = re.compile(r"0|[1-9][0-9]*", re.ASCII)


class ActionTextError(MarjapussiError, ValueError):
    """Raised for a text that doesn't describe an action."""


def action_text(action: Action) -> str:
    if type(action) is Play:  # the most frequent action, so check it first
        return _PLAY_TEXTS[action.card]
    match action:
        case ShowBidCard(card):
            return f"{_VERBS[ShowBidCard]} {CARD_NAMES[card]}"
        case Declare(suit) | AskHalf(suit) | AnswerWhole(suit):
            return f"{_VERBS[type(action)]} {SUIT_LETTERS[suit]}"
        case Bid(amount) | Raise(amount):
            return f"{_VERBS[type(action)]} {amount}"
        case Give(cards) | Discard(cards):
            return f"{_VERBS[type(action)]} {card_names(cards)}"
        case Lay(sets) | ShowTunnelas(sets):
            return _text_with_sets(_VERBS[type(action)], sets)
        case Finish(sets, discard):
            end = f" ; {CARD_NAMES[discard]}" if discard != NO_CARD else ""
            return _text_with_sets(_VERBS[Finish], sets) + end
        case _:
            return _TEXT_OF_ACTION[action]


def parse_action(text: str) -> Action:
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


def _parse_finish(text: str) -> Finish:
    sets, mark, discard = text.partition(" ; ")
    if not mark:
        raise ActionTextError("the last discard is missing after ' ; '")
    return Finish(_parse_sets(sets), parse_card(discard))


_PLAY_TEXTS = tuple(f"{_VERBS[Play]} {name}" for name in CARD_NAMES)
_TEXT_OF_ACTION = {action: text for text, action in _FIXED_TEXTS.items()}
_PARSERS: dict[str, Callable[[str], Action]] = {
    "play": lambda rest: Play(parse_card(rest)),
    "declare": lambda rest: Declare(parse_suit(rest)),
    "half?": lambda rest: AskHalf(parse_suit(rest)),
    "answer": lambda rest: AnswerWhole(parse_suit(rest)),
    "bid": lambda rest: Bid(_parse_number(rest)),
    "raise": lambda rest: Raise(_parse_number(rest)),
    "give": lambda rest: Give(_parse_cards(rest)),
    "discard": lambda rest: Discard(_parse_cards(rest)),
    "show": lambda rest: ShowBidCard(parse_card(rest)),
    "lay": lambda rest: Lay(_parse_sets(rest)),
    "finish": _parse_finish,
    "show tunnelas": lambda rest: ShowTunnelas(_parse_sets(rest)),
}
