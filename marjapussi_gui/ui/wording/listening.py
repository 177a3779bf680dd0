"""Answers to the keys that read the table aloud: turn, trick, score, hand and table."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ...engine.cards import HIDDEN, Card
from ...engine.events import DISCARDS, STOCK, Zone
from ...engine.phases.exchange import KittyExchange
from ...engine.state import NO_CARD, NOBODY, Meld, Seat
from ...engine.view import View
from . import scores
from .actions import prompt
from .card_names import card_name, listed
from .people import People
from .phases import phase_of
from .sets import has_laid, has_shown
from .spoken import hand as held
from .spoken import legal, pile, score, trick
from .table import tricks
from .tongue import counted, plain, sentence, sentences, translate

DOT = " · "  # screen readers read the dot badly, so it is replaced


def answer(
    what: str, view: View, people: People, hand: Sequence[Card], *, counts: bool = True
) -> str:
    """Return the answer to a question about the table; hand is in the player's own order."""
    answers: dict[str, Callable[[], str]] = {
        "trick": partial(trick, view, people),
        "seats": partial(by_seat, view, people),
        "turn": partial(turn, view, people),
        "score": partial(score, view, people),
        "long_score": partial(long_score, view, people, counts=counts),
        "hand": partial(held, hand),
        "legal": partial(legal, view, people),
        "table": partial(table, view, people),
    }
    return answers[what]()


def nothing_said() -> str:
    return translate("Listening", "Nothing has been said yet.")


def turn(view: View, people: People) -> str:
    """Return whose turn it is, and what to do."""
    sentence = prompt(view, people)
    if view.turn == NOBODY or view.turn != view.seat:
        return sentence
    return translate("Listening", "It is your turn. {what}").format(what=sentence)


# The trick, seat by seat


def by_seat(view: View, people: People) -> str:
    """Return the card of each seat in the trick, ending with the player's own."""
    if not view.trick.seats:
        return translate("Listening", "No trick is being played.")
    others = view.game.seating.round_from(view.seat)[1:]
    seats = [*(others if view.game.is_clockwise else reversed(others)), view.seat]
    return translate("Listening", "Seat by seat: {seats}.").format(
        seats="; ".join(_of_seat(view, people, seat) for seat in seats)
    )


def _of_seat(view: View, people: People, seat: Seat) -> str:
    played = dict(zip(view.trick.seats, view.trick.cards, strict=False))
    if seat in played:
        what = card_name(played[seat])
    elif seat in view.trick.seats:
        what = translate("Listening", "nothing yet")
    else:
        what = translate("Listening", "sits this one out")
    where = _where(view, people, seat)
    return translate("Listening", "{who}, {card}").format(who=where, card=what)


def _where(view: View, people: People, seat: Seat) -> str:
    """Return the name of a seat and where it is, as seen across the table."""
    if seat == view.seat:
        return people.you_or_name(seat)
    steps = (seat - view.seat) % view.game.seating.players
    if not view.game.is_clockwise:
        steps = view.game.seating.players - steps
    form = {
        2: (translate("Listening", "{name} opposite"),),
        3: (
            translate("Listening", "{name} on the left"),
            translate("Listening", "{name} on the right"),
        ),
        4: (
            translate("Listening", "{name} on the left"),
            translate("Listening", "{name} opposite"),
            translate("Listening", "{name} on the right"),
        ),
        5: (
            translate("Listening", "{name} on the left"),
            translate("Listening", "{name} opposite on the left"),
            translate("Listening", "{name} opposite on the right"),
            translate("Listening", "{name} on the right"),
        ),
    }[view.game.seating.players][steps - 1]
    return form.format(name=people.name(seat))


# The long score


def long_score(view: View, people: People, *, counts: bool = True) -> str:
    """Return scores of match and hand, the target of the match, and the dealer."""
    _, subtitle = scores.heading(view, people)
    parts = [score(view, people)]
    parts += [sentence(subtitle.replace(DOT, ", "))] if subtitle else []
    if scores.is_under_way(view) and not view.game.lays_sets:
        parts.append(_hand(view, people, counts=counts))
    parts += [each for each in (_goal(view), _dealer(view, people)) if each]
    return " ".join(parts)


def _hand(view: View, people: People, *, counts: bool) -> str:
    """Return the tricks of each side, and its points if they are shown."""
    points = scores.points_so_far(view) if counts else ()
    sides = [
        _of_side(people.short_side(side), view.won[side], points[side] if points else None)
        for side in view.game.seating.sides
    ]
    return translate("Listening", "This hand: {sides}.").format(sides="; ".join(sides))


def _of_side(name: str, won: int, points: int | None) -> str:
    if points is None:
        form = translate("Listening", "{side} {tricks}")
        return form.format(side=name, tricks=tricks(won))
    form = translate("Listening", "{side} {tricks}, points so far {points}")
    return form.format(side=name, tricks=tricks(won), points=plain(points))


