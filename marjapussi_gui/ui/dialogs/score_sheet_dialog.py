"""The dialog that begins a score sheet: game, house rules, people, and who deals first."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QDialog, QLineEdit, QVBoxLayout, QWidget

from ...engine.games import VARIANTS, find_variant
from ...engine.record_lines import RecordHeader
from ...engine.state import MatchStart, Seat
from ...model.new_game import default_rules
from ...model.score_sheet import ScoreSheet
from ...ports.preset_repository import PresetRepository
from ..text import games
from ..text.i18n import localized_digits, say
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import create_button, create_label
from .dialog_layout import create_box, create_two_columns, fill_dialog, resize_within_screen
from .rules_field import RulesField
from .seat_patch import MAX_NAME_LENGTH

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
        self._known_names = known_names
        named = [(each.key, games.game_introduction(each.key).name) for each in VARIANTS]
        self.game_field: ComboField[str] = ComboField(say("section-game"), named)
        self.players_field: ComboField[int] = ComboField(say("dialog-player-count"))
        self._players_label = create_label(say("dialog-player-count"))
        self.rules_field = RulesField(presets)
        self.dealer_field: ComboField[int] = ComboField(say("sheet-first-dealer"))
        self.name_edits = [self._create_name_edit(number) for number in range(5)]
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        self.begin_button = create_button(say("sheet-begin"), self.accept, "play")
        self.cancel_button.setAutoDefault(False)
        self.begin_button.setDefault(True)
        self.setWindowTitle(say("new-score-sheet"))
        self._lay_out()
        self.game_field.set_value(game_key)
        self._on_game_picked()
        if earlier is not None:
            self._show_earlier(earlier)
        self.game_field.picked.connect(self._on_game_picked)
        self.players_field.picked.connect(self._show_seats)

    def new_sheet(self) -> ScoreSheet:
        """Return an empty sheet with what was chosen."""
        count = self.players_field.value()
        variant = find_variant(self.game_field.value())
        game = variant.create_game(self.rules_field.value(), players=count)
        start = MatchStart(Seat(self.dealer_field.value()))
        return ScoreSheet(RecordHeader(game, self._names(), start))

    def _show_earlier(self, sheet: ScoreSheet) -> None:
        self.players_field.set_value(sheet.game.seating.players)
        self.rules_field.show_rules(sheet.game.variant, sheet.game.option_values)
        for edit, name in zip(self.name_edits, sheet.header.player_names, strict=False):
            edit.setText(name)
        self._show_seats()
        scored = sheet.scored_hands()
        self.dealer_field.set_value(scored[-1].after.dealer if scored else 0)

    def _names(self) -> tuple[str, ...]:
        count = self.players_field.value()
        return tuple(" ".join(edit.text().split()) for edit in self.name_edits[:count])

    def _on_game_picked(self) -> None:
        chosen = find_variant(self.game_field.value())
        self.players_field.set_choices(
            [(number, localized_digits(number)) for number in chosen.players],
            selected=chosen.default_players,
        )
        for widget in (self.players_field, self._players_label):
            widget.setVisible(len(chosen.players) > 1)
        self.rules_field.show_rules(chosen, default_rules(chosen))
        self._show_seats()

    def _show_seats(self, _changed: object = None) -> None:
        count = self.players_field.value()
        for number, edit in enumerate(self.name_edits):
            edit.setVisible(number < count)
        self._offer_dealers()

    def _offer_dealers(self, _changed: object = None) -> None:
        names = [
            name or say("table-players-player-number", number=number + 1)
            for number, name in enumerate(self._names())
        ]
        at = self.dealer_field.value() if self.dealer_field.count() else 0
        self.dealer_field.set_choices(list(enumerate(names)), selected=at if at < len(names) else 0)

    def _create_name_edit(self, number: int) -> QLineEdit:
        edit = QLineEdit()
        edit.setMaxLength(MAX_NAME_LENGTH)
        who = say("table-players-player-number", number=number + 1)
        edit.setPlaceholderText(who)
        edit.setAccessibleName(say("name-field", who=who))
        if self._known_names:
            completer = QCompleter(list(self._known_names), edit)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            edit.setCompleter(completer)
        edit.editingFinished.connect(self._offer_dealers)
        return edit

    def _lay_out(self) -> None:
        names = QWidget()
        column = QVBoxLayout(names)
        column.setContentsMargins(0, 0, 0, 0)
        for edit in self.name_edits:
            column.addWidget(edit)
        left = (
            create_box(
                say("section-game"), self.game_field, self._players_label, self.players_field
            ),
            create_box(say("section-rules"), self.rules_field),
        )
        right = (
            create_box(say("section-names"), names),
            create_box(say("sheet-first-dealer"), self.dealer_field),
        )
        buttons = FlowLayout(self.cancel_button, self.begin_button, align_right=True)
        fill_dialog(self, create_two_columns(left, right), buttons)
        resize_within_screen(self, WIDTH, HEIGHT)
