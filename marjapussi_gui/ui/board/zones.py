"""Which cards on the felt lie in which zone; the first of a zone lies lowest."""

from collections.abc import Callable, Mapping, Sequence

from ...engine.cards import HIDDEN, Card
from ...engine.events import Move, Zone
from .items import CardItem


class Zones(dict[Zone, list[CardItem]]):
    """Items by their zones, in the order in which those were filled."""

    def __init__(self, new: Callable[[], CardItem], remove: Callable[[CardItem], None]) -> None:
        super().__init__()
        self._new, self._remove = new, remove

    def become(self, wanted: Mapping[Zone, Sequence[Card]]) -> None:
        """Hold these cards, and no others; an item whose card stays is kept."""
        for zone in [zone for zone in self if zone not in wanted]:
            for item in self.pop(zone):
                self._remove(item)
        filled = {zone: self._filled(self.get(zone, []), cards) for zone, cards in wanted.items()}
        self.clear()
        self.update(filled)  # a trick as it was played

    def empty(self) -> None:
        """Remove all cards."""
        self.become({})

    def taken(self, move: Move) -> CardItem | None:
        """Return the item that leaves its zone with a move; None where it came from no zone."""
        items = self.get(move.source, [])
        item = next((item for item in items if item.card == move.card), None)
        item = item or next((item for item in items if item.card == HIDDEN), None)
        if item is not None:
            items.remove(item)
            if not items:
                del self[move.source]
        return item

    def of(self, item: CardItem) -> Zone | None:
        return next((zone for zone, items in self.items() if item in items), None)

    @property
    def playing(self) -> list[Zone]:
        """The zones of the trick in the order in which they were filled."""
        return [zone for zone, items in self.items() if zone.kind == "trick" and items]

    @property
    def contents(self) -> dict[Zone, list[Card]]:
        """Which cards are shown in each zone."""
        return {zone: sorted(item.card for item in items) for zone, items in self.items() if items}

    def _filled(self, held: Sequence[CardItem], cards: Sequence[Card]) -> list[CardItem]:
        """Return items that show these cards: those held, and new ones where they are too few."""
        spare = list(held)
        kept: list[CardItem | None] = []
        for card in cards:
            same = next((item for item in spare if item.card == card), None)
            if same is not None:
                spare.remove(same)
            kept.append(same)
        items = [item or (spare.pop() if spare else self._new()) for item in kept]
        for item, card in zip(items, cards, strict=True):
            item.card = card
        for item in spare:
            self._remove(item)
        return items
