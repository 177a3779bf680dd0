"""Why something is best: at most one sentence of each kind, and always the same for a view."""

from collections.abc import Iterator
from random import Random
from threading import Event as Flag
from typing import get_args

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.levels import LEVELS, habits
from marjapussi_gui.contrast import Contrast, MeanMore
from marjapussi_gui.engine.actions import Bid, Discard, Draw, Pass, Play
from marjapussi_gui.engine.cards import Suit, card, card_list, card_set
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.notation import read_action
from marjapussi_gui.engine.state import NO_CARD, NOBODY, Seat, Start, State, Turn
from marjapussi_gui.engine.view import View
from marjapussi_gui.facts import (
    Advised,
    CanCome,
    Certain,
    Exact,
    Fact,
    Forced,
    LetGo,
    LikelyTotal,
    Reaches,
    Searched,
    Tiplu,
    TookUp,
    Without,
)
from marjapussi_gui.kept.verdict import Worth
from marjapussi_gui.principle import Principle
from marjapussi_gui.teacher.argued import argued, why
from marjapussi_gui.teacher.certain_of_sets import certain_of_sets
from marjapussi_gui.teacher.judge import judge
from marjapussi_gui.teacher.reasons import reasons, rival
from marjapussi_gui.teacher.tried import tried
from tests.bots.test_honesty import with_others_cards_exchanged
from tests.presets import every_usual_game_of_tricks
from tests.tabletop import Tabletop
from tests.teacher.moments import moments
from tests.teacher.positions import at_play, at_sets

KINDS = (get_args(Certain), (Contrast, MeanMore), (Advised,))
ACE, KING, NINE = (Play(card(name)) for name in ("AS", "KS", "9S"))
NEXT = Seat(1)


def reasons_at(view: View) -> tuple[Fact, ...]:
    legal = list(view.legal)
    return reasons(view, legal[0], legal[-1], tried(view, legal[0], legal[-1], Flag()))


@every_usual_game_of_tricks
def test_there_is_at_most_one_reason_of_each_kind(game: Game) -> None:
    told = 0
    for state in list(moments(game, 4))[::12]:
        found = reasons_at(game.look(state, state.turn))
        for kinds in KINDS:
            assert sum(isinstance(each, kinds) for each in found) <= 1
        told += len(found)

    assert told


@every_usual_game_of_tricks
def test_reasons_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(8), 0
    for state in list(moments(game, 6))[::40]:
        other = with_others_cards_exchanged(game, state, rng)
        if other != state:
            assert reasons_at(game.look(state, state.turn)) == reasons_at(
                game.look(other, state.turn)
            )
            compared += 1

    assert compared


def test_what_follows_comes_first_then_what_is_known_then_a_principle() -> None:
    game = variant("huutopussi").game()
    orders = {
        tuple(
            next(place for place, kinds in enumerate(ORDER) if isinstance(each, kinds))
            for each in reasons_at(game.look(state, state.turn))
        )
        for state in list(moments(game, 2))[::5]
    }

    assert all(list(order) == sorted(order) for order in orders)
    assert (0, 1, 2) in orders


ORDER = ((Contrast, MeanMore), get_args(Certain), (Advised,))


def test_a_forced_card_is_told_with_its_duty_and_nothing_else() -> None:
    view = at_play("marjapussi", "AS 9H 8H", led="7S 8S")

    assert reasons(view, ACE, None, None) == (
        Forced(True, "FOLLOW", 1 << card("AS"), Suit(0), NO_CARD, card_set(card_list("9H 8H"))),
    )


def test_the_last_card_is_forced_without_a_duty() -> None:
    view = at_play("marjapussi", "AS", led="7H 8H")

    assert reasons(view, ACE, None, None) == (Forced(),)


def test_what_players_tell_stands_where_nothing_is_played_out() -> None:
    view = at_play("marjapussi", "AS KS 9S")

    assert LikelyTotal(90) in reasons(view, ACE, KING, None, (LikelyTotal(90),))


def worth(action: Play | Pass, chance: float, error: float = 0.001) -> Worth:
    return Worth(action, 0.0, chance, error)


def test_the_best_is_held_against_the_next_that_is_surely_worse() -> None:
    worths = (worth(ACE, 0.6), worth(KING, 0.5995), worth(NINE, 0.5))

    assert rival(worths) == NINE
    assert rival(worths[:2]) is None


def test_what_is_uncertain_is_no_rival() -> None:
    assert rival((worth(ACE, 0.6), worth(NINE, 0.5, 0.1))) is None


def test_what_was_done_is_what_the_best_is_held_against() -> None:
    game, state = playing("marjapussi", 3)
    view = game.look(state, state.turn)
    worst = judge(view, None).worths[-1].action

    verdict = judge(view, worst)

    found = [each for each in verdict.reasons if isinstance(each, Contrast | MeanMore)]
    assert all((each.best, each.instead) == (verdict.best.action, worst) for each in found)
    assert not any(isinstance(each, Exact | Searched) for each in verdict.reasons)


def test_a_player_who_weighs_nothing_has_reasons_too() -> None:
    game, state = playing("marjapussi", 3)
    view = game.look(state, state.turn)

    assert isinstance(why(view, LEVELS["normal"]().consider(view, Think(Random(1)))), tuple)


