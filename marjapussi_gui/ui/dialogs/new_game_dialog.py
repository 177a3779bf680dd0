"""The dialog that starts a new match."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QLineEdit, QRadioButton, QWidget

from ...engine.games import VARIANTS, find_variant
from ...model.level_suggestion import suggest_level
from ...model.new_game import LEVELS, NewGame, default_rules
from ...ports.preset_repository import PresetRepository
from ..text import dialog_text, games
from ..text.i18n import localized_digits, say
from ..text.sanitizing import sanitize
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .deal_number_field import DealNumberField
from .dialog_layout import create_box, create_two_columns, fill_dialog, resize_within_screen
from .rules_field import RulesField

LoadResults = Callable[[str], Mapping[str, tuple[int, int]]]  # by game, see results_by_level()

MAX_NAME_LENGTH = 20
LEVEL_COLUMNS = 2


def no_results(_game: str) -> Mapping[str, tuple[int, int]]:
    """Return no results; the default for a dialog without match statistics."""
    return {}


class NewGameDialog(QDialog):
    """Asks for the game, the rules, the players and the deal, with the last settings as default."""

    def __init__(
        self,
        settings: NewGame,
        presets: PresetRepository,
        parent: QWidget | None = None,
        *,
        load_results: LoadResults = no_results,
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
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.play_button = create_button(say("button-play"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        self.play_button.setDefault(True)
        self.setWindowTitle(say("numbered-deal") if asks_for_deal else say("new-game"))
        self._lay_out()
        self._show_settings(settings)
        self.game_field.picked.connect(self._on_game_picked)
        self.players_field.picked.connect(self._show_seats)
        self.deal_field.changed.connect(self._on_deal_changed)
        self._on_deal_changed()
        if asks_for_deal:
            self.deal_field.number_button.setChecked(True)
            self.deal_field.number_edit.setFocus()

    def chosen_settings(self) -> NewGame:
        return NewGame(
            self.game_field.value(),
            self.players_field.value(),
            self.rules_field.value(),
            self.level_field.value(),
            self.partner_level_field.value(),
            self.names_form.names(),
            self.deal_field.seed(),
        )

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
        right = (
            create_box(say("section-names"), self.names_form),
            self._partner_box,
            create_box(say("section-deal"), self.deal_field),
        )
        buttons = FlowLayout(self.cancel_button, self.play_button, align_right=True)
        fill_dialog(self, create_two_columns(left, right), buttons)
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
        """Show a field for each seat. Names that have been entered are kept."""
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
        """Return the names by seat. For an empty name, the program chooses one."""
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
