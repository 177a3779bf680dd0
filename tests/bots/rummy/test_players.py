"""The four levels: they keep the rules, see no more than their seat, and do what is plain."""

from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.bots.kernel.meld_distance import IS_COMPILED
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.rummy import RUMMY_LEVELS
from marjapussi_gui.bots.rummy.rummy_view import RummyView, count_kinds
from marjapussi_gui.engine.actions import Action, Discard, Draw, Finish, Lay, ShowTunnelas
from marjapussi_gui.engine.cards import CARD_NAMES, parse_card, parse_cards
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import (
    NO_CARD,
    NOBODY,
    GameState,
    MatchStart,
    RummyState,
    RummyTurn,
    Seat,
)
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.facts import CardsMissingForSets, HelpfulDraws
from tests.analysis.view_notation import rummy_view
from tests.engine.scenarios.deals import deal_rummy
from tests.scripted_match import ScriptedMatch

MARRIAGE = find_variant("marriage")
LEVELS = tuple(RUMMY_LEVELS)
CLEVER = LEVELS[2:]
FEW = 10  # races for a decision

TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {"set_size": "three", "max_wild": 1}),
    (3, {"printed_jokers": 3, "reshuffles": 0}),
    (4, {"printed_jokers": 6, "alter": True, "max_wild": 2}),
    (5, {"unseen_maal": "kidnap", "dublee_bonus": 7, "reshuffles": 2}),
    (4, {"dublees": False, "set_size": "three", "printed_jokers": 3}),
    (5, {"set_size": "three_or_more", "max_wild": 1, "alter": True}),
)


def think(seed: int = 1) -> SearchContext:
    return SearchContext(Random(seed), nodes=FEW)


def decide(level: str, table: ScriptedMatch, seed: int = 1) -> Action:
    view = create_view(table.game, table.state, table.state.turn)
    return RUMMY_LEVELS[level]().decide(view, think(seed)).action


@pytest.mark.parametrize(("players", "rules"), TABLES, ids=str)
def test_every_choice_is_legal(players: int, rules: dict[str, object]) -> None:
    game = MARRIAGE.create_game(rules, players=players)
    state, rng = game.initial_state(MatchStart(game.seating.seats[0])), Random(players)
    bots = [RUMMY_LEVELS[LEVELS[seat % 4]]() for seat in game.seating.seats]

    for _ in range(120):
        if state.match.hands_played:
            break
        if state.turn == NOBODY:
            action = game.chance_action(state, 17 + players)
        else:
            choice = bots[state.turn].decide(
                create_view(game, state, state.turn), SearchContext(rng, nodes=FEW)
            )
            action = choice.action
            if choice.values:
                assert choice.values[0][0] == action
                assert sorted(value for _, value in choice.values) == [
                    value for _, value in reversed(choice.values)
                ]
        assert not game.refusal_reason(state, action)
        state = game.step(state, action)


def shuffle_hidden_cards(game: Game, state: GameState, rng: Random) -> GameState:
    """Return a state that looks the same to whose turn it is, the hidden cards lying elsewhere."""
    rummy, seat = state.rummy, state.turn
    hidden = [c for owner, held in enumerate(rummy.hands) if owner != seat for c in held]
    hidden += rummy.stock
    rng.shuffle(hidden)
    hands = []
    for owner, held in enumerate(rummy.hands):
        own = held if owner == seat else tuple(sorted(hidden.pop() for _ in held))
        hands.append(own)
    other = RummyState(
        hands=tuple(hands),
        laid_sets=rummy.laid_sets,
        shown_tunnelas=rummy.shown_tunnelas,
        stock=tuple(hidden),
        discards=rummy.discards,
        turns=rummy.turns,
        tiplu=rummy.tiplu,
        reshuffle_count=rummy.reshuffle_count,
        has_drawn=rummy.has_drawn,
        drawn_from_offer=rummy.drawn_from_offer,
        laid_this_turn=rummy.laid_this_turn,
    )
    return state.replace(rummy=other)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_cards_change_nothing(level: str) -> None:
    game, rng = MARRIAGE.create_game({"printed_jokers": 3}), Random(4)
    state, bot, seen = (
        game.initial_state(MatchStart(game.seating.seats[0])),
        RUMMY_LEVELS["normal"](),
        0,
    )

    while not state.match.hands_played:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 5))
            continue
        view = create_view(game, state, state.turn)
        if seen % 6 == 0:
            other = create_view(game, shuffle_hidden_cards(game, state, rng), state.turn)
            first = RUMMY_LEVELS[level]().decide(view, think(seen))
            assert RUMMY_LEVELS[level]().decide(other, think(seen)) == first
        seen += 1
        state = game.step(state, bot.decide(view, think()).action)


PRIMARY = "7S 8S 9S KH KH KH 2D 3D 4D"
LOOSE = "TC JC 4S JS TH AC 9D QS 6H 8D JD 3C"  # no set, nothing wild with the five of hearts
WANTS = "7S 8S KH QH JH 2D 3D 4D"  # the nine of spades
LAY = "lay 7S 8S 9S / KH KH KH / 2D 3D 4D"


