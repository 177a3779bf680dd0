"""The dialog that starts a new match."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...engine.games import VARIANTS, find_variant
from ...engine.seating import Seating
from ...engine.state import Seat
from ...model.level_suggestion import suggest_level
from ...model.new_game import LEVELS, NewGame, default_rules
from ...ports.repositories import PersonRepository, PresetRepository
from ..text import dialog_text, games
from ..text.i18n import localized_digits, say
from ..text.sanitizing import sanitize
from ..widgets.chip_group import ChipGroup
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from ..widgets.tiles import ENTER_KEYS
from .deal_number_field import DealNumberField
from .dialog_layout import create_box, create_two_columns, fill_dialog, resize_within_screen
from .rules_field import RulesField
from .seat_editor import MAX_NAME_LENGTH
from .seats_chooser import ALONE, SeatsChooser, seat_preset_label, seat_presets

LoadResults = Callable[[str], Mapping[str, tuple[int, int]]]  # by game, see results_by_level()

SEATS_SIZE = 1240, 760  # pixels; smaller windows have the seats in two columns
LEVEL_COLUMNS = 2


def load_no_results(_game: str) -> Mapping[str, tuple[int, int]]:
    """Return no results; the default for a dialog without match statistics."""
    return {}


class NewGameDialog(QDialog):
    """Asks for the game, the rules, the players and the deal, with the last settings as default."""

    def __init__(
        self,
        settings: NewGame,
        presets: PresetRepository,
        people: PersonRepository,
        parent: QWidget | None = None,
        *,
        load_results: LoadResults = load_no_results,
        asks_for_deal: bool = False,
    ) -> None:
        super().__init__(parent)
        named = [(each.key, games.game_introduction(each.key).name) for each in VARIANTS]
        self.game_field: ComboField[str] = ComboField(say("section-game"), named)
        self.players_field: ComboField[int] = ComboField(say("dialog-player-count"))
        self.rules_field = RulesField(presets)
        self.deal_field = DealNumberField(settings.seed)
        self._load_results = load_results
        self.level_field = LevelField(settings.level)
        self.level_suggestion = create_label("", balanced=True)
        levels = [(key, dialog_text.level_label(key)) for key in LEVELS]
        self.partner_level_field: ComboField[str] = ComboField(say("section-partner"), levels)
        self._partner_box = create_box(
            say("section-partner"),
            self.partner_level_field,
            create_label(say("partner-level"), balanced=True),
        )
        self._players_label = create_label(say("dialog-player-count"))
        self.names_form = PlayerNamesForm()
        self._people, self._ids = people, tuple[int, ...]()
        self.seats = SeatsChooser(people.people())
        self.who_field = ChipGroup(is_exclusive=True)
        self._pages = QStackedWidget()
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.play_button = create_button(say("button-play"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        self.play_button.setDefault(True)
        self.setWindowTitle(say("numbered-deal") if asks_for_deal else say("new-game"))
        self._lay_out()
        self._show_settings(settings)
        if settings.people:
            self._show_people(settings)
        self.game_field.picked.connect(self._on_game_picked)
        self.players_field.picked.connect(self._show_seats)
        self.deal_field.changed.connect(self._on_deal_changed)
        self.who_field.picked.connect(self._on_who_picked)
        self.seats.change_button.clicked.connect(self._show_form)
        self.seats.view.changed.connect(self._show_chosen_seats)
        self.seats.view.level_picked.connect(self._on_level_picked)
        self._on_deal_changed()
        if asks_for_deal:
            self.deal_field.number_button.setChecked(True)
            self.deal_field.number_edit.setFocus()

    def accept(self) -> None:
        """Store new people and close the dialog; if a name is missing or repeated, ask for it."""
        if self._has_several_people:
            nameless = self.seats.find_misnamed_seat()
            if nameless is not None:
                self._pages.setCurrentIndex(1)
                nameless.name_edit.setFocus()
                return
            self._ids = self.seats.save_people(self._people)
        super().accept()

    def chosen_settings(self) -> NewGame:
        has_seats = self._has_several_people or self._has_seats_shown
        return NewGame(
            self.game_field.value(),
            self.players_field.value(),
            self.rules_field.value(),
            self.level_field.value(),
            self.partner_level_field.value(),
            self.seats.names() if has_seats else self.names_form.names(),
            self.deal_field.seed(),
            people=self._ids if self._has_several_people else (),
            curtain=self.seats.curtain_field.value(),
        )

    @property
    def _seating(self) -> Seating:
        chosen = find_variant(self.game_field.value())
        return chosen.create_game(players=self.players_field.value()).seating

    @property
    def _has_seats_shown(self) -> bool:
        return self._pages.currentIndex() == 1

    @property
    def _has_several_people(self) -> bool:
        return len(self.seats.view.people_places()) > 1

    def _show_people(self, settings: NewGame) -> None:
        self.seats.view.set_people(settings.people)
        self.seats.curtain_field.setChecked(settings.curtain)
        self._show_seats()
        self._show_seats_page()
        self.play_button.setFocus()

    def _show_seats_page(self) -> None:
        """Show the seats, with the names and levels of the form."""
        if self._has_seats_shown:
            return
        self.seats.show_names(self.names_form.names())
        self._show_levels()
        self.seats.show_game(
            games.game_introduction(self.game_field.value()).name,
            self.rules_field.preset_field.currentText(),
        )
        self._pages.setCurrentIndex(1)
        resize_within_screen(self, *SEATS_SIZE)

    def _show_form(self, _checked: object = None) -> None:
        self.names_form.set_names(self.seats.names())
        self._pages.setCurrentIndex(0)
        self.game_field.setFocus()

    def _show_page_tools(self, _index: int = 0) -> None:
        """Show the boxes that belong to the seats only while the seats are shown."""
        self.seats.game_box.setVisible(self._has_seats_shown)
        self.seats.result_box.setVisible(self._has_seats_shown)
        order: list[QWidget] = [*self.who_field.chips.values()]
        for patch in self.seats.view.seat_editors:
            order += [patch.name_edit, patch.switch, patch.level_field]
        order += [self.seats.curtain_field, self.seats.change_button]
        for first, second in pairwise((*order, self.cancel_button, self.play_button)):
            QWidget.setTabOrder(first, second)

    def _on_who_picked(self) -> None:
        chosen = next(iter(self.who_field.chosen))
        self.seats.view.set_people_places(seat_presets(self._seating)[chosen])
        if chosen == ALONE:
            self._show_form()
        else:
            self._show_seats_page()
        self._show_chosen_seats()

    def _show_chosen_seats(self) -> None:
        places = self.seats.view.people_places()
        for key, chip in self.who_field.chips.items():
            chip.setChecked(seat_presets(self._seating)[key] == places)
        self.seats.show_seating_consequences()
        self._names_box.setVisible(not self._has_several_people)

    def _on_level_picked(self, place: int, level: str) -> None:
        if self._is_partner(place):
            self.partner_level_field.set_value(level)
        else:
            self.level_field.set_value(level)
        self._show_levels()

    def _show_levels(self) -> None:
        for place, patch in enumerate(self.seats.view.seat_editors):
            field = self.partner_level_field if self._is_partner(place) else self.level_field
            patch.show_level(field.value())

    def _is_partner(self, place: int) -> bool:
        return self._seating.has_partners and place == self._seating.partner_of(Seat(0))

    def _show_settings(self, settings: NewGame) -> None:
        self.game_field.set_value(settings.game)
        self._offer_player_counts(settings.player_count)
        self.rules_field.show_rules(find_variant(settings.game), settings.rules)
        self.partner_level_field.set_value(settings.partner_level)
        self._show_seats()
        self.names_form.set_names(settings.names)

    def _on_game_picked(self) -> None:
        chosen = find_variant(self.game_field.value())
        self._offer_player_counts(chosen.default_players)
        self.rules_field.show_rules(chosen, default_rules(chosen))
        self._show_seats()

    def _offer_player_counts(self, selected: int) -> None:
        possible = find_variant(self.game_field.value()).players
        self.players_field.set_choices(
            [(number, localized_digits(number)) for number in possible], selected=selected
        )
        self.players_field.setVisible(len(possible) > 1)
        self._players_label.setVisible(len(possible) > 1)

    def _show_seats(self) -> None:
        has_partners = find_variant(self.game_field.value()).has_partners
        self.names_form.show_seats(self.players_field.value(), has_partners=has_partners)
        self._partner_box.setVisible(has_partners)
        self.seats.view.show_seats(self._seating)
        labels = [(key, seat_preset_label(key)) for key in seat_presets(self._seating)]
        self.who_field.show_chips("", labels, ())
        self.who_field.setAccessibleName(say("who-plays"))
        self._show_chosen_seats()
        self._show_suggestion()

    def _show_suggestion(self) -> None:
        """Show the level at which the player would win an even share of matches, if it is known."""
        key = self.game_field.value()
        seating = find_variant(key).create_game(players=self.players_field.value()).seating
        suggestion = suggest_level(self._load_results(key), len(seating.sides))
        self.level_suggestion.setVisible(suggestion is not None)
        if suggestion is not None:
            self.level_suggestion.setText(
                dialog_text.level_suggestion_text(suggestion, is_duel=len(seating.sides) == 2)
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter in a name field move to the next field instead of starting the match."""
        is_naming = self._has_seats_shown and isinstance(self.focusWidget(), QLineEdit)
        if is_naming and event.key() in ENTER_KEYS:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    def _on_deal_changed(self) -> None:
        self.play_button.setEnabled(self.deal_field.is_valid())

    def _lay_out(self) -> None:
        left = (
            create_box(
                say("section-game"),
                self.game_field,
                self._players_label,
                self.players_field,
            ),
            create_box(say("section-rules"), self.rules_field),
            create_box(say("section-opponents"), self.level_field, self.level_suggestion),
            create_box(say("section-fairness"), create_label(say("fairness"))),
        )
        self._names_box = create_box(say("section-names"), self.names_form)
        right = (
            self._names_box,
            self._partner_box,
            create_box(say("section-deal"), self.deal_field),
        )
        buttons = FlowLayout(self.cancel_button, self.play_button, align_right=True)
        self._pages.addWidget(create_two_columns(left, right))
        self._pages.addWidget(self.seats.page)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.addWidget(create_label(say("who-plays"), "heading"), 1)
        head.addWidget(self.seats.game_box)
        foot.addWidget(self.seats.result_box, 1)
        foot.addLayout(buttons)
        fill_dialog(self, self._pages, foot)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertLayout(0, head)
        column.insertWidget(1, self.who_field)
        self._pages.currentChanged.connect(self._show_page_tools)
        self._show_page_tools()
        resize_within_screen(self, 880, 640)


