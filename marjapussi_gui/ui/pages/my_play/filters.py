"""The filters that select which matches the page counts."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from ....engine.games import find_variant
from ....model.match_totals import MatchCategory, StatisticsScope
from ....model.new_game import LEVELS
from ...common.requests import MyPlaySection
from ...text import games, house_rules_text
from ...text.dialog_text import level_label
from ...text.i18n import say
from ...widgets.fields import CheckField, ComboField
from ...widgets.labels import tooltip_text

ALL_GAMES = ""

Choices = list[tuple[str, str]]  # keys with their names


class MyPlayFilters(QObject):
    """Lists of games, house rules, opponents and partners that the player has had.

    A list with only one choice is hidden.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._only_kind: bool | None = None  # whether all hands were played with or without help
        self.game_field = ComboField[str](say("game-filter"))
        self.rules_field = ComboField[str](say("dialog-house-rules"))
        self.level_field = ComboField[str](say("section-opponents"))
        self.partner_field = ComboField[str](say("section-partner"))
        self.assisted_field = CheckField(say("statistics-filter-assisted"))
        self.assisted_field.setToolTip(tooltip_text(say("statistics-assisted")))
        self.assisted_field.setAccessibleDescription(say("statistics-assisted"))
        for field in self.fields:
            field.picked.connect(self.changed)

    @property
    def lists(self) -> tuple[ComboField[str], ...]:
        return self.game_field, self.rules_field, self.level_field, self.partner_field

    @property
    def fields(self) -> tuple[ComboField[str] | CheckField, ...]:
        return *self.lists, self.assisted_field

    @property
    def game(self) -> str:
        """The key of the chosen game, or "" for all games."""
        return _selection(self.game_field)

    @property
    def is_assisted(self) -> bool:
        return self.assisted_field.value() if self._only_kind is None else self._only_kind

    @property
    def scope(self) -> StatisticsScope:
        game, rules_key, level, partner_level = (
            "" if field.isHidden() else _selection(field) for field in self.lists
        )
        return StatisticsScope(game, rules_key, level, partner_level, self.is_assisted)

    def copy_choices(self, other: "MyPlayFilters") -> None:
        """Take over the choices of other filters; offer() then keeps those that it offers."""
        for field, before in zip(self.lists, other.lists, strict=True):
            field.set_choices([(_selection(before), "")])
        was_blocked = self.blockSignals(True)
        self.assisted_field.setChecked(other.assisted_field.isChecked())
        self.blockSignals(was_blocked)

    def offer(
        self, categories: Sequence[MatchCategory], part: MyPlaySection, game: str, last_game: str
    ) -> None:
        """Offer what was played; each list has only what fits the choices in the lists before it.

        Select this game if the part can show it, or else the last game or the first in the list.
        """
        played = list(dict.fromkeys(kind.game for kind in categories))
        known = [key for key in dict.fromkeys((*played, game)) if games.is_known_game(key)]
        keys = {
            MyPlaySection.OVERVIEW: [ALL_GAMES, *known],
            MyPlaySection.STATISTICS: [ALL_GAMES, *played] if len(played) != 1 else played,
            MyPlaySection.SKILL: [key for key in known if key in played],
        }[part]
        chosen = next((key for key in (game, last_game) if key in keys), keys[0] if keys else None)
        names = [(key, games.game_name(key) if key else say("any-game")) for key in keys]
        self.game_field.set_choices(names, chosen)
        self.game_field.setVisible(bool(keys) and (part is MyPlaySection.OVERVIEW or bool(played)))
        self.game_field.updateGeometry()
        if part is MyPlaySection.STATISTICS:
            self._offer_opponents(matching_categories(categories, StatisticsScope(self.game)))
            return
        for field in self.lists[1:]:
            field.hide()

    def _offer_opponents(self, kinds: Sequence[MatchCategory]) -> None:
        """Offer house rules, opponents and partners in matches of one game."""
        has_one_game = len({kind.game for kind in kinds}) == 1
        any_rules = "", say("statistics-any-rules")
        _fill(self.rules_field, any_rules, _rules_choices(kinds if has_one_game else ()))
        rules_key = _selection(self.rules_field)
        kinds = matching_categories(kinds, StatisticsScope(rules_key=rules_key))
        levels = _level_choices((kind.level for kind in kinds), "opponents")
        _fill(self.level_field, ("", say("statistics-any-level")), levels)
        level = _selection(self.level_field)
        partners = (
            kind.partner_level
            for kind in matching_categories(kinds, StatisticsScope(level=level))
            if has_one_game
            and games.is_known_game(kind.game)
            and find_variant(kind.game).has_partners
        )
        any_partner = "", say("statistics-any-partner")
        _fill(self.partner_field, any_partner, _level_choices(partners, "statistics-partner"))

    def offer_assistance_filter(self, kinds: Iterable[bool]) -> None:
        """Offer to choose between hands with and without help, unless all are of one kind."""
        found = {*kinds}
        self._only_kind = next(iter(found)) if len(found) == 1 else None
        self.assisted_field.setVisible(len(found) > 1)


def matching_categories(
    categories: Sequence[MatchCategory], scope: StatisticsScope
) -> list[MatchCategory]:
    """Return the match categories that fall within a scope."""
    return [
        kind
        for kind in categories
        if scope.game in {"", kind.game}
        and scope.rules_key in {"", kind.rules_key}
        and scope.level in {"", kind.level}
        and scope.partner_level in {"", kind.partner_level}
    ]


def _selection(field: ComboField[str]) -> str:
    return field.value() if field.count() else ""


def _fill(field: ComboField[str], unrestricted: tuple[str, str], choices: Choices) -> None:
    """Fill a list, keeping the selected choice if possible. Hide the list if it has one choice."""
    chosen = _selection(field)
    offered = [unrestricted, *(choices if len(choices) > 1 else ())]
    field.set_choices(offered, chosen if chosen in dict(offered) else None)
    field.setVisible(len(offered) > 1)
    field.updateGeometry()


def _level_choices(played: Iterable[str], label_id: str) -> Choices:
    levels = {*played}
    return [(key, say(label_id, level=level_label(key))) for key in LEVELS if key in levels]


def _rules_choices(categories: Iterable[MatchCategory]) -> Choices:
    """Return all house rules with their names, numbered where names are equal."""
    names = {
        kind.rules_key: house_rules_text.rules_name(find_variant(kind.game), kind.options)
        for kind in categories
        if games.is_known_game(kind.game)
    }
    named: Choices = []
    for key, name in names.items():
        same = sum(names[each] == name for each, _ in named) + 1
        named.append((key, name if same == 1 else say("numbered", name=name, number=same)))
    return named
