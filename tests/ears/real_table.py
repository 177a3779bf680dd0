"""What a table really looks like, in the words of the blind player."""

from marjapussi_gui.engine import actions
from marjapussi_gui.engine.cards import HIDDEN, SUIT_LETTERS, Card, card_name
from marjapussi_gui.engine.events import DISCARD_ZONE, STOCK_ZONE, Zone
from marjapussi_gui.engine.phases.contract import ContractScoringPhase
from marjapussi_gui.engine.phases.exchange import KittyExchange
from marjapussi_gui.engine.phases.trick_count_scoring import TrickCountScoringPhase
from marjapussi_gui.engine.state import NO_CARD, NOBODY, Meld, Seat, Trick
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.text import score_text
from marjapussi_gui.ui.text.phase_lookup import find_phase
from marjapussi_gui.ui.text.table_players import TablePlayers

from .blind_table import YOU, Laid, Table
from .phrasebook import FACE_DOWN


def real_table(view: View, people: TablePlayers) -> Table:
    """Return what a view shows."""
    return _Reader(view, people).table()


class _Reader:
    def __init__(self, view: View, people: TablePlayers) -> None:
        self.view, self.people = view, people
        self.zones = dict(view.zones)

    def table(self) -> Table:
        view, rules = self.view, self.view.game.rules
        is_playing = score_text.is_hand_in_progress(view) and not view.game.is_rummy
        points = score_text.points_so_far(view) if is_playing else ()
        others = view.game.seating.seats_from(view.seat)[1:]
        last = view.tricks[-1] if view.tricks and not view.trick.cards else None
        return Table(
            names=tuple(map(self.name, others if view.game.is_clockwise else reversed(others))),
            turn="" if view.turn == NOBODY else self.name(view.turn),
            hand=tuple(sorted(map(card, view.hand))),
            trick=self.played(view.trick),
            last_trick=self.played(last) if last else (),
            scores=self.by_side(view.match.scores),
            tricks=self.by_side(view.tricks_won) if is_playing else frozenset(),
            points=self.by_side(points) if points else frozenset(),
            trumps=SUIT_LETTERS[view.marriages.trump] if view.marriages.trump >= 0 else "",
            contract=self.contract(),
            contest=self.contest(),
            bagged=self.bagged(),
            tiplu=card(view.rummy.tiplu) if view.rummy.is_dealt and view.rummy.tiplu >= 0 else "",
            target=0 if rules.deals else rules.target,
            deal=(view.match.hands_played + 1, rules.deals) if rules.deals else (0, 0),
            dealer=self.name(view.dealer),
            held=frozenset(self.held()),
            piles=frozenset(self.piles()),
            laid=frozenset(self.laid()),
            options=frozenset(self.options()),
        )

    def name(self, seat: Seat) -> str:
        return YOU if seat == self.view.seat else self.people.name(seat)

    def by_side(self, values: tuple[int, ...]) -> frozenset[tuple[str, int]]:
        seating, names = self.view.game.seating, {}
        for side in seating.sides:
            if seating.has_partners:
                names[side] = "us" if self.people.is_own_side(side) else "them"
            else:
                names[side] = self.name(self.people.seats_of(side)[0])
        return frozenset((names[side], values[side]) for side in seating.sides)

    def played(self, trick: Trick) -> tuple[tuple[str, str], ...]:
        pairs = zip(trick.seats, trick.cards, strict=False)
        return tuple((self.name(seat), card(each)) for seat, each in pairs)

    def contract(self) -> tuple[str, int, str]:
        view, auction = self.view, self.view.auction
        if not isinstance(view.game.scoring_phase, ContractScoringPhase):
            return "", 0, ""
        if view.phase in ("deal", "auction"):
            bidder = auction.highest_bidder
            return ("bid", auction.bid, self.name(bidder)) if auction.bid else ("", 0, "")
        if auction.highest_bidder == NOBODY:
            return "passed", 0, ""
        return "contract", auction.final_bid or auction.bid, self.name(auction.highest_bidder)

    def bagged(self) -> str:
        in_bag = self.view.match.in_bag
        return next((side for side, is_in in self.by_side(in_bag) if is_in), "") if in_bag else ""

    def contest(self) -> tuple[str, str, str]:
        showing, scores = self.view.showing, self.view.match.scores
        who = showing.soloist if showing.soloist != NOBODY else showing.declarer
        contest = str(showing.contest or "")
        has_rising = isinstance(self.view.game.scoring_phase, TrickCountScoringPhase)
        rising = ""
        if has_rising and any(scores) and contest != "sooli":
            rising = next(name for name, score in self.by_side(scores) if score)
        return contest, "" if who == NOBODY else self.name(who), rising

    def held(self) -> list[tuple[str, int]]:
        sizes = [
            (seat, len(self.zones.get(Zone("hand", seat), ())))
            for seat in self.view.game.seating.seats
        ]
        return [(self.name(s), number) for s, number in sizes if number and s != self.view.seat]

    def piles(self) -> list[tuple[str, int, tuple[str, ...]]]:
        view, found = self.view, []
        stock, discards = self.zones.get(STOCK_ZONE, ()), self.zones.get(DISCARD_ZONE, ())
        kitty = find_phase(view.game, KittyExchange)
        if kitty is not None:
            is_there = view.auction.highest_bidder == NOBODY or not view.exchange.kitty
            lying = kitty.rules.kitty if is_there else 0
            if lying and len(stock) >= lying:
                shown = tuple(sorted(card(c) for c in view.exchange.kitty if c != HIDDEN))
                found.append(("kitty", lying, shown))
            if len(stock) > lying:
                found.append(("dead", len(stock) - lying, ()))
        elif stock:
            found.append(("stock", len(stock), ()))
        if discards:
            found.append(("discards", len(discards), (card(discards[-1]),)))
        for seat in view.game.seating.seats:
            if away := self.zones.get(Zone("away", seat), ()):
                shown = tuple(sorted(card(c) for c in away if c != HIDDEN))
                found.append(("away", len(away), shown))
        return found

    def laid(self) -> list[Laid]:
        view, found = self.view, list[Laid]()
        for seat, up in enumerate(view.rows.face_up):
            down = sum(each != NO_CARD for each in view.rows.face_down[seat])
            cards = [card(each) for each in up if each != NO_CARD]
            cards += [f"{down} down"] * bool(down)
            if cards:
                found.append((self.name(Seat(seat)), "row", (tuple(sorted(cards)),)))
        for seat in view.game.seating.seats:
            bids = self.zones.get(Zone("show", seat), ())
            found += [(self.name(seat), "bid", ((card(bid),),)) for bid in bids]
            if view.rummy.is_dealt and (sets := view.rummy.laid_sets[seat]):
                found.append((self.name(seat), "sets", melds(sets)))
            if view.rummy.is_dealt and (sets := view.rummy.shown_tunnelas[seat]):
                found.append((self.name(seat), "tunnelas", melds(sets)))
        return found

    def options(self) -> set[str]:
        return {action_name(each, self.view) for each in self.view.legal_actions}


