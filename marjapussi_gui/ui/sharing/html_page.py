"""A hand or a match as one self-contained HTML file, which also works without scripts.

Where scripts run, assets/page/script.js adds a player that shows one card after the other. It reads
them from the tables and lists, in their order; data-n is the place of a card in its trick.
"""

from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from html import escape
from types import MappingProxyType

from ...engine.actions import Play
from ...engine.bidding_events import BidCardLaid, BidMade, BidPassed, CardsGiven, DeclarerDiscarded
from ...engine.cards import CARD_NAMES, HIDDEN, NO_SUIT, SUIT_LETTERS, Card
from ...engine.events import (
    CardPlayed,
    Event,
    HandScored,
    MarriageDeclared,
    MatchWon,
    StockDrawn,
    TrickTaken,
    TrumpsRestored,
)
from ...engine.record import MatchRecord
from ...engine.rummy.events import TipluSeen
from ...engine.state import NOBODY, Seat
from ...engine.view import create_view
from ...model.remark import Note
from ...model.verdict import Grade, Verdict
from ...system.assets import asset_path
from ..common.languages import current_language
from ..text import event_text, games, house_rules_text, reason_text, verdict_text
from ..text.action_labels import action_label
from ..text.card_names import SUIT_SYMBOLS, card_name, short_card_name, suit_name
from ..text.i18n import capitalized, localized_digits, number_text, say, signed_number
from ..text.score_text import hand_heading
from ..text.scoring import scoring_texts
from ..text.table_players import TablePlayers
from .card_symbols import card_symbols
from .shared_hand import SharedHand, ranks_by_suit, shared_hands

NO_VERDICTS: Mapping[int, Verdict] = MappingProxyType({})
TEXT_STYLE = "\N{VARIATION SELECTOR-15}"  # asks for a letter instead of a picture
PLACES = {2: "02", 3: "013", 4: "0123", 5: "01234"}  # at the table, by number of players
STEP_KEYS = ("first", "before", "after", "last")
NOT_TOLD = CardPlayed | TrickTaken | HandScored | MatchWon  # shown in tables instead


def html_page(
    record: MatchRecord,
    seat: Seat,
    hand_number: int = 0,
    *,
    is_open: bool = False,
    verdicts: Mapping[int, Verdict] = NO_VERDICTS,
    notes: Sequence[Note] = (),
) -> str:
    """Return a page about a hand, or about the whole match if hand_number is 0.

    It has what the seat saw or, if is_open, everybody's cards. Verdicts are by ply, the number of
    actions in the match before the decision.
    """
    every = shared_hands(record, seat, is_open=is_open)
    hands = [each for each in every if hand_number in (0, each.number)]
    game, names = record.header.game, record.header.player_names
    people = TablePlayers(names, NOBODY, game.seating)
    level = 1 if len(hands) == 1 else 2
    parts = [_HandWriter(each, people, verdicts, level, notes) for each in hands]
    articles = [each.html() for each in parts]
    if level == 1:
        title = parts[0].title
    else:
        won = next((each.match_won for each in hands if each.match_won is not None), None)
        title = games.game_name(game.key) if won is None else event_text.event_sentence(won, people)
        articles.insert(0, html_tag("h1", title))
    cards = [card for each in parts for card in each.shown_cards]
    return html_document(title, card_symbols(cards), articles)


