"""Check certificates of Marjapussi: check_certificate.py FILE... says whether each holds.

This file knows nothing of the program that wrote them: only the rules of the games, and the page
CERTIFICATES.md. It needs Python 3.11 and its standard library.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import combinations, count
from pathlib import Path
from typing import Any

SUITS = "SHDC"
TEN_HIGH, ACE_HIGH = "ATKQJ9876", "AKQJT98765432"
SEATS, NOBODY = range(4), -1
UNCLEAR = "a claim is unclear"
Hands = tuple[frozenset[str], ...]
Claim = dict[str, Any]


class Refused(Exception):
    """The certificate doesn't hold; the message says where and why."""


class UnfinishedBiddingError(Refused):
    """The actions end before it's known who plays."""


def need(condition: object, reason: str) -> None:
    if not condition:
        raise Refused(reason)


@dataclass(frozen=True)
class Rules:
    """What differs between the games."""

    ranks: str  # high to low
    hand_size: int
    pips: dict[str, int] = field(default_factory=dict)
    tie_pips: dict[str, int] = field(default_factory=dict)  # they decide between equal pips
    has_marriages: bool = True
    is_exact: bool = False  # above 12 falls to 7
    leads_ace: bool = False  # forehand leads an ace to the first trick if there is one
    leads_marriage: bool = False  # who makes a marriage leads a card of it
    declarers_ask_whole: bool = False  # also the side that made trumps asks for wholes
    target: int = 12


SCHEME = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
BONDTOLVA = Rules(
    TEN_HIGH[:6],
    6,
    {"A": 1, "T": 1},
    {"A": 4, "K": 3, "Q": 2, "J": 1},
    leads_ace=True,
    leads_marriage=True,
    declarers_ask_whole=True,
)
GAMES = {
    "marjapussi": Rules(TEN_HIGH, 9, SCHEME, is_exact=True),
    "bondtolva": BONDTOLVA,
    "tuppi": Rules(ACE_HIGH, 13, has_marriages=False, target=52),
}
SOOLI = Rules("KQJT98765432A", 13, has_marriages=False, target=52)
SOOLI_POINTS = 24


@dataclass(frozen=True)
class Table:
    """Everything that all players see. Seats 0 and 2 are side 0, seats 1 and 3 side 1."""

    turn: int
    trick: tuple[tuple[int, str], ...] = ()
    tricks: tuple[int, int] = (0, 0)
    pips: tuple[int, int] = (0, 0)
    tie_pips: tuple[int, int] = (0, 0)
    last: int = NOBODY  # the side that took the last trick
    made: tuple[tuple[str, int], ...] = ()  # suits of marriages, and the sides that made them
    spoken: bool = False  # whether the leader has declared or asked
    asker: int = NOBODY  # while the partner names one of several marriages
    lead_suit: str = ""  # of a marriage that has to be led
    soloist: int = NOBODY  # in a sooli, in which the soloist's partner doesn't play

    @property
    def size(self) -> int:
        return 4 if self.soloist == NOBODY else 3

    @property
    def trump(self) -> str:
        return self.made[0][0] if self.made else ""

    @property
    def open_suits(self) -> list[str]:
        made = [suit for suit, _ in self.made]
        return [suit for suit in SUITS if suit not in made]


def wholes(table: Table, hand: frozenset[str]) -> list[str]:
    return [suit for suit in table.open_suits if "K" + suit in hand and "Q" + suit in hand]


def halves(table: Table, hand: frozenset[str]) -> list[str]:
    return [suit for suit in table.open_suits if ("K" + suit in hand) != ("Q" + suit in hand)]


def legal_actions(rules: Rules, table: Table, hand: frozenset[str]) -> list[str]:
    if table.asker != NOBODY:
        return [f"answer {suit}" for suit in wholes(table, hand)]
    if table.trick:
        return [f"play {card}" for card in _cards_to_follow(rules, table, hand)]
    said = _declarations(rules, table, hand) if rules.has_marriages and hand else []
    return said + [f"play {card}" for card in _cards_to_lead(rules, table, hand)]


