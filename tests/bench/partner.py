"""Measures how much of what the partner's open hand would bring a better guess of it brings.

.venv/bin/python -m tests.bench.partner play [--game KEY] [--variant NAME] [--deals N]
    [--iterations N] [--worlds N] [--jobs N] --work FILE
.venv/bin/python -m tests.bench.partner guess [--game KEY] [--variant NAME] [--deals N]
    [--worlds N] [--jobs N]

Experts bid. In trick play one side searches as a variant says and the other side as experts do,
once in each seating. The variants:

partner, opponent    the partner's hand, or the next opponent's, is open: the bounds
uniform              all worlds have the same weight; experts weight them by all past plays
policy               worlds are weighted by how likely the fitted policy makes what the partner did
search               the same by a short search and the policy
soft                 as search, with the square root of these likelihoods

play prints how many points a deal each variant is ahead, with its 95 % interval, and the share of
the partner's open hand that it brings in the same deals. It appends deals to the work file, where a
run that is begun again goes on. guess prints by how many bits each variant's weights make the real
deal likelier than uniform ones; the open hands show how many bits there are to gain.

With 1,000 iterations and 100 worlds, policy brought +10 % (+-19 %) of the open hand in 150 deals of
Marjapussi, and -2 % (+-14 %) in 291 of Tuppi. An open hand holds 10 and 15 bits; experts know 0.5
and 0.7 bits of the deal from how all others play, and 0.6 and 1.2 with policy. A short search of
the partner's decisions knows no more. So experts don't weight worlds in this way.

Open hands exist only here. The weights use what a seat may know: a past decision of the partner is
repeated with the partner's hand of a world, in a view that hides all other hands.
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import exp, log, log2
from pathlib import Path
from random import Random
from statistics import fmean

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    duel_seatings,
    points_advantage,
    side_labels,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.belief.policy_weights import load_policy_weights
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.equity.scoring_model import BiddingEfforts, SamplingEffort
from marjapussi_gui.bots.kernel.constants import ANSWER_NO, DECLARE_MARRIAGE, WORLD_WORDS
from marjapussi_gui.bots.kernel.heuristics import best_heuristic_action
from marjapussi_gui.bots.kernel.policy import WEIGHT_UNIT, log_priors
from marjapussi_gui.bots.kernel.trick_table import TrickTable
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.contest_search import heuristic_contest_action
from marjapussi_gui.bots.players.levels import EXPERT_EFFORT, expert_bot
from marjapussi_gui.bots.players.trick_search import (
    PositionBuilder,
    SearchEffort,
    TrickPosition,
    action_likelihoods,
    break_tie,
    grow_tree,
    mean_exact_values,
    possible_worlds,
)
from marjapussi_gui.engine.actions import Action, AnswerWhole, SayBid, ShowBidCard
from marjapussi_gui.engine.cards import CardSet, card_set
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.face_down_bidding import RED_CARDS
from marjapussi_gui.engine.state import NOBODY, ContestKind, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view

GAMES, FIRST = ("marjapussi", "tuppi"), 80_001  # others than those of any fit
BOUND = "partner"
VARIANTS = (BOUND, "opponent", "uniform", "policy", "search", "soft")
UNWEIGHTED = "", BOUND, "opponent"
WEIGHTED_SHARE = 0.7  # of the worlds; the others have the weights that an expert gives them
SOFTNESS = 0.5  # guess shows that the full likelihoods are too sure of themselves
# A short search and the policy together predict the play of an expert better than either does
POLICY_EFFORT = SearchEffort(iterations=200, world_count=60, sharpness=0.05, uses_policy=True)
BIDDING_EFFORT = SamplingEffort(world_count=20, playouts_per_world=4)
# Fitted to 2,000 plays and 360 bids of experts with 1,000 iterations, in deals from 90,001.
# An expert agrees with itself in two thirds of the plays, so nothing predicts them much better
VISITS_EXPONENT, PRIOR_EXPONENT, SEARCH_SLIPS = 0.7, 0.5, 0.1
ONLY_PRIOR_EXPONENT, POLICY_SLIPS = 0.7, 0.2
BID_SCALE, BID_SLIPS, SUGGESTED_BID_CHANCE = 0.005, 0.06, 0.75
CALL_SHARE, OTHER_CALLS_SHARE = 0.35, 0.15  # if the heuristics suggest a call
UNSUGGESTED_SHARE = 0.2  # of all calls if they suggest a card
ILLEGAL_CHANCE = 0.005
ONE_IN = 4  # decisions is looked at in guess


@dataclass(frozen=True, slots=True)
class PastDecision:
    """A decision of the hand so far, and the state in which it was made."""

    state: GameState
    action: Action


@dataclass(slots=True)
class Hand:
    """A hand: its game, its state, and all decisions that led to it.

    log_chances is a cache of how likely decisions are: whether that is by a search, the number of
    the decision, and the cards that its seat was dealt.
    """

    game: Game
    state: GameState
    decisions: list[PastDecision] = field(default_factory=list)
    log_chances: dict[tuple[bool, int, CardSet], float] = field(default_factory=dict)

    def play(self, action: Action, log: Log | None = None) -> None:
        if self.state.turn != NOBODY:
            self.decisions.append(PastDecision(self.state, action))
        self.state = self.game.step(self.state, action, log)

    def view(self) -> View:
        return create_view(self.game, self.state, self.state.turn)

    def visible_decisions(self, seat: Seat) -> list[tuple[int, PastDecision]]:
        """Return the numbered decisions of a seat that all have seen, without its answers."""
        shown = {bid.seat for bid in self.state.showing.bids[: self.state.showing.turned_count]}
        return [
            (number, each)
            for number, each in enumerate(self.decisions)
            if each.state.turn == seat
            and not isinstance(each.action, AnswerWhole)
            and (_is_play(self.game, each) or (seat in shown and _is_bid(each)))
        ]


@dataclass(slots=True)
class PartnerModel:
    """How likely a seat's past decisions are with a given hand, by the policy of a variant."""

    variant: str
    hand: Hand
    builder: PositionBuilder = field(default_factory=lambda: PositionBuilder(match_equity))
    _tables: dict[int, "PolicyTables"] = field(default_factory=dict)

    def log_likelihoods(self, seat: Seat, dealt_hands: Sequence[CardSet]) -> list[float]:
        """Return the log-likelihood of the seat's past decisions with each hand it may have got."""
        decisions = self.hand.visible_decisions(seat)
        exponent = SOFTNESS if self.variant == "soft" else 1.0
        return [
            exponent * sum(self._log_chance(number, each, dealt) for number, each in decisions)
            for dealt in dealt_hands
        ]

    def _log_chance(self, number: int, decision: PastDecision, dealt: CardSet) -> float:
        chances, key = self.hand.log_chances, (self.variant != "policy", number, dealt)
        if key not in chances:
            chances[key] = log(self._chance(number, decision, dealt))
        return chances[key]

    def _chance(self, number: int, decision: PastDecision, dealt: CardSet) -> float:
        hands, seat = list(decision.state.hands), decision.state.turn
        hands[seat] = dealt & ~played_cards(decision.state, seat)
        state = decision.state.replace(hands=tuple(hands))
        view, context = create_view(self.hand.game, state, seat), SearchContext(Random(number))
        if _is_bid(decision):
            return self._bid_chance(view, decision.action, context)
        tables = self._tables.get(number)
        if tables is None:
            tables = self._tables[number] = PolicyTables(self.builder.build(SeatPosition(view)))
        scores = tables.log_policy(state)
        code, slips = tables.codes.encode_action(decision.action), POLICY_SLIPS
        if code not in scores:
            return ILLEGAL_CHANCE
        if len(scores) == 1:
            return 1.0
        if self.variant == "policy":
            scores = {each: ONLY_PRIOR_EXPONENT * score for each, score in scores.items()}
        else:
            visits = short_search(self.builder.build(SeatPosition(view)), context)
            slips, scores = (
                SEARCH_SLIPS,
                {
                    each: VISITS_EXPONENT * log(count) + PRIOR_EXPONENT * scores[each]
                    for each, count in visits.items()
                },
            )
            # the search tries only the lowest of equivalent cards
            code = max((each for each in scores if each <= code), default=code)
        chance = exp(scores[code]) / sum(map(exp, scores.values()))
        return slips / len(scores) + (1 - slips) * chance

    def _bid_chance(self, view: View, bid: Action, context: SearchContext) -> float:
        """Return how likely a bid is. Experts lay the least revealing card of a colour."""
        position, efforts = SeatPosition(view), BiddingEfforts(BIDDING_EFFORT, BIDDING_EFFORT)
        equity = self.builder.equity_for(view.game)
        search = scoring_model(view.game).create_search(position, efforts, equity, context)
        if bid not in view.legal_actions or bid != search.representative(bid):
            return BID_SLIPS / 2
        if self.variant == "policy":
            is_suggested = bid == heuristic_contest_action(position)
            return SUGGESTED_BID_CHANCE if is_suggested else 1 - SUGGESTED_BID_CHANCE
        values = dict(search.decide().values)
        others = [value for each, value in values.items() if _is_red(each) != _is_red(bid)]
        if not others:
            return 1.0
        chance = 1 / (1 + exp((max(others) - values[bid]) / BID_SCALE))
        return BID_SLIPS / 2 + (1 - BID_SLIPS) * chance


