"""The score terms agree with the count, line by line, with the cards."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marjapussi_gui.engine.cards import card_names
from marjapussi_gui.engine.events import HandScored, ScoreTerm
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.game_points import GamePointScoringPhase
from marjapussi_gui.engine.phases.trick_count_scoring import TrickCountScoringPhase
from marjapussi_gui.engine.state import GameState, Seat
from tests.engine.test_settlement import (
    FOURTH,
    SECOND,
    SECOND_SETS,
    THIRD,
    WINNER,
    replace_cards,
    settle,
)
from tests.random_matches import RandomMatch, random_matches

MADE = ("trump", "little")
some = settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)


def hands(walk: RandomMatch) -> Iterator[tuple[GameState, HandScored]]:
    """Yield every hand of a walk that was counted, and how it stood before."""
    for step in walk.steps():
        yield from ((step.after, each) for each in step.events if isinstance(each, HandScored))


def is_part_of_points(game: Game, term: ScoreTerm) -> bool:
    """Return whether a term is part of the points, rather than of the score."""
    return not isinstance(game.scoring_phase, GamePointScoringPhase) or term.key == "cards"


@every_game
@given(data=st.data())
@some
def test_terms_add_up_to_the_points_of_each_side(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))

    for _, scored in hands(walk):
        sums = [0] * len(scored.points)
        for term in scored.terms:
            sums[term.side] += term.points * is_part_of_points(walk.game, term)
            if any(tray.points_each for tray in term.card_groups):
                assert term.points == sum(tray.points for tray in term.card_groups)
                assert all(t.points == t.points_each * len(t.cards) for t in term.card_groups)
        if not isinstance(walk.game.scoring_phase, TrickCountScoringPhase) or scored.terms:
            assert tuple(sums) == scored.points


@every_game
@given(data=st.data())
@some
def test_no_card_counts_twice_on_one_line(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(random_matches(variant))
    pack = walk.game.dealing_phase.cards

    for _, scored in hands(walk):
        for term in scored.terms:
            cards = [card for tray in term.card_groups for card in tray.cards]
            assert all(cards.count(card) <= pack.count(card) for card in set(cards))


def test_a_marriage_in_berries_has_a_term_with_its_pair() -> None:
    found = 0
    for seed in range(20):
        for _, scored in hands(
            RandomMatch(find_variant("marjapussi").create_game(), seed, Seat(0))
        ):
            made = [item[:3] for item in scored.items if item.key in MADE]
            terms = [term for term in scored.terms if term.key in MADE]
            assert [(t.side, t.key, t.points) for t in terms] == made
            assert all(card_names(term.card_groups[0].cards)[::3] == "KQ" for term in terms)
            found += len(made)
    assert found


def test_maal_is_listed_by_cards_that_count_together() -> None:
    second = replace_cards(SECOND, "KS > 5D", "KS > 6D", "QS > 7D", "7H > 7D")

    scored = settle(WINNER, second, laid={1: SECOND_SETS}).last_hand

    assert terms_of(scored, 1) == [
        ("wed", 10, "5D 6D 7D"),
        ("beside", 2, "7D"),
    ]
    assert scored.points[1] == 12


def test_maal_of_a_player_who_has_not_laid_is_listed_and_cancelled() -> None:
    third = replace_cards(THIRD, "KC > 6D", "KC > 7D")

    scored = settle(WINNER, SECOND, third, FOURTH).last_hand

    assert terms_of(scored, 2) == [("tiplu", 3, "6D"), ("beside", 2, "7D"), ("unlaid", -5, "")]
    assert terms_of(scored, 0) == [("finished", 0, "")]


def test_kidnapped_maal_goes_to_the_finisher() -> None:
    third = replace_cards(THIRD, "KC > 6D", "KC > 7D")

    scored = settle(WINNER, SECOND, third, FOURTH, unseen_maal="kidnap").last_hand

    assert terms_of(scored, 0) == [("kidnapped", 5, ""), ("finished", 0, "")]


def terms_of(scored: HandScored, seat: int) -> list[tuple[str, int, str]]:
    terms = (term for term in scored.terms if term.side == seat)
    return [
        (t.key, t.points, " ".join(card_names(tray.cards) for tray in t.card_groups)) for t in terms
    ]