def _declarations(rules: Rules, table: Table, hand: frozenset[str]) -> list[str]:
    if table.spoken or table.tricks == (0, 0):
        return []
    said = [f"declare {suit}" for suit in wholes(table, hand)]
    said += [f"half? {suit}" for suit in halves(table, hand)]
    made_trumps = table.made and table.made[0][1] == table.turn % 2
    if table.open_suits and (rules.declarers_ask_whole or not made_trumps):
        said.append("whole?")
    return said


def _cards_to_lead(rules: Rules, table: Table, hand: frozenset[str]) -> frozenset[str]:
    if table.lead_suit:
        pair = {"K" + table.lead_suit, "Q" + table.lead_suit}
        return hand & pair or hand
    if rules.leads_ace and table.tricks == (0, 0):
        return frozenset(card for card in hand if card[0] == "A") or hand
    return hand


def _cards_to_follow(rules: Rules, table: Table, hand: frozenset[str]) -> frozenset[str]:
    led = table.trick[0][1][1]
    best = table.trick[winning_place(rules, table)][1]
    same = frozenset(card for card in hand if card[1] == led)
    if not rules.has_marriages:
        return same or hand
    if same:
        return _above(rules, same, best) or same
    trumps = frozenset(card for card in hand if card[1] == table.trump)
    return (_above(rules, trumps, best) or trumps) if trumps else hand


def _above(rules: Rules, cards: frozenset[str], best: str) -> frozenset[str]:
    """Return those of the cards, which are of one suit, that beat the best one if it's of it."""
    suit = next(iter(cards))[1]
    if suit != best[1]:
        return cards
    return frozenset(
        card for card in cards if rules.ranks.index(card[0]) < rules.ranks.index(best[0])
    )


def winning_place(rules: Rules, table: Table) -> int:
    led, trump = table.trick[0][1][1], table.trump

    def strength(place: int) -> tuple[bool, bool, int]:
        card = table.trick[place][1]
        return card[1] == trump, card[1] == led, -rules.ranks.index(card[0])

    return max(range(len(table.trick)), key=strength)


def answer_of(table: Table, question: str, partner: frozenset[str]) -> str:
    """Return the true answer of the partner: no, the suit that is made, or several."""
    if question.startswith("half?"):
        suit = question[-1]
        return suit if {"K" + suit, "Q" + suit} & partner else "no"
    found = wholes(table, partner)
    return "no" if not found else found[0] if len(found) == 1 else "several"


def is_question(action: str) -> bool:
    return "?" in action


def after(rules: Rules, table: Table, action: str, answer: str = "") -> Table:
    """Return the table after a legal action, and the answer if it is a question."""
    if action.startswith("play "):
        return _after_card(rules, table, action[5:])
    if action.startswith("declare "):
        return _with_marriage(rules, table, action[-1], table.turn)
    if action.startswith("answer "):
        return _with_marriage(rules, table, action[-1], table.asker)
    if answer == "no":
        return replace(table, spoken=True)
    if answer == "several":
        return replace(table, spoken=True, asker=table.turn, turn=(table.turn + 2) % 4)
    return _with_marriage(rules, table, answer, table.turn)


def _with_marriage(rules: Rules, table: Table, suit: str, seat: int) -> Table:
    return replace(
        table,
        made=(*table.made, (suit, seat % 2)),
        spoken=True,
        asker=NOBODY,
        turn=seat,
        lead_suit=suit if rules.leads_marriage else "",
    )


def _after_card(rules: Rules, table: Table, card: str) -> Table:
    trick = (*table.trick, (table.turn, card))
    table = replace(table, trick=trick, lead_suit="")
    if len(trick) < table.size:
        return replace(table, turn=_next_seat(table))
    winner = trick[winning_place(rules, table)][0]
    side = winner % 2
    return replace(
        table,
        turn=winner,
        trick=(),
        tricks=_added(table.tricks, side, 1),
        pips=_added(table.pips, side, sum(rules.pips.get(each[0], 0) for _, each in trick)),
        tie_pips=_added(
            table.tie_pips, side, sum(rules.tie_pips.get(each[0], 0) for _, each in trick)
        ),
        last=side,
        spoken=False,
    )


