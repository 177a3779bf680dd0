"""Hand requests: what the player wishes to practise, and whether any deal can fulfil it."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import Enum, StrEnum
from functools import lru_cache
from itertools import combinations, product

from ..engine.cards import NO_SUIT, Card
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.hand_features import (
    HAND_CONDITIONS,
    MARRIAGE_GAME_CONDITIONS,
    NATURAL_ORDER_CONDITIONS,
    RUMMY_CONDITIONS,
    TRICK_GAME_CONDITIONS,
)
from ..engine.hand_sampler import HandSampler
from ..engine.phases.auction import Bidding
from ..engine.phases.exchange import KittyExchange, PartnerExchange
from ..engine.phases.face_down_bidding import FaceDownBidding
from ..engine.phases.tricks import TrickPhase
from ..engine.seating import Seating
from ..engine.state import NOBODY, ContestKind, GameState, MatchStart, Seat

OWN_SEAT = Seat(0)  # the player's seat in a requested hand
HANDS_IN_A_ROW = 10
LAST_TRICKS = 5
HIGH_BID = 100
MAX_DEALS = 1000  # number of deals that bots play until one fits
MAX_LISTED_CONFLICT = 3  # larger conflicts are found by leaving out wishes one by one
AUCTION_PHASES = ("auction", "show", "sooli")
SAMPLE_SEED = 0  # of a deal that shows who acts first


class PracticePart(StrEnum):
    """The part of a hand that is practised."""

    WHOLE = "whole"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    LAST_TRICKS = "last-five"


class WishGroup(StrEnum):
    """What a wish for the next deal is about: the cards, the seats or the bidding."""

    CARDS = "cards"
    SEAT = "seat"
    BIDDING = "bidding"


class SeatRole(Enum):
    """A role relative to the player: nobody, the player, the partner or an opponent."""

    NOBODY = "nobody"
    ME = "me"
    PARTNER = "partner"
    OPPONENT = "opponent"


class OpeningObligation(Enum):
    """What the rules oblige the player to do as the first to call in an auction."""

    NONE = "none"
    CALL = "call"
    BID = "bid"


@frozen
class HandRequest:
    """A request for hands: the names of the wishes, and the part of a hand to practise."""

    wishes: tuple[str, ...] = ()
    part: PracticePart = PracticePart.WHOLE

    @property
    def is_about_deal(self) -> bool:
        """Whether the deal alone decides if a hand fulfils the request."""
        return self.part is PracticePart.WHOLE and BIDDING_WISHES.keys().isdisjoint(self.wishes)


@frozen
class ConflictingWishes:
    """A minimal set of wishes that no deal can fulfil together."""

    wishes: tuple[str, ...]
    part: PracticePart | None = None  # the part of the hand, if it belongs to the conflict


@frozen
class StartingSeats:
    """The seat that deals and the seat that acts first, by which wishes about seats are judged."""

    seating: Seating
    dealer: Seat
    first_seat: Seat  # NOBODY if that depends on the cards


@frozen
class BiddingFacts:
    """What has been bid and declared in a hand so far."""

    opener: SeatRole = SeatRole.NOBODY
    declarer: SeatRole = SeatRole.NOBODY  # NOBODY until the auction is over
    has_high_bid: bool = False
    contest: ContestKind = ContestKind.UNKNOWN
    has_trumps: bool = False


SEAT_WISHES: dict[str, Callable[[StartingSeats], bool]] = {
    "dealer": lambda place: place.dealer == OWN_SEAT,
    "not-dealer": lambda place: place.dealer != OWN_SEAT,
    "partner-deals": lambda place: _who(place.seating, place.dealer) is SeatRole.PARTNER,
    "first": lambda place: place.first_seat in (OWN_SEAT, NOBODY),
    "last": lambda place: place.first_seat in (place.seating.seat_after(OWN_SEAT), NOBODY),
}
AUCTION_WISHES: dict[str, Callable[[BiddingFacts], bool]] = {
    "nobody-opened": lambda facts: facts.opener is SeatRole.NOBODY,
    "partner-opened": lambda facts: facts.opener is SeatRole.PARTNER,
    "opponent-opened": lambda facts: facts.opener is SeatRole.OPPONENT,
    "bid-of-100": lambda facts: facts.has_high_bid,
    "you-declare": lambda facts: facts.declarer is SeatRole.ME,
    "partner-declares": lambda facts: facts.declarer is SeatRole.PARTNER,
    "opponent-declares": lambda facts: facts.declarer is SeatRole.OPPONENT,
}
CONTEST_WISHES: dict[str, Callable[[BiddingFacts], bool]] = {
    "rami": lambda facts: facts.contest is ContestKind.RAMI,
    "nolo": lambda facts: facts.contest is ContestKind.NOLO,
}
TRUMP_WISHES: dict[str, Callable[[BiddingFacts], bool]] = {
    "trumps": lambda facts: facts.has_trumps,
    "no-trumps": lambda facts: not facts.has_trumps,
}
BIDDING_WISHES = AUCTION_WISHES | CONTEST_WISHES | TRUMP_WISHES
PARTNER_WISHES = frozenset(("partner-deals", "partner-opened", "partner-declares"))
ALL_WISHES = (*HAND_CONDITIONS, *SEAT_WISHES, *BIDDING_WISHES)


def wishes_for(game: Game) -> dict[WishGroup, tuple[str, ...]]:
    """Return the wishes that make sense in a game and that some deal fulfils, by group."""
    known = _known_wishes(game)
    possible = [
        wish
        for wish in ALL_WISHES
        if wish in known and find_conflict(game, HandRequest((wish,))) is None
    ]
    groups: dict[WishGroup, Mapping[str, object]] = {
        WishGroup.CARDS: HAND_CONDITIONS,
        WishGroup.SEAT: SEAT_WISHES,
        WishGroup.BIDDING: BIDDING_WISHES,
    }
    return {
        group: tuple(wish for wish in possible if wish in wishes)
        for group, wishes in groups.items()
    }


def parts_for(game: Game) -> tuple[PracticePart, ...]:
    """Return the parts of a hand that can be practised on their own in a game."""
    parts = {
        PracticePart.WHOLE: True,
        PracticePart.AUCTION: _has_phase(game, Bidding, FaceDownBidding),
        PracticePart.EXCHANGE: _has_phase(game, PartnerExchange, KittyExchange),
        PracticePart.LAST_TRICKS: not game.is_rummy,
    }
    return tuple(part for part, is_offered in parts.items() if is_offered)


def find_conflict(game: Game, order: HandRequest) -> ConflictingWishes | None:
    """Return the smallest conflict among the wishes of a request, or None if there is none."""
    unknown = [wish for wish in order.wishes if wish not in _known_wishes(game)]
    if unknown:
        return ConflictingWishes((unknown[0],))
    cards = [wish for wish in order.wishes if wish in HAND_CONDITIONS]
    others = [wish for wish in order.wishes if wish not in HAND_CONDITIONS]
    for wishes, part in ((cards, PracticePart.WHOLE), (others, order.part)):
        if conflict := _smallest_conflict(game, wishes, part):
            is_about_part = _is_possible(game, conflict, PracticePart.WHOLE)
            return ConflictingWishes(conflict, part if is_about_part else None)
    return None


def hand_sampler(game: Game, wishes: Iterable[str]) -> HandSampler:
    """Return the sampler of the hands that fulfil all wishes about cards."""
    keys = tuple(sorted({wish for wish in wishes if wish in HAND_CONDITIONS}))
    return _create_sampler(game.dealing_phase.cards, game.dealing_phase.visible_hand_size, keys)


def possible_dealers(game: Game, wishes: Iterable[str]) -> tuple[Seat, ...]:
    """Return which seats can be the dealer if the wishes about seats are to be fulfilled."""
    chosen = [SEAT_WISHES[wish] for wish in wishes if wish in SEAT_WISHES]
    if not chosen:
        return game.seating.seats
    return tuple(
        dealer
        for dealer in game.seating.seats
        if all(fits(_sample_starting_seats(game, dealer)) for fits in chosen)
    )


def fulfils_seat_wishes(state: GameState, game: Game, wishes: Iterable[str]) -> bool:
    place = StartingSeats(game.seating, state.dealer, state.turn)
    return all(SEAT_WISHES[wish](place) for wish in wishes if wish in SEAT_WISHES)


def fulfils_bidding_wishes(state: GameState, game: Game, wishes: Iterable[str]) -> bool:
    facts = _bidding_facts(state, game)
    return all(BIDDING_WISHES[wish](facts) for wish in wishes if wish in BIDDING_WISHES)


def can_fulfil_bidding_wishes(state: GameState, game: Game, order: HandRequest) -> bool:
    now = _bidding_facts(state, game)
    is_settled = game.phase_name(state) not in AUCTION_PHASES
    wanted = tuple(wish for wish in order.wishes if wish in BIDDING_WISHES)
    return not wanted or any(
        _can_become(now, later, is_settled=is_settled)
        for later in _facts_for_wishes(wanted, order.part, OpeningObligation.NONE)
    )


def _can_become(now: BiddingFacts, later: BiddingFacts, *, is_settled: bool) -> bool:
    """Return whether `now` can still turn into `later`. After the auction only trumps are open."""
    if now.has_trumps and not later.has_trumps:
        return False
    settled = replace(now, has_trumps=later.has_trumps)
    if is_settled or settled == later:
        return settled == later
    return (
        now.opener in (SeatRole.NOBODY, later.opener)
        and now.declarer in (SeatRole.NOBODY, later.declarer)
        and now.contest in (ContestKind.UNKNOWN, later.contest)
        and now.has_high_bid <= later.has_high_bid
    )


@lru_cache(maxsize=100)
def _facts_for_wishes(
    wishes: tuple[str, ...], part: PracticePart, obligation: OpeningObligation
) -> tuple[BiddingFacts, ...]:
    """Return all bidding facts that are possible if these wishes are fulfilled."""
    chosen = [BIDDING_WISHES[wish] for wish in wishes]
    return tuple(
        facts for facts in _possible_facts(part, obligation) if all(fits(facts) for fits in chosen)
    )


def _bidding_facts(state: GameState, game: Game) -> BiddingFacts:
    auction, bids = state.auction, [each for each in state.auction.calls if each.amount]
    is_bidding = game.phase_name(state) == "auction"
    return BiddingFacts(
        opener=_who(game.seating, bids[0].seat) if bids else SeatRole.NOBODY,
        declarer=SeatRole.NOBODY if is_bidding else _who(game.seating, auction.highest_bidder),
        has_high_bid=auction.bid >= HIGH_BID,
        contest=state.showing.contest,
        has_trumps=state.marriages.trump != NO_SUIT,
    )


def _who(seating: Seating, seat: Seat) -> SeatRole:
    """Return whether a seat's player is the user, the partner or an opponent."""
    if seat in (NOBODY, OWN_SEAT):
        return SeatRole.NOBODY if seat == NOBODY else SeatRole.ME
    is_partner = seating.has_partners and seat == seating.partner_of(OWN_SEAT)
    return SeatRole.PARTNER if is_partner else SeatRole.OPPONENT


