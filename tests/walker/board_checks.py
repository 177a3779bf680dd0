"""Compare the board with the view: cards, decorations and order."""

from collections.abc import Iterator

from marjapussi_gui.engine.events import STOCK_ZONE
from marjapussi_gui.engine.state import NO_SIDE
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.art.name_plates import PICTURE_MARGIN
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.hand_order import HandOrder
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.board.score_bags import has_score_bags
from marjapussi_gui.ui.board.table_board import TableBoard
from marjapussi_gui.ui.board.winners_scene import WinnersScene
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text import score_text
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.ui.overlaps import overlaps

from .differences import difference

TOLERANCE = 1.5  # pixels: nearer than this is the same place


def board_faults(board: TableBoard, view: View, page: TablePage) -> Iterator[str]:
    shown_view, people = board.event_player.view, board.event_player.people
    if shown_view is None:
        yield "nothing is shown of the match"
        return
    yield from difference("the view", view.zones, shown_view.zones)
    wanted = {zone: sorted(cards) for zone, cards in visible_zones(view) if cards}
    yield from difference("the cards", wanted, board.card_layer.zones.cards_by_zone)
    yield from card_position_faults(board)
    yield from decoration_faults(board, view, people)
    yield from hand_order_faults(board, page)
    yield from sets_row_faults(board, view)
    yield from (f"one over another: {each}" for each in overlaps(page))


def card_position_faults(board: TableBoard) -> Iterator[str]:
    cards = board.card_layer
    for place in cards._placements(cards.zones):
        item, spot = place.item, place.spot
        far = abs(item.pos().x() - spot.x) + abs(item.pos().y() - spot.y)
        if far > TOLERANCE or abs(item.rotation() - spot.angle) > TOLERANCE:
            yield f"card {item.card} lies {far:.0f} pixels from its place {spot}"
        yield from difference(f"card {item.card} visible", place.is_visible, item.isVisible())
        worn = item._picture_key
        faces = (item.card, place.is_disabled, place.is_wild)
        yield from difference("a face", faces, None if worn is None else (worn[1], *worn[3:]))
    lying = {item for items in cards.zones.values() for item in items}
    strays = [item for item in board.scene().items() if isinstance(item, CardItem)]
    yield from difference("cards on the felt", len(lying), len(strays))


def decoration_faults(board: TableBoard, view: View, people: TablePlayers) -> Iterator[str]:
    furniture = board.decorations
    passing = ("bubble", "earned 0", "earned 1")  # these come and go with what is said and made
    visible = set(furniture.items.visible_pictures).difference(passing)
    written = {key: item.text() for key, item in furniture.items.visible_texts.items()}
    sides = range(len(view.match.scores)) if has_score_bags(view) else ()
    wanted = {f"plate {seat}" for seat in view.game.seating.seats}
    if dict(view.zones).get(STOCK_ZONE) and not (
        board.table_layout.kitty_size or board.table_layout.has_open_rows
    ):
        wanted.add("stock")
    wanted |= {f"bag {side}" for side in sides} or {"sheet"}
    captions_wanted = {f"caption {side}" for side in sides}
    if view.rummy.is_dealt:
        wanted.add("progress")
        shown_sets = {
            f"shown {seat}" for seat, sets in enumerate(view.rummy.shown_tunnelas) if sets
        }
        wanted |= shown_sets - {f"shown {view.seat}"}
    if score_text.is_hand_in_progress(view):
        title, _ = score_text.heading_texts(view, people)
        wanted.add("patch")
        if not view.rummy.is_dealt:
            yield from difference("the title on the felt", title, written.get("title"))
    if furniture.shows_winners and view.match.is_over and view.match.winner != NO_SIDE:
        wanted = expected_winner_pictures(view, people) | wanted
        wanted -= {"sheet", f"bag {view.match.winner}"}
        scene = furniture.winners.create_scene(view.match.winner, view.match.scores, view, people)
        wanted -= {f"plate {seat}" for seat in scene.seats_without_plate(furniture.seat_plates)}
        wanted -= plates_behind_wreath(board, scene)
        cut = items_cut_by_result(board)
        wanted -= cut
        captions_wanted -= cut
    yield from difference("pictures on the felt", sorted(wanted), sorted(visible))
    captions = {key for key in written if key.startswith("caption")}
    yield from difference("captions", captions_wanted, captions)
    yield from difference("the halo", view.turn >= 0, furniture.seat_plates.halo.isVisible())


def items_cut_by_result(board: TableBoard) -> set[str]:
    """Return the keys of what the match result would cut in the corners, hidden or not."""
    items, result = board.decorations.items, board.decorations.winners.result_box
    return {
        key
        for key, item in (*items._pictures.items(), *items._texts.items())
        if key.startswith(("bag ", "caption ")) and item.sceneBoundingRect().intersects(result)
    }


def plates_behind_wreath(board: TableBoard, scene: WinnersScene) -> set[str]:
    margin = PICTURE_MARGIN * board.table_layout.unit
    wreath = scene.wreath_box.adjusted(margin, margin, -margin, -margin)
    return {
        key
        for key, picture in board.decorations.items._pictures.items()
        if key.startswith("plate ") and picture.sceneBoundingRect().intersects(wreath)
    }


def expected_winner_pictures(view: View, people: TablePlayers) -> set[str]:
    """Return what is shown of the winners: a bag, a star or a portrait in a wreath, in the dusk."""
    winners = people.seats_of(view.match.winner)
    pictures = {"dusk", "wreath", "prize"}
    if has_score_bags(view):
        pictures.add("bag place")
    if len(winners) == 2:
        pictures |= {f"winner {seat}" for seat in winners}
    return pictures


def sets_row_faults(board: TableBoard, view: View) -> Iterator[str]:
    """Yield how the labelled trays of the player's sets are wrong."""
    shown = view.rummy.is_dealt and bool(board.card_layer.zones)
    row = board.card_layer.positions.sets_row.trays if shown else ()
    wanted = [tray for tray in row if tray.state != "loose"]
    yield from difference("the trays", wanted, list(board.set_trays.trays))
    laid = len(view.rummy.laid_sets[view.seat]) if shown else 0
    yield from difference("sets on linen", laid, sum(tray.state == "laid" for tray in wanted))
    yield from difference(
        "words below sets", len(wanted), len(board.decorations.group_labels.texts)
    )


def hand_order_faults(board: TableBoard, page: TablePage) -> Iterator[str]:
    """The hand lies in the order that is wished, unless it was put into another by hand."""
    order, own = board.card_layer.hand_order, page.assistance._preferences
    held = [item.card for item in board.card_layer.zones.get(board.card_layer.own_hand_zone, [])]
    yield from difference("the cards in order", sorted(held), sorted(order.cards))
    if own.sort != "hand" and not is_sorted_by_hand(order):
        fresh = HandOrder(own.sort, own.low_first, order.stronger_count)
        fresh.set_cards(held)
        yield from difference("the order of the hand", fresh.groups, order.groups)


def is_sorted_by_hand(order: HandOrder) -> bool:
    return order.is_manual
