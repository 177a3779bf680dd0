"""The text of a hint: the advice, and the reasons that matter most."""

from collections.abc import Sequence

from ...engine.actions import Action
from ...engine.frozen import frozen
from ...engine.view import View
from ...model.contrast import ActionContrast, EquallyGood
from ...model.facts import (
    AllDealsSolved,
    CardsMissingForSets,
    DealsSearched,
    Fact,
    HelpfulDraws,
    PlaysLastToTrick,
    TrumpsStillOut,
)
from .contrast_text import contrast_text
from .i18n import first_existing_message, say, split_first_sentence
from .lesson_page_text import teacher_name
from .reason_text import reason_sentence, without_repetition
from .suggestion_text import suggestion_sentence
from .table_players import TablePlayers
from .tie_text import equally_good_sentence

MAX_REASONS = 2  # maximum number of sentences; nobody reads more at the table
CLEAR_SHARE = 0.45  # share of deals; what happens so often needs no comparison
WEAK_FACTS = (TrumpsStillOut, PlaysLastToTrick)  # facts that add little to another reason


@frozen
class HintSentences:
    """The sentences of a hint."""

    tie: str  # says that the choice hardly matters; empty if it does matter
    advice: str
    reasons: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return " ".join(filter(None, (self.tie, self.advice, *self.reasons)))


def comment_sentences(game_key: str, topic: str) -> HintSentences:
    """Return what the teacher says in a guided hand."""
    name = topic.replace(" ", "-")
    comment = say(first_existing_message(f"guided-hand-{game_key}-{name}", f"guided-hand-{name}"))
    return HintSentences("", say("teacher-says", teacher=teacher_name(game_key)), (comment,))


def hint_sentences(
    action: Action,
    reasons: Sequence[Fact],
    view: View,
    people: TablePlayers,
    agreement: str = "",
) -> HintSentences:
    """Return the sentences of a hint that suggests an action and gives reasons for it.

    An agreement is a sentence on what a bid promises.
    """
    if len(view.legal_actions) == 1 and reasons:
        first, rest = split_first_sentence(reason_sentence(reasons[0], people))
        return HintSentences("", first, (rest,) if rest else ())
    tie = ""
    if reasons and isinstance(reasons[0], EquallyGood):
        tie, reasons = equally_good_sentence(reasons[0]), reasons[1:]
    advice = suggestion_sentence(action, view, people)
    sentences = _reason_sentences(without_repetition(reasons), action, people)
    return HintSentences(tie, advice, (*sentences, agreement) if agreement else sentences)


def _reason_sentences(
    reasons: Sequence[Fact], advised: Action, people: TablePlayers
) -> tuple[str, ...]:
    telling = [each for each in reasons if not isinstance(each, AllDealsSolved | DealsSearched)]
    strong = [each for each in telling if not isinstance(each, WEAK_FACTS)] or telling
    progress = [each for each in strong if isinstance(each, CardsMissingForSets | HelpfulDraws)]
    others = [each for each in strong if each not in progress]
    sentences: list[str] = []
    for place, fact in enumerate(others[:MAX_REASONS]):
        if not isinstance(fact, ActionContrast):
            sentences.append(reason_sentence(fact, people, advised))
            continue
        words = contrast_text(fact, has_partner=people.seating.has_partners, advised=advised)
        if words.share < CLEAR_SHARE:
            sentences.append(words.sentences)
            break
        is_alone = place + 1 == len(others)
        sentences.append(words.sentences if is_alone else words.first)
    if progress and len(sentences) < MAX_REASONS:
        sentences.append(_set_progress_text(progress, people))
    return tuple(sentences)


def _set_progress_text(facts: Sequence[Fact], people: TablePlayers) -> str:
    match facts:
        case [CardsMissingForSets(missing), HelpfulDraws(_, count)] if missing > 0 and count > 1:
            return say("set-progress", number=missing, count=count)
        case _:
            return reason_sentence(facts[0], people)
