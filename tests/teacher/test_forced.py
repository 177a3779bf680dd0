"""A forced card is explained by the duty that leaves this card and no other."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import (
    ACES,
    NO_SUIT,
    PAIRS,
    SUIT_OF,
    SUIT_SETS,
    CardSet,
    card,
    members,
)
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.phases.duties import Duty, Must
from marjapussi_gui.engine.phases.tricks import Tricks
from marjapussi_gui.engine.state import Seat, State
from marjapussi_gui.engine.strength import Strength
from marjapussi_gui.teacher.certain import forced
from marjapussi_gui.teacher.certainty import Certainty
from marjapussi_gui.ui.wording.people import People
from marjapussi_gui.ui.wording.reasons import reasons
from tests.engine.test_duties import OF_TRICKS
from tests.teacher.positions import at_play
from tests.walks import Walk


def left_by(duty: Duty, hand: CardSet, state: State, game: Game) -> CardSet:
    """Return the cards of a hand that a duty, applied alone, leaves."""
    led = SUIT_OF[state.trick.cards[0]] if state.trick.cards else NO_SUIT
    marriages = state.marriages
    over = game_strength(game).above[duty.against] if duty.against >= 0 else 0
    match duty.must:
        case Must.FOLLOW:
            return hand & SUIT_SETS[led]
        case Must.BEAT:
            return hand & SUIT_SETS[led] & over
        case Must.SHOW_ACE:
            return hand & SUIT_SETS[led] & ACES
        case Must.TRUMP:
            return hand & SUIT_SETS[marriages.trump]
        case Must.OVERTRUMP:
            return hand & SUIT_SETS[marriages.trump] & over
        case Must.LEAD_CLUB_ACE:
            return hand & 1 << card("AC")
        case Must.LEAD_ACE:
            return hand & ACES
        case Must.LEAD_SPADE:
            return hand & SUIT_SETS[0]
        case Must.LEAD_MARRIAGE:
            return hand & PAIRS[marriages.made[-1].suit]


def game_strength(game: Game) -> Strength:
    return next(each.strength for each in game.phases if isinstance(each, Tricks))


def forced_cards(variant: Variant) -> Iterator[tuple[Game, State]]:
    """Yield positions with one legal card among several, under each of the presets."""
    for seed in range(16):
        preset = variant.presets[seed % len(variant.presets)]
        game = variant.game(preset.values)
        for step in Walk(game, seed, Seat(0)).steps(hands=2):
            legal, state = game.legal(step.before), step.before
            is_forced = len(legal) == 1 and isinstance(legal[0], Play)
            if is_forced and state.hands[state.turn].bit_count() > 1:
                yield game, state


@pytest.mark.parametrize("variant", OF_TRICKS, ids=lambda variant: variant.key)
def test_a_forced_card_is_the_only_one_that_its_duty_leaves(variant: Variant) -> None:
    named = 0
    for game, state in forced_cards(variant):
        hand, phase = state.hands[state.turn], game.phases[state.phase]
        assert isinstance(phase, Tricks)
        (only,) = game.legal(state)
        assert isinstance(only, Play)
        fact = forced(Certainty(game.look(state, state.turn)))
        duty = Duty(Must[fact.must], fact.held, fact.suit, fact.against)

        assert fact.held == 1 << only.card
        if phase.strength == game_strength(game):  # who plays alone has another order of cards
            assert left_by(duty, hand, state, game) == 1 << only.card
        weaker = hand & ~fact.barred
        assert all(phase.duty(state, each) == duty for each in members(fact.barred))
        assert all(phase.duty(state, each) != duty for each in members(weaker))
        named += 1

    assert named > 5


@pytest.mark.parametrize(
    ("mine", "led", "trump", "text"),
    [
        (
            "QD 9D KS 7C",
            "JD",
            "",
            "You must play the queen. You have to beat the jack, and the nine can't.",
        ),
        (
            "AC 8C 6S",
            "7C 9C",
            "",
            "You must play the ace. You have to beat the nine, and the eight can't.",
        ),
        (
            "KC JC 9C 8C 7C 6S",
            "QC",
            "",
            (
                "You must play the king. You have to beat the queen, and none of your other cards "
                "of the suit can."
            ),
        ),
        (
            "8H 7S",
            "AH",
            "",
            "You must play the eight. You have to follow hearts, and you have no other.",
        ),
        (
            "8S 7H QC",
            "AD",
            "H",
            "You must play the seven of hearts. You can't follow suit, and it's your only trump.",
        ),
        (
            "8S 7H QH",
            "AD JH",
            "H",
            (
                "You must play the queen of hearts. You have to beat the trump jack, and the seven "
                "can't."
            ),
        ),
    ],
)
def test_the_sentence_names_card_duty_and_what_it_bars(
    qapp: QApplication, mine: str, led: str, trump: str, text: str
) -> None:
    view = at_play("marjapussi", mine, led=led, trump=trump)
    people = People(("", "Elsa", "Liisa", "Eero"), Seat(0), view.game.seating)

    assert reasons((forced(Certainty(view)),), people) == (text,)
