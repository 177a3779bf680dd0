"""Glossary terms of rummy: sets of cards, and maal (bonus points for certain cards)."""

from ....engine.game import Game
from ..i18n import say
from .term import Term


def _has_sets(game: Game) -> bool:
    return game.is_rummy


def set_terms() -> tuple[Term, ...]:
    return (
        Term(
            "set",
            say("term-set"),
            say("term-set-forms"),
            say("term-set-meaning"),
            _has_sets,
        ),
        Term(
            "sequence",
            say("term-sequence"),
            say("term-sequence-forms"),
            say("term-sequence-meaning"),
        ),
        Term(
            "trial",
            say("term-trial"),
            say("term-trial-forms"),
            say("term-trial-meaning"),
        ),
        Term(
            "tunnela",
            say("term-tunnela"),
            say("term-tunnela-forms"),
            say("term-tunnela-meaning"),
        ),
        Term(
            "dublee",
            say("term-dublee"),
            say("term-dublee-forms"),
            say("term-dublee-meaning"),
        ),
    )


def turn_terms() -> tuple[Term, ...]:
    return (
        Term(
            "show",
            say("term-show"),
            say("term-show-forms"),
            say("term-show-meaning"),
            _has_sets,
        ),
        Term(
            "discard",
            say("term-discard"),
            say("term-discard-forms"),
            say("term-discard-meaning"),
            _has_sets,
        ),
    )


def maal_terms() -> tuple[Term, ...]:
    return (
        Term(
            "tiplu",
            say("term-tiplu"),
            say("term-tiplu-forms"),
            say("term-tiplu-meaning"),
        ),
        Term(
            "poplu",
            say("term-poplu"),
            say("term-poplu-forms"),
            say("term-poplu-meaning"),
        ),
        Term(
            "jhiplu",
            say("term-jhiplu"),
            say("term-jhiplu-forms"),
            say("term-jhiplu-meaning"),
        ),
        Term(
            "wild card",
            say("term-wild-card"),
            say("term-wild-card-forms"),
            say("term-wild-card-meaning"),
        ),
        Term(
            "maal",
            say("term-maal"),
            say("term-maal-forms"),
            say("term-maal-meaning"),
        ),
        Term(
            "kidnap",
            say("term-kidnap"),
            say("term-kidnap-forms"),
            say("term-kidnap-meaning"),
        ),
        Term(
            "murder",
            say("term-murder"),
            say("term-murder-forms"),
            say("term-murder-meaning"),
        ),
    )
