"""What must hold of the felt: it shows the view, everything at its place."""

from collections.abc import Iterator

from marjapussi_gui.engine.events import STOCK
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.board.board import Board
from marjapussi_gui.ui.board.hand import HandOrder
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.kitty import zones_shown
from marjapussi_gui.ui.board.score_bags import is_berries
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.wording import scores
from marjapussi_gui.ui.wording.people import People
from tests.ui.overlaps import overlaps

from .differing import differ

CLOSE = 1.5  # pixels: nearer than this is the same place


def of_the_felt(board: Board, view: View, page: TablePage) -> Iterator[str]:
    shown_view, people = board.story.view, board.story.people
    if shown_view is None:
        yield "nothing is shown of the match"
        return
    yield from differ("the view", view.zones, shown_view.zones)
    wanted = {zone: sorted(cards) for zone, cards in zones_shown(view) if cards}
    yield from differ("the cards", wanted, board.cards.zones.contents)
    yield from of_the_places(board)
    yield from of_the_furniture(board, view, people)
    yield from of_the_order(board, page)
    yield from of_the_row(board, view)
    yield from (f"one over another: {each}" for each in overlaps(page))


def of_the_places(board: Board) -> Iterator[str]:
    cards = board.cards
    for place in cards._places(cards.zones):
        item, spot = place.item, place.spot
        far = abs(item.pos().x() - spot.x) + abs(item.pos().y() - spot.y)
        if far > CLOSE or abs(item.rotation() - spot.angle) > CLOSE:
            yield f"card {item.card} lies {far:.0f} pixels from its place {spot}"
        yield from differ(f"card {item.card} visible", place.is_seen, item.isVisible())
        worn = item._worn
        faces = (item.card, place.is_barred, place.is_wild)
        yield from differ("a face", faces, None if worn is None else (worn[1], *worn[3:]))
    lying = {item for items in cards.zones.values() for item in items}
    strays = [item for item in board.scene().items() if isinstance(item, CardItem)]
    yield from differ("cards on the felt", len(lying), len(strays))


def of_the_furniture(board: Board, view: View, people: People) -> Iterator[str]:
    furniture = board.furniture
    passing = ("bubble", "earned 0", "earned 1")  # these come and go with what is said and made
    visible = set(furniture.things.pictures).difference(passing)
    written = {key: item.text() for key, item in furniture.things.texts.items()}
    sides = range(len(view.match.scores)) if is_berries(view) else ()
    wanted = {f"plate {seat}" for seat in view.game.seating.seats}
    if dict(view.zones).get(STOCK) and not (board.layout_now.kitty or board.layout_now.has_rows):
        wanted.add("stock")
    wanted |= {f"bag {side}" for side in sides} or {"sheet"}
    if view.rummy.is_dealt:
        wanted.add("progress")
        shown_sets = {f"shown {seat}" for seat, sets in enumerate(view.rummy.shown) if sets}
        wanted |= shown_sets - {f"shown {view.seat}"}
    if scores.is_under_way(view):
        title, _ = scores.heading(view, people)
        wanted.add("patch")
        if not view.rummy.is_dealt:
            yield from differ("the title on the felt", title, written.get("title"))
    yield from differ("pictures on the felt", sorted(wanted), sorted(visible))
    captions = {key for key in written if key.startswith("caption")}
    yield from differ("captions", {f"caption {side}" for side in sides}, captions)
    yield from differ("the halo", view.turn >= 0, furniture.seats.halo.isVisible())


def of_the_row(board: Board, view: View) -> Iterator[str]:
    """My sets lie on trays, each of which says what it is."""
    shown = view.rummy.is_dealt and bool(board.cards.zones)
    row = board.cards.spots.row.trays if shown else ()
    wanted = [tray for tray in row if tray.look != "loose"]
    yield from differ("the trays", wanted, list(board.trays.trays))
    laid = len(view.rummy.laid[view.seat]) if shown else 0
    yield from differ("sets on linen", laid, sum(tray.look == "laid" for tray in wanted))
    yield from differ("words below sets", len(wanted), len(board.furniture.tags.texts))


def of_the_order(board: Board, page: TablePage) -> Iterator[str]:
    """The hand lies in the order that is wished, unless it was put into another by hand."""
    order, own = board.cards.order, page.helping._preferences
    held = [item.card for item in board.cards.zones.get(board.cards.own_hand, [])]
    yield from differ("the cards in order", sorted(held), sorted(order.cards))
    if own.sort != "hand" and not is_put_by_hand(order):
        fresh = HandOrder(own.sort, own.low_first, order.weakness)
        fresh.hold(held)
        yield from differ("the order of the hand", fresh.groups, order.groups)


def is_put_by_hand(order: HandOrder) -> bool:
    return order.is_by_hand
