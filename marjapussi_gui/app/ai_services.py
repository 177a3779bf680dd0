"""Services of computer players and analysis for the window. Slow modules load at first use."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from ..model.new_game import ComputerPlayer
from ..ports.services import ProvenHoldings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path
    from threading import Event as Flag

    from ..bots.players.bot import Bot, SearchContext
    from ..engine.actions import Action
    from ..engine.cards import Card
    from ..engine.game import Game
    from ..engine.record import MatchRecord
    from ..engine.state import GameState, Seat
    from ..engine.view import View
    from ..model.card_reason import CardInference, CardReason
    from ..model.hand_request import HandRequest, PracticePart
    from ..model.playing_habits import HabitRate, PlayingHabits
    from ..model.skill import LevelRates
    from ..model.verdict import DoubleDummyLine, Verdict
    from ..ports.services import EvaluateDecision
    from ..session.participants import DecideAction

MAX_OPEN_POSITIONS = 6_000_000  # of a double-dummy search; they take about two seconds


def create_decider(level: str, seed: int, *, keeps_agreements: bool = False) -> DecideAction:
    player, bots = ComputerPlayer(level, seed, keeps_agreements), list["Bot"]()

    def decide(view: View, stop: Flag) -> Action:
        from ..bots.players.levels import LEVELS

        if not bots:  # importing the search here keeps that off the window's thread
            bots.append(LEVELS[level]())
        return bots[0].decide(view, _search_context(player, view, stop)).action

    return decide


def _search_context(player: ComputerPlayer, view: View, stop: Flag) -> SearchContext:
    """Return the context of a decision, always the same for the same player and view.

    This makes it possible to ask the player later why it decided like this.
    """
    from ..bots.players.bot import SearchContext

    turn = view.match.deal_count, view.auction.bid, view.hand, view.trick.cards, view.rummy.turns
    rng = Random(f"{player.seed}|{player.level}|{turn}")
    return SearchContext(rng, stop=stop, keeps_agreements=player.keeps_agreements)


def advise(view: View, stop: Flag) -> Action:
    """Return the action that a hint would advise, without reasons, which take as long to find."""
    from ..analysis.evaluation.evaluator import advised_action

    return advised_action(view, stop)


def set_table_folder(folder: Path) -> None:
    from ..bots.equity.match_equity import set_table_store
    from ..storage.search_table_cache import SearchTableCache

    set_table_store(SearchTableCache(folder))


def prepare_game(game: Game, stop: Flag) -> None:
    """Compute the game's table of winning chances now, so that no decision has to wait for it."""
    from ..bots.belief.kernel_adapter import is_trick_game
    from ..bots.equity.match_equity import match_equity
    from ..bots.equity.match_equity_table import CancelledError

    if is_trick_game(game):
        with suppress(CancelledError):
            match_equity(game, stop.is_set)


def evaluate(
    view: View, action: Action | None, stop: Flag, player: PlayingHabits | None = None
) -> Verdict:
    """Return the verdict on an action, or on the best action if it is None.

    The reasons compare a good action with what the player, or everybody, would usually do.
    """
    from ..analysis.evaluation.evaluator import evaluate as evaluator_evaluate

    return evaluator_evaluate(view, action, stop, player=player or {})


def create_evaluator(load_playing_habits: Callable[[], PlayingHabits]) -> EvaluateDecision:
    """Return a function that evaluates actions, taking the player's habits into account."""
    return lambda view, action, stop: evaluate(view, action, stop, load_playing_habits())


def double_dummy_line(
    record: MatchRecord, seat: Seat, ply: int, stop: Flag
) -> DoubleDummyLine | None:
    """Return the best play of a hand from a ply on, with all cards open.

    A ply is a number of actions since the match began. Return None if no position can be solved.
    """
    from ..analysis.evaluation.double_dummy import double_dummy_line as find_double_dummy_line

    return find_double_dummy_line(record, seat, ply, stop)


def open_values(game: Game, state: GameState, _stop: Flag) -> Mapping[Action, float]:
    """Return the points that each action leads to with all cards open, if they can be computed."""
    from ..bots.players.double_dummy_values import CannotSolveError, double_dummy_values

    with suppress(CannotSolveError):
        return double_dummy_values(game, state, MAX_OPEN_POSITIONS)
    return {}


def explain_card(
    view: View,
    card: Card,
    listener: Seat,
    stop: Flag,
    *,
    is_over: bool,
    player: ComputerPlayer | None = None,
) -> CardReason | None:
    """Return why the viewing seat plays a card. The listener is the seat that asks.

    After the hand, a computer player's answer is based on the values behind its decision.
    """
    from ..analysis.explanation import card_reasons
    from ..bots.players.levels import LEVELS

    decision = None
    if is_over and player is not None and player.level in LEVELS and not view.game.is_rummy:
        bot = LEVELS[player.level]()
        decision = bot.decide(view, _search_context(player, view, stop))
    return card_reasons.explain_card(view, card, listener, is_over=is_over, decision=decision)


def read_card(before: View, after: View, player: Seat) -> CardInference | None:
    """Return what the views before and after a card prove about the player of the card."""
    from ..analysis.explanation import card_reasons

    return card_reasons.read_card(before, after, player)


def partner_habits(game: str, level: str) -> tuple[HabitRate, ...]:
    """Return the habits of a level in a game, or nothing if they weren't measured."""
    from ..analysis.explanation import habits

    return habits.partner_habits(game, level)


def should_warn(game: str, verdict: Verdict, action: Action) -> bool:
    from ..analysis.evaluation.mistake_warning import should_warn as should_warn_of

    return should_warn_of(game, verdict, action)


def is_hard_choice(game: str, verdict: Verdict, action: Action) -> bool:
    from ..analysis.evaluation.mistake_warning import is_hard_choice as is_hard

    return is_hard(game, verdict, action)


def slip_risk(game: str, verdict: Verdict) -> float:
    from ..analysis.evaluation.mistake_warning import slip_risk as slip_risk_of

    return slip_risk_of(game, verdict)


def level_error_rates(game: str) -> LevelRates:
    """Return the average cost of a decision at each level, by kind of decision."""
    from ..analysis.evaluation.grade_thresholds import level_rates

    return level_rates(game)


def deal_requested_hand(
    game: Game, order: HandRequest, names: tuple[str, ...], seed: int
) -> MatchRecord | None:
    """Deal a requested hand and play up to the player's decision. Return None if none was found."""
    from ..learning.trainer.requested_hands import deal_requested_hand as deal

    return deal(game, order, names, Random(seed))


def continue_hand(
    record: MatchRecord, action: Action, part: PracticePart, seed: int
) -> MatchRecord | None:
    """Play on after an action, to the player's next decision in the same part of the hand."""
    from ..learning.trainer.requested_hands import continue_hand as play_on

    return play_on(record, action, part, Random(seed))


def is_search_slow() -> bool:
    """Return whether the search is not compiled, so that decisions need a time limit."""
    from ..bots import kernel

    return not kernel.is_compiled()


def is_result_certain(view: View) -> bool:
    from ..bots.belief import certain_results

    return certain_results.is_result_certain(view)


def proven_cards(view: View) -> ProvenHoldings | None:
    """Return what a seat can prove about hidden cards. Return None in rummy."""
    from ..bots.belief.belief_inference import infer_belief

    if view.game.is_rummy:
        return None
    known = infer_belief(view)
    return ProvenHoldings(known.hidden_cards, tuple(known.held), tuple(known.excluded))