def _is_play(game: Game, decision: PastDecision) -> bool:
    return game.phase_name(decision.state) == "play"


def _is_bid(decision: PastDecision) -> bool:
    return isinstance(decision.action, ShowBidCard | SayBid)


def _is_red(bid: Action) -> bool:
    if isinstance(bid, ShowBidCard):
        return bool(RED_CARDS >> bid.card & 1)
    return bid == SayBid(ContestKind.RAMI)


def played_cards(state: GameState, seat: Seat) -> CardSet:
    return card_set(
        card
        for trick in (*state.tricks, state.trick)
        for player, card in zip(trick.seats, trick.cards, strict=False)
        if player == seat
    )


class PolicyTables:
    """Creates tables for a decision that differ only in the cards of the seat to move."""

    def __init__(self, position: TrickPosition) -> None:
        self.codes, self._position = position.codes, position
        weights = load_policy_weights(position.view)
        assert weights is not None
        self._weights = weights
        self._points = scoring_model(position.view.game).card_points(position.state, self.codes)
        self._live = position.table.position().live

    def log_policy(self, state: GameState) -> dict[int, float]:
        position, seat = self._position, state.turn
        hands = [hand if owner == seat else 0 for owner, hand in enumerate(state.hands)]
        table, _ = position.adapter.create_tables(
            state.replace(hands=tuple(hands)), position.utilities, self._points, seat, self._live
        )
        calls = [code for code in table.legal_action_codes() if code >= DECLARE_MARRIAGE]
        suggested, priors = best_heuristic_action(table), log_priors(table, self._weights)
        shares = dict.fromkeys(calls, UNSUGGESTED_SHARE / max(len(calls), 1))
        if suggested in shares:
            shares = dict.fromkeys(calls, OTHER_CALLS_SHARE / max(len(calls) - 1, 1))
            shares[suggested] = CALL_SHARE
        most = max(priors.values())
        cards = {card: exp((prior - most) / WEIGHT_UNIT) for card, prior in priors.items()}
        total = sum(cards.values()) / (1 - sum(shares.values()))
        shares |= {card: weight / total for card, weight in cards.items()}
        return {code: log(share) for code, share in shares.items()}


