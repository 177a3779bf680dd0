"""The page on which a position is set up: cards, dealer, contract, scores and tricks so far."""

from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import Self

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget

from ....engine.actions import Action, Give, Play
from ....engine.cards import Card, cards_in_set
from ....engine.codes.code_text import write_code
from ....engine.codes.hand import Hand
from ....engine.game import Game
from ....engine.games import VARIANTS, find_variant
from ....engine.state import NO_CARD, NOBODY, Seat
from ....engine.view import create_view
from ....learning import edited_hand
from ....learning.edited_hand import ImpossibleEditError
from ....model.new_game import MAX_SEED, NewGame
from ....model.preferences import Preferences
from ...art.card_pictures import CARD_ASPECT, CardPictures
from ...art.deck_style import deck_style
from ...art.painter_tools import open_painter, round_pen, stroke_rounded_rect
from ...common.palette import LINGONBERRY, QUIET_INK
from ...common.requests import CopyPosition, OpenCodeInText
from ...common.theme import SPACINGS, text_scale
from ...panels.question.answer_options import CardOption, ReviewOption
from ...text import games
from ...text import position_text as words
from ...text.action_labels import action_label
from ...text.card_names import card_name, suit_name
from ...text.commands import Command
from ...text.i18n import capitalized, say
from ...text.table_players import TablePlayers
from ...widgets.fields import ComboField, SpinField
from ...widgets.flow_layout import FlowLayout, update_layouts
from ...widgets.labels import TextLabel, create_button, create_label
from ..base_page import ColumnPage, CommandMap

CARD_WIDTH, CARD_GAP, RING_WIDTH, RADIUS = 38, 2, 3, 4  # pixels
COLUMNS = 2  # of hands
FIRST_SOLOIST = 10  # in the field of contracts, where seats stand for declarers