def _known_wishes(game: Game) -> frozenset[str]:
    tricks = [phase for phase in game.phases if isinstance(phase, TrickPhase)]
    has_marriages = any(phase.marriage_rules is not None for phase in tricks)
    known: set[str] = {*SEAT_WISHES}
    if game.is_rummy:
        known |= RUMMY_CONDITIONS
    else:
        known |= TRICK_GAME_CONDITIONS
        known |= MARRIAGE_GAME_CONDITIONS if has_marriages else NATURAL_ORDER_CONDITIONS
    if has_marriages:
        known |= set(TRUMP_WISHES)
    if _has_phase(game, Bidding):
        known |= set(AUCTION_WISHES)
    if _has_phase(game, FaceDownBidding):
        known |= set(CONTEST_WISHES)
    return frozenset(known if game.seating.has_partners else known - PARTNER_WISHES)


def _has_phase(game: Game, *kinds: type) -> bool:
    return any(isinstance(phase, kinds) for phase in game.phases)


def _smallest_conflict(game: Game, wishes: list[str], part: PracticePart) -> tuple[str, ...]:
    """Return the smallest group of these wishes that contradict each other; empty if none do."""
    if _is_possible(game, wishes, part):
        return ()
    for size in range(1, min(len(wishes), MAX_LISTED_CONFLICT) + 1):
        for few in combinations(wishes, size):
            if not _is_possible(game, few, part):
                return few
    left = list(wishes)
    for wish in wishes:
        fewer = [each for each in left if each != wish]
        if not _is_possible(game, fewer, part):
            left = fewer
    return tuple(left)


