"""A forced card is explained by the duty that leaves this card and no other."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.analysis.explanation.trick_facts import fact_of_forced_action
from marjapussi_gui.analysis.explanation.trick_knowledge import TrickKnowledge
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.card_ranking import CardRanking
from marjapussi_gui.engine.cards import (
    ACES,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    SUIT_OF,
    CardSet,
    cards_in_set,
    parse_card,
)
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.phases.play_obligations import ObligationKind, PlayObligation
from marjapussi_gui.engine.phases.tricks import TrickPhase
from marjapussi_gui.engine.state import GameState, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.text.reason_text import reason_sentences
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.analysis.view_notation import trick_view
from tests.engine.test_play_obligations import OF_TRICKS
from tests.random_matches import RandomMatch


def cards_allowed_by(
    obligation: PlayObligation, hand: CardSet, state: GameState, game: Game
) -> CardSet:
    """Return the cards of a hand that a duty, applied alone, leaves."""
    led = SUIT_OF[state.trick.cards[0]] if state.trick.cards else NO_SUIT
    marriages = state.marriages
    over = (
        game_strength(game).higher_cards[obligation.card_to_beat]
        if obligation.card_to_beat >= 0
        else 0
    )
    match obligation.kind:
        case ObligationKind.FOLLOW:
            return hand & CARDS_OF_SUIT[led]
        case ObligationKind.BEAT:
            return hand & CARDS_OF_SUIT[led] & over
        case ObligationKind.SHOW_ACE:
            return hand & CARDS_OF_SUIT[led] & ACES
        case ObligationKind.TRUMP:
            return hand & CARDS_OF_SUIT[marriages.trump]
        case ObligationKind.OVERTRUMP:
            return hand & CARDS_OF_SUIT[marriages.trump] & over
        case ObligationKind.LEAD_CLUB_ACE:
            return hand & 1 << parse_card("AC")
        case ObligationKind.LEAD_ACE:
            return hand & ACES
        case ObligationKind.LEAD_SPADE:
            return hand & CARDS_OF_SUIT[0]
        case ObligationKind.LEAD_MARRIAGE:
            return hand & MARRIAGE_PAIRS[marriages.declared[-1].suit]


def game_strength(game: Game) -> CardRanking:
    return next(each.ranking for each in game.phases if isinstance(each, TrickPhase))


def forced_cards(variant: Variant) -> Iterator[tuple[Game, GameState]]:
    """Yield positions with one legal card among several, under each of the presets."""
    for seed in range(16):
        preset = variant.presets[seed % len(variant.presets)]
        game = variant.create_game(preset.option_values)
        for step in RandomMatch(game, seed, Seat(0)).steps(hands=2):
            legal, state = game.legal_actions(step.before), step.before
            is_forced = len(legal) == 1 and isinstance(legal[0], Play)
            if is_forced and state.hands[state.turn].bit_count() > 1:
                yield game, state


@pytest.mark.parametrize("variant", OF_TRICKS, ids=lambda variant: variant.key)
def test_a_forced_card_is_the_only_card_that_its_obligation_allows(variant: Variant) -> None:
    named = 0
    for game, state in forced_cards(variant):
        hand, phase = state.hands[state.turn], game.phases[state.phase]
        assert isinstance(phase, TrickPhase)
        (only,) = game.legal_actions(state)
        assert isinstance(only, Play)
        fact = fact_of_forced_action(
            TrickKnowledge(SeatPosition(create_view(game, state, state.turn)))
        )
        obligation = PlayObligation(
            ObligationKind[fact.obligation], fact.allowed_cards, fact.suit, fact.card_to_beat
        )

        assert fact.allowed_cards == 1 << only.card
        if phase.ranking == game_strength(game):  # who plays alone has another order of cards
            assert cards_allowed_by(obligation, hand, state, game) == 1 << only.card
        weaker = hand & ~fact.forbidden_cards
        assert all(
            phase.violated_obligation(state, each) == obligation
            for each in cards_in_set(fact.forbidden_cards)
        )
        assert all(
            phase.violated_obligation(state, each) != obligation for each in cards_in_set(weaker)
        )
        named += 1

    assert named > 5


@pytest.mark.parametrize(
    ("mine", "led", "trump", "text"),
    [
        (
            "QD 9D KS 7C",
            "JD",
            "",
            "You must play the queen. You have to beat the jack, and the nine can’t.",
        ),
        (
            "AC 8C 6S",
            "7C 9C",
            "",
            "You must play the ace. You have to beat the nine, and the eight can’t.",
        ),
        (
            "KC JC 9C 8C 7C 6S",
            "QC",
            "",
            (
                "You must play the king. You have to beat the queen, and none of your other "
                "cards in the suit can."
            ),
        ),
        (
            "8H 7S",
            "AH",
            "",
            "You must play the eight. You have to follow suit, and it’s your only card in hearts.",
        ),
        (
            "8S 7H QC",
            "AD",
            "H",
            "You must play the seven of hearts. You can’t follow suit, and it’s your only trump.",
        ),
        (
            "8S 7H QH",
            "AD JH",
            "H",
            (
                "You must play the queen of hearts. You have to overtrump the jack, and the "
                "seven can’t."
            ),
        ),
    ],
)
def test_the_sentence_names_card_obligation_and_what_it_bars(
    qapp: QApplication, mine: str, led: str, trump: str, text: str
) -> None:
    view = trick_view("marjapussi", mine, led=led, trump=trump)
    people = TablePlayers(("", "Elsa", "Liisa", "Eero"), Seat(0), view.game.seating)

    assert reason_sentences(
        (fact_of_forced_action(TrickKnowledge(SeatPosition(view))),), people
    ) == (text,)