def short_search(position: TrickPosition, context: SearchContext) -> dict[int, int]:
    """Return how often a short search visits each action."""
    worlds = possible_worlds(position, POLICY_EFFORT, context)
    tree = grow_tree(position, worlds, POLICY_EFFORT, context)
    return {code: visits for code, visits, _ in tree.root_statistics()}


@dataclass(slots=True)
class VariantPlayer:
    """An expert in trick play, with worlds as a variant says, or as usual without a variant."""

    variant: str
    hand: Hand
    effort: SearchEffort
    world_limit: int  # of worlds whose likelihood is computed in a decision
    model: PartnerModel = field(init=False)

    def __post_init__(self) -> None:
        self.model = PartnerModel(self.variant, self.hand)

    def choose(self, context: SearchContext) -> Action:
        view = self.hand.view()
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        position = self.model.builder.build(self.seat_position(view))
        worlds = self.worlds(position, context)
        code = choose_code(position, worlds, self.effort, context)
        return position.codes.decode_action(code)

    def seat_position(self, view: View) -> SeatPosition:
        position, seating = SeatPosition(view), view.game.seating
        open_seat = {
            "partner": seating.partner_of(view.seat),
            "opponent": seating.seat_after(view.seat),
        }.get(self.variant)
        if open_seat is not None:
            position.belief.held[open_seat] = self.hand.state.hands[open_seat]
        return position

    def worlds(self, position: TrickPosition, context: SearchContext) -> WorldSet:
        usual = possible_worlds(position, self.effort, context)
        return replace(usual, weights=tuple(self.weights(position, usual, context)))

    def weights(
        self, position: TrickPosition, usual: WorldSet, context: SearchContext
    ) -> Sequence[float]:
        partner = position.view.game.seating.partner_of(position.view.seat)
        if self.variant == "uniform":
            return [1.0] * len(usual)
        if self.variant in UNWEIGHTED or not self.hand.visible_decisions(partner):
            return usual.weights
        weights = self._weights(position, usual, partner, context)
        return [
            WEIGHTED_SHARE * weighted + (1 - WEIGHTED_SHARE) * weight
            for weighted, weight in zip(weights, normalize(usual.weights), strict=True)
        ]

    def _weights(
        self, position: TrickPosition, usual: WorldSet, partner: Seat, context: SearchContext
    ) -> list[float]:
        """Return weights by the partner's past decisions, and the opponents' as usual."""
        opponents = OpponentsEvidence(position.seat_position, position.utilities)
        counts: Sequence[float] = action_likelihoods(opponents, usual.words, self.effort.sharpness)
        numbers: Sequence[int] = range(len(usual))
        hands = self._dealt_hands(position, usual, partner)
        if len(set(hands)) > self.world_limit:
            others = replace(usual, weights=tuple(counts))
            sampled = Counter(others.sample_indices(self.world_limit, context.rng))
            numbers, counts = list(sampled), list(sampled.values())
        logs = self.model.log_likelihoods(partner, [hands[number] for number in numbers])
        most = max(logs)
        weights = [0.0] * len(usual)
        for number, count, each in zip(numbers, counts, logs, strict=True):
            weights[number] = count * exp(each - most)
        return normalize(weights)

    def _dealt_hands(self, position: TrickPosition, worlds: WorldSet, seat: Seat) -> list[CardSet]:
        played = played_cards(self.hand.state, seat)
        return [played | position.codes.decode(word) for word in worlds.words[seat::WORLD_WORDS]]