class LevelField(QWidget):
    """Radio buttons for the levels of computer players, with a description of the chosen one."""

    def __init__(self, level: str) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        self.buttons = {key: self._create_button(key) for key in LEVELS}
        rows = len(LEVELS) // LEVEL_COLUMNS
        for place, button in enumerate(self.buttons.values()):
            grid.addWidget(button, place % rows, place // rows)
        self._description = create_label("")
        explanation = create_label(say("level-step"), "caption", balanced=True)
        grid.addWidget(self._description, rows, 0, 1, LEVEL_COLUMNS)
        grid.addWidget(explanation, rows + 1, 0, 1, LEVEL_COLUMNS)
        self.set_value(level)

    def value(self) -> str:
        return next(key for key, button in self.buttons.items() if button.isChecked())

    def set_value(self, level: str) -> None:
        self.buttons[level].setChecked(True)

    def _create_button(self, key: str) -> QRadioButton:
        button = QRadioButton(dialog_text.level_label(key))
        button.setAccessibleDescription(dialog_text.level_text(key))
        button.toggled.connect(partial(self._on_toggled, key))
        return button

    def _on_toggled(self, level: str, is_chosen: bool) -> None:  # noqa: FBT001 - Qt's signal
        if is_chosen:
            self._description.setText(dialog_text.level_text(level))


class PlayerNamesForm(QWidget):
    """Text fields for the names of the players, the user's own first."""

    def __init__(self) -> None:
        super().__init__()
        self.name_edits: list[QLineEdit] = []
        self._labels: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)

    def show_seats(self, player_count: int, *, has_partners: bool) -> None:
        while len(self.name_edits) < player_count:
            self._add_name_edit()
        for number, line in enumerate(self.name_edits):
            is_used = number < player_count
            line.setVisible(is_used)
            self._labels[number].setVisible(is_used)
            if is_used:
                who = dialog_text.seat_label(number, player_count, has_partners=has_partners)
                self._labels[number].setText(who)
                line.setAccessibleName(say("name-field", who=who))

    def set_names(self, names: tuple[str, ...]) -> None:
        for line, name in zip(self.name_edits, names, strict=False):
            line.setText(sanitize(name))
            line.setCursorPosition(0)

    def names(self) -> tuple[str, ...]:
        return tuple(
            " ".join(line.text().split()) for line in self.name_edits if not line.isHidden()
        )

    def _add_name_edit(self) -> None:
        row, line, who = len(self.name_edits), QLineEdit(), create_label("")
        line.setMaxLength(MAX_NAME_LENGTH)
        line.setPlaceholderText(say("any-name"))
        who.setWordWrap(False)
        who.setBuddy(line)
        self._grid.addWidget(who, row, 0)
        self._grid.addWidget(line, row, 1)
        self._labels.append(who)
        self.name_edits.append(line)