class _HandWriter:
    """Writes a hand as the HTML of an article, and collects the cards that its player shows."""

    def __init__(
        self,
        hand: SharedHand,
        people: TablePlayers,
        verdicts: Mapping[int, Verdict],
        level: int,
        notes: Sequence[Note],
    ) -> None:
        self._hand, self._people, self._verdicts, self._level = hand, people, verdicts, level
        self._notes = hand.notes_of_deal(notes, people)
        self._ledger = hand.ledger(people)
        self.shown_cards: list[Card] = []

    @property
    def _seats(self) -> tuple[Seat, ...]:
        """All seats in order of play, beginning with the one whose cards are shown."""
        every = self._people.seating.seats
        return (*every[self._hand.seat :], *every[: self._hand.seat])

    @property
    def title(self) -> str:
        return self._ledger.title if self._ledger else self._hand_label

    @property
    def _hand_label(self) -> str:
        return say("table-hand-number", number=self._hand.number)

    def html(self) -> str:
        game, hand = self._hand.game, self._hand
        rules = house_rules_text.rules_name(game.variant, game.option_values)
        label = self._hand_label if self.title != self._hand_label else ""
        place = hand_heading(games.game_name(game.key), hand_heading(rules, label))
        seen = "" if hand.is_open else say("page-seen", name=self._people.name(hand.seat))
        heads = self._heading(0, self.title), html_tag("p", hand_heading(place, seen), "quiet")
        told = self._log_parts()
        left = (self._hands(), told[0])
        right = (told[1], self._score(), self._reasons(), self._written_notes(), self._code())
        body = (f'<div class="side">{"".join(filter(None, each))}</div>' for each in (left, right))
        return f"<article><header>{''.join(heads)}</header>{''.join(body)}</article>"

    def _section(self, title: str, body: str, look: str = "") -> str:
        kind = f' class="{look}"' if look else ""
        return f"<section{kind}>{self._heading(1, title)}{body}</section>"

    def _heading(self, depth: int, text: str) -> str:
        return html_tag(f"h{self._level + depth}", text)

    # Cards

    def _hands(self) -> str:
        held = self._hand.hands_before_play()
        columns = [
            f"<div>{self._heading(2, self._people.name(seat))}{_suit_rows(held[seat])}</div>"
            for seat in self._seats
            if held.get(seat)
        ]
        return self._section(say("page-hands"), f'<div class="hands">{"".join(columns)}</div>')

    def _log_parts(self) -> tuple[str, str]:
        """Return HTML for what was said before the first trick, and for the tricks or rummy log."""
        events = self._hand.all_events
        plays = (place for place, each in enumerate(events) if isinstance(each, CardPlayed))
        first = next(plays, len(events))
        if self._hand.game.is_rummy:
            return "", self._section(say("hand-log"), self._sentences(events, "log"))
        told = self._html_before_play(events[:first])
        before = self._section(say("page-before-play"), told) if told else ""
        tricks = self._tricks(events[first:])
        return before, self._section(say("review-tricks"), tricks) if tricks else ""

    def _html_before_play(self, events: Sequence[Event]) -> str:
        """Return what was said before the first trick, with an auction as a table."""
        calls = [n for n, each in enumerate(events) if isinstance(each, BidMade | BidPassed)]
        if not any(isinstance(each, BidMade) for each in events):
            return self._sentences(events, "log")
        first, last = calls[0], calls[-1] + 1
        return "".join(
            (
                self._sentences(events[:first], "log"),
                self._calls(events[first:last]),
                self._sentences(events[last:], "log"),
            )
        )

    def _sentences(self, events: Iterable[Event], look: str) -> str:
        told = [self._note(each, "li") for each in events if not isinstance(each, NOT_TOLD)]
        return f'<ul class="{look}">{"".join(told)}</ul>' if any(told) else ""

    def _note(self, event: Event, tag: str) -> str:
        """Return an event as an HTML element: its sentence, and any cards that this omits."""
        sentence = event_text.event_sentence(event, self._people)
        if not sentence:
            return ""
        trump = ""
        if isinstance(event, TrumpsRestored) or (
            isinstance(event, MarriageDeclared) and event.is_trump
        ):
            label = say("suit-are-trumps", suit=capitalized(suit_name(event.suit)))
            trump = f' data-s="{SUIT_LETTERS[event.suit]}" data-l="{escape(label)}"'
        # a rummy draws by the hundred: a name takes half the bytes of a chip, which has it too
        show = _card_in_words if self._hand.game.is_rummy else _chip
        cards = "".join(f" {show(card)}" for card in _privately_named_cards(event))
        return f"<{tag}{trump}>{escape(sentence)}{cards}</{tag}>"

    # Bids and tricks

    def _head_row(self, seats: Sequence[Seat], *, has_numbers: bool) -> str:
        places = dict(zip(self._seats, PLACES[len(seats)], strict=True))
        own = self._people.seating.side_of(self._hand.seat)
        cells = []
        for seat in seats:
            look = "us" if self._people.seating.side_of(seat) == own else "them"
            name = escape(self._people.name(seat))
            cells.append(f'<th scope="col" class="{look}" data-p="{places[seat]}">{name}</th>')
        both = ("<td></td>", "<td></td>") if has_numbers else ("", "")
        return f"<thead><tr>{both[0]}{''.join(cells)}{both[1]}</tr></thead>"

    def _calls(self, events: Iterable[Event]) -> str:
        """Return the auction as a table, with a column for each seat."""
        calls = [each for each in events if isinstance(each, BidMade | BidPassed)]
        begin = self._people.seating.seats.index(calls[0].seat)
        seats = self._people.seating.seats[begin:] + self._people.seating.seats[:begin]
        rows: list[dict[Seat, str]] = []
        last = len(seats)
        for call in calls:
            if seats.index(call.seat) <= last:
                rows.append({})
            last = seats.index(call.seat)
            look, text = "quiet", say("speech-pass")
            if isinstance(call, BidMade):
                look, text = "bid", localized_digits(call.amount)
            rows[-1][call.seat] = html_tag("td", text, look)
        body = "".join(
            f"<tr>{''.join(row.get(seat, '<td></td>') for seat in seats)}</tr>" for row in rows
        )
        head = self._head_row(seats, has_numbers=False)
        return f'<table class="calls">{head}<tbody>{body}</tbody></table>'

    def _tricks(self, events: Iterable[Event]) -> str:
        rows, notes = list[str](), list[str]()
        cells: dict[Seat, Card] = {}
        number = 0
        for event in events:
            if isinstance(event, CardPlayed):
                if not cells:
                    rows += self._note_row(notes)
                cells[event.seat] = event.card
            elif isinstance(event, TrickTaken):
                number += 1
                rows.append(self._trick_row(number, cells, event))
                cells = {}
            elif not isinstance(event, NOT_TOLD):
                notes.append(self._note(event, "span"))
        if cells:
            rows.append(self._trick_row(number + 1, cells, None))
        rows += self._note_row(notes)
        if not rows:
            return ""
        head = self._head_row(self._seats, has_numbers=True)
        return f'<table class="tricks">{head}<tbody>{"".join(rows)}</tbody></table>'

    def _note_row(self, notes: list[str]) -> list[str]:
        told = " ".join(filter(None, notes))
        notes.clear()
        width = len(self._seats) + 1
        return [f'<tr class="note"><td></td><td colspan="{width}">{told}</td></tr>'] if told else []

    def _trick_row(self, number: int, cells: Mapping[Seat, Card], taken: TrickTaken | None) -> str:
        order, columns = list(cells), []
        for seat in self._seats:
            if seat not in cells:
                columns.append("<td></td>")
                continue
            card = cells[seat]
            self.shown_cards.append(card)
            is_won = taken is not None and seat == taken.trick.winner
            looks = ["lead"] * (seat == order[0]) + ["win"] * is_won
            look = f' class="{" ".join(looks)}"' if looks else ""
            won = event_text.event_sentence(taken, self._people) if taken and is_won else ""
            step = f'data-n="{order.index(seat)}" data-c="{CARD_NAMES[card]}"'
            columns.append(f"<td{look} {step}>{_chip(card, won)}</td>")
        values = scoring_texts(self._hand.game).card_values(self._hand.game)
        points = ""
        if values and taken is not None:
            points = localized_digits(sum(values[0][card] for card in taken.trick.cards))
        label = escape(say("page-trick", number=number))
        head = f'<th scope="row" data-l="{label}">{localized_digits(number)}</th>'
        return f'<tr>{head}{"".join(columns)}<td class="points">{points}</td></tr>'

    # The result

    def _score(self) -> str:
        ledger = self._ledger
        if ledger is None:
            return ""
        groups = []
        for leaf in ledger.leaves:
            caption = f' <span class="quiet">{escape(leaf.caption)}</span>' if leaf.caption else ""
            lines = [_line(e.text, e.value, "sum" if e.is_sum else "") for e in leaf.entries]
            lines += [_line(each.text, each.value, "result") for each in leaf.results]
            lines += [_line(say("total"), leaf.total, "sum")] if leaf.total else []
            head = f'<tr><th scope="rowgroup" colspan="2">{escape(leaf.name)}{caption}</th></tr>'
            groups.append(f"<tbody>{head}{''.join(lines)}</tbody>")
        scores = [
            _line(
                each.name,
                f"{number_text(each.after)} ({signed_number(each.after - each.before)})",
                note=each.missing_text,
            )
            for each in ledger.scores
        ]
        groups.append(f'<tbody class="scores">{"".join(scores)}</tbody>')
        remarks = "".join(html_tag("p", each) for each in ledger.remarks)
        return self._section(
            say("score"), f'<table class="count">{"".join(groups)}</table>{remarks}'
        )

    def _reasons(self) -> str:
        hand, texts = self._hand, list[str]()
        for place, state in enumerate(hand.states[:-1]):
            verdict = self._verdicts.get(hand.first_ply + place)
            done = hand.hand.actions[place]
            if verdict is None or verdict.chosen != done or verdict.grade == Grade.FORCED:
                continue
            if hand.is_open or verdict.seat == hand.seat:
                view = create_view(hand.game, state, verdict.seat)
                labels = (
                    action_label(each, view, self._people)
                    for each in (done, verdict.advised_action)
                )
                texts.append(self._verdict(verdict, len(state.tricks), *labels))
        return self._section(say("table-why"), "".join(texts), "why") if texts else ""

    def _verdict(self, verdict: Verdict, tricks: int, done: str, advised: str) -> str:
        """Return a decision in words: what was done, how good that was, and the reasons."""
        head = f"{self._people.name(verdict.seat)}: {done}"
        if isinstance(verdict.chosen, Play):
            head = hand_heading(say("page-trick", number=tricks + 1), head)
        grade = say(f"own-action-{verdict.grade}")
        notes = [verdict_text.cost_text(verdict)] if verdict.is_mistake else []
        if verdict.chosen != verdict.advised_action:
            notes.append(f"{say('best')}: {advised}")
        why = reason_text.reason_sentences(
            verdict.reasons, replace(self._people, own_seat=verdict.seat)
        )
        note = " \N{MIDDLE DOT} ".join((grade, *notes))
        title = f"{html_tag('b', head)} {html_tag('span', note, 'quiet')}"
        return f"<p>{title}<br>{escape(' '.join(why))}</p>"

    def _written_notes(self) -> str:
        texts = (
            f"<p>{html_tag('b', place)}<br>{'<br>'.join(map(escape, text.splitlines()))}</p>"
            for place, text in self._notes
        )
        return self._section(say("notes"), "".join(texts), "why") if self._notes else ""

    def _code(self) -> str:
        if not self._hand.code:
            return ""
        name = self._people.name(self._hand.seat)
        title = say("page-code") if self._hand.is_open else say("page-view-code", name=name)
        return self._section(title, html_tag("p", self._hand.code, "code"))


