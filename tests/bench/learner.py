"""Compare two learners on sister deals: one knows the best card, the other adopts the comments.

.venv/bin/python -m tests.bench.learner [--game KEY] [--part fit|report|all] [--sisters N]
    [--grade slip|mistake] [--near] [--elsewhere] [--collect] [--list] [--work FOLDER]

Both learners start as the fitted guess of what a player does. They make mistakes in the positions
of tests/bench/regret, and the program comments on them. In sister deals of the mistakes, as in the
exercises "in other cards", learner T plays the best card of the comment if it's legal, and plays as
before if not. Learner C plays what the reasons of the comment favour over what it would have
played, by the words alone: a principle, a proven fact or the result of a contrast, as far as a
player at the table can see it. Errors are by the values of the positions, which the program that
comments doesn't know. Positions were chosen by one half of their deals and are judged by the other.
The part "fit" has even numbers, the part "report" odd ones.

--collect searches for the comments first, and goes on where it was interrupted. --near takes
sisters in which some own cards are exchanged as well; --collect --near makes them. --elsewhere
shows what it's worth to adopt a reason wherever it speaks against the usual choice. Where suits
can't be swapped (Huutopussi), an exercise shows the same cards, and learner T can't be beaten.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

from marjapussi_gui.analysis.evaluation.evaluator import compare_actions, evaluate
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.bots.belief.kernel_adapter import is_trick_game
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.likely_choices import likely_choices
from marjapussi_gui.engine.actions import Action, AskHalf, Declare, Pass, Play
from marjapussi_gui.engine.cards import RANK_OF, SUIT_OF, Card, cards_in_set
from marjapussi_gui.engine.game import IllegalActionError
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, parse_entry
from marjapussi_gui.engine.suit_symmetry import CardMapping
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.learning.trainer.redeal import make_exercise
from marjapussi_gui.model.facts import Fact
from marjapussi_gui.model.verdict import (
    ActionValue,
    DecisionKind,
    Grade,
    Verdict,
    verdict_from_json,
    verdict_to_json,
)
from tests.bench.comment_rules import Decision, Rule, favoured_by, reason_kind, rule_of
from tests.bench.valued_positions import Moment, Row, standing, stored_rows

KEYS = [each.key for each in VARIANTS if is_trick_game(each.create_game())]
Deficits = dict[Action, float]  # of the actions to the best one
PARTS = ("fit", "report")  # of even and odd numbers
JUDGE_SEED = 20  # other luck than that of the comments
MOST_ACTIONS = 16  # that are judged
NEAR_SISTERS, EXCHANGES, NEAR_RANKS, TRIES = 1, 2, 2, 20
COMMENTED = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)


def collect(keys: Sequence[str], folder: Path) -> None:
    """Append the comments that the files in the folder don't have yet, a bit of each game."""
    waiting: list[tuple[int, str, Row]] = []
    for key in keys:
        done = {stored["number"] for stored in _read_lines(folder / f"{key}.jsonl")}
        rows = (row for row in stored_rows(key) if len(row.get("worths", ())) > 1)
        waiting += [(row["number"], key, row) for row in rows if row["number"] not in done]
    for number, key, row in sorted(waiting, key=lambda each: each[:2]):
        comment = _comment(standing(find_variant(key).create_game(), row), row)
        stored = None if comment is None else verdict_to_json(comment)
        _append(folder / f"{key}.jsonl", {"number": number, "verdict": stored})


def collect_near(keys: Sequence[str], folder: Path) -> None:
    """Append near sisters of the mistakes, with the values of their actions."""
    waiting: list[Mistake] = []
    for key in keys:
        done = {stored["number"] for stored in _read_lines(folder / f"{key}.near.jsonl")}
        mistakes = read_mistakes(key, folder, COMMENTED[1:])
        waiting += [each for each in mistakes if each.number not in done]
    for mistake in sorted(waiting, key=lambda each: each.number):
        near = [
            {"do": [*each.record.lines()][1:], "values": _judge(each, mistake)}
            for each in near_sisters(mistake.moment, f"{mistake.key}|{mistake.number}")
        ]
        _append(folder / f"{mistake.key}.near.jsonl", {"number": mistake.number, "near": near})


