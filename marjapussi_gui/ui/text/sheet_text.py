"""Texts of the score sheet: questions about a hand, answers, refusals and lines of the count."""

from collections.abc import Iterator
from dataclasses import replace

from ...engine.events import HandScored, MatchWon
from ...engine.frozen import frozen
from ...engine.sheet.fields import (
    NOLO,
    NONE,
    SOOLI,
    YES,
    Entry,
    EntryField,
    FieldKind,
    GoalProgress,
    InvalidValue,
    SheetPosition,
)
from ...engine.state import NOBODY, Seat, Side
from ...model.score_sheet import ScoreSheet
from . import games, house_rules_text
from .card_names import SUIT_SYMBOLS
from .i18n import capitalized, localized_digits, number_text, say, signed_number
from .match_end_text import create_match_end
from .score_text import hand_heading, score_lines
from .scoring import scoring_texts
from .table_players import TablePlayers

SEAT_FIELDS = frozenset({"who", "leader", "soloist", "winner", "contest"})
YES_OR_NO_FIELDS = frozenset({"trick", "seen", "dublees"})
SIDE_CLASSES = ("us", "them", "s2", "s3", "s4")  # of HTML elements in the colour of a side
TOLD_ITEMS = frozenset({"porvoo", "overshoot", "hand", "skunk"})  # in the row of a hand


@frozen
class SheetLine:
    """A line of a hand's count: its text, its points, and the rule behind it."""

    text: str
    value: str = ""
    rule: str = ""