def _privately_named_cards(event: Event) -> tuple[Card, ...]:
    """Return the cards that an event's sentence names only for the players who saw them."""
    match event:
        case CardsGiven(_, _, cards) | DeclarerDiscarded(_, cards):
            return tuple(card for card in cards if card != HIDDEN)
        case BidCardLaid(_, card) | StockDrawn(_, card) | TipluSeen(_, card):
            return (card,) if card != HIDDEN else ()
        case _:
            return ()


def _suit_rows(cards: Iterable[Card]) -> str:
    rows = []
    for suit, ranks in ranks_by_suit(cards).items():
        look, mark = "", ""
        if suit != NO_SUIT:
            look, label = SUIT_LETTERS[suit], escape(capitalized(suit_name(suit)))
            mark = f'<span role="img" aria-label="{label}">{SUIT_SYMBOLS[suit]}{TEXT_STYLE}</span> '
        rows.append(f'<p class="{look}">{mark}{html_tag("b", ranks)}</p>')
    return "".join(rows)


def _card_in_words(card: Card) -> str:
    return html_tag("b", capitalized(card_name(card)), CARD_NAMES[card][-1])


def _chip(card: Card, note: str = "") -> str:
    """Return a short card name, with its full name and a note for screen readers.

    Where there are no colours, a star marks a card that has a note.
    """
    short = escape(short_card_name(card))
    letter = CARD_NAMES[card][-1]
    text = short + TEXT_STYLE if letter in SUIT_LETTERS else short
    label = escape(": ".join(filter(None, (capitalized(card_name(card)), note))))
    star = '<i class="star">*</i>' if note else ""
    return f'<span class="c {letter}" role="img" aria-label="{label}">{text}{star}</span>'


def _line(text: str, value: str, look: str = "", note: str = "") -> str:
    quiet = f' <span class="quiet">{escape(note)}</span>' if note else ""
    name = f' class="{look}"' if look else ""
    return f"<tr{name}><td>{escape(text)}{quiet}</td><td>{escape(value)}</td></tr>"


def html_tag(name: str, text: str, look: str = "") -> str:
    """Return an element that contains a text."""
    kind = f' class="{look}"' if look else ""
    return f"<{name}{kind}>{escape(text)}</{name}>"


def html_document(title: str, symbols: str, articles: Iterable[str]) -> str:
    style, script = (_read(f"page/{name}") for name in ("style.css", "script.js"))
    policy = (
        f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}';"
        " base-uri 'none'; form-action 'none'"
    )
    steps = {key: escape(say(f"step-{key}")) for key in STEP_KEYS}
    labels = "".join(f' data-{key}="{label}"' for key, label in steps.items())
    return (
        f'<!DOCTYPE html>\n<html lang="{current_language()}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n"
        f"<body{labels}>{symbols}<main>{''.join(articles)}</main>"
        f"<script>{script}</script></body></html>\n"
    )


def _read(name: str) -> str:
    return asset_path(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