def _read_lines(file: Path) -> list[Row]:
    return [*map(json.loads, file.read_text("utf-8").splitlines())] if file.exists() else []


def _append(file: Path, row: Row) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(row) + "\n")


def _comment(moment: Moment, row: Row) -> Verdict | None:
    """Return the verdict on the base player's action, unless play-outs find hardly a fault."""
    view = _view_of(moment)
    valued = {parse_action(text) for text in row["worths"]}
    chosen = next((each for each in likely_choices(SeatPosition(view)) if each in valued), None)
    least = grade_thresholds(moment.game.key).thresholds[1]
    if chosen is None or _half_deficits(row, 0)[chosen] < least:
        return None
    return evaluate(view, chosen)


def _judge(moment: Moment, mistake: "Mistake") -> dict[str, float]:
    """Return the values of what learners choose, by the evaluator with other luck."""
    view = _view_of(moment)
    legal = dict.fromkeys(view.legal_actions[:MOST_ACTIONS], 0.0)
    sister, luck = create_sister(view, legal), SearchContext(Random(JUDGE_SEED))
    chosen = tuple({choose(mistake, sister) for choose in LEARNERS.values()})
    found = compare_actions(sister.decision.position, chosen, luck)
    return {action_text(each.action): each.value for each in found.action_values}


def near_sisters(moment: Moment, seed: str) -> Iterator[Moment]:
    """Yield similar decisions: suits swapped, and some own cards exchanged for near ones."""
    rng, ply = Random(seed), len(moment.record.entries)
    nothing = Verdict(moment.seat, DecisionKind.LEAD, Pass(), (ActionValue(Pass(), 0),), Grade.FINE)
    for _ in range(NEAR_SISTERS):
        for _ in range(TRIES):
            record = exchange_near_cards(moment, rng)
            if record is not None:
                posed = make_exercise(record, ply, nothing, rng).record
                yield Moment(posed, posed.state_after(), moment.kind)
                break


def exchange_near_cards(moment: Moment, rng: Random) -> MatchRecord | None:
    """Return the record with one or two cards of the seat exchanged, or None if it isn't legal.

    Each is exchanged for the next higher or lower card of its suit, which others still hold.
    """
    own, names = [*cards_in_set(moment.state.hands[moment.seat])], dict[Card, Card]()
    hidden = [*cards_in_set(SeatPosition(_view_of(moment)).belief.hidden_cards)]
    for card in rng.sample(own, len(own)):
        free = [each for each in hidden if each not in names and SUIT_OF[each] == SUIT_OF[card]]
        near = [each for each in free if abs(each - card) <= NEAR_RANKS]  # cards sort by rank
        if near and len(names) < 2 * EXCHANGES:
            other = rng.choice(near)
            names.update({card: other, other: card})
    renaming = CardMapping(names, {})
    entries = tuple(
        RecordEntry(each.seat, renaming.rename_action(each.action))
        for each in moment.record.entries
    )
    state = moment.game.initial_state(moment.record.header.start)
    try:
        for entry in entries:
            state, _ = moment.game.apply_action(state, entry.action)
    except IllegalActionError:
        return None
    is_same = names and (state.turn, state.phase) == (moment.seat, moment.state.phase)
    is_choice = is_same and len(create_view(moment.game, state, moment.seat).legal_actions) > 1
    return replace(moment.record, entries=entries) if is_choice else None


def _view_of(moment: Moment) -> View:
    return create_view(moment.game, moment.state, moment.seat)


