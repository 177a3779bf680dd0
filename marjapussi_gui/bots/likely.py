"""Decisions in trick play without a search: by what an expert's search is likely to try."""

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
    """Return a card, or the word that rules of thumb tell; who overlooks plays a card instead.

    Without a spread it is the likeliest card; with one of a unit each as often as it is likely.
    """
    code, weights = advice(scene.root), guesses(scene.view)
    cards = {} if weights is None else likings(scene.root, weights)
    if cards and (code < DECLARE or rng.random() < overlooks):
        code = max(cards, key=lambda card: cards[card] + spread * _luck(rng))
    return scene.setting.lanes.action(code)


def forgotten(scene: Decision) -> Decision:
    """Return the same decision as it looks to who holds all cards but his own to be out."""
    everything = scene.setting.lanes.word(card_set(scene.view.game.dealing.cards))
    return Decision.standing(scene.known, scene.companion, scene.stakes, everything)


def _luck(rng: Random) -> float:
    """Return what chance adds to a logarithm, so that what is largest is chosen by its share."""
    return -log(-log(rng.random() or 0.5))
