"""An exercise is dealt anew: what is seen stays, but for the names of suits."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import RANK_OF, Card, Suit, cards_in_set, parse_card
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.suit_symmetry import equivalent_suits, suit_renaming
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.generator import SampledPosition, play_hand
from marjapussi_gui.learning.trainer.redeal import make_exercise, rename_cards_in_verdict
from marjapussi_gui.model.contrast import ActionContrast, PlayoutResult
from marjapussi_gui.model.facts import HelpfulDraws, HigherCardOut, KnownVoid
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict

KEYS = [each.key for each in VARIANTS]
OF_TRICKS = [key for key in KEYS if key != "marriage"]
SEEDS = (1, 2, 3)


def choices(key: str, seed: int) -> list[SampledPosition]:
    game = find_variant(key).create_game()
    hands = (
        play_hand(game, each) for each in count(seed, len(SEEDS))
    )  # some are dealt anew at once
    found = (
        [each for each in one if 1 < len(game.legal_actions(each.state)) < 50] for one in hands
    )
    every = next(filter(None, found))
    return every[:: max(len(every) // 5, 1)]


def verdict_of(played: SampledPosition) -> Verdict:
    """Return a verdict on all that may be done."""
    state = played.state
    legal = list(played.header.game.legal_actions(state))
    worths = tuple(ActionValue(action, -place, None) for place, action in enumerate(legal))
    return Verdict(state.turn, DecisionKind.LEAD, legal[-1], worths, Grade.MISTAKE)


def ranks(cards: tuple[Card, ...]) -> list[str]:
    return sorted(RANK_OF[each] for each in cards)


@pytest.mark.parametrize("key", KEYS)
def test_moment_dealt_anew_is_seen_alike(key: str) -> None:
    for seed in SEEDS:
        for played in choices(key, seed):
            record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)
            posed = make_exercise(record, len(played.entries), verdict, Random(seed))
            game, seat = played.header.game, verdict.seat
            was = create_view(game, played.state, seat)
            now = create_view(game, posed.record.state_after(), seat)

            assert (now.turn, now.phase, now.match) == (was.turn, was.phase, was.match)
            assert ranks(now.hand) == ranks(was.hand)
            assert [each.value for each in posed.verdict.action_values] == [
                each.value for each in verdict.action_values
            ]
            assert {each.action for each in posed.verdict.action_values} == set(now.legal_actions)
            assert len(now.legal_actions) == len(was.legal_actions)


@pytest.mark.parametrize("key", OF_TRICKS)
def test_hidden_cards_lie_elsewhere(key: str) -> None:
    moved = 0
    for played in choices(key, 1):
        record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)
        posed = make_exercise(record, len(played.entries), verdict, Random(3)).record.state_after()
        suits = [ranks(cards_in_set(held)) for held in posed.hands]
        moved += suits != [ranks(cards_in_set(held)) for held in played.state.hands]

    assert moved


def test_suits_are_exchanged_where_they_are_alike() -> None:
    played = choices("marjapussi", 1)[0]
    record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)
    hands = {
        make_exercise(record, len(played.entries), verdict, Random(luck))
        .record.state_after()
        .hands[verdict.seat]
        for luck in range(10)
    }

    assert len(hands) > 3


def test_nothing_after_the_moment_is_left_in_it() -> None:
    played = choices("marjapussi", 1)
    record = MatchRecord(played[-1].header, played[-1].entries)
    ply = len(played[1].entries)

    posed = make_exercise(record, ply, verdict_of(played[1]), Random(1))

    assert len(posed.record.entries) == ply


def test_reasons_name_the_cards_of_now() -> None:
    names = suit_renaming({Suit(0): Suit(1), Suit(1): Suit(0)})
    ace, ten = Play(parse_card("AS")), Play(parse_card("TS"))
    reasons = (
        KnownVoid(find_variant("marjapussi").create_game().seating.seats[2], Suit(0), 1),
        HigherCardOut(parse_card("AS"), ()),
        HelpfulDraws((parse_card("AS"), parse_card("7D")), 2),
        ActionContrast(PlayoutResult.TRICK, 1.0, 0.5, ace, ten),
    )
    verdict = Verdict(
        find_variant("marjapussi").create_game().seating.seats[0],
        DecisionKind.LEAD,
        ten,
        (ActionValue(ace, 1.0), ActionValue(ten, 0.0)),
        Grade.MISTAKE,
        reasons=reasons,
        temptation=ten,
    )

    renamed = rename_cards_in_verdict(verdict, names)

    assert renamed.chosen == Play(parse_card("TH"))
    assert renamed.best.action == Play(parse_card("AH"))
    assert renamed.temptation == Play(parse_card("TH"))
    assert renamed.reasons == (
        replace(reasons[0], suit=Suit(1)),
        HigherCardOut(parse_card("AH"), ()),
        HelpfulDraws((parse_card("AH"), parse_card("7D")), 2),
        ActionContrast(
            PlayoutResult.TRICK, 1.0, 0.5, Play(parse_card("AH")), Play(parse_card("TH"))
        ),
    )


def test_games_without_suits_alike_keep_their_names() -> None:
    played = choices("huutopussi", 1)[-1]
    record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)

    assert equivalent_suits(played.header.game) == ()
    posed = make_exercise(record, len(played.entries), verdict, Random(1))
    assert posed.record.state_after().hands[verdict.seat] == played.state.hands[verdict.seat]
