"""Explanations: replaces the raw search facts of a verdict with reasons.

A reason speaks for a set of actions. It is said only if that set holds all the best actions and not
the one that the player would rather do.
"""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event as Flag

from ...bots.belief.pointless_marriage_questions import pointless_questions
from ...bots.belief.seat_position import SeatPosition
from ...bots.players.bot import BotDecision
from ...bots.players.likely_choices import EVERYBODY, likely_choices
from ...engine.actions import Action, Declare, Discard, Draw, Give, Lay, MarriageAction, Pass, Play
from ...engine.cards import SUIT_OF
from ...engine.view import View
from ...model import facts
from ...model.contrast import EquallyGood, MeanGain
from ...model.playing_habits import PlayingHabits
from ...model.verdict import ActionValue, Grade, Verdict
from ..evaluation.decision_kinds import decision_kind
from ..evaluation.evaluation import NO_SAMPLES, PointSamples
from .contract_outlook import bid_facts, common_result, contract_outlook, score_without_contract
from .contrast_selection import (
    FEW_DEALS,
    PlayoutSource,
    mean_gain_in_samples,
    playout_contrast,
    playout_gain,
)
from .playouts import create_playout_source
from .reason_choice import fitting_reasons, leading_reasons
from .reasons import forced_reason, position_reasons, with_evidence
from .trick_facts import lost_trick_facts, trait_shared_by_ties

MAX_REASONS = 2  # maximum number of reasons; nobody reads more at the table
MIN_COST = 1.0  # points that a hint warns of


def explain(
    position: SeatPosition,
    verdict: Verdict,
    cancel: Flag,
    playouts: PlayoutSource | None = None,
    samples: PointSamples = NO_SAMPLES,
    player: PlayingHabits = EVERYBODY,
) -> Verdict:
    """Return the verdict with its reasons. Run playouts unless some are given.

    If several actions are equally good, the first reason says which. The player's habits decide
    what a good action is compared with.
    """
    if verdict.grade == Grade.CLOSE and verdict.chosen != verdict.advised_action:
        return replace(verdict, reasons=())
    if len(position.view.legal_actions) == 1:
        return replace(verdict, reasons=(forced_reason(position),))
    return replace(
        verdict,
        temptation=_likely_worse_action(position, verdict, player),
        reasons=_Explanation(position, verdict, player, cancel, playouts, samples).reasons(),
    )


def explain_choice(view: View, decision: BotDecision) -> tuple[facts.Fact, ...]:
    if facts.NoSearchTimeLeft() in decision.facts:
        return (facts.NoSearchTimeLeft(),)
    is_in_points = view.game.is_rummy
    values = tuple(
        ActionValue(action, value, None if is_in_points else value)
        for action, value in decision.values
    )
    if not values:
        values = (ActionValue(decision.action, 0.0),)
    grade = Grade.FORCED if len(view.legal_actions) == 1 else Grade.FINE
    kind = decision_kind(view, decision.action)
    done = decision.action
    verdict = Verdict(view.seat, kind, done, values, grade, 0, decision.facts, done)
    return explain(SeatPosition(view), verdict, Flag()).reasons


