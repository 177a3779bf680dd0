"""Plays matches by keys alone, from what is said."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from .blind_table import KEYS, YOU, Ear, Table
from .phrasebook import phrasebook

MOST_TABS, MOST_STEPS = 40, 60
DIGITS = "1234567890"


class Keyboard(Protocol):
    """All that the player has: keys, what is said, and what the control with the focus says."""

    def press(self, key: str) -> list[str]: ...
    def listen(self) -> list[str]: ...
    @property
    def focus(self) -> str: ...


class LostError(AssertionError):
    """The player heard nothing that leads on."""


class BlindPlayer:
    """Plays at random, to get into as many situations as possible."""

    def __init__(
        self,
        window: Keyboard,
        language: str,
        seed: int,
        on_decision: Callable[[Table], object] = lambda _: None,
    ) -> None:
        self.window, self.book = window, phrasebook(language)
        self.ear, self.random, self.on_decision = Ear(self.book), Random(seed), on_decision
        self.hands = self.decisions = 0

    def play_match(self, most_hands: int = 1_000, most_decisions: int = 10**9) -> None:
        """Play until the match is over."""
        end, said = self.hands + most_hands, self.window.listen()
        while self.hands < end and self.decisions < most_decisions:
            if self._has_finished_hand(said):
                self.hands += 1
                if self.hands == end or self._is_over(said):
                    return
                said = self._next_hand()
                continue
            answers = {what: self._ask(key) for what, key in KEYS.items()}
            table = self.ear.table(answers)
            if table.turn != YOU:
                raise LostError(said, answers)
            self.decisions += 1
            self.on_decision(table)
            said = self.act(self._choice(table), table, answers)

    def act(self, action: str, table: Table, answers: dict[str, str]) -> list[str]:
        """Perform an action; return what is said."""
        hand = self.ear.hand(answers["hand"])
        kind, _, what = action.partition(" ")
        match kind:
            case "play" | "discard":
                card = what or self.random.choice(hand)
                said = self._find_card(card, hand)
                said = self.window.press("Space")
                if kind == "discard":
                    said = self.window.press("Space")
            case "bid" | "raise":
                for digit in what:
                    said = self.window.press(digit)
                self._expect(self.ear.action(self.window.focus.split(", ")[0]) == action, said)
                said = self.window.press("Space")
            case "give" | "put":
                said = self._hand_over(int(what), kind)
            case _:
                said = self._press_button(lambda label: self.ear.action(label) == action)
                asked = "Show the highlighted sets? Choice {number} of {ways}."
                if any(self.book.says(asked, each) for each in said):
                    said = self._press_label("Show these")
        return said

    def _choice(self, table: Table) -> str:
        """Return an action at random, but rarely a bid far above the lowest."""
        options = sorted(table.options)
        bids = [each for each in options if each.startswith(("bid ", "raise "))]
        few = sorted(bids, key=lambda each: int(each.split()[1]))[:2]
        options = [each for each in options if each not in bids or each in few]
        sets = [each for each in options if each in ("lay", "finish", "tunnelas")]
        self._expect(bool(options), [str(table)])
        return self.random.choice(sets or options)

    def _ask(self, key: str) -> str:
        said = self.window.press(key)
        self._expect(bool(said), [key])
        return said[-1]

    def _find_card(self, card: str, hand: tuple[str, ...]) -> list[str]:
        """Move the cursor to a card."""
        place = hand.index(card) if card in hand else len(DIGITS)
        if (
            place < len(DIGITS)
            and self._card_under(said := self.window.press(DIGITS[place])) == card
        ):
            return said
        for _ in range(MOST_STEPS):
            if self._card_under(said := self.window.press("Right")) == card:
                return said
        raise LostError(card, hand)

    def _card_under(self, said: list[str]) -> str:
        """Return the card at the cursor."""
        if not said:
            return ""
        name = said[-1].split(", ")[0]
        return self.book.card(name)

    def _hand_over(self, number: int, kind: str) -> list[str]:
        """Choose cards at random, and press the button that gives or discards them."""
        while "chosen" not in (left := self.ear.options(self._ask(KEYS["options"]), ())):
            self._expect(any(each.startswith(kind) for each in left), sorted(left))
            for _ in range(self.random.randint(1, 4)):
                said = self.window.press("Right")
            if not self.book.says("{card}, chosen", said[-1]):
                said = self.window.press("Space")
                self._expect(self.book.says("{card}, chosen", said[-1]), said)
        phrase = "Give {cards}" if kind == "give" else "Discard {cards}"
        return self._press_button(lambda label: self.book.is_label(phrase, label) is not None)

    def _press_button(self, is_wanted: Callable[[str], bool]) -> list[str]:
        """Press Tab until the wanted button has the focus, and press it."""
        heard = []
        for _ in range(MOST_TABS):
            heard.append(self.window.focus)
            if is_wanted(self.window.focus.split(", ")[0]) or is_wanted(self.window.focus):
                return self.window.press("Space")
            self.window.press("Tab")
        raise LostError(heard)

    def _has_finished_hand(self, said: list[str]) -> bool:
        return any(self.book.says("Scoring the hand: {rows}.", each) for each in said)

    def _is_over(self, said: list[str]) -> bool:
        phrases = (
            "You win the match.",
            "{side} win the match.",
            "{side} wins the match.",
            "The match ends in a tie for first place.",
        )
        return any(self.book.says(phrase, each) for phrase in phrases for each in said)

    def _next_hand(self) -> list[str]:
        return self._press_label("Next hand")

    def _press_label(self, english: str) -> list[str]:
        return self._press_button(lambda label: label.casefold() in self.book.forms(english))

    def _expect(self, is_so: bool, heard: list[str]) -> None:
        if not is_so:
            raise LostError(heard)