def _goal(view: View) -> str:
    """Return the target of the match, or the number of the deal."""
    rules = view.game.rules
    if not rules.deals:
        one = translate("Listening", "The match goes to 1 point.")
        return counted(
            rules.target, one, translate("Listening", "The match goes to {number} points.")
        )
    if view.game.lays_sets or view.match.over:
        return ""  # the heading has it, beside the tiplu
    form = translate("Listening", "Deal {number} of {deals}.")
    return form.format(number=view.match.hands + 1, deals=rules.deals)


def _dealer(view: View, people: People) -> str:
    yours = translate("Listening", "You are the dealer.")
    return people.sentence(view.dealer, yours, translate("Listening", "{name} is the dealer."))


# Cards on the table


def table(view: View, people: People) -> str:
    """Return the cards on the table, and the number of cards in each other hand."""
    piles = (*_piles(view), *_rows(view, people), *_bids(view, people))
    parts = [*piles, *_sets(view, people), *_held(view, people)]
    if not parts:
        return translate("Listening", "Nothing lies on the table.")
    return sentences(parts)


def _piles(view: View) -> Iterator[str]:
    """Yield the kitty, the dead hand, the stock, and the discards."""
    zones = dict(view.zones)
    stock, discards = zones.get(STOCK, ()), zones.get(DISCARDS, ())
    kitty = phase_of(view.game, KittyExchange)
    if kitty is not None:
        yield from _kitty(view, stock, kitty.rules.kitty)
    elif stock:
        yield pile("stock", list(stock))
    if discards:
        form = translate("Listening", "{pile}, on top {card}")
        yield form.format(pile=pile("discards", list(discards)), card=card_name(discards[-1]))
    for seat in view.game.seating.seats:
        if own := zones.get(Zone("away", seat), ()):
            yield _away(own)


def _kitty(view: View, stock: Sequence[Card], number: int) -> Iterator[str]:
    is_there = view.auction.holder == NOBODY or not view.exchange.kitty
    lying = number if is_there else 0
    if lying and len(stock) >= lying:
        yield pile("kitty", [*(view.exchange.kitty or stock[:lying])])
    if dead := len(stock) - lying:
        yield pile("dead", [HIDDEN] * dead)


def _away(cards: Sequence[Card]) -> str:
    if HIDDEN not in cards:
        names = listed([card_name(card) for card in cards])
        return translate("Listening", "Put away: {cards}").format(cards=names)
    one = translate("Listening", "Put away: 1 card")
    return counted(len(cards), one, translate("Listening", "Put away: {number} cards"))


def _rows(view: View, people: People) -> Iterator[str]:
    """Yield the open cards in front of each seat."""
    for seat, up in enumerate(view.rows.up):
        down = sum(card != NO_CARD for card in view.rows.down[seat])
        names = [card_name(card) for card in up if card != NO_CARD]
        if down:
            one = translate("Listening", "1 face down")
            names.append(counted(down, one, translate("Listening", "{number} face down")))
        if names:
            form = translate("Listening", "In front of {name}: {cards}")
            yours = translate("Listening", "In front of you: {cards}")
            yield people.sentence(Seat(seat), yours, form, cards=listed(names))


def _bids(view: View, people: People) -> Iterator[str]:
    """Yield the bidding cards on the table; those of others are face down."""
    zones = dict(view.zones)
    for seat in view.game.seating.seats:
        for card in zones.get(Zone("show", seat), ()):
            yours = translate("Listening", "In front of you: {card}, your bid")
            theirs = translate("Listening", "In front of {name}: a bid, face down")
            yield people.sentence(seat, yours, theirs, card=card_name(card))


def _sets(view: View, people: People) -> Iterator[str]:
    if not view.rummy.is_dealt:
        return
    for seat in view.game.seating.seats:
        name = people.you_or_name(seat)
        if sets := view.rummy.laid[seat]:
            yield has_laid(name, named_sets(sets))
        if tunnelas := view.rummy.shown[seat]:
            yield has_shown(name, named_sets(tunnelas))


def named_sets(sets: Sequence[Meld]) -> str:
    """Return sets with the full name of every card."""
    return "; ".join(listed([card_name(card) for card in cards]) for cards in sets)


def _held(view: View, people: People) -> Iterator[str]:
    """Yield the number of cards of each other player."""
    zones = dict(view.zones)
    for seat in view.game.seating.seats:
        number = len(zones.get(Zone("hand", seat), ()))
        if seat != view.seat and number:
            one = translate("Listening", "{name} holds 1 card")
            many = translate("Listening", "{name} holds {number} cards")
            yield counted(number, one, many, name=people.name(seat))