def _half_deficits(row: Row, half: int) -> dict[Action, float]:
    """Return the deficit of each action to the best one of the other half of the deals."""
    worths = {parse_action(text): each[:2] for text, each in row["worths"].items()}
    best = min(worths.values(), key=lambda each: each[1 - half])
    return {action: each[half] - best[half] for action, each in worths.items()}


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake of the base player with the comment on it, and independent deficits."""

    key: str
    number: int
    moment: Moment
    comment: Verdict
    deficits: Deficits
    near: tuple[tuple[Moment, Deficits], ...]


def read_mistakes(key: str, folder: Path, grades: Sequence[Grade]) -> Iterator[Mistake]:
    """Yield the mistakes of a game that got a comment."""
    game = find_variant(key).create_game()
    rows = {row["number"]: row for row in stored_rows(key)}
    near = {row["number"]: row["near"] for row in _read_lines(folder / f"{key}.near.jsonl")}
    for stored in _read_lines(folder / f"{key}.jsonl"):
        if stored["verdict"] is None:
            continue
        comment, number = verdict_from_json(stored["verdict"]), stored["number"]
        if comment.grade in grades:
            moment = standing(game, rows[number])
            sisters = tuple(_near_moment(moment, each) for each in near.get(number, ()))
            yield Mistake(key, number, moment, comment, _half_deficits(rows[number], 1), sisters)


def _near_moment(moment: Moment, stored: Row) -> tuple[Moment, Deficits]:
    entries = tuple(parse_entry(each.encode(), moment.game) for each in stored["do"])
    record = replace(moment.record, entries=entries)
    return Moment(record, record.state_after(), moment.kind), _deficits(stored["values"])


def _deficits(values: dict[str, float]) -> Deficits:
    best = max(values.values())
    return {parse_action(text): best - value for text, value in values.items()}


@dataclass(frozen=True, slots=True)
class Sister:
    """The same decision with other cards: what its player sees, and what each action loses."""

    decision: Decision
    deficits: Deficits
    ranked: tuple[Action, ...]  # the base player's choices, the likeliest first


def make_sisters(mistake: Mistake, count: int) -> Iterator[Sister]:
    """Yield sister deals as exercises ask them: hidden cards dealt again, suits swapped."""
    record, rng = mistake.moment.record, Random(f"{mistake.key}|{mistake.number}")
    values = tuple(ActionValue(each, -lost) for each, lost in mistake.deficits.items())
    known = replace(mistake.comment, action_values=values, reasons=())
    for _ in range(count):
        posed = make_exercise(record, len(record.entries), known, rng)
        view = create_view(mistake.moment.game, posed.record.state_after(), known.seat)
        deficits = {each.action: -each.points for each in posed.verdict.action_values}
        yield create_sister(view, deficits)


def create_sister(view: View, deficits: Deficits) -> Sister:
    decision = Decision(SeatPosition(view))
    likely = [each for each in likely_choices(decision.position) if each in deficits]
    return Sister(decision, deficits, tuple(dict.fromkeys([*likely, *deficits])))


# The learners


def play_as_before(_mistake: Mistake, sister: Sister) -> Action:
    return sister.ranked[0]


def play_best_card(mistake: Mistake, sister: Sister) -> Action:
    """Learner T: return the best action of the comment if it's legal, or else act as before."""
    best = mistake.comment.advised_action
    return best if best in sister.deficits else sister.ranked[0]


def play_best_rank(mistake: Mistake, sister: Sister) -> Action:
    """Return the likeliest action of the same kind and rank as the best one of the comment."""
    best = mistake.comment.advised_action
    alike = (each for each in sister.ranked if _has_same_name(each, best))
    return next(alike, sister.ranked[0])