class _Explanation:
    """Finds the reasons why an action is the best at a position, or worse than the best."""

    def __init__(
        self,
        position: SeatPosition,
        verdict: Verdict,
        player: PlayingHabits,
        cancel: Flag,
        playouts: PlayoutSource | None,
        samples: PointSamples,
    ) -> None:
        self.position, self.verdict, self.samples = position, verdict, samples
        self.cancel, self.known_playouts = cancel, playouts
        self.covers_all = playouts is not None  # else they are of two actions only
        self.advised = verdict.advised_action
        pointless = pointless_questions(position)
        self.best = [
            each.action
            for each in verdict.tied_values
            if each.action == self.advised or each.action not in pointless
        ]
        self.options = {*self._choices(), *(each.action for each in verdict.action_values)}
        self.options -= pointless - {*self.best}
        self.is_mistake = verdict.chosen_value not in verdict.tied_values
        self.wrong = verdict.chosen if self.is_mistake else self._likely_mistake(player)

    def _choices(self) -> Iterator[Action]:
        for each in self.position.view.legal_actions:
            if isinstance(each, type(self.advised)) or not isinstance(each, Discard | Give):
                yield each

    def _likely_mistake(self, player: PlayingHabits) -> Action | None:
        """Return the likeliest worse action, such as a marriage that is better not declared."""
        return (
            self._undeclared_marriage()
            or _likely_worse_action(self.position, self.verdict, player)
            or next(
                (each.action for each in self.verdict.action_values if self._is_worse(each)), None
            )
        )

    def _is_worse(self, value: ActionValue) -> bool:
        return value.action not in self.best and value.action in self.options

    def _undeclared_marriage(self) -> Declare | None:
        """Return a marriage that could be declared, but is worse than the advised card, or None."""
        if isinstance(self.advised, MarriageAction):
            return None
        worse = (each.action for each in self.verdict.action_values if self._is_worse(each))
        return next((each for each in worse if isinstance(each, Declare)), None)

    def reasons(self) -> tuple[facts.Fact, ...]:
        tie = () if self.is_mistake else self._tie_facts()
        if len(self.best) == len(self.options):
            return (
                *tie,
                *(
                    self._outlook_facts()
                    or lost_trick_facts(self.position)
                    or self._trait_of_ties()
                    or self._common_result()
                ),
            )
        return (*tie, *(self._reason_facts() or self._progress_facts()))

    def _tie_facts(self) -> tuple[facts.Fact, ...]:
        """Return the fact that names the equally good actions, if there are several."""
        if len(self.best) < 2:
            return ()
        tied = (self.advised, *(each for each in self.best if each != self.advised))
        suits = {SUIT_OF[each.card] for each in tied if isinstance(each, Play)}
        barred = {
            Play(card)
            for card in self.position.view.hand
            if SUIT_OF[card] in suits and Play(card) not in self.options
        }
        cards = {each for each in self.options if isinstance(each, Play) and each not in tied}
        worse = tuple(sorted(cards | barred, key=lambda each: each.card))
        is_majority = 2 * len(tied) > len(self.options)
        return (EquallyGood(len(tied), tied, is_majority, worse),)

    def _reason_facts(self) -> tuple[facts.Fact, ...]:
        if bids := bid_facts(self.position.view, self.advised, self.best, self.verdict.reasons):
            return (*bids, *self._outlook_facts())[:MAX_REASONS]
        fitting = fitting_reasons(
            position_reasons(self.position, self.options, self.advised, self.wrong),
            self.best,
            self.wrong,
        )
        if found := leading_reasons(fitting, self.best):
            return with_evidence(self.position, found)
        if isinstance(self.advised, Discard | Give | MarriageAction) and fitting:
            return tuple(each.fact for each in fitting[:MAX_REASONS])
        contrast = self._playout_contrast()
        if fitting and self.is_mistake:
            return tuple(filter(None, (fitting[0].fact, contrast)))
        if fitting and isinstance(self.wrong, Play):
            return facts.CountsAgainstCard(self.wrong.card), fitting[0].fact
        if contrast is not None:
            return (contrast,)
        return (
            self._outlook_facts()
            or (*self._trait_of_ties(), *self._gain())
            or self._common_result()
        )

    def _trait_of_ties(self) -> tuple[facts.Fact, ...]:
        """Return what the equally good cards have in common, if they are named."""
        return () if self.is_mistake else trait_shared_by_ties(self.position, self.best, self.wrong)

    def _playout_contrast(self) -> facts.Fact | None:
        """Return what follows from the advised action and not from the wrong one, or None."""
        if self.wrong is None or (playouts := self._playouts()) is None:
            return None
        found = playout_contrast(self.position.view, self.advised, self.wrong, playouts)
        is_about_wrong = found is not None and found.difference < 0
        # what follows from the advised action needn't follow from those that are equally good
        return found if is_about_wrong or len(self.best) == 1 else None

    def _gain(self) -> tuple[facts.Fact, ...]:
        """Return by how much the wrong action is worse, if nothing else explains it."""
        if isinstance(self.wrong, Declare) and not isinstance(self.advised, Declare):
            return (facts.MarriageCanWait(self.wrong.suit),)
        if self.wrong is None:
            return ()
        playouts = self._playouts()
        found = (
            mean_gain_in_samples(self.advised, self.wrong, self.samples)
            if playouts is None
            else playout_gain(self.position.view, self.advised, self.wrong, playouts)
        )
        if found is None and self.is_mistake and not isinstance(self.wrong, Lay):
            found = MeanGain(self.verdict.cost_in_points, self.advised, self.wrong)
        if found is None or found.gain <= 0:
            return ()
        return (found,) if self.is_mistake or found.gain >= MIN_COST else ()

    def _outlook_facts(self) -> tuple[facts.Fact, ...]:
        """Return how the contract, or the hand without one, nearly always ends."""
        view = self.position.view
        if view.phase != "play" and self.advised != Pass():
            return ()
        playouts = self._playouts()
        if playouts is None:
            return ()
        lines = playouts(self.advised, FEW_DEALS)
        found = contract_outlook(view, lines) or score_without_contract(view, self.advised, lines)
        return () if found is None else (found,)

    def _common_result(self) -> tuple[facts.Fact, ...]:
        """Return a result that is equally frequent after each of the best actions, if any is."""
        if self.is_mistake or len(self.best) < 2 or self.position.view.phase != "play":
            return ()
        playouts = self._playouts()
        if playouts is None:
            return ()
        compared = self.best if self.covers_all or self.wrong is None else [self.advised]
        tied = next((each for each in compared if each != self.advised), self.advised)
        found = common_result(
            self.position.view, playouts(self.advised, FEW_DEALS), playouts(tied, FEW_DEALS)
        )
        return () if found is None else (found,)

    def _playouts(self) -> PlayoutSource | None:
        if self.known_playouts is None and not self.position.view.game.is_rummy:
            other = self.wrong or next((each for each in self.best if each != self.advised), None)
            self.known_playouts = create_playout_source(
                self.position, self.advised, other, self.cancel
            )
        return self.known_playouts

    def _progress_facts(self) -> tuple[facts.Fact, ...]:
        kinds = facts.CardsMissingForSets | facts.HelpfulDraws
        if not isinstance(self.advised, Discard | Draw) or len(self.best) > 1:
            return ()
        return tuple(each for each in self.verdict.reasons if isinstance(each, kinds))


def _likely_worse_action(
    position: SeatPosition, verdict: Verdict, player: PlayingHabits
) -> Action | None:
    """Return what the player would most likely do, if it is worse than the best action, or None."""
    valued = {each.action for each in verdict.action_values}
    if len(valued) < 2:
        return None
    tied = [each.action for each in verdict.tied_values]
    likely = next((each for each in likely_choices(position, player) if each in valued), None)
    return None if likely in tied else likely
