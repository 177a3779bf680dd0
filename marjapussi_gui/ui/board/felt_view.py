"""The view of the felt, and its painted background."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from ..art.felt import felt_picture


class BackgroundKey(NamedTuple):
    """The parameters that determine a picture of the felt."""

    width: int
    height: int
    felt: str
    pixel_ratio: float
    table_width: int


class FeltBackground:
    """The last picture of the felt, with the parameters it was painted with."""

    def __init__(self) -> None:
        self.picture = QPixmap()
        self._key = BackgroundKey(0, 0, "", 0.0, 0)

    def is_current(self, key: BackgroundKey) -> bool:
        return self._key == key

    def can_stretch(self, key: BackgroundKey) -> bool:
        """Return whether the current picture differs from the wanted one only in size."""
        return (self._key.felt, self._key.pixel_ratio) == (key.felt, key.pixel_ratio)

    def draw(self, key: BackgroundKey) -> None:
        self._key, self.picture = key, felt_picture(*key)

    def draw_on(self, painter: QPainter, box: QRect, key: BackgroundKey) -> None:
        """Draw the felt into a box, stretched if it was painted for another size."""
        if self.is_current(key):
            painter.drawPixmap(0, 0, self.picture)
        else:
            painter.drawPixmap(box, self.picture)


PAINT_EVENTS = (QEvent.Type.Expose, QEvent.Type.UpdateRequest)


class SceneUpdateFilter(QObject):
    """Makes a scene process its pending changes before its window is painted.

    Painting makes an item forget its previous position. If Qt paints after an item was moved but
    before the scene has updated itself, the old position is never repainted. This happens when
    both events are pending.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in PAINT_EVENTS:
            QCoreApplication.sendPostedEvents(self._scene, QEvent.Type.MetaCall)
        return super().eventFilter(watched, event)


class FeltView(QGraphicsView):
    """A view of its own scene, as large as the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self._before_painting = SceneUpdateFilter(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlags(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # files are dropped on the window
        self.viewport().setAcceptDrops(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for each in (self.window(), self.window().windowHandle()):
            each.installEventFilter(self._before_painting)