def normalize(weights: Sequence[float]) -> list[float]:
    total = sum(weights)
    return [weight / total for weight in weights]


@dataclass(frozen=True, eq=False)
class OpponentsEvidence(TrickPosition):
    """A position with the partner as the observer, whose plays likelihoods leave out.

    The seat's own plays are equally likely in all of its worlds.
    """

    def create_tables(self, state: GameState, live: int) -> tuple[TrickTable, TrickTable]:
        game = self.view.game
        partner = game.seating.partner_of(self.view.seat)
        points = scoring_model(game).card_points(state, self.codes)
        return self.adapter.create_tables(state, self.utilities, points, partner, live)


def choose_code(
    position: TrickPosition, worlds: WorldSet, effort: SearchEffort, context: SearchContext
) -> int:
    if len(position.view.hand) <= effort.exact_hand_size:
        codes = [code for code in position.table.legal_action_codes() if code != ANSWER_NO]
        values = mean_exact_values(position, worlds, codes, context)
        if values:
            return break_tie(position, values, worlds, effort, context)
    visits = grow_tree(position, worlds, effort, context).root_statistics()
    return min(visits, key=lambda found: (-found[1], found[0]))[0]


def bid_hand(game: Game, seed: int) -> Hand:
    hand, bots = Hand(game, game.initial_state(MatchStart(game.first_dealer(seed)))), expert_bot()
    contexts = [SearchContext(Random(f"{seed}|{seat}")) for seat in game.seating.seats]
    while hand.state.turn == NOBODY or game.phase_name(hand.state) != "play":
        if hand.state.turn == NOBODY:
            hand.play(game.chance_action(hand.state, seed))
        else:
            hand.play(bots.decide(hand.view(), contexts[hand.state.turn]).action)
    return hand


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, and how much its players search."""

    game: str
    variants: tuple[str, ...]
    effort: SearchEffort
    world_limit: int

    def players(self, hand: Hand, variants: Sequence[str]) -> list[VariantPlayer]:
        return [VariantPlayer(each, hand, self.effort, self.world_limit) for each in variants]

    def play_deal(self, seed: int) -> dict[str, float]:
        """Return by variant how many points it is ahead in a deal, as the mean of both seatings."""
        game = find_variant(self.game).create_game()
        begun = bid_hand(game, seed)
        if begun.state.exchange.gifts:  # in a sooli partners don't play together
            return dict.fromkeys(self.variants, 0.0)
        return {
            variant: fmean(
                self._lead(begun, variant, seats, seed) for seats in duel_seatings(game.seating)
            )
            for variant in self.variants
        }

    def _lead(self, begun: Hand, variant: str, seats: str, seed: int) -> float:
        hand = Hand(begun.game, begun.state, [*begun.decisions])
        players = self.players(hand, [variant if who == "a" else "" for who in seats])
        contexts = [SearchContext(Random(f"{seed}|{seat}")) for seat in range(len(seats))]
        log: Log = []
        while hand.state.turn != NOBODY:
            hand.play(players[hand.state.turn].choose(contexts[hand.state.turn]), log)
        scored = next(event for event in log if isinstance(event, HandScored))
        return points_advantage(side_labels(begun.game.seating, seats), scored.score_changes)

    def guess_deal(self, seed: int) -> list[dict[str, float]]:
        """Return by variant the bits that it knows of the real deal, for some of its decisions."""
        hand, found = bid_hand(find_variant(self.game).create_game(), seed), []
        players = dict(zip(self.variants, self.players(hand, self.variants), strict=True))
        context, rng = SearchContext(Random(seed)), Random(seed)
        while hand.state.turn != NOBODY and not hand.state.exchange.gifts:
            view = hand.view()
            is_choice = len(view.legal_actions) > 1
            if (
                is_choice
                and hand.visible_decisions(view.game.seating.partner_of(view.seat))
                and not int(rng.random() * ONE_IN)
            ):
                found.append(self._known_bits(players, rng))
            hand.play(players[""].choose(context))
        return found

    def _known_bits(self, players: Mapping[str, VariantPlayer], rng: Random) -> dict[str, float]:
        """Return by variant how much likelier than the average world the real deal is, as log2."""
        usual, hand = players[""], players[""].hand
        position = usual.model.builder.build(SeatPosition(hand.view()))
        worlds = possible_worlds(position, usual.effort, SearchContext(rng))
        equal = replace(worlds, weights=(1.0,) * len(worlds))
        words = equal.sample(self.world_limit - 1, rng)
        words.extend(map(position.codes.encode, hand.state.hands))
        words.append(0)  # nothing is out of play
        chances = tuple(action_likelihoods(position, words, usual.effort.sharpness))
        worlds, bits = WorldSet(words, chances), {}
        count = position.seat_position.world_dealer.count_worlds()
        for name, player in players.items():
            if name in (BOUND, "opponent"):
                left = player.seat_position(position.view).world_dealer.count_worlds()
                bits[name] = log2(count / left)
            else:
                *others, real = player.weights(position, worlds, SearchContext(rng))
                bits[name] = log2(real / fmean(others))
        return bits


def read_leads(work: Path) -> dict[tuple[str, str], dict[int, float]]:
    found: dict[tuple[str, str], dict[int, float]] = defaultdict(dict)
    for line in work.read_text("utf-8").splitlines() if work.exists() else ():
        row = json.loads(line)
        for variant, lead in row["leads"].items():
            found[row["game"], variant][row["seed"]] = lead
    return found


def print_leads(game: str, leads: Mapping[tuple[str, str], Mapping[int, float]]) -> None:
    bound = leads[game, BOUND]
    for variant in VARIANTS:
        of = leads[game, variant]
        if len(of) < 2:
            continue
        mean, half = mean_and_half(list(of.values()))
        line = f"{game:12}{variant:10}{mean:+6.2f} +-{half:.2f} points a deal, {len(of)} deals"
        both = sorted(bound.keys() & of.keys())
        if variant != BOUND and len(both) > 1 and fmean(bound[seed] for seed in both):
            share, margin = ratio([of[seed] for seed in both], [bound[seed] for seed in both])
            line += f"; {share:+.0%} +-{margin:.0%} of the partner's open hand"
        print(line)
    sys.stdout.flush()


def mean_and_half(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half the width of its 95 % interval."""
    low, high = confidence_interval(values) or (0.0, 0.0)
    return fmean(values), (high - low) / 2