def _next_seat(table: Table) -> int:
    """Return who plays next: in a sooli the leader's partner, then the soloist."""
    if table.soloist == NOBODY:
        return (table.turn + 1) % 4
    return (table.turn + 2) % 4 if len(table.trick) == 1 else table.soloist


def _added(pair: tuple[int, int], side: int, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if side == 0 else (pair[0], pair[1] + more)


Situation = tuple[Table, tuple[Hands, ...], int]  # with the node that follows


class Hand:
    """A hand that is replayed from its deal, with what its actions say of the cards."""

    def __init__(self, game: str, dealer: int, scores: tuple[int, ...]) -> None:
        self.game, self.rules = game, GAMES[game]
        self.dealer, self.scores = dealer, scores
        self.leads_rami = NOBODY  # the side of the declarer
        self.constraints: list[tuple[int, Table, str, str]] = []
        self.known_cards: list[tuple[int, str]] = []  # by seat
        self.played_cards: list[tuple[int, str]] = []

    def replay(
        self, deal: list[str], do: list[str], *, is_whole: bool = True
    ) -> tuple[Table, Hands]:
        """Replay a whole hand, or one up to the moment from which something is proved."""
        hands = [frozenset(hand.split()) for hand in deal]
        pack = {rank + suit for rank in self.rules.ranks for suit in SUITS}
        need([len(hand) for hand in hands] == [self.rules.hand_size] * 4, "a hand has a wrong size")
        need(frozenset().union(*hands) == pack, "the deal isn't the pack")
        actions, table = list(do), Table((self.dealer + 1) % 4)
        if self.game == "tuppi":
            table = self._replay_bidding(actions, hands, is_whole)
        for action in actions:
            seat = table.turn
            need(not self.is_over(table, hands), f"{action}: the hand was over")
            need(action in legal_actions(self.rules, table, hands[seat]), f"{action} isn't legal")
            answer = ""
            self.constraints.append((seat, table, action, ""))
            if is_question(action):
                partner = (seat + 2) % 4
                answer = answer_of(table, action, hands[partner])
                self.constraints.append((partner, table, action, answer))
            if action.startswith("play "):
                hands[seat] -= {action[5:]}
                self.played_cards.append((seat, action[5:]))
            table = after(self.rules, table, action, answer)
        return table, tuple(hands)

    def _replay_bidding(
        self, actions: list[str], hands: list[frozenset[str]], is_whole: bool
    ) -> Table:
        """Take the bidding of Tuppi off the actions, and return the table on which play starts."""
        first, declarer = (self.dealer + 1) % 4, NOBODY
        for seat in (first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4):
            action = _taken_off(actions)
            need(is_whole or action.startswith("show "), "only bids with cards can be checked")
            bids = _legal_bids(hands[seat])
            need(action in bids, f"{action} isn't legal")
            if declarer == NOBODY:  # later cards aren't turned
                self.known_cards.append((seat, action.removeprefix("show ")))
                declarer = seat if bids[action] else NOBODY
        if declarer == NOBODY:
            return Table(first)
        self.leads_rami = declarer % 2
        for seat in ((declarer + 1) % 4, (declarer + 3) % 4):
            action = _taken_off(actions)
            if action == "sooli" and is_whole:
                return self._replay_sooli(declarer, seat, actions, hands)
            need(action == "pass", f"{action} isn't legal, or can't be checked")
        return Table((declarer + 3) % 4)

    def _replay_sooli(
        self, declarer: int, soloist: int, actions: list[str], hands: list[frozenset[str]]
    ) -> Table:
        self.rules, partner, given = SOOLI, (soloist + 2) % 4, ""
        for giver, taker in ((soloist, partner), (partner, soloist)):
            action = _taken_off(actions)
            need(action[:5] == "give ", f"{action} isn't legal")
            need(action[5:] in hands[giver] - {given}, f"{action} isn't legal")
            given = action[5:]
            hands[giver], hands[taker] = hands[giver] - {given}, hands[taker] | {given}
        return Table(declarer, soloist=soloist)

    def is_over(self, table: Table, hands: Hands | list[frozenset[str]]) -> bool:
        is_broken = table.soloist != NOBODY and table.tricks[table.soloist % 2] > 0
        return is_broken or not hands[table.turn]

    def gains(self, table: Table, hands: Hands) -> tuple[int, int]:
        need(self.is_over(table, hands), "the hand isn't over")
        if table.soloist != NOBODY:
            side = table.soloist % 2
            return self._rising_gains(1 - side if table.tricks[side] else side, SOOLI_POINTS)
        (gained,) = self._possible_gains(table, hands)
        return gained

    def winner(self, table: Table, scores: tuple[int, int]) -> int | None:
        reached = [score for score in scores if score >= self.rules.target]
        if not reached:
            return None
        if scores[0] != scores[1]:
            return 0 if scores[0] > scores[1] else 1
        (pip_side,) = self._possible_pip_winners(table, [], 0, 0)
        return None if pip_side == NOBODY else pip_side

    def _possible_gains(self, table: Table, hands: Hands) -> Iterator[tuple[int, int]]:
        count = max(map(len, hands))
        cards = [card for hand in hands for card in hand]
        for won in range(count + 1):
            tricks = table.tricks[0] + won, table.tricks[1] + count - won
            if not self.rules.has_marriages:
                yield self._tuppi_gains(tricks)
                continue
            winners = self._possible_pip_winners(table, cards, won, count - won)
            last = {0} if won == count else {1} if won == 0 else {0, 1}
            for side in last if count else {table.last}:
                for pip_side in winners:
                    yield self._marriage_gains(table, tricks, side, pip_side)

    def _possible_pip_winners(
        self, table: Table, cards: list[str], won: int, lost: int
    ) -> set[int]:
        def shares(values: dict[str, int]) -> range:
            total = sum(values.get(card[0], 0) for card in cards)
            return (
                range(total + 1) if won and lost else range(total, total + 1) if won else range(1)
            )

        def leads(pips: tuple[int, int], values: dict[str, int]) -> set[int]:
            total = sum(values.get(card[0], 0) for card in cards)
            ahead = {pips[0] + share - (pips[1] + total - share) for share in shares(values)}
            return {0 if lead > 0 else 1 if lead < 0 else NOBODY for lead in ahead}

        winners = leads(table.pips, self.rules.pips)
        if NOBODY in winners and self.rules.tie_pips:
            winners = winners - {NOBODY} | leads(table.tie_pips, self.rules.tie_pips)
        return winners

    def _marriage_gains(
        self, table: Table, tricks: tuple[int, int], last: int, pip_side: int
    ) -> tuple[int, int]:
        gains = [0, 0]
        for place, (_, side) in enumerate(table.made):
            gains[side] += 1 if place else 2
        gains[last] += 1
        if pip_side != NOBODY:
            gains[pip_side] += 1
        for side in (0, 1):
            score = self.scores[side] + gains[side]
            if not tricks[side]:
                score = 0  # Porvoo
            elif self.rules.is_exact and score > 12:
                score = 7
            gains[side] = score - self.scores[side]
        return gains[0], gains[1]

    def _tuppi_gains(self, tricks: tuple[int, int]) -> tuple[int, int]:
        side = 0 if tricks[0] > tricks[1] else 1  # with more tricks
        if self.leads_rami == NOBODY:
            side, points = 1 - side, 4 * (7 - tricks[1 - side])
        else:
            points = (4 if side == self.leads_rami else 8) * (tricks[side] - 6)
        return self._rising_gains(side, points)

    def _rising_gains(self, side: int, points: int) -> tuple[int, int]:
        """Return what the winning side gains, unless the other one had points to lose."""
        gains = [0, 0]
        if self.scores[1 - side]:
            gains[1 - side] = -self.scores[1 - side]
        else:
            gains[side] = points
        return gains[0], gains[1]


def _taken_off(actions: list[str]) -> str:
    if not actions:
        raise UnfinishedBiddingError
    return actions.pop(0)


def _legal_bids(hand: frozenset[str]) -> dict[str, bool]:
    """Return the bids of Tuppi, and which of them are red."""
    bids = {f"show {card}": card[1] in "HD" for card in hand if card[0] not in "AKQJ2"}
    said = {} if any(bids.values()) else {"say rami": True}
    return bids | said | ({} if not all(bids.values()) else {"say nolo": False})


class PlayedMatch:
    """The certificate of a match: where its cards come from, and that rules and counts hold."""

    def __init__(self, head: Claim, lines: list[Claim]) -> None:
        self.head, self.lines = head, lines
        need(set(head) == HEAD_KEYS, "the head has other keys")
        need(head["hands"] == len(lines) > 0, "hands are missing")
        need(type(head["seed"]) is int, "the seed isn't a whole number")
        target = GAMES[head["game"]].target
        need(all(0 <= score < target for score in head["scores"]), "the match was over")

    def check(self) -> None:
        """Confirm each hand. Raise Refused if one doesn't hold."""
        game, dealer, scores = self.head["game"], self.head["dealer"], tuple(self.head["scores"])
        winner = None
        for number, line in enumerate(self.lines):
            name = f"hand {number + 1}"
            need(winner is None, f"{name}: the match was over")
            need(set(line) in (HAND_KEYS, HAND_KEYS - {"gained"}), f"{name}: the form is wrong")
            self._check_deal(name, dealer, number)
            is_last = number == len(self.lines) - 1
            need("gained" in line or is_last, f"{name}: it isn't counted")
            scores, winner = self._check_play(name, Hand(game, dealer, scores), line)
            dealer = (dealer + 1) % 4
        need(self.head["winner"] == winner, f"the winner is {winner}")

    @staticmethod
    def _check_play(name: str, hand: Hand, line: Claim) -> tuple[tuple[int, ...], int | None]:
        """Confirm the actions and the count of a hand. Return the scores and the winner."""
        try:
            table, cards = hand.replay(line["deal"], line["do"])
        except UnfinishedBiddingError:
            need("gained" not in line, f"{name}: the bidding isn't over")
            return hand.scores, None
        if "gained" not in line:
            need(not hand.is_over(table, cards), f"{name}: it isn't counted")
            return hand.scores, None
        gained = hand.gains(table, cards)
        need(line["gained"] == [*gained], f"{name}: it is counted as {gained}")
        scores = hand.scores[0] + gained[0], hand.scores[1] + gained[1]
        return scores, hand.winner(table, scores)

    def _check_deal(self, name: str, dealer: int, number: int) -> None:
        game, seed, line = self.head["game"], self.head["seed"], self.lines[number]
        need(line["deal"] == dealt(game, seed, number, dealer), f"{name}: other cards were dealt")
        text = f"{json.dumps({'deal': line['deal']})}|{seed}"
        fingerprint = sha256(text.encode()).hexdigest()
        need(line["fingerprint"] == fingerprint, f"{name}: the fingerprint is {fingerprint}")


HEAD_KEYS = {"certificate", "game", "dealer", "scores", "seed", "hands", "winner"}
HAND_KEYS = {"deal", "fingerprint", "do", "gained"}


def dealt(game: str, seed: int, number: int, dealer: int) -> list[str]:
    rules = GAMES[game]
    cards = [rank + suit for suit in SUITS for rank in ACE_HIGH if rank in rules.ranks]
    words = _random_words(f"marjapussi|1|{game}|{seed}|{number}|deal|")
    for last in range(len(cards) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < fair) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return [" ".join(cards[(seat - dealer - 1) % 4 :: 4]) for seat in SEATS]


def _random_words(prefix: str) -> Iterator[int]:
    for block in count():
        digest = sha256(f"{prefix}{block}".encode()).digest()
        yield from (int.from_bytes(digest[start : start + 4]) for start in range(0, 32, 4))


class Certificate(Hand):
    """A certificate that has been read, and what is already confirmed of it."""

    def __init__(self, head: Claim, nodes: list[Claim]) -> None:
        super().__init__(head["game"], head["dealer"], tuple(head["scores"]))
        self.head, self.nodes = head, nodes
        need(self.head["nodes"] == len(self.nodes), "nodes are missing")
        seat = self.head["seat"]
        self.partner = NOBODY if seat is None else (seat + 2) % 4
        self.confirmed: set[object] = set()
        self.used: set[tuple[int, object, str]] = set()  # replies that are possible somewhere
        self.deal_count = 1

    def check(self) -> None:
        """Confirm all claims. Raise Refused if one doesn't hold."""
        table, hands = self.replay(self.head["deal"], self.head["do"], is_whole=False)
        need(hands[table.turn], "the hand is over")
        seat = self.head["seat"]
        if seat is None:
            self._check_open_claims(table, hands)
        else:
            need(seat == table.turn, "it isn't the turn of the seat that claims")
            need(len(self.head["claims"]) == 1, "a puzzle has one claim")
            claim = self.head["claims"][0]
            need(set(claim) in ({"side", "least", "then"}, {"side", "most", "then"}), UNCLEAR)
            need(claim["side"] in (0, 1), UNCLEAR)
            deals = tuple(self._possible_deals(table, hands, seat))
            need(hands in deals, "the deal itself isn't possible")
            self.deal_count = len(deals)
            self._confirm(claim["then"], table, deals, claim)
        stated = sum(map(_count_statements, self.nodes))
        used = sum(number > 0 for number, _, _ in self.used)
        need(stated == used, "a node, a reply or a hand in it is impossible")

    def _check_open_claims(self, table: Table, hands: Hands) -> None:
        """Confirm the two claims of the position or of each action, which give exact values."""
        values: dict[str, dict[int, int]] = {}
        for claim in self.head["claims"]:
            need(set(claim) - {"do"} == {"side", "lead", "then"}, UNCLEAR)
            need(claim["side"] in (0, 1) and type(claim["lead"]) is int, UNCLEAR)
            bounds = values.setdefault(claim.get("do", ""), {})
            need(claim["side"] not in bounds, "a claim is made twice")
            bounds[claim["side"]] = claim["lead"]
        legal = legal_actions(self.rules, table, hands[table.turn])
        need(set(values) in ({""}, set(legal)), "an action has no value, or isn't legal")
        for bounds in values.values():
            need(set(bounds) == {0, 1} and bounds[0] == -bounds[1], "a value isn't exact")
        for claim in self.head["claims"]:
            outcomes: Iterator[Situation] = iter([(table, (hands,), claim["then"])])
            if "do" in claim:
                outcomes = self._outcomes(table, (hands,), claim["do"], claim["then"])
            for later, deals, child in outcomes:
                self._confirm(child, later, deals, claim)

    def _possible_deals(self, table: Table, hands: Hands, seat: int) -> Iterator[Hands]:
        """Yield the ways in which the unseen cards can lie, for all that the seat has seen."""
        others = [(seat + step) % 4 for step in (1, 2, 3)]
        unseen = frozenset().union(*(hands[each] for each in others))
        first, second, third = (
            self._possible_hands(each, unseen, len(hands[each])) for each in others
        )
        last = set(third)
        for one in first:
            for two in second:
                rest = unseen - one - two
                if not one & two and rest in last:
                    by_seat = {seat: hands[seat], others[0]: one, others[1]: two, others[2]: rest}
                    yield tuple(by_seat[each] for each in SEATS)

    def _possible_hands(self, seat: int, unseen: frozenset[str], size: int) -> list[frozenset[str]]:
        played = [card for each, card in self.played_cards if each == seat]
        known = {card for each, card in self.known_cards if each == seat} - set(played)
        return [
            hand
            for cards in combinations(sorted(unseen), size)
            if known <= (hand := frozenset(cards)) and self._is_consistent(seat, hand, played)
        ]

    def _is_consistent(self, seat: int, hand: frozenset[str], played: list[str]) -> bool:
        """Return whether a seat that holds this hand now could have acted as it did."""
        then = hand | set(played)
        for each, table, action, answer in self.constraints:
            if each != seat:
                continue
            if answer:
                if answer_of(table, action, then) != answer:
                    return False
                continue
            if action not in legal_actions(self.rules, table, then):
                return False
            if action.startswith("play "):
                then -= {action[5:]}
        return True

    def _confirm(self, number: int, table: Table, deals: tuple[Hands, ...], claim: Claim) -> None:
        """Confirm that the aim is reached from here in all these deals, whatever the others do."""
        if number == 0:
            need(self._is_decided(table, deals[0], claim), "the aim isn't reached for certain")
            return
        need(type(number) is int and 0 < number <= len(self.nodes), "there's no such node")
        key = number, table, frozenset(deals), claim["side"], claim.get("lead")
        if key in self.confirmed:
            return
        node, seat = self.nodes[number - 1], table.turn
        need(deals[0][seat], f"node {number}: the hand is over")
        if self._chooses(seat, claim):
            need(set(node) == {"do", "then"}, f"node {number}: here the claiming side acts")
            groups = {node["do"]: deals}
            children = {node["do"]: node["then"]}
            legal = legal_actions(self.rules, table, deals[0][seat])  # his hand is always the same
            need(node["do"] in legal, f"node {number}: {node['do']} isn't legal")
        elif "by" in node:
            need(set(node) == {"by", "then"}, f"node {number}: the form is wrong")
            need(seat == self.partner, f"node {number}: nobody chooses here")
            groups, children = self._listed(number, table, deals), node["then"]
        else:
            need(set(node) == {"any"}, f"node {number}: here the others act")
            groups, children = self._all_replies(table, deals), node["any"]
        for action, part in groups.items():
            if action in children:
                outcomes = self._outcomes(table, part, action, children[action], number)
            else:
                outcomes = iter([self._after_failed_question(number, table, part, action)])
            for later, left, child in outcomes:
                is_same = child == number and is_question(action)
                need(child < number or is_same, f"node {number}: a later node follows")
                self._confirm(child, later, left, claim)
        self.confirmed.add(key)

    def _after_failed_question(
        self, number: int, table: Table, deals: tuple[Hands, ...], action: str
    ) -> Situation:
        """Return the situation after an unlisted question. The same node serves after it."""
        reason = f"node {number}: the reply {action} is missing"
        need(is_question(action) and "any" in self.nodes[number - 1], reason)
        partner = (table.turn + 2) % 4
        need(all(answer_of(table, action, deal[partner]) == "no" for deal in deals), reason)
        return after(self.rules, table, action, "no"), deals, number

    def _chooses(self, seat: int, claim: Claim) -> bool:
        claimer = self.head["seat"]
        return bool(seat % 2 == claim["side"] if claimer is None else seat == claimer)

    def _all_replies(self, table: Table, deals: tuple[Hands, ...]) -> dict[str, tuple[Hands, ...]]:
        groups: dict[str, list[Hands]] = {}
        by_hand: dict[frozenset[str], list[str]] = {}
        for deal in deals:
            hand = deal[table.turn]
            if hand not in by_hand:
                by_hand[hand] = legal_actions(self.rules, table, hand)
            for action in by_hand[hand]:
                groups.setdefault(action, []).append(deal)
        return {action: tuple(part) for action, part in groups.items()}

    def _listed(
        self, number: int, table: Table, deals: tuple[Hands, ...]
    ) -> dict[str, tuple[Hands, ...]]:
        """Return the deals by what the partner does in them, which depends on its hand alone."""
        choices = {
            frozenset(hand.split()): action for hand, action in self.nodes[number - 1]["by"].items()
        }
        need(
            {deal[table.turn] for deal in deals} <= set(choices),
            f"node {number}: a hand is missing",
        )
        groups: dict[str, list[Hands]] = {}
        for deal in deals:
            action = choices[deal[table.turn]]
            self.used.add((number, deal[table.turn], ""))
            need(
                action in legal_actions(self.rules, table, deal[table.turn]),
                f"node {number}: {action} isn't legal",
            )
            groups.setdefault(action, []).append(deal)
        return {action: tuple(part) for action, part in groups.items()}

    def _outcomes(
        self, table: Table, deals: tuple[Hands, ...], action: str, child: object, number: int = 0
    ) -> Iterator[Situation]:
        """Yield the situations after an action, one for each answer if it is a question."""
        seat = table.turn
        parts: dict[str, list[Hands]] = {}
        for deal in deals:
            answer = answer_of(table, action, deal[(seat + 2) % 4]) if is_question(action) else ""
            parts.setdefault(answer, []).append(_without(deal, seat, action))
        children: dict[str, Any] = child if isinstance(child, dict) else {"": child}
        need(set(parts) <= set(children), f"node {number}: an answer to {action} is missing")
        for answer, left in parts.items():
            self.used.add((number, action, answer))
            need(type(children[answer]) is int, f"{action}: no node follows")
            yield after(self.rules, table, action, answer), tuple(left), children[answer]

    def _is_decided(self, table: Table, hands: Hands, claim: Claim) -> bool:
        """Return whether the aim is reached however the tricks left are shared out."""
        if table.trick or table.asker != NOBODY:
            return False
        left = frozenset().union(*hands)
        if self.rules.has_marriages and any(
            {"K" + suit, "Q" + suit} <= left for suit in table.open_suits
        ):
            return False
        return all(self._is_met(gained, claim) for gained in self._possible_gains(table, hands))

    @staticmethod
    def _is_met(gained: tuple[int, int], claim: Claim) -> bool:
        mine, others = gained[claim["side"]], gained[1 - claim["side"]]
        if "lead" in claim:
            return bool(mine - others >= claim["lead"])
        return bool(mine <= claim["most"] if "most" in claim else mine >= claim["least"])


def _without(deal: Hands, seat: int, action: str) -> Hands:
    if not action.startswith("play "):
        return deal
    return *deal[:seat], deal[seat] - {action[5:]}, *deal[seat + 1 :]


def _count_statements(node: dict[str, Any]) -> int:
    """Return how many replies, answers and hands a node lists."""
    if "do" in node:
        children = [node["then"]]
    else:
        children = list(node["any" if "any" in node else "then"].values())
    return len(node.get("by", ())) + sum(
        len(each) if isinstance(each, dict) else 1 for each in children
    )


def parse(text: str) -> Certificate | PlayedMatch:
    try:
        lines = [json.loads(line) for line in text.splitlines()]
    except ValueError:
        raise Refused("a line isn't JSON") from None
    need(lines and all(isinstance(line, dict) for line in lines), "a line isn't an object")
    head = lines[0]
    need(head.get("certificate") == 1, "it isn't a certificate of version 1")
    need(head.get("game") in GAMES, "the game isn't known")
    need(head["dealer"] in SEATS and len(head["scores"]) == 2, "the dealer or a score is wrong")
    return PlayedMatch(head, lines[1:]) if "seed" in head else Certificate(head, lines[1:])


def refusal(text: str) -> str:
    """Return why a certificate doesn't hold, or an empty text if it does."""
    try:
        parse(text).check()
    except Refused as why:
        return str(why)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return f"it isn't a certificate: {type(error).__name__} {error}"
    return ""


def main(files: list[str]) -> int:
    status = 0
    for file in files:
        why = refusal(Path(file).read_text("utf-8"))
        sys.stdout.write(f"{file}: {f'refused: {why}' if why else 'holds'}\n")
        status = max(status, bool(why))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
