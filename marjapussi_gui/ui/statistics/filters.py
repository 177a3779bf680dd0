"""The filters of the statistics: lists that offer only what has been played."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from ...engine.games import variant
from ...kept.figures import Kind, Scope
from ..basis.new_game import LEVELS
from ..basis.theme import SPACE
from ..widgets.fields import Pick, Tick
from ..widgets.flow import Flow
from ..widgets.labels import tip
from ..wording import games, pages
from ..wording import statistics as words
from .numbers import fitting

Named = list[tuple[str, str]]  # pairs of key and name


class Filters(QWidget):
    """Game, house rules, opponents and partner, each shown if there is a choice."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kinds: Sequence[Kind] = ()
        self.game, self.rules, self.level, self.partner = (Pick[str]("") for _ in range(4))
        self.assisted = Tick("")
        for pick in self._picks:
            pick.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            pick.picked.connect(self._on_picked)
        self.assisted.picked.connect(self.changed)
        self.setLayout(Flow(*self._picks, self.assisted, gap=SPACE[1]))

    @property
    def _picks(self) -> tuple[Pick[str], ...]:
        return self.game, self.rules, self.level, self.partner

    def show_kinds(self, kinds: Sequence[Kind], game: str = "") -> None:
        """Offer what has been played and select a game if it is among it.

        Otherwise the selection stays; at first it is the most played game.
        """
        is_first = not self._kinds
        self._kinds = kinds
        self._name()
        if any(kind.game == game for kind in kinds):
            self.game.offer(self._games(), game)
        elif is_first:
            self.game.offer(self._games(), kinds[0].game if kinds else None)
        self._offer()

    def scope(self) -> Scope:
        """Return the selection of matches to count."""
        game, rules, level, partner = (_value(pick) for pick in self._picks)
        return Scope(game, rules, level, partner, self.assisted.value())

    def summary(self) -> str:
        """Return the selection in words."""
        game, *others = self._picks
        parts = [game.currentText(), *(pick.currentText() for pick in others if _value(pick))]
        return words.scope([*parts, *[self.assisted.text()] * self.assisted.value()])

    def _name(self) -> None:
        for pick, key in zip(self._picks, ("game", "rules", "level", "partner"), strict=True):
            pick.setAccessibleName(words.filter_name(key))
        self.assisted.setText(words.filter_name("assisted"))
        self.assisted.setAccessibleName(words.filter_name("assisted"))
        self.assisted.setToolTip(tip(words.assisted_meaning()))
        self.assisted.setAccessibleDescription(words.assisted_meaning())

    def _offer(self) -> None:
        """Offer in each list what remains after the lists before it."""
        _fill(self.game, self._games())
        self.game.setVisible(bool(self._kinds))
        game = _value(self.game)
        kinds = fitting(self._kinds, Scope(game))
        _fill(self.rules, self._rules(kinds if game else ()))
        kinds = fitting(kinds, Scope(rules=_value(self.rules)))
        _fill(self.level, _levels((kind.level for kind in kinds), "level", words.opponents))
        kinds = fitting(kinds, Scope(level=_value(self.level)))
        has_partners = games.is_known(game) and variant(game).partners
        partners = (kind.partner_level for kind in kinds if has_partners)
        _fill(self.partner, _levels(partners, "partner", words.partner))

    def _games(self) -> Named:
        keys = dict.fromkeys(kind.game for kind in self._kinds)
        named = [(key, games.name(key)) for key in keys]
        return named if len(named) == 1 else _with_all("game", named)

    def _rules(self, kinds: Iterable[Kind]) -> Named:
        """Return all house rules with their names, numbered where names are equal."""
        known = [kind for kind in kinds if games.is_known(kind.game)]
        names = {kind.rules: words.rules(variant(kind.game), kind.options) for kind in known}
        named: Named = []
        for key, name in names.items():
            same = sum(names[each] == name for each, _ in named) + 1
            named.append((key, name if same == 1 else pages.numbered(name, same)))
        return _with_all("rules", named)

    def _on_picked(self) -> None:
        self._offer()
        self.changed.emit()


def _value(pick: Pick[str]) -> str:
    return pick.value() if pick.count() else ""


def _fill(pick: Pick[str], named: Named) -> None:
    """Offer the choices and keep the selected one if it is among them."""
    chosen = _value(pick)
    pick.offer(named, chosen if chosen in dict(named) else None)
    pick.setVisible(len(named) > 1)
    pick.updateGeometry()


def _levels(keys: Iterable[str], which: str, name: Callable[[str], str]) -> Named:
    played = set(keys)
    return _with_all(which, [(key, name(key)) for key in LEVELS if key in played])


def _with_all(which: str, named: Named) -> Named:
    """Return the choices after one that restricts nothing."""
    return [("", words.anything(which)), *(named if len(named) > 1 else ())]