def ratio(values: Sequence[float], bounds: Sequence[float]) -> tuple[float, float]:
    """Return the ratio of two means over the same deals, and half the width of its interval."""
    share = fmean(values) / fmean(bounds)
    rest = [value - share * bound for value, bound in zip(values, bounds, strict=True)]
    return share, mean_and_half(rest)[1] / abs(fmean(bounds))


def play(arguments: argparse.Namespace) -> None:
    for game in arguments.game or GAMES:
        done = read_leads(arguments.work)
        seeds: dict[tuple[str, ...], list[int]] = defaultdict(list)
        for seed in range(FIRST, FIRST + arguments.deals):
            missing = [
                each for each in arguments.variant or VARIANTS if seed not in done[game, each]
            ]
            if missing:
                seeds[tuple(missing)].append(seed)
        with open_executor(arguments.jobs) as executor:
            for variants, left in seeds.items():
                setup = create_setup(arguments, game, variants)
                for seed, leads in zip(left, executor.map(setup.play_deal, left), strict=True):
                    row = {"game": game, "seed": seed, "leads": leads}
                    with arguments.work.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(row) + "\n")
        print_leads(game, read_leads(arguments.work))


def guess(arguments: argparse.Namespace) -> None:
    for game in arguments.game or GAMES:
        setup = create_setup(arguments, game, ("", *(arguments.variant or VARIANTS)))
        seeds = range(FIRST, FIRST + arguments.deals)
        with open_executor(arguments.jobs) as executor:
            rows = [row for rows in executor.map(setup.guess_deal, seeds) for row in rows]
        for variant in setup.variants:
            mean, half = mean_and_half([row[variant] for row in rows])
            print(f"{game:12}{variant or 'expert':10}{mean:+7.2f} +-{half:.2f} bits a decision")


def create_setup(arguments: argparse.Namespace, game: str, variants: Sequence[str]) -> Setup:
    iterations = arguments.iterations
    effort = replace(EXPERT_EFFORT, iterations=iterations)
    return Setup(game, tuple(variants), effort, arguments.worlds)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("task", choices=("play", "guess"))
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--variant", action="append", choices=VARIANTS)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=60, help="weighted in a decision at most")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--work", type=Path, help="a file for these iterations and worlds")
    chosen = parser.parse_args(arguments)
    if chosen.task == "play" and chosen.work is None:
        parser.error("play needs a work file")
    {"play": play, "guess": guess}[chosen.task](chosen)


if __name__ == "__main__":
    main()
