"""Texts of the score sheet: questions about a hand, answers, refusals and lines of the ledger."""

from ...engine.cards import SUIT_LETTERS, Suit
from ...engine.events import HandScored, MatchWon
from ...engine.frozen import frozen
from ...engine.sheet.fields import NOLO, NONE, SOOLI, YES, Entry, EntryField, FieldKind, Refusal
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
SEAT_OWNERS = frozenset({"seen", "maal"})
TOLD_ITEMS = frozenset({"porvoo", "overshoot", "hand", "skunk"})  # in the row of a hand
NONE_MESSAGES = {"pips": "sheet-equal"}  # all other fields: nobody


@frozen
class SheetLine:
    """A line of a hand's count: its text, its points, and the rule behind it."""

    text: str
    value: str
    side: Side
    rule: str


class SheetTexts:
    """The texts of one score sheet, with its names."""

    def __init__(self, sheet: ScoreSheet) -> None:
        seating = sheet.game.seating
        self.game, self._sheet = sheet.game, sheet
        self.people = TablePlayers(sheet.names, NOBODY, seating)
        own = Seat(0) if seating.has_partners else NOBODY
        self._sides = TablePlayers(sheet.names, own, seating)

    def side_name(self, side: int) -> str:
        """Return "Us" or "Them", or the name of a player who plays alone."""
        return capitalized(self._sides.short_side_name(Side(side)))

    def side_class(self, side: int) -> str:
        """Return the class of HTML elements in the colour of a side."""
        return ("us", "them", "s2", "s3", "s4")[side]

    def partners(self, side: int) -> str:
        return self.people.side_name(Side(side)) if self.game.seating.has_partners else ""

    def subtitle(self) -> str:
        rules = house_rules_text.rules_name(self.game.variant, self.game.option_values)
        name = hand_heading(games.game_name(self.game.key), rules)
        return hand_heading(name, say("sheet-own-cards"))

    def hand_title(self, number: int) -> str:
        """Return the title of a hand, counted from 0."""
        return say("table-hand-number", number=number + 1)

    def dealer_text(self, dealer: Seat) -> str:
        return say("name-is-dealer", name=self.people.name(dealer))

    # Fields

    def field_label(self, field: EntryField, entry: Entry) -> str:
        key: str = field.key
        if key == "trick" and field.owner == NONE:
            key = "solo-trick"
        is_seat = key in SEAT_OWNERS
        side = self.people.name(Seat(field.owner)) if is_seat else self.side_name(field.owner)
        first = ""
        if key == "suits":
            declarer = suit_order(field, entry, self._sheet)[0]
            first = self.partners(declarer) or self.side_name(declarer)
        return say(f"sheet-field-{key}", side=side if field.owner != NONE else "", first=first)

    def option_label(self, field: EntryField, option: int) -> str:
        if option == NONE:
            return say(NONE_MESSAGES.get(field.key, "sheet-nobody"))
        if field.key == "contest" and option in (NOLO, SOOLI):
            return say("contest-nolo" if option == NOLO else "contest-sooli")
        if field.key in SEAT_FIELDS:
            return self.people.name(Seat(option))
        if field.key in ("trick", "seen", "dublees"):
            return say("sheet-yes" if option == YES else "storage-no")
        return self.side_name(option)

    def side_of_option(self, field: EntryField, option: int) -> int:
        """Return the side in whose colour an option is shown, or NONE."""
        if option == NONE or field.key in ("trick", "seen", "dublees") or option >= NOLO:
            return NONE
        return self.game.seating.side_of(Seat(option)) if field.key in SEAT_FIELDS else option

    def suit_label(self, suit: int) -> str:
        points = self.game.scoring_phase.marriage_rules.points_by_suit  # type: ignore[attr-defined]
        return f"{SUIT_SYMBOLS[suit]} {localized_digits(points[suit])}"

    def value_text(self, field: EntryField, entry: Entry) -> str:
        """Return what a field contains, for people who listen."""
        value = entry.get(field.name)
        if value is None:
            return ""
        if isinstance(value, int):
            is_number = field.kind is FieldKind.NUMBER
            return number_text(value) if is_number else self.option_label(field, value)
        if field.kind is FieldKind.ORDER:
            return ", ".join(self.option_label(field, each) for each in value)
        made = [(suit, side) for suit, side in enumerate(value) if side != NONE]
        return ", ".join(f"{self.suit_label(suit)} {self.side_name(side)}" for suit, side in made)

    def refusal_texts(self, refusal: Refusal) -> tuple[str, str]:
        """Return what isn't possible, and the rule that forbids it."""
        reason = say(f"sheet-rule-{refusal.limit.rule}", **dict(refusal.limit.places))
        if refusal.field.kind is FieldKind.NUMBER and isinstance(refusal.value, int):
            return say("sheet-refused", value=number_text(refusal.value)), reason
        return say("sheet-refused-choice"), reason

    # Hands

    def count_lines(self, event: HandScored) -> tuple[SheetLine, ...]:
        """Return the lines of a hand's count: first what was taken, then what it scores."""
        texts = scoring_texts(self.game)
        lines: list[SheetLine] = []
        for side in self.game.seating.sides:
            name = self.side_name(side)
            if event.points and not self.game.is_rummy:
                lines += [
                    SheetLine(f"{name}: {each.text}", each.value, side, "")
                    for each in texts.side_entries(side, event, self.game)
                ]
        for line in score_lines(event, self.people, self.game):
            name = "" if line.side == NONE else f"{self.side_name(line.side)}: "
            value = signed_number(line.points) if line.points else ""
            rule = texts.line_rule(line.item_key, self.game)
            text = say("sheet-taken") if line.item_key == "taken" else line.text
            lines.append(SheetLine(f"{name}{text}", value, line.side, rule))
        return tuple(lines)

    def what_text(self, entry: Entry, event: HandScored) -> str:
        """Return who played what in a hand, in a few words; "" if the game has no contracts."""
        match entry:
            case {"who": int(seat)} if seat != NONE:
                return f"{self.people.name(Seat(seat))} {localized_digits(_number(entry, 'bid'))}"
            case {"who": _}:
                return say("contract-nobody-bid")
            case {"contest": int(seat)} if seat < NOLO:
                return f"{say('contest-rami')} {self.people.name(Seat(seat))}"
            case {"soloist": int(seat), "contest": contest} if contest == SOOLI:
                return f"{say('contest-sooli')} {self.people.name(Seat(seat))}"
            case {"contest": _}:
                return say("contest-nolo")
            case {"winner": int(seat)} if seat != NONE:
                return self.people.name(Seat(seat))
            case _:
                return "; ".join(
                    scoring_texts(self.game).item_label(item, event, self.game)
                    for item in event.items
                    if item.key in TOLD_ITEMS
                )

    def hand_sentence(self, number: int, event: HandScored) -> str:
        """Return a hand in one sentence, to be read aloud."""
        parts = [
            f"{self.side_name(side)} {signed_number(change)}, {number_text(score)}"
            for side, (change, score) in enumerate(
                zip(event.score_changes, event.scores, strict=True)
            )
        ]
        return f"{self.hand_title(number)}. {'; '.join(parts)}."

    def end_texts(self) -> tuple[str, str]:
        """Return who won the match, and what decided it."""
        scored = self._sheet.scored_hands()
        match = scored[-1].after.match
        hands = [each.event for each in scored]
        end = create_match_end(hands, MatchWon(match.winner), match, self.game, self.people)
        return end.title, end.fact.sentence


def suit_order(field: EntryField, entry: Entry, sheet: ScoreSheet) -> tuple[int, ...]:
    """Return the sides in the order in which presses on a suit give them its marriage.

    The declarer's side comes first, because it declares most of them.
    """
    who = entry.get("who")
    first = sheet.game.seating.side_of(Seat(who)) if isinstance(who, int) and who != NONE else 0
    sides = field.options
    return (*sides[first:], *sides[:first])


def option_key(field: EntryField, option: int) -> str:
    """Return the key that chooses an option."""
    if field.key == "contest" and option in (NOLO, SOOLI):
        return "N" if option == NOLO else "S"
    if option == NONE:
        return "0"
    return str(option if field.key in ("trick", "seen", "dublees") else option + 1)


def suit_key(suit: int) -> str:
    return SUIT_LETTERS[Suit(suit)]


def _number(entry: Entry, name: str) -> int:
    value = entry.get(name, 0)
    return value if isinstance(value, int) else 0
