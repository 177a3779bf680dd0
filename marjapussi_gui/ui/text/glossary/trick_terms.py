"""Glossary terms of trick play: leads, duties, trumps and marriages."""

from ....engine.game import Game
from ..i18n import say
from ..phase_lookup import has_stock
from .term import Term


def _has_draws(game: Game) -> bool:
    return game.is_rummy or has_stock(game)


def trick_play_terms() -> tuple[Term, ...]:
    return (
        Term(
            "trick",
            say("term-trick"),
            say("term-trick-forms"),
            say("term-trick-meaning"),
        ),
        Term(
            "lead",
            say("term-lead"),
            say("term-lead-forms"),
            say("term-lead-meaning"),
        ),
        Term(
            "suit led",
            say("term-suit-led"),
            say("term-suit-led-forms"),
            say("term-suit-led-meaning"),
        ),
        Term(
            "follow suit",
            say("term-follow-suit"),
            say("term-follow-suit-forms"),
            say("term-follow-suit-meaning"),
        ),
        Term(
            "beat",
            say("term-beat"),
            say("term-beat-forms"),
            say("term-beat-meaning"),
        ),
    )


def trump_terms() -> tuple[Term, ...]:
    return (
        Term(
            "trump",
            say("term-trump"),
            say("term-trump-forms"),
            say("term-trump-meaning"),
        ),
        Term(
            "marriage",
            say("term-marriage"),
            say("term-marriage-forms"),
            say("term-marriage-meaning"),
            lambda game: not game.is_rummy,
        ),
        Term(
            "whole",
            say("term-whole"),
            say("term-whole-forms"),
            say("term-whole-meaning"),
        ),
        Term(
            "half",
            say("term-half"),
            say("term-half-forms"),
            say("term-half-meaning"),
        ),
        Term(
            "little one",
            say("term-little-one"),
            say("term-little-one-forms"),
            say("term-little-one-meaning"),
        ),
    )


def counting_terms() -> tuple[Term, ...]:
    return (
        Term(
            "card points",
            say("term-card-points"),
            say("term-card-points-forms"),
            say("term-card-points-meaning"),
        ),
        Term(
            "Porvoo",
            say("term-Porvoo"),
            say("term-Porvoo-forms"),
            say("term-Porvoo-meaning"),
        ),
        Term(
            "in the bag",
            say("term-in-the-bag"),
            say("term-in-the-bag-forms"),
            say("term-in-the-bag-meaning"),
        ),
        Term(
            "partner",
            say("term-partner"),
            say("term-partner-forms"),
            say("term-partner-meaning"),
        ),
        Term(
            "dealer",
            say("term-dealer"),
            say("term-dealer-forms"),
            say("term-dealer-meaning"),
        ),
    )


def stock_terms() -> tuple[Term, ...]:
    return (
        Term(
            "stock",
            say("term-stock"),
            say("term-stock-forms"),
            say("term-stock-meaning"),
            _has_draws,
        ),
        Term(
            "strict play",
            say("term-strict-play"),
            say("term-strict-play-forms"),
            say("term-strict-play-meaning"),
        ),
        Term(
            "open card",
            say("term-open-card"),
            say("term-open-card-forms"),
            say("term-open-card-meaning"),
            lambda game: not game.is_rummy,
        ),
    )
