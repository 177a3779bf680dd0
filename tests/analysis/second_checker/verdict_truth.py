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
from marjapussi_gui.model.verdict import Grade, Verdict
from marjapussi_gui.ui.text.card_names import rank_name
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
from .fact_truth import false_in_choice, false_in_sets, false_in_tricks, false_in_view
from .frequencies import is_far_off
from .meanings_rummy import RummyTable
from .trick_table import TrickTable

SUIT_WORDS = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}


def comparable(action: Action | None) -> object:
    return (type(action), frozenset(action.cards)) if isinstance(action, Give | Discard) else action


def check_verdict(decided: Decided) -> Iterator[Said]:
    """Check the reasons for the advice in a decision, and whether questions have a point."""
    view, table = decided.view, table_for(decided)
    verdict = evaluate(view, None)
    if isinstance(table, TrickTable):
        yield from _questions("hint", decided, table, verdict)
        if isinstance(decided.done, AskHalf | AskWhole):
            review = evaluate(view, decided.done)
            if review.grade is not Grade.FORCED:
                yield from _questions("review", decided, table, review)
    if verdict.temptation is not None:
        wrong = ["the tempting action follows them"] * _follows_all(decided, table, verdict)
        yield _said("told principles", wrong, decided, verdict, repr(verdict.reasons))
    against: Card | None = None
    for fact in verdict.reasons:
        key = f"fact {type(fact).__name__}"
        if isinstance(fact, facts.PrincipleApplies):
            key = f"told principle {fact.principle.name}"
        yield _said(
            key, _false_in(fact, decided, table, verdict, against), decided, verdict, repr(fact)
        )
        against = fact.card if isinstance(fact, facts.CountsAgainstCard) else None


def _questions(where: str, decided: Decided, table: TrickTable, verdict: Verdict) -> Iterator[Said]:
    tied = [each.action for each in verdict.tied_values]
    asked = [each for each in tied if isinstance(each, AskHalf | AskWhole)]
    pointless = [each for each in asked if is_pointless(table, each)]
    wrong = ["one is tied with the best, but the answer is surely no"] * bool(pointless)
    if verdict.advised_action in pointless:
        wrong = ["one is advised, but the answer is surely no"]
    if asked:
        yield _said(f"questions in a {where}", wrong, decided, verdict, names(pointless))


def _false_in(
    fact: facts.Fact, decided: Decided, table: Table, verdict: Verdict, against: Card | None
) -> list[str]:
    wrong = false_in_view(fact, decided.view)
    if isinstance(table, TrickTable):
        wrong += false_in_tricks(fact, table)
    elif isinstance(table, RummyTable):
        wrong += false_in_sets(fact, table)
    match fact:
        case facts.PrincipleApplies(principle):
            wrong += _principle(decided, table, verdict, principle, against)
        case ActionContrast(result) if isinstance(table, TrickTable) and is_far_off(fact, table):
            wrong.append(f"the frequency is far off ({result})")
        case facts.ExchangeHelps():
            for each in verdict.tied_values:
                assert isinstance(each.action, Give | Discard)
                wrong += false_in_choice(fact, each.action.cards)
        case facts.TiedCards(cards=cards):
            if {*map(Play, cards)} != {each.action for each in verdict.tied_values}:
                wrong.append("the cards aren't the tied ones")
        case EquallyGood():
            wrong += _ties(fact, decided.view, [each.action for each in verdict.tied_values])
        case _:
            pass
    return wrong


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
    if against is not None:
        if comparable(Play(against)) in {*map(comparable, meaning.must)}:
            wrong.append("the card that it speaks against follows it")
        return wrong
    if comparable(verdict.advised_action) not in may:
        wrong.append("the advised action doesn't follow it")
    if any(comparable(each) not in may for each in tied):
        wrong.append("a tied action doesn't follow it")
    return wrong


def _follows_all(decided: Decided, table: Table, verdict: Verdict) -> bool:
    """Return whether what the player would likely do follows all principles that are told."""
    told = [each.principle for each in verdict.reasons if isinstance(each, facts.PrincipleApplies)]
    tempting = comparable(verdict.temptation)
    is_worse = verdict.temptation not in [each.action for each in verdict.tied_values]
    others = [each for each in verdict.reasons if isinstance(each, ActionContrast)]
    return (
        verdict.temptation is not None
        and is_worse
        and bool(told)
        and not others
        and all(
            tempting in {*map(comparable, find_meaning(decided, table, each).must)} for each in told
        )
    )


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
        return {card for card in cards if rank_name(RANK_OF[card]) == found[1]}
    if found := re.fullmatch(r"(?:Either|Any) of your (\w+)(?: or (\w+))? will do\.", sentence):
        suits = {SUIT_WORDS[word] for word in found.groups() if word}
        return {card for card in cards if SUIT_OF[card] in suits}
    return None