@pytest.mark.parametrize("level", LEVELS)
def test_takes_the_offer_that_completes_the_primary_and_lays(level: str) -> None:
    table = deal_rummy(f"{WANTS} {LOOSE} 5H", top="9S 2H", players=2)

    assert decide(level, table) == Draw("offer")
    assert isinstance(decide(level, table.do("draw offer")), Lay)


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_take_what_is_of_no_use(level: str) -> None:
    table = deal_rummy(f"{WANTS} {LOOSE} 5H", top="2H 6C", players=2)

    assert decide(level, table) == Draw("stock")


@pytest.mark.parametrize("level", CLEVER)
def test_cards_of_the_primary_are_not_discarded(level: str) -> None:
    action = decide(
        level, deal_rummy(f"{WANTS} {LOOSE} 5H", top="2H 6C", players=2).do("draw stock")
    )

    assert isinstance(action, Discard)
    assert action.cards[0] not in parse_cards(WANTS)


@pytest.mark.parametrize("level", LEVELS)
def test_wild_cards_are_not_discarded_after_laying(level: str) -> None:
    hand = f"{PRIMARY} 5H 6H 4H TC JC AC 9D QC 8D JD 3C JS"
    table = deal_rummy(hand, top="2H 2S TD 5H", players=2).do("draw stock", LAY).chance("5H")
    wild = parse_cards("5H 6H 4H")

    for seed in range(5):
        action = decide(level, table, seed)
        assert isinstance(action, Discard)
        assert action.cards[0] not in wild


@pytest.mark.parametrize("level", LEVELS)
def test_finishes_when_it_can(level: str) -> None:
    hand = f"{PRIMARY} TC JC QC 8D 9D TD JS JH JD 6C 7C 3S"
    table = deal_rummy(hand, "", top="2H 8C 2C 5H", players=2).do("draw stock", LAY)
    table.chance("5H").do("discard 3S", "draw stock", f"discard {table_card(table)}")
    if decide(level, table) == Draw("stock"):
        table.do("draw stock")
    else:
        table.do("draw offer")

    assert isinstance(decide(level, table), Finish)


def table_card(table: ScriptedMatch) -> str:
    """Return a card that seat 1 may discard."""
    return CARD_NAMES[table.state.rummy.hands[1][0]]


@pytest.mark.parametrize("level", LEVELS)
def test_shows_its_tunnelas(level: str) -> None:
    table = deal_rummy(f"{PRIMARY} {LOOSE}", top="2H 6C", players=2)

    assert decide(level, table) == ShowTunnelas((parse_cards("KH KH KH"),))


def test_levels_are_in_order() -> None:
    assert LEVELS == ("clumsy", "easy", "normal", "strong", "expert")


@pytest.mark.parametrize("level", CLEVER)
def test_a_choice_includes_the_values_of_the_other_actions(level: str) -> None:
    table = deal_rummy(f"{WANTS} {LOOSE} 5H", top="2H 6C", players=2).do("draw stock")
    choice = RUMMY_LEVELS[level]().decide(table.view(0), think())

    assert choice.values[0][0] == choice.action
    assert list(map(type, choice.facts)) == [CardsMissingForSets, HelpfulDraws]


@pytest.mark.parametrize("level", CLEVER)
def test_cancelled_player_answers_at_once(level: str) -> None:
    table = deal_rummy(f"{WANTS} {LOOSE} 5H", top="2H 6C", players=2).do("draw stock")
    stopped = SearchContext(Random(1))
    stopped.stop.set()
    choice = RUMMY_LEVELS[level]().decide(table.view(0), stopped)

    assert not table.game.refusal_reason(table.state, choice.action)
    assert stopped.elapsed_ms < (200 if IS_COMPILED else 20_000)


def test_live_cards_are_hidden() -> None:
    game, bot = MARRIAGE.create_game({"printed_jokers": 3}, players=3), RUMMY_LEVELS["normal"]()
    state = game.initial_state(MatchStart(game.seating.seats[0]))

    while not state.match.hands_played:
        if state.turn == NOBODY:
            action = game.chance_action(state, 8)
        else:
            view = create_view(game, state, state.turn)
            rummy_, seat = state.rummy, state.turn
            hidden = [c for at, held in enumerate(rummy_.hands) if at != seat for c in held]
            unseen = count_kinds([*hidden, *rummy_.stock])
            assert all(a <= b for a, b in zip(RummyView(view).live_counts, unseen, strict=True))
            action = bot.decide(view, think()).action
        state = game.step(state, action)


def test_a_discarded_card_of_a_shown_tunnela_is_no_longer_known() -> None:
    nine = parse_card("9D")
    view = rummy_view("6H 2C", turns=(RummyTurn(Seat(1), NO_CARD, nine),))
    shown = replace(view.rummy, shown_tunnelas=((), ((nine,) * 3,), (), ()))
    known = RummyView(replace(view, rummy=shown)).known_cards_of(Seat(1))

    assert known == {nine: 2}
