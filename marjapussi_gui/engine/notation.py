"""Convert actions to text and back; parsing a text gives the action it was written from."""

import re
from collections.abc import Callable

from .actions import (
    FROM_OFFER,
    FROM_STOCK,
    Action,
    Answer,
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
    Say,
    Show,
    ShowTunnelas,
    Sooli,
    Stand,
)
from .cards import NAMES, SUITS, Card, NotACard, Suit, card, card_list, names
from .quoting import quoted
from .state import NO_CARD, Contest, Meld

HUGE = 10**9  # stands for longer numbers, which int() may refuse

_WORDS: dict[str, Action] = {
    "pass": Pass(),
    "redeal": Redeal(),
    "stand": Stand(),
    "whole?": AskWhole(),
    "sooli": Sooli(),
    "say rami": Say(Contest.RAMI),
    "say nolo": Say(Contest.NOLO),
    "draw stock": FROM_STOCK,
    "draw offer": FROM_OFFER,
}
_VERBS: dict[type[Action], str] = {
    Play: "play",
    Show: "show",
    Declare: "declare",
    AskHalf: "half?",
    Answer: "answer",
    Bid: "bid",
    Raise: "raise",
    Give: "give",
    Discard: "discard",
    Lay: "lay",
    ShowTunnelas: "show tunnelas",
    Finish: "finish",
}
_NUMBER = re.compile(r"0|[1-9][0-9]*", re.ASCII)


class NotAnAction(ValueError):
    """A text that does not describe an action."""


def action_text(action: Action) -> str:
    """Return the text form of an action."""
    if type(action) is Play:  # the most frequent action, so it is checked first
        return _PLAYS[action.card]
    match action:
        case Show(card):
            return f"{_VERBS[Show]} {NAMES[card]}"
        case Declare(suit) | AskHalf(suit) | Answer(suit):
            return f"{_VERBS[type(action)]} {SUITS[suit]}"
        case Bid(amount) | Raise(amount):
            return f"{_VERBS[type(action)]} {amount}"
        case Give(cards) | Discard(cards):
            return f"{_VERBS[type(action)]} {names(cards)}"
        case Lay(sets) | ShowTunnelas(sets):
            return _with_sets(_VERBS[type(action)], sets)
        case Finish(sets, discard):
            end = f" ; {NAMES[discard]}" if discard != NO_CARD else ""
            return _with_sets(_VERBS[Finish], sets) + end
        case _:
            return _TEXTS[action]


def read_action(text: str) -> Action:
    """Parse the text form of an action. Raise ActionTextError if it is not valid."""
    if text in _WORDS:
        return _WORDS[text]
    word, _, rest = text.partition(" ")
    if word == "show" and rest.startswith("tunnelas "):
        word, rest = "show tunnelas", rest.removeprefix("tunnelas ")
    if word not in _READERS:
        raise NotAnAction(f"{quoted(text)} is not an action")
    try:
        return _READERS[word](rest)
    except (NotACard, NotAnAction) as error:
        raise NotAnAction(f"{quoted(text)} is not an action: {error}") from None


def _with_sets(word: str, sets: tuple[Meld, ...]) -> str:
    return f"{word} {' / '.join(map(names, sets))}" if sets else word


def _suit(text: str) -> Suit:
    if len(text) != 1 or text not in SUITS:
        raise NotAnAction(f"{quoted(text)} is not a suit")
    return Suit(SUITS.index(text))


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise NotAnAction(f"{quoted(text)} is not a number")
    return int(text) if len(text) < len(str(HUGE)) else HUGE


def _cards(text: str) -> tuple[Card, ...]:
    """Parse one or more cards and sort them into listed order."""
    cards = card_list(text)
    if not cards:
        raise NotAnAction("no card is named")
    return tuple(sorted(cards))


def _sets(text: str) -> tuple[Meld, ...]:
    return tuple(map(_cards, text.split(" / ")))


def _finish(text: str) -> Finish:
    sets, mark, discard = text.partition(" ; ")
    if not mark:
        raise NotAnAction("the last discard is missing")
    return Finish(_sets(sets), card(discard))


_PLAYS = tuple(f"{_VERBS[Play]} {name}" for name in NAMES)
_TEXTS = {action: text for text, action in _WORDS.items()}
_READERS: dict[str, Callable[[str], Action]] = {
    "play": lambda rest: Play(card(rest)),
    "declare": lambda rest: Declare(_suit(rest)),
    "half?": lambda rest: AskHalf(_suit(rest)),
    "answer": lambda rest: Answer(_suit(rest)),
    "bid": lambda rest: Bid(_number(rest)),
    "raise": lambda rest: Raise(_number(rest)),
    "give": lambda rest: Give(_cards(rest)),
    "discard": lambda rest: Discard(_cards(rest)),
    "show": lambda rest: Show(card(rest)),
    "lay": lambda rest: Lay(_sets(rest)),
    "finish": _finish,
    "show tunnelas": lambda rest: ShowTunnelas(_sets(rest)),
}
