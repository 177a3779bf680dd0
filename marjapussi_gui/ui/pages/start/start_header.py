"""The header of the start page: the program's name, and buttons that lead to other pages."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from ....model.preferences import LANGUAGES
from ...art.cross_stitch import draw_grid
from ...art.score_bag_pictures import BAG_BOX_HEIGHT, BAG_BOX_WIDTH, bag_picture
from ...art.stitched_letters import word_grid
from ...art.vector_paths import icon_picture
from ...common.requests import ChangePreference
from ...text.commands import Command
from ...text.dialog_text import preference_label, preference_value_label
from ...text.i18n import say
from ...widgets.labels import AccessibleNameTooltip

PROGRAM_NAME = "Marjapussi"
BERRY_COUNT, BAG_WIDTH = 9, 56
STITCH_SIZE = 3.0  # pixels; each dot of a letter is two by two stitches


class Wordmark(QWidget):
    """Shows the program's name as a picture in cross-stitch; screen readers read the name."""

    def __init__(self) -> None:
        super().__init__()
        self._rows, self._stitch_size = word_grid(PROGRAM_NAME), STITCH_SIZE
        self.setAccessibleName(PROGRAM_NAME)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_stitch_size(self, stitch_size: float) -> None:
        self._stitch_size = stitch_size
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(
            round(len(self._rows[0]) * self._stitch_size),
            round(len(self._rows) * self._stitch_size),
        )

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour = QColor(self.palette().color(QPalette.ColorRole.Link))
        draw_grid(painter, QRectF(self.rect()), self._rows, {"X": colour})
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()


class BerryBagLogo(QWidget):
    """Shows a bag that is nearly full of berries."""

    def __init__(self, pixel_ratio: float) -> None:
        super().__init__()
        self._pixel_ratio, self._width = pixel_ratio, BAG_WIDTH
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_width(self, width: int) -> None:
        self._width = width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._width, round(self._width * BAG_BOX_HEIGHT / BAG_BOX_WIDTH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(
            0, 0, bag_picture(BERRY_COUNT, 0, self._width, self._pixel_ratio, label="")
        )
        painter.end()


ICON_SIZE = 21
PILL_HEIGHT, MAX_PILL_WIDTH, GAP = 42, 400, 8


class StartHeader(QWidget):
    """Shows the wordmark (the name as a picture) on the left, and buttons on the right."""

    request = Signal(object)

    def __init__(self, pixel_ratio: float) -> None:
        super().__init__()
        self.language_button = PillButton("globe", pixel_ratio)
        self.preferences_button = PillButton("gear", pixel_ratio)
        self.wordmark, self.bag = Wordmark(), BerryBagLogo(pixel_ratio)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.bag)
        row.addSpacing(GAP)
        row.addWidget(self.wordmark)
        row.addStretch(1)
        for pill in (self.language_button, self.preferences_button):
            row.addWidget(pill, 0, Qt.AlignmentFlag.AlignVCenter)
        self.language_button.clicked.connect(self.show_language_menu)
        self.preferences_button.clicked.connect(partial(self.request.emit, Command.PREFERENCES))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.language_button.set_label(say("language-name"), preference_label("language"))
        self.preferences_button.set_label(say("preferences"))

    def set_narrow(self, *, is_narrow: bool) -> None:
        self.wordmark.set_stitch_size(2.1 if is_narrow else 3.0)
        self.bag.set_width(42 if is_narrow else 56)
        self.preferences_button.set_folded(is_folded=is_narrow)

    def create_language_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for code in LANGUAGES[1:]:
            action = menu.addAction(preference_value_label("language", code))
            action.triggered.connect(partial(self._request_language, code))
        return menu

    def show_language_menu(self) -> None:
        self.create_language_menu().popup(
            self.language_button.mapToGlobal(QPoint(0, self.language_button.height() + 4))
        )

    def _request_language(self, language: str, _checked: object = None) -> None:
        self.request.emit(ChangePreference("language", language))

    def minimumSizeHint(self) -> QSize:
        """Return a small width, so that the page can get so narrow that labels are hidden."""
        return QSize(0, super().minimumSizeHint().height())


class PillButton(QPushButton):
    """A rounded button with an icon and, if there is space, a label."""

    def __init__(self, icon_name: str, pixel_ratio: float) -> None:
        super().__init__()
        self._icon_name, self._pixel_ratio, self._icon_colour = icon_name, pixel_ratio, ""
        self._text, self._is_folded = "", False
        self.setProperty("look", "pill")
        AccessibleNameTooltip(self)
        self.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
        self.update_icon()  # before the layout, because an icon makes the button wider

    def set_label(self, text: str, description: str = "") -> None:
        """Set the label. If there is a description, the accessible name begins with it."""
        self._text = text
        self.setText("" if self._is_folded else text)
        self.setAccessibleName(f"{description}: {text}" if description else text)

    def set_folded(self, *, is_folded: bool) -> None:
        """Hide or show the label beside the icon."""
        self._is_folded = is_folded
        self.setText("" if is_folded else self._text)
        self.setMaximumWidth(PILL_HEIGHT if is_folded else MAX_PILL_WIDTH)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.update_icon()
        super().paintEvent(event)

    def update_icon(self) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText).name()
        if ink != self._icon_colour:
            self._icon_colour = ink
            self.setIcon(QIcon(icon_picture(self._icon_name, ink, ICON_SIZE, self._pixel_ratio)))
