"""Texts about codes of hands: errors in them, how to read them aloud, and results of deals."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.cards import Card
from ...engine.codes.code_alphabet import ALPHABET, GROUP_LENGTH, SEPARATORS, CodeError, CodeProblem
from ...engine.codes.pbn import PbnError
from ...engine.state import Seat
from . import games
from .card_names import card_name
from .house_rules_text import rules_summary_text
from .i18n import capitalized, first_existing_message, say
from .my_play_text import full_date_text
from .table_players import TablePlayers

if TYPE_CHECKING:
    from ...learning.received_hands import DailyDealResult, ReceivedMoment

GROUPS_PER_SENTENCE = 10  # when spelled; the voice takes up to 600 characters at a time


def split_groups(text: str) -> list[str]:
    """Return a typed code in capital letters, split into groups of four."""
    letters = "".join(each for each in text.upper() if each not in SEPARATORS)
    return [letters[at : at + GROUP_LENGTH] for at in range(0, len(letters), GROUP_LENGTH)]


def fault_text(error: CodeError | PbnError, text: str) -> str:
    """Return a sentence on why a text can't be opened."""
    if isinstance(error, PbnError):
        return say(first_existing_message(f"pbn-fault-{error.fault}", "pbn-fault"))
    if error.fault is CodeProblem.CHECK and error.group is not None:
        return say("code-fault-check-group", group=error.group)
    if error.fault is CodeProblem.LETTER:
        assert error.group is not None
        letters = split_groups(text)[error.group - 1]
        wrong = next(each for each in letters if each not in ALPHABET)
        shown = wrong if wrong.isprintable() else "?"
        return say("code-fault-letter", group=error.group, letter=shown)
    return say(f"code-fault-{error.fault}")


def moment_label(seen: "ReceivedMoment") -> str:
    """Return the kind of a moment that was sent, and its game."""
    kind = say("shared-position") if seen.is_open else say("shared-seen")
    return f"{kind}: {games.game_name(seen.view.game.key)}"


def spelled(code: str) -> list[str]:
    """Return a code spelled out in words, as sentences to be read aloud."""
    words = dict(zip(ALPHABET, say("spelling-alphabet").split(), strict=True))
    groups = [
        ", ".join(words[letter] for letter in group)
        for group in split_groups(code)
        if all(letter in words for letter in group)
    ]
    return [
        capitalized("; ".join(groups[at : at + GROUPS_PER_SENTENCE]) + ".")
        for at in range(0, len(groups), GROUPS_PER_SENTENCE)
    ]


def question_text(seat: Seat, card: Card, people: TablePlayers, code: str) -> str:
    """Return a message that asks somebody about a played card, with the code of the hand."""
    asked = people.sentence(seat, "ask-about-own-play", "ask-about-play", card=card_name(card))
    return f"{asked}\n{code}"


# Answers to a day's deal


def margin_text(margin: int | None) -> str:
    """Return a lead in points as +20 or -5, in ASCII for other programs, or "?" for None."""
    return "?" if margin is None else f"{margin:+d}"


def result_line(answer: "DailyDealResult", code: str) -> str:
    """Return the result of a daily deal as one line for a chat."""
    game, own = answer.hand.game, margin_text(answer.margin)
    if answer.count > 1:
        own = f"{own} ({' '.join(map(margin_text, answer.margins))})"
    return say(
        "result-line" if answer.count == 1 else "result-line-ten",
        game=games.game_name(game.key),
        rules=rules_summary_text(game),
        date=answer.day.isoformat(),
        own=own,
        expert=margin_text(answer.expert),
        version=answer.version,
        code=code,
    )


def comparison_lines(theirs: "DailyDealResult", own: "DailyDealResult") -> Sequence[str]:
    """Return lines that compare two results of a deal, or say why they can't be compared."""
    game = games.game_name(own.hand.game.key)
    kind = "answer-title" if own.count == 1 else "answer-title-ten"
    title = say(kind, game=game, date=full_date_text(own.day))
    if theirs.version != own.version:
        return title, say("answer-other-version")
    if theirs.hand.game.option_values != own.hand.game.option_values:
        return title, say("answer-other-rules")
    rows = (say("review-you"), own), (say("answer-sender"), theirs)
    if own.count > 1:
        pairs = zip(own.margins, theirs.margins, strict=True)
        each = ", ".join(f"{margin_text(mine)} : {margin_text(other)}" for mine, other in pairs)
        title = f"{title}\n{each}"
    return title, *(
        say(
            "answer-row",
            who=who,
            own=margin_text(each.margin),
            expert=say("answer-unknown") if each.expert is None else margin_text(each.expert),
        )
        for who, each in rows
    )
