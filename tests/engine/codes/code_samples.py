"""Hands and moments of random matches for the tests and the bench of codes."""

import hashlib
import json
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

from marjapussi_gui.engine.actions import Action, Chance, Deal
from marjapussi_gui.engine.cards import CARD_NAMES, JOKER, Card, card_names, parse_cards
from marjapussi_gui.engine.codes.code import Coded, Position, write_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.codes.letters import ALPHABET, GROUP_LENGTH, write_letters
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import NO_CARD, GameState, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.card_swap import CardSwap, known_cards
from tests.random_matches import RandomMatch

HERE = Path(__file__).parent
PAGE = Path(__file__).parents[3] / "marjapussi_gui" / "CODES.md"
SIXES = parse_cards("6S 6H 6D 6C")


def random_game(variant: Variant, rng: Random) -> Game:
    """Return a game under a random preset or, half of the time, other random rules."""
    if rng.random() < 0.5:
        chosen = rng.choice(variant.presets).option_values
    else:
        chosen = {option.key: rng.choice(option.choices) for option in variant.options}
    return variant.create_game(chosen, players=rng.choice(variant.players))


def random_match(variant: Variant, seed: int) -> RandomMatch:
    game = random_game(variant, Random(seed))
    return RandomMatch(game, seed, Seat(seed % game.seating.players))


def played_hands(match: RandomMatch, hands: int) -> Iterator[Hand]:
    """Yield the hands of a random match, also those that are dealt again."""
    hand = None
    for step in match.steps(hands):
        if isinstance(step.action, Deal):
            if hand is not None:
                yield hand
            hand = Hand(match.game, step.before.dealer, step.before.match, ())
        assert hand is not None
        hand = Hand(hand.game, hand.dealer, hand.match, (*hand.actions, step.action), hand.players)
    if hand is not None:
        yield hand


def as_json(hand: Hand) -> dict[str, object]:
    """Return a hand as the second coder, stranger.js, prints it."""
    deal, *done = hand.actions
    assert isinstance(deal, Deal)
    match = hand.match
    return {
        "game": hand.game.key,
        "players": hand.game.seating.players,
        "rules": hand.game.option_values,
        "dealer": hand.dealer,
        "hands_played": match.hands_played,
        "redeals": match.deal_count - match.hands_played,
        "scores": list(match.scores),
        "collected": list(match.collected_points),
        "carry": match.carried_points,
        "bag": list(match.in_bag),
        "extended": match.is_extended,
        "names": [list(player) for player in hand.players],
        "deal": [[CARD_NAMES[card] for card in sorted(cards)] for cards in deal.hands],
        "down": [[CARD_NAMES[card] for card in row] for row in deal.face_down],
        "up": [[CARD_NAMES[card] for card in row] for row in deal.face_up],
        "stock": [CARD_NAMES[card] for card in deal.stock],
        "done": list(map(_text, done)),
    }


def random_hands(variant: Variant) -> Iterator[Hand]:
    for seed in count():
        yield from played_hands(random_match(variant, seed), hands=5)


def moments(match: RandomMatch, hands: int, share: float) -> Iterator[tuple[GameState, View]]:
    """Yield a share of the moments of a random match, each as some seat sees it."""
    rng = Random(match.seed)
    for step in match.steps(hands):
        state = step.before
        if (state.hands or state.rummy.hands) and rng.random() < share:
            yield state, create_view(match.game, state, rng.choice(match.game.seating.seats))


def deal_anew(game: Game, state: GameState, seat: Seat, rng: Random) -> GameState:
    """Return a state that differs from another in the cards that a seat can't see."""
    if game.is_rummy:
        return _deal_rummy_anew(state, seat, rng)
    known = known_cards(state, seat, is_kitty_open=game.rules.kitty_open)
    if game.rules.redeal == "four_sixes":  # the rules tell partners that they hold all of them
        known |= set(SIXES)
    hidden = sorted(set(game.dealing_phase.cards) - known)
    for _ in range(len(hidden)):
        a, b = rng.choice(hidden), rng.choice(hidden)
        if a != b:
            state = CardSwap(a, b).state(state)
    return state


