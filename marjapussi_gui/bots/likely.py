"""Trick play without a search: actions sampled from the policy fitted to expert play."""

from math import log
from random import Random

from ..engine.actions import Action
from ..engine.cards import card_set
from .guesses import guesses
from .kernel.constants import DECLARE
from .kernel.guess import likings
from .kernel.thumb import advice
from .tricks import Decision


def by_liking(scene: Decision, spread: float, overlooks: float, rng: Random) -> Action:
    """Return a card sampled from the policy, or the declaration that the heuristic advises.

    A declaration is missed at the oversight rate, and a card played instead. Without noise the
    likeliest card is played; with noise of one WEIGHT_UNIT each comes up with its own probability.
    """
    code, weights = advice(scene.root), guesses(scene.view)
    priors = {} if weights is None else likings(scene.root, weights)
    if priors and (code < DECLARE or rng.random() < overlooks):
        code = max(priors, key=lambda card: priors[card] + spread * _luck(rng))
    return scene.setting.lanes.action(code)


def forgotten(scene: Decision) -> Decision:
    """Return the position as if every card outside the own hand were still to be played."""
    everything = scene.setting.lanes.word(card_set(scene.view.game.dealing.cards))
    return Decision.standing(scene.known, scene.companion, scene.stakes, everything)


def _luck(rng: Random) -> float:
    """Return Gumbel noise: the largest log weight plus noise is a draw in proportion to weights."""
    return -log(-log(rng.random() or 0.5))
