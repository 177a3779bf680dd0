"""What the teacher says in a guided first hand."""

from collections.abc import Mapping

from ..hint_text import HintSentences
from ..i18n import cached_per_language, say
from . import teacher_name


def comment_sentences(game_key: str, topic: str) -> HintSentences:
    """Return the comment on a topic, with the name of the game's teacher as its title."""
    own = _texts_by_game().get((game_key, topic))
    comment = own or {**_bidding_texts(), **_play_texts(), **_rummy_texts()}[topic]
    title = say("teacher-says", teacher=teacher_name(game_key))
    return HintSentences("", title, (comment,))


@cached_per_language
def _bidding_texts() -> Mapping[str, str]:
    return {
        "bid": say("guided-hand-bid"),
        "raise": say("guided-hand-raise"),
        "give": say("guided-hand-give"),
        "discard": say("guided-hand-discard"),
        "show": say("guided-hand-show"),
        "sooli": say("guided-hand-sooli"),
    }


@cached_per_language
def _play_texts() -> Mapping[str, str]:
    return {
        "declare": say("guided-hand-declare"),
        "ask": say("guided-hand-ask"),
        "lead": say("guided-hand-lead"),
        "follow": say("guided-hand-follow"),
        "trump": say("guided-hand-trump"),
        "free": say("guided-hand-free"),
        "late": say("guided-hand-late"),
    }


@cached_per_language
def _rummy_texts() -> Mapping[str, str]:
    return {
        "draw": say("guided-hand-draw"),
        "put away": say("guided-hand-put-away"),
        "lay": say("guided-hand-lay"),
        "finish": say("guided-hand-finish"),
        "tunnelas": say("guided-hand-tunnelas"),
    }


@cached_per_language
def _texts_by_game() -> Mapping[tuple[str, str], str]:
    """Return the comments that differ from the usual ones in a game."""
    return {
        ("tuppi", "lead"): say("guided-hand-tuppi-lead"),
        ("tuppi", "give"): say("guided-hand-tuppi-give"),
        ("tuppi", "free"): say("guided-hand-tuppi-free"),
        ("tuppi", "late"): say("guided-hand-tuppi-late"),
        **{
            (game, "free"): say("guided-hand-free-no-duty")
            for game in (
                "avomarjapussi",
                "bondtolva-two",
                "huutopussi-three",
                "huutopussi-two",
            )
        },
    }