def _deal_rummy_anew(state: GameState, seat: Seat, rng: Random) -> GameState:
    rummy = state.rummy
    others = [owner for owner in range(len(rummy.hands)) if owner != seat]
    pool = [*rummy.stock, *(card for owner in others for card in rummy.hands[owner])]
    rng.shuffle(pool)
    hands = list(rummy.hands)
    for owner in others:
        count = len(hands[owner])
        hands[owner], pool = tuple(sorted(pool[:count])), pool[count:]
    tiplu = rummy.tiplu
    if tiplu != NO_CARD and not rummy.laid_sets[seat]:
        tiplu = Card(rng.randrange(JOKER))
    drawn = rummy.drawn_from_stock
    if drawn != NO_CARD and state.turn != seat:
        drawn = Card(rng.randrange(JOKER))
    new = replace(rummy, hands=tuple(hands), stock=tuple(pool), tiplu=tiplu, drawn_from_stock=drawn)
    return replace(state, rummy=new)


def digest(coded: Coded) -> str:
    """Return eight hexadecimal digits that depend on all that a code contains."""
    if isinstance(coded, Hand):
        fields: object = as_json(coded)
    elif isinstance(coded, Position):
        seats = coded.game.seating.seats
        fields = [_view_json(create_view(coded.game, coded.state, seat)) for seat in seats]
    else:
        fields = _view_json(coded)
    return hashlib.sha256(json.dumps(fields).encode()).hexdigest()[:8]


def _view_json(view: View) -> list[object]:
    zones = [[*map(str, (z.kind, z.seat, z.place)), card_names(cards)] for z, cards in view.zones]
    rules = view.game.option_values
    standing = [view.match.scores, view.match.hands_played, view.match.collected_points]
    tricks = [[trick.seats, card_names(trick.cards), trick.winner] for trick in view.tricks]
    called = [view.auction.bid, view.auction.final_bid, view.auction.highest_bidder]
    made = [[each.suit, each.seat, each.tricks_before] for each in view.marriages.declared]
    where = [view.seat, view.phase, view.turn, view.dealer, view.showing.contest]
    return [rules, where, standing, zones, tricks, called, made, view.marriages.trump, view.points]


def _text(action: Action) -> str:
    return (
        f"chance {card_names(action.cards)}" if isinstance(action, Chance) else action_text(action)
    )


def letters(code: str) -> str:
    return code.replace(" ", "")


def run_stranger(way: str, lines: list[str]) -> list[str]:
    command = ["node", str(HERE / "stranger.js"), str(PAGE), way]
    done = subprocess.run(
        command, input="\n".join(lines), capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def alter(code: str, rng: Random) -> tuple[str, str, int]:
    """Return what was altered, the altered code, and the place."""
    kind = rng.choice(("letter", "neighbours", "group"))
    if kind == "group":
        place = rng.randrange(0, len(code), GROUP_LENGTH)
        return kind, code[:place] + code[place + GROUP_LENGTH :], place
    while True:
        place = rng.randrange(len(code) - 1)
        if kind == "letter":
            wrong = rng.choice(ALPHABET.replace(code[place], ""))
            return kind, code[:place] + wrong + code[place + 1 :], place
        if code[place] != code[place + 1]:
            return kind, code[:place] + code[place + 1] + code[place] + code[place + 2 :], place


def hostile_codes(number: int) -> Iterator[str]:
    """Yield texts that are no codes: noise, altered codes, and any number with a right check."""
    codes = [
        write_code(coded)
        for variant in VARIANTS
        for match in [random_match(variant, 1)]
        for coded in (next(played_hands(match, 1)), next(moments(match, 1, 0.05))[1])
    ]
    rng = Random(1)
    for _ in range(number):
        code = letters(rng.choice(codes))
        match rng.randrange(5):
            case 0:
                yield "".join(rng.choice(ALPHABET + "?L") for _ in range(rng.randrange(2200)))
            case 1:
                yield alter(code, rng)[1]
            case 2:
                bits = rng.getrandbits(rng.choice((20, 100, 400, 9000)))
                yield write_letters(rng.choice("HVPX"), bits)
            case 3:  # the largest digits in all fields
                yield write_letters(code[0], 27 ** rng.randrange(2, 1990) - 1 - rng.randrange(99))
            case _:  # a right beginning, and then any number
                digits = enumerate(reversed(code[1:-4]))
                value = sum(ALPHABET.index(letter) * 27**power for power, letter in digits)
                known = 27 ** rng.randrange(2, len(code) - 4)
                bits = rng.getrandbits(rng.choice((60, 300, 5000)))
                yield write_letters(code[0], value % known + known * bits)
