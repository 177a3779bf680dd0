"""The filters that select which matches the statistics count."""

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ....engine.games import find_variant
from ....model.match_totals import MatchCategory, StatisticsScope
from ....model.new_game import LEVELS
from ...common.theme import SPACINGS
from ...text import games
from ...text import statistics_text as words
from ...text.i18n import say
from ...widgets.fields import CheckField, ComboField
from ...widgets.flow_layout import FlowLayout
from ...widgets.labels import tooltip_text
from .statistic_numbers import matching_categories

NamedKeys = list[tuple[str, str]]  # keys with their names


class StatisticsFilters(QWidget):
    """Lists of games, house rules, opponents and partners that the player has had.

    A list with only one choice is hidden.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._categories: Sequence[MatchCategory] = ()
        self._only_kind: bool | None = None  # whether all hands were played with or without help
        self.game_field, self.rules_field, self.level_field, self.partner_field = (
            ComboField[str]("") for _ in range(4)
        )
        self.assisted_field = CheckField("")
        for pick in self._fields:
            pick.picked.connect(self._on_picked)
        self.assisted_field.picked.connect(self.changed)
        self.setLayout(FlowLayout(*self._fields, self.assisted_field, spacing=SPACINGS[1]))

    @property
    def _fields(self) -> tuple[ComboField[str], ...]:
        return self.game_field, self.rules_field, self.level_field, self.partner_field

    def show_categories(self, categories: Sequence[MatchCategory], game: str = "") -> None:
        """Offer the played games, and select a game if it is among them.

        Otherwise keep the selection. At first, it is the most played game.
        """
        is_first = not self._categories
        self._categories = categories
        self._set_texts()
        if any(kind.game == game for kind in categories):
            self.game_field.set_choices(self._game_choices(), game)
        elif is_first:
            self.game_field.set_choices(
                self._game_choices(), categories[0].game if categories else None
            )
        self._offer_choices()

    def scope(self) -> StatisticsScope:
        game, rules, level, partner = (_chosen_value(pick) for pick in self._fields)
        is_assisted = self.assisted_field.value() if self._only_kind is None else self._only_kind
        return StatisticsScope(game, rules, level, partner, is_assisted)

    def offer_help_choice(self, kinds: Collection[bool]) -> None:
        """Offer to choose between hands with and without help, unless all are of one kind."""
        self._only_kind = next(iter(kinds)) if len(kinds) == 1 else None
        self.assisted_field.setVisible(len(kinds) > 1)

    def summary(self) -> str:
        """Return in words what the filters select."""
        game, *others = self._fields
        parts = [
            game.currentText(),
            *(pick.currentText() for pick in others if _chosen_value(pick)),
        ]
        is_assisted = bool(self.scope().is_assisted)
        return words.scope_text([*parts, *[self.assisted_field.text()] * is_assisted])

    def _set_texts(self) -> None:
        for pick, key in zip(self._fields, ("game", "rules", "level", "partner"), strict=True):
            pick.setAccessibleName(words.filter_label(key))
        self.assisted_field.setText(words.filter_label("assisted"))
        self.assisted_field.setAccessibleName(words.filter_label("assisted"))
        self.assisted_field.setToolTip(tooltip_text(say("statistics-assisted")))
        self.assisted_field.setAccessibleDescription(say("statistics-assisted"))

    def _offer_choices(self) -> None:
        """Offer in each list only what the choices in the lists before it allow."""
        _fill_field(self.game_field, self._game_choices())
        self.game_field.setVisible(bool(self._categories))
        game = _chosen_value(self.game_field)
        kinds = matching_categories(self._categories, StatisticsScope(game))
        _fill_field(self.rules_field, self._rules_choices(kinds if game else ()))
        kinds = matching_categories(
            kinds, StatisticsScope(rules_key=_chosen_value(self.rules_field))
        )
        _fill_field(
            self.level_field,
            _level_choices((kind.level for kind in kinds), "level", words.opponents_label),
        )
        kinds = matching_categories(kinds, StatisticsScope(level=_chosen_value(self.level_field)))
        has_partners = games.is_known_game(game) and find_variant(game).has_partners
        partners = (kind.partner_level for kind in kinds if has_partners)
        _fill_field(self.partner_field, _level_choices(partners, "partner", words.partner_label))

    def _game_choices(self) -> NamedKeys:
        keys = dict.fromkeys(kind.game for kind in self._categories)
        named = [(key, games.game_name(key)) for key in keys]
        return named if len(named) == 1 else _with_unrestricted("game", named)

    def _rules_choices(self, categories: Iterable[MatchCategory]) -> NamedKeys:
        """Return all house rules with their names, numbered where names are equal."""
        known = [kind for kind in categories if games.is_known_game(kind.game)]
        names = {
            kind.rules_key: words.rules_label(find_variant(kind.game), kind.options)
            for kind in known
        }
        named: NamedKeys = []
        for key, name in names.items():
            same = sum(names[each] == name for each, _ in named) + 1
            named.append((key, name if same == 1 else say("numbered", name=name, number=same)))
        return _with_unrestricted("rules", named)

    def _on_picked(self) -> None:
        self._offer_choices()
        self.changed.emit()


def _chosen_value(field: ComboField[str]) -> str:
    return field.value() if field.count() else ""


def _fill_field(field: ComboField[str], choices: NamedKeys) -> None:
    """Offer choices, and keep the selected one if it is among them."""
    chosen = _chosen_value(field)
    field.set_choices(choices, chosen if chosen in dict(choices) else None)
    field.setVisible(len(choices) > 1)
    field.updateGeometry()


def _level_choices(
    played_levels: Iterable[str], filter_key: str, level_label: Callable[[str], str]
) -> NamedKeys:
    played = set(played_levels)
    return _with_unrestricted(
        filter_key, [(key, level_label(key)) for key in LEVELS if key in played]
    )


def _with_unrestricted(filter_key: str, choices: NamedKeys) -> NamedKeys:
    """Return the choices with an unrestricted one first; leave out a single choice."""
    return [("", words.any_value_label(filter_key)), *(choices if len(choices) > 1 else ())]