def card(code: Card) -> str:
    """Return a card such as "TH"."""
    return FACE_DOWN if code == HIDDEN else card_name(code)


def melds(sets: tuple[Meld, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(tuple(sorted(map(card, each))) for each in sets))


def action_name(action: actions.Action, view: View) -> str:
    """Return an action such as "play TH"."""
    match action:
        case actions.Play(played) | actions.ShowBidCard(played):
            return f"play {card(played)}"
        case actions.Declare(suit) | actions.AskHalf(suit) | actions.AnswerWhole(suit):
            return f"{NAMES[type(action)]} {SUIT_LETTERS[suit]}"
        case actions.Bid(amount) | actions.Raise(amount):
            return f"{NAMES[type(action)]} {amount}"
        case actions.Give(cards):
            return f"give {len(cards)}"
        case actions.Discard(cards):
            return "discard" if view.rummy.is_dealt else f"put {len(cards)}"
        case actions.Draw(source):
            return "take" if source == "offer" else "draw"
        case actions.SayBid(contest):
            return str(contest)
    return NAMES[type(action)]


NAMES: dict[type[actions.Action], str] = {
    actions.Declare: "declare",
    actions.AskWhole: "ask",
    actions.AskHalf: "ask",
    actions.AnswerWhole: "answer",
    actions.Bid: "bid",
    actions.Raise: "raise",
    actions.Pass: "pass",
    actions.Redeal: "redeal",
    actions.Stand: "stay",
    actions.Sooli: "sooli",
    actions.Lay: "lay",
    actions.Finish: "finish",
    actions.ShowTunnelas: "tunnelas",
}
