"""The dialog that begins a score sheet: game, house rules, people, and who deals first."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QDialog, QGridLayout, QLineEdit, QRadioButton, QWidget

from ...engine.games import VARIANTS, find_variant
from ...engine.record_lines import RecordHeader
from ...engine.seating import SEATS
from ...engine.state import MatchStart, Seat
from ...model.new_game import default_rules
from ...model.score_sheet import ScoreSheet
from ...ports.repositories import PresetRepository
from ..text import games
from ..text.i18n import localized_digits, say
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button
from .dialog_layout import create_box, create_two_columns, fill_dialog, resize_within_screen
from .rules_field import RulesField
from .seat_editor import MAX_NAME_LENGTH

WIDTH, HEIGHT = 760, 520  # pixels


class ScoreSheetDialog(QDialog):
    """Asks what is played with real cards, and by whom."""

    def __init__(
        self,
        game_key: str,
        presets: PresetRepository,
        known_names: Sequence[str],
        parent: QWidget | None = None,
        *,
        earlier: ScoreSheet | None = None,
    ) -> None:
        """Create the dialog; an earlier sheet gives its rules and its names."""
        super().__init__(parent)
        named = [(each.key, games.game_introduction(each.key).name) for each in VARIANTS]
        self.game_field: ComboField[str] = ComboField(say("section-game"), named)
        self.players_field: ComboField[int] = ComboField(say("dialog-player-count"))
        self.rules_field, self._seats = RulesField(presets), QWidget()
        self.name_edits: list[QLineEdit] = []
        self.dealer_buttons: list[QRadioButton] = []
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.begin_button = create_button(say("sheet-begin"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        self.begin_button.setDefault(True)
        self.setWindowTitle(say("new-score-sheet"))
        self._add_seats(known_names)
        game = create_box(say("section-game"), self.game_field, self.players_field)
        rules = create_box(say("section-rules"), self.rules_field)
        names = create_box(say("section-names"), self._seats)
        buttons = FlowLayout(self.cancel_button, self.begin_button, align_right=True)
        fill_dialog(self, create_two_columns((game, rules), (names,)), buttons)
        resize_within_screen(self, WIDTH, HEIGHT)
        self.game_field.set_value(game_key)
        self._on_game_picked()
        if earlier is not None:
            self._show_earlier(earlier)
        self.game_field.picked.connect(self._on_game_picked)
        self.players_field.picked.connect(self._show_seats)

    def new_sheet(self) -> ScoreSheet:
        count, variant = self.players_field.value(), find_variant(self.game_field.value())
        game = variant.create_game(self.rules_field.value(), players=count)
        names = tuple(" ".join(edit.text().split()) for edit in self.name_edits[:count])
        dealer = next(n for n, each in enumerate(self.dealer_buttons) if each.isChecked())
        return ScoreSheet(RecordHeader(game, names, MatchStart(Seat(dealer % count))))

    def _show_earlier(self, sheet: ScoreSheet) -> None:
        self.players_field.set_value(sheet.game.seating.players)
        self.rules_field.show_rules(sheet.game.variant, sheet.game.option_values)
        for edit, name in zip(self.name_edits, sheet.header.player_names, strict=False):
            edit.setText(name)
        self._show_seats()
        self.dealer_buttons[sheet.position_before(len(sheet.hands)).dealer].setChecked(True)

    def _on_game_picked(self) -> None:
        chosen = find_variant(self.game_field.value())
        counts = [
            (n, f"{say('dialog-player-count')}: {localized_digits(n)}") for n in chosen.players
        ]
        self.players_field.set_choices(counts, selected=chosen.default_players)
        self.players_field.setVisible(len(counts) > 1)
        self.rules_field.show_rules(chosen, default_rules(chosen))
        self._show_seats()

    def _show_seats(self, _changed: object = None) -> None:
        for widgets in (self.name_edits, self.dealer_buttons):
            for number, widget in enumerate(widgets):
                widget.setVisible(number < self.players_field.value())

    def _add_seats(self, known_names: Sequence[str]) -> None:
        """Add a row for each seat: the name, and whether this player deals first."""
        grid = QGridLayout(self._seats)
        grid.setContentsMargins(0, 0, 0, 0)
        for seat in SEATS:
            who = say("table-players-player-number", number=seat + 1)
            edit, button = QLineEdit(), QRadioButton(say("sheet-deals-first"))
            edit.setMaxLength(MAX_NAME_LENGTH)
            edit.setPlaceholderText(who)
            edit.setAccessibleName(say("name-field", who=who))
            completer = QCompleter(list(known_names), edit)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            edit.setCompleter(completer)
            button.setAccessibleName(f"{button.text()}: {who}")
            button.setChecked(seat == 0)
            grid.addWidget(edit, seat, 0)
            grid.addWidget(button, seat, 1)
            self.name_edits.append(edit)
            self.dealer_buttons.append(button)