def _has_same_name(one: Action, other: Action) -> bool:
    """Return whether two actions have the same name but for the suit."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Play) and isinstance(other, Play):
        return RANK_OF[one.card] == RANK_OF[other.card]
    return isinstance(one, Declare | AskHalf) or one == other


def play_by_reasons(
    mistake: Mistake, sister: Sister, reasons: Sequence[Fact] | None = None
) -> Action:
    """Learner C: return the action that the reasons favour most over what it would have played.

    Of several it plays the one that is named like the best action of the comment. Without a reason
    that applies, it plays like learner T.
    """
    comment, usual = mistake.comment, sister.ranked[0]
    at = Decision(SeatPosition(_view_of(mistake.moment)))
    rules = [
        rule
        for fact in (comment.reasons if reasons is None else reasons)
        if (rule := rule_of(fact, at)) is not None
    ]
    here, others = sister.decision, sister.ranked[1:]
    support = {each: sum(_balance(rule, here, each, usual) for rule in rules) for each in others}
    most = max(support.values(), default=0)
    if most <= 0:
        return play_best_card(mistake, sister)
    favoured = [each for each in others if support[each] == most]
    named = [each for each in favoured if _has_same_name(each, comment.advised_action)]
    return max(  # the first of equals is the likeliest
        named or favoured,
        key=lambda each: sum(
            _balance(rule, here, each, other) for rule in rules for other in favoured
        ),
    )


def has_clear_reason(mistake: Mistake) -> bool:
    """Return whether the words of a reason favour the best action over the mistake."""
    at, comment = Decision(SeatPosition(_view_of(mistake.moment))), mistake.comment
    rules = [rule for fact in comment.reasons if (rule := rule_of(fact, at)) is not None]
    return any(_balance(rule, at, comment.advised_action, comment.chosen) > 0 for rule in rules)


def _balance(rule: Rule, here: Decision, one: Action, other: Action) -> int:
    return rule(here, one, other) - rule(here, other, one)


# The report

Scores = list[tuple[Mistake, dict[str, float]]]
LEARNERS: dict[str, Callable[[Mistake, Sister], Action]] = {
    "before": play_as_before,
    "T": play_best_card,
    "T by rank": play_best_rank,
    "C": play_by_reasons,
}
RESAMPLES = 2000


def score(mistake: Mistake, sisters: Sequence[Sister]) -> dict[str, float]:
    return {
        name: fmean(each.deficits[choose(mistake, each)] for each in sisters)
        for name, choose in LEARNERS.items()
    }


def line(title: str, scores: Scores) -> str:
    errors = {name: 100 * fmean(each[name] for _, each in scores) for name in LEARNERS}
    shown = " ".join(f"{name} {error:6.2f}" for name, error in errors.items())
    low, high = ratio_interval([(each["C"], each["T"]) for _, each in scores])
    ratio = errors["C"] / errors["T"] if errors["T"] else float("nan")
    return f"{title:28}{len(scores):4} {shown}  C/T {ratio:5.2f} ({low:.2f} to {high:.2f})"


def ratio_interval(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the 95 % interval of the ratio of two sums, by resampling."""
    rng, found = Random(1), []
    for _ in range(RESAMPLES):
        again = rng.choices(pairs, k=len(pairs))
        below = sum(other for _, other in again)
        found.append(sum(one for one, _ in again) / below if below > 0 else float("inf"))
    found.sort()
    return found[RESAMPLES // 40], found[-RESAMPLES // 40]


def reason_lines(mistakes: Sequence[tuple[Mistake, list[Sister]]]) -> Iterator[str]:
    """Yield for each kind of reason how much of the error is left if it's the only reason."""
    found: dict[str, list[tuple[float, float, float]]] = {}
    for mistake, sisters in mistakes:
        for fact in mistake.comment.reasons:
            lost = [
                fmean(each.deficits[action] for each, action in zip(sisters, played, strict=True))
                for played in (
                    [play_as_before(mistake, each) for each in sisters],
                    [play_best_card(mistake, each) for each in sisters],
                    [play_by_reasons(mistake, each, (fact,)) for each in sisters],
                )
            ]
            found.setdefault(reason_kind(fact), []).append((lost[0], lost[1], lost[2]))
    for kind, rows in sorted(found.items(), key=lambda pair: -len(pair[1])):
        before, told, alone = (100 * fmean(row[at] for row in rows) for at in range(3))
        yield f"    {kind:34}{len(rows):4} before {before:6.2f} T {told:6.2f} alone {alone:6.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--part", choices=["fit", "report", "all"], default="report")
    parser.add_argument("--sisters", type=int, default=8, help="so many of each mistake")
    parser.add_argument("--grade", choices=["slip", "mistake"], default="mistake")
    parser.add_argument("--near", action="store_true", help="sisters with some other own cards")
    parser.add_argument("--elsewhere", action="store_true", help="adopt reasons in all positions")
    parser.add_argument("--collect", action="store_true", help="only collect the comments")
    parser.add_argument("--list", action="store_true", help="list what learner C gets wrong")
    parser.add_argument("--work", type=Path, default=Path("build/learner"))
    arguments = parser.parse_args()
    arguments.work.mkdir(parents=True, exist_ok=True)
    grades = COMMENTED if arguments.grade == "slip" else COMMENTED[1:]
    if arguments.collect:
        (collect_near if arguments.near else collect)(arguments.game or KEYS, arguments.work)
        return
    if arguments.elsewhere:
        print(*elsewhere_lines(arguments.game or KEYS, arguments.part), sep="\n")
        return
    every: list[tuple[Mistake, list[Sister]]] = []
    for key in arguments.game or KEYS:
        mistakes = [
            (each, _sisters(each, 0 if arguments.near else arguments.sisters))
            for each in read_mistakes(key, arguments.work, grades)
            if arguments.part in ("all", PARTS[each.number % 2])
        ]
        mistakes = [(each, sisters) for each, sisters in mistakes if sisters]
        if mistakes:
            print(
                line(key, [(each, score(each, sisters)) for each, sisters in mistakes]), flush=True
            )
        every += mistakes
        if arguments.list:
            print(*map(describe, mistakes), sep="\n")
    if every:
        scores = [(each, score(each, sisters)) for each, sisters in every]
        print(line("all", scores))
        for title, is_clear in (("a reason speaks for the best", True), ("none does", False)):
            if some := [each for each in scores if has_clear_reason(each[0]) is is_clear]:
                print(line(title, some))
        print(*reason_lines(every), sep="\n")


