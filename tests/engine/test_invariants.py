"""What holds for every game under all house rules, at every moment of a match."""

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marjapussi_gui.engine.actions import Action, Deal, Finish, Lay, RandomDraw, ShowTunnelas
from marjapussi_gui.engine.cards import Card, cards_in_set
from marjapussi_gui.engine.events import HandScored
from marjapussi_gui.engine.game import IllegalActionError, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.position_json import position_json
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import NO_CARD, NOBODY, GameState, MatchStart
from marjapussi_gui.engine.view import create_view
from tests.event_replay import EventReplay
from tests.random_matches import random_matches

BY_KEY = {variant.key: variant for variant in VARIANTS}

some = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
every_game = pytest.mark.parametrize("variant", VARIANTS, ids=BY_KEY)


def all_cards(state: GameState) -> Counter[Card]:
    """Count the cards of a state wherever they are."""
    rummy, cards = state.rummy, Counter[Card]()
    for hand in state.hands:
        cards.update(cards_in_set(hand))
    for trick in (*state.tricks, state.trick):
        cards.update(trick.cards)
    for row in state.rows.face_down:
        cards.update(card for card in row if card != NO_CARD)
    for part in (state.stock, state.exchange.discards, *rummy.hands, rummy.stock, rummy.discards):
        cards.update(part)
    for sets in rummy.laid_sets:
        for meld in sets:
            cards.update(meld)
    return cards


@every_game
@given(data=st.data())
@some
def test_no_card_is_lost(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    pack = Counter(walk.game.dealing_phase.cards)

    for step in walk.steps():
        assert all_cards(step.after) in (pack, Counter())


@every_game
@given(data=st.data())
@some
def test_silent_step_equals_loud_step(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))

    for step in walk.steps():
        assert step.after == walk.game.step(step.before, step.action)


@every_game
@given(data=st.data())
@some
def test_a_seat_can_always_act(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))

    for step in walk.steps():
        state, game = step.after, walk.game
        assert bool(game.legal_actions(state)) == (state.turn != NOBODY)
        assert (game.phase_name(state) in ("deal", "chance", "over")) == (state.turn == NOBODY)


@every_game
@given(data=st.data())
@some
def test_record_replays_to_the_same_state(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    steps = list(walk.steps())
    entries = tuple(RecordEntry(step.before.turn, step.action) for step in steps)
    names = tuple(f"Säde {seat}" for seat in walk.game.seating.seats)
    record = MatchRecord(RecordHeader(walk.game, names, MatchStart(walk.dealer)), entries)

    again = replay(record.text().encode(), BY_KEY)

    assert steps[-1].after == again.state == record.state_after()
    assert record.text() == again.record.text()
    assert [e for s in steps for e in s.events if isinstance(e, HandScored)] == list(
        again.scored_hands
    )


@every_game
@given(data=st.data())
@some
def test_action_reads_back_from_its_text(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))

    for step in walk.steps():
        if step.before.turn != NOBODY:
            assert step.action == parse_action(action_text(step.action))


@every_game
@given(data=st.data())
@some
def test_what_is_not_legal_is_refused_with_a_reason(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    game, pool = walk.game, list[Action]()

    for step in walk.steps(hands=1):
        state = step.after
        pool += [step.action, *list(game.legal_actions(state))[:30]]
        for action in Random(len(pool)).sample(pool, min(len(pool), 12)):
            is_legal = not game.refusal_reason(state, action)
            if not isinstance(action, Deal | RandomDraw | Lay | Finish | ShowTunnelas):
                assert is_legal == (action in game.legal_actions(state))
            if not is_legal:
                with pytest.raises(IllegalActionError):
                    game.apply_action(state, action)


@every_game
@given(data=st.data())
@some
def test_events_fold_to_the_view_of_every_seat(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    folds = [EventReplay(walk.game, seat) for seat in walk.game.seating.seats]

    for step in walk.steps():
        for fold in folds:
            fold.apply([event.as_seen_by(fold.seat) for event in step.events])
            assert fold.matches_view(create_view(walk.game, step.after, fold.seat))


@every_game
@given(data=st.data())
@some
def test_hand_is_scored_by_its_items(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    before = (0,) * len(walk.game.seating.sides)

    for step in walk.steps(hands=4):
        for event in step.events:
            if isinstance(event, HandScored):
                gained = [0] * len(before)
                for item in event.items:
                    gained[item.side] += item.points
                assert tuple(gained) == event.score_changes
                assert event.scores == tuple(map(sum, zip(before, gained, strict=True)))
                before = event.scores


@every_game
@given(data=st.data())
@some
def test_judge_prints_zeros_between_hands(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    nothing = (0,) * len(walk.game.seating.sides)

    for step in walk.steps():
        judged = position_json(walk.game, step.after, ())
        if judged["phase"] in ("deal", "over"):
            assert (judged["tricks"], judged["points"]) == (nothing, nothing)
            assert (judged["turn"], judged["trump"], judged["trick"]) == (None, None, [])
