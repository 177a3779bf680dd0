"""The dialog for a new match; every setting has a default."""

from PySide6.QtWidgets import QDialog, QWidget

from ...engine.games import VARIANTS, variant
from ..basis.new_game import LEVELS, NewGame, usual_rules
from ..basis.own_presets import OwnPresets
from ..widgets.fields import Pick
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..wording import games, pages
from ..wording.tongue import digits
from .boxes import box, fill, fit_screen, two_columns
from .deal_choice import DealChoice
from .level_choice import LevelChoice
from .names import Names
from .rules_choice import RulesChoice


class NewGameDialog(QDialog):
    """A dialog for the game, rules, players and deal, filled with the last settings."""

    def __init__(self, last: NewGame, presets: OwnPresets, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named = [(each.key, games.introduction(each.key).name) for each in VARIANTS]
        self.game: Pick[str] = Pick(pages.heading("game"), named)
        self.players: Pick[int] = Pick(pages.number_of_players())
        self.rules = RulesChoice(presets)
        self.deal = DealChoice(last.seed)
        self.level = LevelChoice(last.level)
        levels = [(key, pages.level(key)) for key in LEVELS]
        self.partner_level: Pick[str] = Pick(pages.heading("partner"), levels)
        self._partner_box = box(
            pages.heading("partner"), self.partner_level, label(pages.partner_meaning(), even=True)
        )
        self._players_label = label(pages.number_of_players())
        self.names = Names()
        self.leave = button(pages.button("cancel"), self.reject)
        self.play = button(pages.button("play"), self.accept, "play")
        self.leave.setAutoDefault(False)
        self.play.setDefault(True)
        self.setWindowTitle(pages.new_game())
        self._lay_out()
        self._put(last)
        self.game.picked.connect(self._on_game)
        self.players.picked.connect(self._show_seats)
        self.deal.changed.connect(self._on_deal)
        self._on_deal()

    def chosen(self) -> NewGame:
        """Return the chosen settings."""
        return NewGame(
            self.game.value(),
            self.players.value(),
            self.rules.value(),
            self.level.value(),
            self.partner_level.value(),
            self.names.value(),
            self.deal.seed(),
        )

    def _put(self, last: NewGame) -> None:
        self.game.put(last.key)
        self._offer_players(last.players)
        self.rules.show_rules(variant(last.key), last.rules)
        self.partner_level.put(last.partner_level)
        self._show_seats()
        self.names.put(last.names)

    def _on_game(self) -> None:
        chosen = variant(self.game.value())
        self._offer_players(chosen.usual_players)
        self.rules.show_rules(chosen, usual_rules(chosen))
        self._show_seats()

    def _offer_players(self, players: int) -> None:
        possible = variant(self.game.value()).players
        self.players.offer([(number, digits(number)) for number in possible], chosen=players)
        self.players.setVisible(len(possible) > 1)
        self._players_label.setVisible(len(possible) > 1)

    def _show_seats(self) -> None:
        has_partners = variant(self.game.value()).partners
        self.names.show_seats(self.players.value(), partners=has_partners)
        self._partner_box.setVisible(has_partners)

    def _on_deal(self) -> None:
        self.play.setEnabled(self.deal.is_fit())

    def _lay_out(self) -> None:
        left = (
            box(pages.heading("game"), self.game, self._players_label, self.players),
            box(pages.heading("rules"), self.rules),
            box(pages.heading("opponents"), self.level),
            box(pages.heading("fairness"), label(pages.fairness())),
        )
        right = (
            box(pages.heading("names"), self.names),
            self._partner_box,
            box(pages.heading("deal"), self.deal),
        )
        buttons = Flow(self.leave, self.play, to_the_right=True)
        fill(self, two_columns(left, right), buttons)
        fit_screen(self, 880, 640)