class SheetTexts:
    """The texts of one score sheet, and of the hand that is being entered."""

    def __init__(self, sheet: ScoreSheet, entry: Entry | None = None) -> None:
        self.game, self._sheet, self._scoring = sheet.game, sheet, scoring_texts(sheet.game)
        self._entry = sheet.draft if entry is None else entry
        self.people = TablePlayers(sheet.header.player_names, NOBODY, sheet.game.seating)
        own = Seat(0) if sheet.game.seating.has_partners else NOBODY
        self._sides = replace(self.people, own_seat=own)

    def side_name(self, side: int) -> str:
        """Return "Us" or "Them", or the name of a player who plays alone."""
        return capitalized(self._sides.short_side_name(Side(side)))

    def partners(self, side: int) -> str:
        return self.people.side_name(Side(side)) if self.game.seating.has_partners else ""

    def subtitle(self) -> str:
        rules = house_rules_text.rules_name(self.game.variant, self.game.option_values)
        name = hand_heading(games.game_name(self.game.key), rules)
        return hand_heading(name, say("sheet-own-cards"))

    def dealer_text(self, dealer: Seat) -> str:
        return say("name-is-dealer", name=self.people.name(dealer))

    # Fields

    @property
    def suit_order(self) -> tuple[int, ...]:
        """The sides in the order in which repeated presses on a suit assign its marriage to them.

        The declarer's side comes first, because it declares most of them.
        """
        who, sides = self._entry.get("who"), self.game.seating.sides
        is_known = isinstance(who, int) and who != NONE
        first = self.game.seating.side_of(Seat(who)) if is_known else 0  # type: ignore[arg-type]
        return (*sides[first:], *sides[:first])

    def field_label(self, field: EntryField) -> str:
        key = "solo-trick" if field.key == "trick" and field.owner == NONE else field.key
        first = self.suit_order[0]
        return say(
            f"sheet-field-{key}",
            side="" if field.owner == NONE else self.side_name(field.owner),
            first=self._names(first),
        )

    def option_label(self, field: EntryField, option: int) -> str:
        if option == NONE:
            return say("sheet-equal" if field.key == "pips" else "sheet-nobody")
        if field.key == "contest" and option in (NOLO, SOOLI):
            return say("contest-nolo" if option == NOLO else "contest-sooli")
        if field.key in YES_OR_NO_FIELDS:
            return say("sheet-yes" if option == YES else "storage-no")
        is_seat = field.key in SEAT_FIELDS
        return self.people.name(Seat(option)) if is_seat else self.side_name(option)

    def side_of_option(self, field: EntryField, option: int) -> int:
        """Return the side in whose colour an option is shown, or NONE."""
        if option == NONE or field.key in YES_OR_NO_FIELDS or option >= NOLO:
            return NONE
        return self.game.seating.side_of(Seat(option)) if field.key in SEAT_FIELDS else option

    def suit_label(self, suit: int, side: int) -> str:
        points = self.game.scoring_phase.marriage_rules.points_by_suit  # type: ignore[attr-defined]
        owner = "" if side == NONE else self.side_name(side)
        return f"{SUIT_SYMBOLS[suit]} {localized_digits(points[suit])} {owner}".rstrip()

    def value_text(self, field: EntryField) -> str:
        """Return the content of a field as text for screen readers."""
        value = self._entry.get(field.name)
        if isinstance(value, tuple):
            if field.kind is FieldKind.ORDER:
                return ", ".join(self.option_label(field, each) for each in value)
            made = ((suit, side) for suit, side in enumerate(value) if side != NONE)
            return ", ".join(self.suit_label(suit, side) for suit, side in made)
        if value is None or field.kind is FieldKind.NUMBER:
            return "" if value is None else number_text(value)
        return self.option_label(field, value)

    def refusal_texts(self, refusal: InvalidValue) -> tuple[str, str]:
        """Return a sentence saying what was refused, and the rule that forbids it."""
        reason = say(f"sheet-rule-{refusal.limit.rule}", **dict(refusal.limit.places))
        if refusal.field.kind is FieldKind.NUMBER and isinstance(refusal.value, int):
            return say("sheet-refused", value=number_text(refusal.value)), reason
        return say("sheet-refused-choice"), reason

    # Hands

    def need_lines(self, before: SheetPosition, entry: Entry) -> tuple[SheetLine, ...]:
        """Return lines on what each side still needs in a hand, as far as the entry shows it."""
        form = self._sheet.form
        needs = () if form.refusal(before, entry) else form.needs(before, entry)
        return tuple(line for need in needs for line in self._goal_progress_lines(need))

    def _goal_progress_lines(self, need: GoalProgress) -> Iterator[SheetLine]:
        """Yield lines on a side's progress towards its goal, and on what it still needs."""
        side = "" if need.side == NONE else self._names(need.side)
        if need.kind in ("tricks", "few", "none"):
            goal = localized_digits(need.goal)
            yield SheetLine(say(f"sheet-need-{need.kind}", side=side, points=goal))
            return
        yield SheetLine(self._points_so_far_text(need.side, need.points, need.goal))
        if need.kind == "over":
            yield SheetLine(self._scoring.line_rule("overshoot", self.game))
        elif need.kind != "points":
            yield SheetLine(say(f"sheet-need-{need.kind}"))
        elif need.missing > 0:
            people = self.game.seating.players // len(self.game.seating.sides)
            missing = localized_digits(need.missing)
            yield SheetLine(say("sheet-need", side=side, points=missing, number=people))
        if need.spare != NONE:
            yield SheetLine(say("sheet-need-spare", points=localized_digits(need.spare)))

    def _points_so_far_text(self, side: int, points: int, goal: int) -> str:
        made, needed = localized_digits(points), localized_digits(goal)
        return say("sheet-so-far", side=self._names(side), points=made, goal=needed)

    def _names(self, side: int) -> str:
        return self.partners(side) or self.side_name(side)

    def count_lines(self, event: HandScored) -> tuple[SheetLine, ...]:
        """Return the lines of a hand's count: first what was taken, then what it scores."""
        lines: list[SheetLine] = []
        for side in self.game.seating.sides if event.points and not self.game.is_rummy else ():
            name, entries = self.side_name(side), self._scoring.side_entries(side, event, self.game)
            lines += [SheetLine(f"{name}: {each.text}", each.value) for each in entries]
        for line in score_lines(event, self.people, self.game):
            text = say("sheet-taken") if line.item_key == "taken" else line.text
            text = text if line.side == NONE else f"{self.side_name(line.side)}: {text}"
            value = signed_number(line.points) if line.points else ""
            lines.append(SheetLine(text, value, self._scoring.line_rule(line.item_key, self.game)))
        return tuple(lines)

    def hand_summary_text(self, entry: Entry, event: HandScored) -> str:
        """Return who played what in a hand, or what else was special, in a few words."""
        match entry:
            case {"who": int(seat), "bid": int(bid)} if seat != NONE:
                return f"{self.people.name(Seat(seat))} {localized_digits(bid)}"
            case {"who": _}:
                return say("contract-nobody-bid")
            case {"soloist": int(seat), "contest": 5}:
                return f"{say('contest-sooli')} {self.people.name(Seat(seat))}"
            case {"contest": int(seat)} if seat < NOLO:
                return f"{say('contest-rami')} {self.people.name(Seat(seat))}"
            case {"contest": _}:
                return say("contest-nolo")
            case {"winner": int(seat)} if seat != NONE:
                return self.people.name(Seat(seat))
        told = (item for item in event.items if item.key in TOLD_ITEMS)
        labels = (self._scoring.item_label(item, event, self.game) for item in told)
        return "; ".join(dict.fromkeys(labels))

    def hand_sentence(self, number: int, event: HandScored) -> str:
        """Return a hand in one sentence, to be read aloud."""
        pairs = enumerate(zip(event.score_changes, event.scores, strict=True))
        parts = (
            f"{self.side_name(side)} {signed_number(change)}, {number_text(score)}"
            for side, (change, score) in pairs
        )
        return f"{say('table-hand-number', number=number + 1)}. {'; '.join(parts)}."

    def end_title_and_reason(self) -> tuple[str, str]:
        scored = self._sheet.score_hands()
        match, hands = scored[-1].after.match, [each.event for each in scored]
        end = create_match_end(hands, MatchWon(match.winner), match, self.game, self.people)
        winner, goal, reason = match.winner, self.game.rules.target, end.fact.sentence
        if not self.game.rules.deals and winner != NONE:
            reached = self._points_so_far_text(winner, match.scores[winner], goal)
            reason = f"{reached}. {reason}"
        return end.title, reason


def option_key(field: EntryField, option: int) -> str:
    if field.key == "contest" and option in (NOLO, SOOLI):
        return "N" if option == NOLO else "S"
    return str(option if field.key in YES_OR_NO_FIELDS else option + 1)
