"""An exercise is dealt anew: what is seen stays, but for the names of suits."""

from dataclasses import replace
from itertools import count
from random import Random

import pytest

from marjapussi_gui.contrast import Contrast, Result
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.alike import alike
from marjapussi_gui.engine.cards import RANK_OF, Card, Suit, card, members
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.renaming import of_suits
from marjapussi_gui.facts import HigherOut, Outs, Void
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.teacher.puzzles.played import Played, hand
from marjapussi_gui.teacher.trainer.anew import pose
from marjapussi_gui.teacher.trainer.renamed import verdict_renamed

KEYS = [each.key for each in VARIANTS]
OF_TRICKS = [key for key in KEYS if key != "marriage"]
SEEDS = (1, 2, 3)


def choices(key: str, seed: int) -> list[Played]:
    """Return some moments of a hand at which somebody has a choice."""
    game = variant(key).game()
    hands = (hand(game, each) for each in count(seed, len(SEEDS)))  # some are dealt anew at once
    found = ([each for each in one if 1 < len(game.legal(each.state)) < 50] for one in hands)
    every = next(filter(None, found))
    return every[:: max(len(every) // 5, 1)]


def verdict_of(played: Played) -> Verdict:
    """Return a verdict on all that may be done."""
    state = played.state
    legal = list(played.header.game.legal(state))
    worths = tuple(Worth(action, -place, None) for place, action in enumerate(legal))
    return Verdict(state.turn, Kind.LEAD, legal[-1], worths, Rank.MISTAKE)


def ranks(cards: tuple[Card, ...]) -> list[str]:
    return sorted(RANK_OF[each] for each in cards)


@pytest.mark.parametrize("key", KEYS)
def test_moment_dealt_anew_is_seen_alike(key: str) -> None:
    for seed in SEEDS:
        for played in choices(key, seed):
            record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)
            posed = pose(record, len(played.entries), verdict, Random(seed))
            game, seat = played.header.game, verdict.seat
            was = game.look(played.state, seat)
            now = game.look(posed.record.state(), seat)

            assert (now.turn, now.phase, now.match) == (was.turn, was.phase, was.match)
            assert ranks(now.hand) == ranks(was.hand)
            assert [each.value for each in posed.verdict.worths] == [
                each.value for each in verdict.worths
            ]
            assert {each.action for each in posed.verdict.worths} == set(now.legal)
            assert len(now.legal) == len(was.legal)


@pytest.mark.parametrize("key", OF_TRICKS)
def test_hidden_cards_lie_elsewhere(key: str) -> None:
    moved = 0
    for played in choices(key, 1):
        record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)
        posed = pose(record, len(played.entries), verdict, Random(3)).record.state()
        suits = [ranks(members(held)) for held in posed.hands]
        moved += suits != [ranks(members(held)) for held in played.state.hands]

    assert moved


def test_suits_are_exchanged_where_they_are_alike() -> None:
    played = choices("marjapussi", 1)[0]
    record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)
    hands = {
        pose(record, len(played.entries), verdict, Random(luck)).record.state().hands[verdict.seat]
        for luck in range(10)
    }

    assert len(hands) > 3


def test_nothing_after_the_moment_is_left_in_it() -> None:
    played = choices("marjapussi", 1)
    record = MatchRecord(played[-1].header, played[-1].entries)
    ply = len(played[1].entries)

    posed = pose(record, ply, verdict_of(played[1]), Random(1))

    assert len(posed.record.entries) == ply


def test_reasons_name_the_cards_of_now() -> None:
    names = of_suits({Suit(0): Suit(1), Suit(1): Suit(0)})
    ace, ten = Play(card("AS")), Play(card("TS"))
    reasons = (
        Void(variant("marjapussi").game().seating.seats[2], Suit(0), 1),
        HigherOut(card("AS"), ()),
        Outs((card("AS"), card("7D")), 2),
        Contrast(Result.TRICK, 1.0, 0.5, ace, ten),
    )
    verdict = Verdict(
        variant("marjapussi").game().seating.seats[0],
        Kind.LEAD,
        ten,
        (Worth(ace, 1.0), Worth(ten, 0.0)),
        Rank.MISTAKE,
        reasons=reasons,
    )

    renamed = verdict_renamed(verdict, names)

    assert renamed.done == Play(card("TH"))
    assert renamed.best.action == Play(card("AH"))
    assert renamed.reasons == (
        replace(reasons[0], suit=Suit(1)),
        HigherOut(card("AH"), ()),
        Outs((card("AH"), card("7D")), 2),
        Contrast(Result.TRICK, 1.0, 0.5, Play(card("AH")), Play(card("TH"))),
    )


def test_games_without_suits_alike_keep_their_names() -> None:
    played = choices("huutopussi", 1)[-1]
    record, verdict = MatchRecord(played.header, played.entries), verdict_of(played)

    assert alike(played.header.game) == ()
    posed = pose(record, len(played.entries), verdict, Random(1))
    assert posed.record.state().hands[verdict.seat] == played.state.hands[verdict.seat]