class ChoosableCard(CardOption):
    """A card that can be chosen or dragged, with a ring while it's chosen or dragged over."""

    dragged = Signal(QPoint)  # where the mouse is on the screen
    dropped = Signal(QPoint)

    def __init__(
        self, option: ReviewOption, width: float, deck: CardPictures, parent: QWidget
    ) -> None:
        super().__init__(option, width, deck, parent)
        self._pressed_at: QPoint | None = None
        self.is_dragged = self.is_target = False

    def cancel_drag(self) -> None:
        self._pressed_at, self.is_dragged = None, False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed_at = event.position().toPoint() if is_left else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        begin, at = self._pressed_at, event.position().toPoint()
        distance = 0 if begin is None else (at - begin).manhattanLength()
        if distance >= QApplication.startDragDistance() or self.is_dragged:
            self.is_dragged = True
            self.setDown(False)
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_dragged = self.is_dragged
        self.cancel_drag()
        if was_dragged:
            self.dropped.emit(event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isChecked() or self.is_target:
            with open_painter(self) as painter:
                inside = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
                stroke_rounded_rect(painter, inside, RADIUS, round_pen(LINGONBERRY, RING_WIDTH))


class PositionPage(ColumnPage):
    """Shows all cards of a position. Clicking two cards swaps them.

    Dragging a card onto another one swaps them, too.

    Each change is checked by the rules; if it isn't possible, the page says why.
    """

    MARGINS = (*ColumnPage.MARGINS[:3], SPACINGS[3])

    def __init__(
        self,
        settings_of_game: Callable[[str], NewGame],
        preferences: Preferences,
    ) -> None:
        playable = [each for each in VARIANTS if not each.create_game().is_rummy]
        self.game_field = ComboField[str](
            say("order-game"), [(each.key, games.game_name(each.key)) for each in playable]
        )
        super().__init__(say("position-title"), self.game_field, None)
        self._settings_of_game, self._random = settings_of_game, SystemRandom()
        self._pictures = CardPictures(deck_style(preferences), self.devicePixelRatioF())
        self.hand: Hand | None = None
        self._names: tuple[str, ...] = ()
        self._chosen: Card | None = None
        self.cards: dict[Card, ChoosableCard] = {}
        self.table: QWidget | None = None  # where cards are played
        self._ghost = TextLabel("", self)  # the card that is dragged
        self._ghost.hide()
        self.head.setSpacing(SPACINGS[4])
        self.message_label = create_label("", "warning")
        self.deal_button = create_button(say("position-deal"), self._deal, "link")
        self.play_button = create_button(say("position-play"), self._play, "quiet")
        self.back_step_button = create_button(say("position-take-back"), self._take_back, "quiet")
        self.copy_button = create_button(say("command-copy_code"), self.copy_code, "quiet")
        self.open_button = create_button(say("button-open"), self._open, "play")
        foot = QWidget()
        foot.setLayout(
            FlowLayout(
                self.deal_button,
                self.back_step_button,
                self.play_button,
                self.copy_button,
                self.open_button,
                align_right=True,
            )
        )
        self.add_widgets(create_label(say("position-introduction"), balanced=True))
        self._rows = self.add_scroll_area(SPACINGS[2], bottom=SPACINGS[1])
        self._rows.addStretch(1)
        self.add_widgets(self.message_label, foot)
        self._content: QWidget | None = None
        self.game_field.picked.connect(self._on_game_picked)

    @property
    def title(self) -> str:
        return say("position-title")

    @property
    def commands(self) -> CommandMap:
        return {Command.COPY_CODE: self.copy_code, Command.UNDO: self._take_back}

    @property
    def has_content(self) -> bool:
        return self.hand is not None

    def show_game(self, game_key: str) -> None:
        settings = self._settings_of_game(game_key)
        game = find_variant(game_key).create_game(settings.rules, players=settings.player_count)
        if game.is_rummy:
            self.show_game(VARIANTS[0].key)
        else:
            self.show_hand(edited_hand.new_hand(game, self._random.randrange(MAX_SEED)))

    def show_hand(self, hand: Hand, names: tuple[str, ...] = ()) -> None:
        """Show a hand after its last action."""
        self._names = names or ("",) * hand.game.seating.players
        with QSignalBlocker(self.game_field):
            self.game_field.set_value(hand.game.key)
        self._accept(hand)
        self.restore_focus()

    def restore(self, old: Self) -> None:
        if old.hand is not None:
            self.show_hand(old.hand, old._names)

    def restore_focus(self) -> None:
        """Focus the first card of the player to act."""
        state = None if self.hand is None else self.hand.states()[-1]
        held = () if state is None else cards_in_set(state.hands[state.turn])
        first: QWidget = self.cards[held[0]] if held else self.open_button
        first.setFocus()

    def apply_preferences(self, preferences: Preferences) -> None:
        self._pictures = CardPictures(deck_style(preferences), self.devicePixelRatioF())
        self._build()

    def dismiss(self) -> bool:
        """Deselect the card, or stop dragging it. Return False if none was selected or dragged."""
        was_chosen, self._chosen = self._chosen is not None or self._ghost.isVisible(), None
        self._end_drag()
        self._update_choice()
        return was_chosen

    def copy_code(self, _checked: object = None) -> None:
        if self.hand is not None:
            self.request.emit(CopyPosition(write_code(edited_hand.position(self.hand))))

    # Changes

    def _change(self, change: Callable[[Hand], Hand]) -> None:
        """Apply a change, or say why the rules don't allow it."""
        if self.hand is None:
            return
        before = len(self.hand.actions)
        try:
            changed = change(self.hand)
        except ImpossibleEditError as error:
            self._build()  # fields show again what holds
            self._say(words.impossible_text(error, self.hand.game, self._people), is_wrong=True)
            return
        self._accept(changed)
        if len(changed.actions) < before and change is not edited_hand.without_last_action:
            self._say(say("position-shortened"), is_wrong=False)

    def _accept(self, hand: Hand) -> None:
        self.hand, self._chosen = hand, None
        self._say("", is_wrong=False)
        self._build()

    def choose(self, card: Card, _checked: object = None) -> None:
        """Select a card, or swap it with the one that is already selected."""
        one = self._chosen
        if one is None or one == card:
            self._chosen = card if one is None else None
            self._update_choice()
        else:
            self._chosen = None
            self._change(lambda hand: edited_hand.swap_cards(hand, one, card))
            self.cards[one].setFocus()

    def _play(self, _checked: object = None) -> None:
        if (action := self._action_with(self._chosen)) is not None:
            self._add(action)

    def _action_with(self, card: Card | None) -> Action | None:
        if self.hand is None or card is None:
            return None
        return edited_hand.action_with_card(self.hand, card)

    def _add(self, action: Action, _checked: object = None) -> None:
        self._change(lambda hand: edited_hand.add_action(hand, action))
        self.restore_focus()

    def _take_back(self, _checked: object = None) -> None:
        self._change(edited_hand.without_last_action)

    def _deal(self, _checked: object = None) -> None:
        if self.hand is not None:
            game = self.hand.game
            self._accept(edited_hand.new_hand(game, self._random.randrange(MAX_SEED)))

    def _on_game_picked(self) -> None:
        self.show_game(self.game_field.value())

    def _open(self, _checked: object = None) -> None:
        if self.hand is not None:
            self.request.emit(OpenCodeInText(write_code(edited_hand.position(self.hand))))

    def _on_standing_picked(self, dealer: ComboField[int], scores: list[SpinField]) -> None:
        values = tuple(each.value() for each in scores)
        self._change(lambda hand: edited_hand.with_standing(hand, Seat(dealer.value()), values))

    def _on_contract_picked(self, declarer: ComboField[int], amount: SpinField | None) -> None:
        value, chosen = 0 if amount is None else amount.value(), declarer.value()

        def change(hand: Hand) -> Hand:
            if chosen < FIRST_SOLOIST:
                return edited_hand.with_contract(hand, Seat(chosen), value)
            before, soloist = edited_hand.contract(hand)[0], Seat(chosen - FIRST_SOLOIST)
            return edited_hand.with_contract(hand, before, value, soloist)

        self._change(change)

    # Dragging

    def _on_dragged(self, card: Card, at: QPoint) -> None:
        ghost, button = self._ghost, self.cards[card]
        if not ghost.isVisible():
            ghost.setPixmap(button.grab())
            ghost.adjustSize()
            ghost.show()
            ghost.raise_()
        ghost.move(self.mapFromGlobal(at) - ghost.rect().center())
        in_sheet = self.sheet.mapFromGlobal(at)
        self.scroll_area.ensureVisible(in_sheet.x(), in_sheet.y(), 0, button.height())
        self._mark_target(self._target(card, at))

    def _on_dropped(self, card: Card, at: QPoint) -> None:
        target = self._target(card, at)
        self._end_drag()
        self.dismiss()
        if target is self.table and (action := self._action_with(card)) is not None:
            self._add(action)
        elif isinstance(target, ChoosableCard):
            other = next(each for each, button in self.cards.items() if button is target)
            self._change(lambda hand: edited_hand.swap_cards(hand, card, other))

    def _target(self, card: Card, at: QPoint) -> QWidget | None:
        """Return what a card is dropped on: the table if it may be played, or the nearest card."""
        assert self._content is not None
        if (table := self.table) is not None and self._action_with(card) is not None:
            near = table.rect().adjusted(0, 0, 0, self.cards[card].height() // 2)
            if near.contains(table.mapFromGlobal(at)):
                return table
        widget = self._content.childAt(self._content.mapFromGlobal(at))
        while widget is not None and not widget.property("group"):
            widget = None if widget is self._content else widget.parentWidget()
        if widget is None:
            return None
        others = [each for each in widget.findChildren(ChoosableCard) if each != self.cards[card]]

        def distance(button: ChoosableCard) -> int:
            return (button.mapFromGlobal(at) - button.rect().center()).manhattanLength()

        return min(others, key=distance, default=None)

    def _mark_target(self, target: QWidget | None) -> None:
        for button in self.cards.values():
            if button.is_target != (button is target):
                button.is_target = button is target
                button.update()

    def _end_drag(self) -> None:
        self._ghost.hide()
        self._mark_target(None)
        for button in self.cards.values():
            button.cancel_drag()

    # Display

    @property
    def _people(self) -> TablePlayers:
        assert self.hand is not None
        return TablePlayers(self._names, NOBODY, self.hand.game.seating)

    def _say(self, text: str, *, is_wrong: bool) -> None:
        label = self.message_label
        label.setProperty("look", "warning" if is_wrong else "")
        label.style().polish(label)
        label.setText(text)
        label.setVisible(bool(text))
        if text:
            self.speech_requested.emit(text, True)

    def _update_choice(self) -> None:
        for card, button in self.cards.items():
            button.setChecked(card == self._chosen)
        hand, action = self.hand, self._action_with(self._chosen)
        text = say("position-play")
        if hand is not None and isinstance(action, Give):
            state = hand.states()[-1]
            text = action_label(action, create_view(hand.game, state, state.turn), self._people)
        self.play_button.setText(text)
        self.play_button.setEnabled(action is not None)
        self.back_step_button.setEnabled(hand is not None and len(hand.actions) > 1)

    def _build(self) -> None:
        if self.hand is None:
            return
        if self._content is not None:
            self._end_drag()
            self._content.hide()
            self._content.deleteLater()
        self.cards, self.table = {}, None
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACINGS[2])
        for each in (self._fields(), self._groups(), self._trumps_and_calls()):
            column.addWidget(each)
        self._rows.insertWidget(0, self._content)
        self._update_choice()
        update_layouts(self)

    def _fields(self) -> QWidget:
        hand, people = self.hand, self._people
        assert hand is not None
        game, seats = hand.game, hand.game.seating.seats
        dealer = ComboField[int](
            say("term-dealer"),
            [(seat, say("position-dealer", name=people.name(seat))) for seat in seats],
        )
        dealer.set_value(hand.dealer)
        scores = [_score_field(game, words.side_names(side, people)) for side in game.seating.sides]
        for field, score in zip(scores, hand.match.scores, strict=True):
            field.set_value(score)
        changed = partial(self._on_standing_picked, dealer, scores)
        dealer.picked.connect(changed)
        for each in scores:
            each.picked.connect(changed)
        row = QWidget()
        row.setLayout(FlowLayout(dealer, *self._contract_fields(hand), *scores))
        return row

    def _contract_fields(self, hand: Hand) -> list[ComboField[int] | SpinField]:
        game, people = hand.game, self._people
        has_bids, has_rami = "min_bid" in game.option_values, "sooli" in game.option_values
        if not has_bids and not has_rami:
            return []
        declarer, amount = edited_hand.contract(hand)
        seats = game.seating.seats
        choices = [*seats, *[NOBODY] * (has_rami or declarer == NOBODY)]
        labels: list[tuple[int, str]]
        labels = [(seat, words.declarer_label(seat, game, people)) for seat in choices]
        if game.option_values.get("sooli"):
            labels += [(FIRST_SOLOIST + seat, words.soloist_label(seat, people)) for seat in seats]
        field = ComboField[int](say("position-contract"), labels)
        soloist = hand.states()[-1].showing.soloist
        field.set_value(declarer if soloist == NOBODY else FIRST_SOLOIST + soloist)
        if not has_bids:
            field.picked.connect(partial(self._on_contract_picked, field, None))
            return [field]
        bid = SpinField(say("position-bid"), edited_hand.bid_range(game))
        bid.setPrefix(f"{say('position-bid')}: ")
        bid.set_value(amount)
        for each in (field, bid):
            each.picked.connect(partial(self._on_contract_picked, field, bid))
        return [field, bid]

    def _groups(self) -> QWidget:
        hand, people = self.hand, self._people
        assert hand is not None
        state, game = hand.states()[-1], hand.game
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACINGS[2])
        for seat in game.seating.seats:
            rows = (state.rows.face_up, state.rows.face_down) if state.rows.face_up else ()
            on_table = {card for row in rows for card in row[seat]}
            held = [card for card in cards_in_set(state.hands[seat]) if card not in on_table]
            caption = words.seat_caption(seat, state, people)
            laid = [[card for card in row[seat] if card != NO_CARD] for row in rows]
            cell = self._group(caption, held, *laid)
            grid.addWidget(cell, seat // COLUMNS, seat % COLUMNS)
        can_play = game.phase_name(state) == "play"
        played = [card for trick in state.tricks for card in trick.cards]
        others = {
            "position-trick": state.trick.cards,
            "position-stock": state.stock,
            "position-put-away": state.exchange.discards,
            "position-played": played,
        }
        for place, (message, cards) in enumerate(others.items(), game.seating.players):
            is_table = can_play and message == "position-trick"
            if cards or is_table:
                group = self._group(say(message), cards)
                grid.addWidget(group, place + 1, 0, 1, COLUMNS)
                self.table = group if is_table else self.table
        return box

    def _group(self, caption: str, *rows: Sequence[Card]) -> QWidget:
        box = QWidget()
        box.setProperty("group", True)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACINGS[0])
        column.addWidget(create_label(caption, "strong"))
        for cards in rows:
            row = QWidget()
            row.setMinimumHeight(round(CARD_WIDTH * text_scale() * CARD_ASPECT))
            if not cards:
                row.setStyleSheet(f"border: 2px dashed {QUIET_INK}; border-radius: {RADIUS}px;")
            row.setLayout(FlowLayout(*map(self._create_card, cards), spacing=CARD_GAP))
            column.addWidget(row)
        column.addStretch(1)
        return box

    def _create_card(self, card: Card) -> ChoosableCard:
        option = ReviewOption(Play(card), capitalized(card_name(card)), card)
        button = ChoosableCard(option, CARD_WIDTH * text_scale(), self._pictures, self)
        button.setCheckable(True)
        button.clicked.connect(partial(self.choose, card))
        button.dragged.connect(partial(self._on_dragged, card))
        button.dropped.connect(partial(self._on_dropped, card))
        self.cards[card] = button
        return button

    def _trumps_and_calls(self) -> QWidget:
        """Return a row with the trump suit, and a button for each call of the seat to act."""
        hand, people = self.hand, self._people
        assert hand is not None
        state, game = hand.states()[-1], hand.game
        view = create_view(game, state, state.turn)
        box, trump = QWidget(), state.marriages.trump
        label = create_label(
            say("no-trumps-yet")
            if trump < 0
            else say("suit-are-trumps", suit=capitalized(suit_name(trump)))
        )
        label.setVisible(not game.option_values.get("sooli"))
        buttons = [
            create_button(action_label(each, view, people), partial(self._add, each), "chip")
            for each in edited_hand.possible_calls(hand)
        ]
        exchange = create_label(words.exchange_text(state, people))
        exchange.setVisible(bool(exchange.text()))
        box.setLayout(FlowLayout(label, exchange, *buttons))
        return box


def _score_field(game: Game, name: str) -> SpinField:
    field = SpinField(name, edited_hand.score_range(game))
    field.setPrefix(f"{name}: ")
    return field
