"""What a verdict's reasons say together: whether they lead to what is advised, and ties."""

import re
from collections.abc import Iterable, Iterator

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.engine.actions import Action, AskHalf, AskWhole, Discard, Give, Play
from marjapussi_gui.engine.cards import RANK_OF, SUIT_OF, Card
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.view import View
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, EquallyGood
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import Verdict
from marjapussi_gui.ui.text.tie_text import equally_good_sentence

from .checks import (
    Falsity,
    Said,
    Table,
    describe,
    find_meaning,
    is_pointless,
    names,
    table_for,
)
from .decided import Decided
from .fact_truth import false_in_sets, false_in_tricks, false_in_view
from .frequencies import is_far_off
from .meanings_rummy import RummyTable
from .trick_table import TrickTable

SUIT_WORDS = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}
RANK_WORDS = {"ace": "A", "ten": "T", "king": "K", "queen": "Q", "jack": "J"}


def comparable(action: Action | None) -> object:
    return (type(action), frozenset(action.cards)) if isinstance(action, Give | Discard) else action


def check_verdict(decided: Decided) -> Iterator[Said]:
    """Check the reasons of the verdict on a decision."""
    view = decided.view
    verdict = evaluate(view, decided.done)
    table = table_for(decided)
    tied = [each.action for each in verdict.tied_values]
    if isinstance(table, TrickTable):
        asked = [each for each in tied if isinstance(each, AskHalf | AskWhole)]
        pointless = [each for each in asked if is_pointless(table, each)]
        if asked:
            yield _said(
                "question",
                ["it is tied, but the answer is surely no"] * bool(pointless),
                decided,
                verdict,
                names(pointless),
            )
    against: Card | None = None
    for fact in verdict.reasons:
        key = f"fact {type(fact).__name__}"
        wrong = false_in_view(fact, view)
        if isinstance(table, TrickTable):
            wrong += false_in_tricks(fact, table)
        elif isinstance(table, RummyTable):
            wrong += false_in_sets(fact, table)
        match fact:
            case facts.PrincipleApplies(principle):
                key = f"told principle {principle.name}"
                wrong += _principle(decided, table, verdict, principle, against)
            case ActionContrast(result) if isinstance(table, TrickTable):
                if is_far_off(fact, table):
                    wrong.append(f"the frequency is far off ({result})")
            case EquallyGood():
                wrong += _ties(fact, view, tied)
            case _:
                pass
        against = fact.card if isinstance(fact, facts.SpeaksAgainst) else None
        yield _said(key, wrong, decided, verdict, repr(fact))


def _said(key: str, wrong: Iterable[str], decided: Decided, verdict: Verdict, fact: str) -> Said:
    tempting = "" if verdict.temptation is None else action_text(verdict.temptation)
    told = (
        f"{describe(decided.view)}: advised {action_text(verdict.advised_action)}, tied "
        f"{names(each.action for each in verdict.tied_values)}, tempting {tempting}; {fact}"
    )
    return key, [Falsity(key, f"{key}: {why}", decided.place, told) for why in wrong]


def _principle(
    decided: Decided, table: Table, verdict: Verdict, principle: Principle, against: Card | None
) -> list[str]:
    meaning = find_meaning(decided, table, principle)
    may = {*map(comparable, meaning.may)}
    wrong = [*meaning.false]
    tied = [each.action for each in verdict.tied_values]
    tempting = verdict.temptation
    if against is not None:
        if comparable(Play(against)) in {*map(comparable, meaning.must)}:
            wrong.append("the card that it speaks against follows it")
        return wrong
    if comparable(verdict.advised_action) not in may:
        wrong.append("the advised action doesn't follow it")
    if any(comparable(each) not in may for each in tied):
        wrong.append("a tied action doesn't follow it")
    is_worse = tempting is not None and tempting not in tied
    if is_worse and comparable(tempting) in {*map(comparable, meaning.must)}:
        wrong.append("the tempting action follows it")
    return wrong


def _ties(fact: EquallyGood, view: View, tied: list[Action]) -> list[str]:
    wrong = []
    if fact.count != len(tied):
        wrong.append("the number of tied actions is another")
    if fact.actions and {*map(comparable, fact.actions)} != {*map(comparable, tied)}:
        wrong.append("the named actions aren't the tied ones")
    named = named_cards(equally_good_sentence(fact), view)
    if named is not None:
        right = {each.card for each in tied if isinstance(each, Play)}
        if named - right:
            wrong.append("the sentence names a card that isn't tied")
        if right - named:
            wrong.append("the sentence leaves out a tied card")
    return wrong


def named_cards(sentence: str, view: View) -> set[Card] | None:
    """Return the legal cards that a sentence calls equally good, or None if it names no set."""
    cards = {each.card for each in view.legal_actions if isinstance(each, Play)}
    if sentence == "Any card will do.":
        return cards
    if found := re.fullmatch(r"(?:Either|Any) (\w+) will do\.", sentence):
        rank = RANK_WORDS.get(found[1], found[1])
        return {card for card in cards if RANK_OF[card] == rank}
    if found := re.fullmatch(r"Any of your (\w+)(?: or (\w+))? will do\.", sentence):
        suits = {SUIT_WORDS[word] for word in found.groups() if word}
        return {card for card in cards if SUIT_OF[card] in suits}
    return None
