"""Trick play without a search: actions sampled from the policy fitted to expert play."""

from math import log
from random import Random

from ...engine.actions import Action
from ...engine.cards import card_set
from ..belief.policy_weights import load_policy_weights
from ..kernel.constants import DECLARE_MARRIAGE
from ..kernel.heuristics import best_heuristic_action
from ..kernel.policy import log_priors
from .trick_search import TrickPosition


def sample_policy(
    position: TrickPosition, noise: float, oversight_rate: float, rng: Random
) -> Action:
    """Return a card sampled from the policy, or the declaration that the heuristic advises.

    A declaration is missed at the oversight rate, and a card played instead. Without noise the
    likeliest card is played; with noise of one WEIGHT_UNIT each comes up with its own probability.
    """
    code, weights = best_heuristic_action(position.table), load_policy_weights(position.view)
    priors = {} if weights is None else log_priors(position.table, weights)
    if priors and (code < DECLARE_MARRIAGE or rng.random() < oversight_rate):
        code = max(priors, key=lambda card: priors[card] + noise * _gumbel_noise(rng))
    return position.adapter.codes.decode_action(code)


def forget_played_cards(position: TrickPosition) -> TrickPosition:
    """Return the position as if every card outside the own hand were still to be played."""
    everything = card_set(position.view.game.dealing_phase.cards)
    return TrickPosition(position.seat_position, position.utilities, everything)


def _gumbel_noise(rng: Random) -> float:
    """Return Gumbel noise: the largest log weight plus noise is a draw in proportion to weights."""
    return -log(-log(rng.random() or 0.5))