def _sisters(mistake: Mistake, count: int) -> list[Sister]:
    """Return as many exercises, or the near sisters if that is none."""
    if count:
        return [*make_sisters(mistake, count)]
    return [create_sister(_view_of(moment), deficits) for moment, deficits in mistake.near]


# Elsewhere: what it's worth to adopt a reason in all positions, not only in sisters of a mistake


def elsewhere_lines(keys: Sequence[str], part: str) -> Iterator[str]:
    """Yield for each kind of reason what is lost where it speaks against the base player's choice.

    A learner who adopts it plays the likeliest of the actions that it favours over that choice.
    """
    found: dict[str, list[tuple[float, float]]] = {}
    for key in keys:
        game = find_variant(key).create_game()
        for row in stored_rows(key):
            if len(row.get("worths", ())) > 1 and part in ("all", PARTS[row["number"] % 2]):
                for kind, lost in _changes(standing(game, row), row):
                    found.setdefault(kind, []).append(lost)
    for kind, rows in sorted(found.items(), key=lambda pair: -len(pair[1])):
        before, after = (100 * fmean(row[at] for row in rows) for at in (0, 1))
        gains = [100 * (row[0] - row[1]) for row in rows]
        error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("nan")
        yield (
            f"    {kind:34}{len(rows):5} before {before:6.2f} after {after:6.2f} "
            f"gain {before - after:6.2f} +- {error:.2f}"
        )


def _changes(moment: Moment, row: Row) -> Iterator[tuple[str, tuple[float, float]]]:
    """Yield the kinds of reasons that change the base player's choice, and what either loses."""
    halves = [_half_deficits(row, half) for half in (0, 1)]
    deficits = {each: fmean(half[each] for half in halves) for each in halves[0]}
    here = create_sister(_view_of(moment), deficits)
    usual, others = here.ranked[0], here.ranked[1:]
    favoured: dict[str, Action] = {}
    for other in others:  # the likeliest first
        for kind in favoured_by(here.decision, other, usual):
            favoured.setdefault(kind, other)
    for kind, action in favoured.items():
        yield kind, (deficits[usual], deficits[action])


def describe(found: tuple[Mistake, list[Sister]]) -> str:
    """Return a mistake with its comment, and what learner C plays instead of the best action."""
    mistake, sisters = found
    comment = mistake.comment
    kinds = ", ".join(map(reason_kind, comment.reasons))
    lost = score(mistake, sisters)
    return (
        f"    {mistake.number} {comment.kind}: {action_text(comment.chosen)}, "
        f"best {action_text(comment.advised_action)}, C {lost['C']:.3f} of {lost['before']:.3f} "
        f"({kinds})"
    )


if __name__ == "__main__":
    main()