def test_a_bid_is_argued_for_by_how_often_the_hand_makes_it() -> None:
    game = variant("huutopussi").game()
    start = game.start(Start(Seat(0)))
    state = game.step(start, game.chance(start, 3))
    view = game.look(state, state.turn)

    choice = LEVELS["strong"]().consider(view, Think(Random(1)))
    first = why(view, choice)[0]

    least = min(each.amount for each in view.legal if isinstance(each, Bid))
    assert isinstance(first, Reaches)
    assert first.points == least
    assert 0.0 <= first.share <= 1.0


def test_to_leave_the_bid_to_a_partner_is_argued_for_by_that_alone() -> None:
    table = Tabletop("huutopussi").deal_seed(3)
    for said in ("bid 50", "pass", "bid 60", "pass"):
        table.do(said)
    view = table.game.look(table.state, table.state.turn)

    choice = LEVELS["strong"]().consider(view, Think(Random(1)))
    verdict = judge(view, Pass())

    assert choice.action == Pass()
    assert why(view, choice)[0] == Advised(Principle.PARTNER_BIDS)
    assert verdict.worths == (verdict.best,)
    assert Advised(Principle.PARTNER_BIDS) in verdict.reasons


def test_lines_of_somebody_else_are_used_where_they_are_given() -> None:
    game, state = playing("marjapussi", 3)
    view, asked = game.look(state, state.turn), []
    verdict = judge(view, judge(view, None).worths[-1].action)

    def nothing(action: object, _deals: int) -> list[tuple[()]]:
        asked.append(action)
        return []

    again = argued(view, verdict, Flag(), nothing)

    assert not any(isinstance(each, Contrast) for each in again.reasons)
    assert asked


def playing(key: str, number: int) -> tuple[Game, State]:
    game = variant(key).game()
    return game, list(moments(game, 5))[number]


# Sets


def drew(threw: str, seat: Seat = NEXT) -> Turn:
    return Turn(seat, NO_CARD, card(threw))


@pytest.mark.parametrize(
    ("view", "best", "other", "fact"),
    [
        (
            at_sets("6H 2C 9D", turns=(Turn(NEXT, card("5H"), card("KS")),)),
            "discard 2C",
            "discard 6H",
            TookUp(NEXT, card("5H")),
        ),
        (
            at_sets("6H 2C 9D", turns=(drew("2C"),)),
            "discard 2C",
            "discard 6H",
            LetGo(NEXT, card("2C")),
        ),
        (
            at_sets("6H 2C 9D", discards="2C 2C"),
            "discard 2C",
            "discard 6H",
            CanCome(card("2C"), 0),
        ),
        (
            at_sets("7H 2C 9D", tiplu="7H", laid="AS KS QS"),
            "discard 2C",
            "discard 7H",
            Tiplu(card("7H")),
        ),
    ],
)
def test_what_is_known_of_sets_is_told(view: View, best: str, other: str, fact: Fact) -> None:
    assert fact in certain_of_sets(view, read_action(best), read_action(other))


def test_two_discards_are_told_apart_by_what_is_missing_then() -> None:
    view = at_sets("KS QS JS 4H 4H 4H 7D 8D 2C")
    best, other = Discard((card("2C"),)), Discard((card("8D"),))

    assert reasons(view, best, other, None)[0] == Without(card("2C"), 1, card("8D"), 2)


def test_a_forced_draw_is_no_card_that_has_to_be_played() -> None:
    game = variant("marriage").game()
    for view in views_of_sets(game):
        if len(view.legal) == 1:
            assert reasons(view, view.legal[0], None, None) == (Forced(is_card=False),)


def test_reasons_at_sets_are_true_and_told_of_a_whole_deal() -> None:
    game = variant("marriage").game()
    told = 0
    for view in views_of_sets(game):
        verdict = judge(view, None) if told < 3 else None
        best, other = view.legal[0], view.legal[-1]
        for fact in verdict.reasons if verdict else reasons(view, best, other, None):
            assert is_true(fact, view), fact
            told += 1

    assert told > 10


def is_true(fact: Fact, view: View) -> bool:
    match fact:
        case TookUp(seat, taken):
            return any((turn.seat, turn.offer) == (seat, taken) for turn in view.rummy.turns)
        case LetGo(seat):
            return any(turn.seat == seat for turn in view.rummy.turns)
        case CanCome(of, number):
            return number + view.hand.count(of) <= 3
        case Tiplu(of):
            return of == view.rummy.tiplu
        case Without(_, missing, _, more):
            return missing < more
        case _:
            return True


def views_of_sets(game: Game) -> Iterator[View]:
    state, rng, player = game.start(Start(Seat(0))), Random(4), habits()
    for _ in range(60):
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, 4))
            continue
        view = game.look(state, state.turn)
        yield view
        state = game.step(state, player.consider(view, Think(rng)).action)


def test_a_draw_is_argued_for_by_how_many_can_still_come() -> None:
    view = at_sets("KS QS 4H", discards="2H JS JS", drawn=False)

    found = reasons(view, Draw("offer"), Draw("stock"), None)

    assert CanCome(card("JS"), 1) in found
