"""The part of the new-match dialog in which people and computer players sit down."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...engine.seating import Seating
from ...model.preferences import NO_PERSON, Person
from ...ports.repositories import PersonRepository
from ..text.bot_names import BOT_NAMES
from ..text.i18n import say
from ..widgets.fields import CheckField
from ..widgets.labels import create_button, create_label
from ..widgets.scroll_area import create_scroll_area
from .seat_editor import SeatEditor
from .seats_view import SeatsView

ALONE, PARTNERS, OPPONENTS = "alone", "partners", "opponents"


def seat_presets(seating: Seating) -> dict[str, frozenset[int]]:
    """Return the places that people take in each preset; a key is a name or a number of people."""
    presets = {ALONE: frozenset({0})}
    if seating.has_partners and seating.players > 2:
        presets |= {PARTNERS: frozenset({0, 2}), OPPONENTS: frozenset({0, 1})}
    fewest = seating.players if seating.has_partners else 2
    numbers = range(fewest, seating.players + 1)
    return presets | {str(number): frozenset(range(number)) for number in numbers}


def seat_preset_label(key: str) -> str:
    return say("seats-people", number=int(key)) if key.isdigit() else say(f"seats-{key}")


class SeatsChooser:
    """Shows the seats, the game and rules above them, and below them what the seating means."""

    def __init__(self, people: Iterable[Person]) -> None:
        self.view = SeatsView(people)
        self.page = create_scroll_area(self.view)
        self.page.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._game_label, self._people_label = (
            create_label("", "caption"),
            create_label("", "heading"),
        )
        self._warning_label = create_label("", "warning")
        self.change_button = create_button(say("seats-change"), style="link")
        self.curtain_field = CheckField(say("seats-curtain"), is_checked=True)
        self.change_button.setAutoDefault(False)
        self._game_label.setWordWrap(False)
        self._warning_label.hide()
        self.game_box, self.result_box = QWidget(), QWidget()
        game, result = QHBoxLayout(self.game_box), QVBoxLayout(self.result_box)
        for layout, parts in (
            (game, (self._game_label, self.change_button)),
            (result, (self._people_label, self.curtain_field, self._warning_label)),
        ):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
            for part in parts:
                layout.addWidget(part)

    def show_game(self, name: str, rules: str) -> None:
        self._game_label.setText(f"{name} · {rules}")

    def show_names(self, names: Iterable[str]) -> None:
        """Replace missing names by those given or, for computer players, by unused bot names."""
        taken = {each.name.casefold() for each in self.view.seat_editors}
        free = iter([each for each in BOT_NAMES if each.casefold() not in taken])
        for patch, name in zip(self.view.seat_editors, names, strict=True):
            if not patch.name:
                patch.set_name(name or ("" if patch.is_person else next(free)))

    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.view.seat_editors)

    def show_seating_consequences(self) -> None:
        """Show how many people or computer players there are and, if needed, the curtain option."""
        number = len(self.view.people_places())
        self._people_label.setText(
            say("seats-together", number=number)
            if number > 1
            else say("seats-computers", number=len(self.view.seat_editors) - 1)
        )
        self.curtain_field.setVisible(number > 1)
        self._warning_label.hide()

    def find_misnamed_seat(self) -> SeatEditor | None:
        """Return the first seat whose person lacks a name of their own, and warn of it; or None."""
        seen: set[str] = set()
        for patch in self.view.seat_editors:
            if patch.is_person and (not patch.name or patch.name.casefold() in seen):
                self._warning_label.setText(
                    say("seats-same-names" if patch.name else "seats-nameless")
                )
                self._warning_label.show()
                return patch
            seen.add(patch.name.casefold())
        return None

    def save_people(self, people: PersonRepository) -> tuple[int, ...]:
        """Store new people and changed animals. Return the id of the person in each seat."""
        known = people.people()
        chosen = (each.person if each.is_person else None for each in self.view.seat_editors)
        return tuple(
            NO_PERSON
            if person is None
            else person.id
            if person in known
            else people.save(person).id
            for person in chosen
        )