def _is_possible(game: Game, wishes: Collection[str], part: PracticePart) -> bool:
    """Return whether a deal can fulfil all wishes, as far as that follows from the rules."""
    dealers = possible_dealers(game, wishes)
    if not hand_sampler(game, wishes).count or not dealers:
        return False
    chosen = tuple(wish for wish in wishes if wish in BIDDING_WISHES)
    if not chosen:
        return True
    return bool(_facts_for_wishes(chosen, part, _opening_obligation(game, dealers)))


def _opening_obligation(game: Game, dealers: tuple[Seat, ...]) -> OpeningObligation:
    """Return what the player must do as the first to call, if one of these seats deals."""
    if not _has_phase(game, Bidding) or len(dealers) == game.seating.players:
        return OpeningObligation.NONE
    if any(_sample_starting_seats(game, dealer).first_seat != OWN_SEAT for dealer in dealers):
        return OpeningObligation.NONE
    return OpeningObligation.BID if game.rules.opening == "must" else OpeningObligation.CALL


def _possible_facts(part: PracticePart, obligation: OpeningObligation) -> Iterator[BiddingFacts]:
    """Yield all bidding facts that are possible when the player decides in this part.

    If the player calls first and another opens, the player has passed for good.
    """
    values = product(SeatRole, SeatRole, (False, True), ContestKind, (False, True))
    for facts in (BiddingFacts(*each) for each in values):
        is_unopened = facts.opener is SeatRole.NOBODY
        if is_unopened and (facts.has_high_bid or facts.declarer is not SeatRole.NOBODY):
            continue
        has_passed = obligation is not OpeningObligation.NONE and facts.opener in (
            SeatRole.PARTNER,
            SeatRole.OPPONENT,
        )
        if has_passed and (obligation is OpeningObligation.BID or facts.declarer is SeatRole.ME):
            continue
        if has_passed and part is PracticePart.AUCTION:
            continue
        is_decided = facts.declarer is not SeatRole.NOBODY
        is_played = facts.has_trumps or facts.contest is not ContestKind.UNKNOWN
        if part is PracticePart.AUCTION and (is_decided or is_played):
            continue
        takes_part = facts.declarer in (SeatRole.ME, SeatRole.PARTNER)
        if part is PracticePart.EXCHANGE and (is_played or not takes_part):
            continue
        yield facts


@lru_cache(maxsize=500)
def _create_sampler(
    cards: tuple[Card, ...], hand_size: int, wishes: tuple[str, ...]
) -> HandSampler:
    return HandSampler(cards, hand_size, [HAND_CONDITIONS[wish] for wish in wishes])


def _sample_starting_seats(game: Game, dealer: Seat) -> StartingSeats:
    """Return who deals and who acts first with this dealer, before any card is seen."""
    if game.rules.first_hand == "club_ace" and not _has_phase(game, Bidding, FaceDownBidding):
        return StartingSeats(game.seating, dealer, NOBODY)
    state = game.initial_state(MatchStart(dealer))
    state = game.step(state, game.chance_action(state, SAMPLE_SEED))
    return StartingSeats(game.seating, dealer, state.turn)
