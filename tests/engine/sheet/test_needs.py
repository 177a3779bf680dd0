"""While a hand is entered, the score sheet says what is needed, and that comes true."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.sheet.fields import Entry, EntryValue, GoalProgress
from marjapussi_gui.engine.sheet.forms import hand_form
from marjapussi_gui.engine.state import NO_SIDE, Seat, Side
from tests.engine.sheet.typed_hands import TypedHand, typed_hands
from tests.preset_games import ALL_GAMES
from tests.random_matches import RandomMatch

NO_MARRIAGES = (-1, -1, -1, -1)


def needs(key: str, entry: Entry) -> tuple[GoalProgress, ...]:
    form = hand_form(find_variant(key).create_game())
    return form.needs(form.start(Seat(0)), entry)


def entries_on_the_way(hand: TypedHand) -> Iterator[Entry]:
    entry: dict[str, EntryValue] = {}
    while (field := hand.form.missing_field(hand.before, entry)) is not None:
        yield dict(entry)
        entry[field.name] = hand.entry[field.name]


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
def test_what_is_said_on_the_way_comes_true(game: Game) -> None:
    for seed in range(3):
        for hand in typed_hands(RandomMatch(game, seed, Seat(0))):
            for entry in entries_on_the_way(hand):
                for need in hand.form.needs(hand.before, entry):
                    assert _comes_true(need, hand), (need, entry, hand.entry)


def _comes_true(need: GoalProgress, hand: TypedHand) -> bool:
    is_made, tricks = "made" in hand.event.notes, hand.event.tricks
    match need.kind:
        case "made":
            return is_made
        case "lost":
            return not is_made
        case "last":
            return is_made == (hand.entry["last"] == need.side)
        case "tricks":
            gained = [change > 0 for change in hand.event.score_changes]
            lost = hand.event.score_changes[need.side] < 0 or gained[1 - need.side]
            return (tricks[need.side] < need.goal) == lost
        case "few":
            return sum(each <= need.goal for each in tricks) == 1
        case "none":
            return True
        case "over":
            return bool({"overshoot", "porvoo"} & {each.key for each in hand.event.items})
    is_bag = hand.form.game.scoring_phase.carried_key == "bag"
    if is_bag and need.missing <= 0:
        return hand.event.points[need.side] == max(hand.event.points)
    return need.missing > 0 or hand.form.game.scoring_phase.scores_in_berries


def test_bidders_need_what_their_marriage_leaves_of_their_bid() -> None:
    entry: Entry = {"who": 1, "bid": 120, "suits": (-1, -1, -1, 1)}

    assert needs("huutopussi", {"who": 1, "bid": 120}) == (GoalProgress(Side(1), 0, 120),)
    assert needs("huutopussi", entry) == (GoalProgress(Side(1), 60, 120),)
    assert needs("huutopussi", {**entry, "last": 1}) == (GoalProgress(Side(1), 80, 120, spare=100),)


def test_last_trick_decides_if_just_that_is_missing() -> None:
    entry: Entry = {"who": 0, "bid": 120, "suits": NO_MARRIAGES, "points-0": 100}

    assert needs("huutopussi", entry) == (GoalProgress(Side(0), 100, 120, "last"),)


def test_bid_is_made_or_lost_before_everything_is_typed() -> None:
    entry: Entry = {"who": 0, "bid": 90, "suits": NO_MARRIAGES}

    assert [each.kind for each in needs("huutopussi", {**entry, "points-0": 90})] == ["made"]
    assert [each.kind for each in needs("huutopussi", {**entry, "points-0": 65})] == ["lost"]
    assert [each.kind for each in needs("huutopussi", {**entry, "bid": 200})] == ["lost"]


def test_nobody_needs_anything_without_a_bid() -> None:
    assert needs("huutopussi", {}) == ()
    assert needs("huutopussi", {"who": 0}) == ()


def test_berries_that_are_sure_count_towards_the_target() -> None:
    entry: Entry = {"marriages": (0, 1), "pips": 0}

    assert needs("marjapussi", entry) == (
        GoalProgress(Side(0), 3, 12),
        GoalProgress(Side(1), 1, 12),
    )


def test_rami_needs_seven_tricks_and_nolo_allows_six() -> None:
    assert needs("tuppi", {"contest": 1}) == (GoalProgress(Side(1), 0, 7, "tricks"),)
    assert needs("tuppi", {"contest": 4}) == (GoalProgress(NO_SIDE, 0, 6, "few"),)


def test_bag_game_is_won_with_more_than_half_of_all_points() -> None:
    entry: Entry = {"marriages": (1,)}  # 120 for cards, 10 for the last trick, 40 for the marriage

    assert needs("bag", entry) == (GoalProgress(Side(0), 0, 86), GoalProgress(Side(1), 40, 86))
