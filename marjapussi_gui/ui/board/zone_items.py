"""The graphics items of all cards by zone."""

from collections.abc import Callable, Mapping, Sequence

from ...engine.cards import HIDDEN, Card
from ...engine.events import CardMove, Zone
from .graphics_items import CardItem


class ZoneItems(dict[Zone, list[CardItem]]):
    """A dict of card items by zone, each list from bottom to top.

    The zones are in the order in which they were filled.
    """

    def __init__(
        self, create_item: Callable[[], CardItem], remove_item: Callable[[CardItem], None]
    ) -> None:
        super().__init__()
        self._create_item, self._remove_item = create_item, remove_item

    def set_cards(self, cards_by_zone: Mapping[Zone, Sequence[Card]]) -> None:
        for zone in [zone for zone in self if zone not in cards_by_zone]:
            for item in self.pop(zone):
                self._remove_item(item)
        filled = {
            zone: self._items_for(self.get(zone, []), cards)
            for zone, cards in cards_by_zone.items()
        }
        self.clear()
        self.update(filled)  # keeps the order of a trick

    def remove_all(self) -> None:
        self.set_cards({})

    def take_item(self, move: CardMove) -> CardItem | None:
        """Remove and return the item that a move takes from its zone, or None if it isn't there."""
        item, items = self.find_item(move), self.get(move.source, [])
        if item is not None:
            items.remove(item)
            if not items:
                del self[move.source]
        return item

    def find_item(self, move: CardMove) -> CardItem | None:
        """Return the item that a move takes from its zone, or None if it isn't there."""
        items = self.get(move.source, [])
        item = next((item for item in items if item.card == move.card), None)
        return item or next((item for item in items if item.card == HIDDEN), None)

    def zone_of(self, item: CardItem) -> Zone | None:
        return next((zone for zone, items in self.items() if item in items), None)

    @property
    def trick_zones(self) -> list[Zone]:
        return [zone for zone, items in self.items() if zone.kind == "trick" and items]

    @property
    def cards_by_zone(self) -> dict[Zone, list[Card]]:
        return {zone: sorted(item.card for item in items) for zone, items in self.items() if items}

    def _items_for(self, old_items: Sequence[CardItem], cards: Sequence[Card]) -> list[CardItem]:
        """Return items that show these cards: existing ones first, then new ones."""
        spare = list(old_items)
        reused: list[CardItem | None] = []
        for card in cards:
            same = next((item for item in spare if item.card == card), None)
            if same is not None:
                spare.remove(same)
            reused.append(same)
        items = [item or (spare.pop() if spare else self._create_item()) for item in reused]
        for item, card in zip(items, cards, strict=True):
            item.card = card
        for item in spare:
            self._remove_item(item)
        return items
