"""Dialogs that show a picture of a moment: one to copy or save it, one for a received moment."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from ...engine.record import MatchRecord
from ...engine.state import Seat
from ..sharing.hand_picture import (
    PictureContent,
    ShownCards,
    draw_hand_picture,
    picture_content,
)
from ..text.i18n import say
from ..widgets.fields import ComboField
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import TextLabel, create_button, create_label
from .dialog_layout import create_box, fill_dialog, resize_within_screen

PREVIEW_SIZE = QSize(600, 400)
WIDTH, HEIGHT = 640, 600


class PictureDialog(QDialog):
    """Shows the picture to share, and asks whose cards it shows and whether to copy or save it."""

    def __init__(
        self,
        record: MatchRecord,
        ply: int,
        seat: Seat,
        parent: QWidget | None = None,
        *,
        may_open: bool,
    ) -> None:
        """Create the dialog. With may_open, all cards may be shown."""
        super().__init__(parent)
        self._moment = record, ply, seat
        self.picture, self.code = QImage(), ""
        self.wants_file = False
        self.setWindowTitle(say("picture-title"))
        offered = (each for each in ShownCards if may_open or each is not ShownCards.ALL)
        choices = [(each, say(f"picture-cards-{each}")) for each in offered]
        self.cards_field = ComboField(say("picture-cards"), choices)
        self.preview = TextLabel()
        self.copy_button = create_button(say("picture-copy"), self._copy_picture, "play")
        self.code_button = create_button(say("picture-copy-code"), self._copy_code)
        self.save_button = create_button(say("button-save-as"), self._choose_file)
        self.cancel_button = create_button(say("button-cancel"), self.reject)
        for each in (self.code_button, self.save_button, self.cancel_button):
            each.setAutoDefault(False)
        self.copy_button.setDefault(True)
        buttons = self.cancel_button, self.save_button, self.code_button, self.copy_button
        fill_dialog(
            self,
            self.preview,
            create_box(say("picture-cards"), self.cards_field),
            FlowLayout(*buttons, align_right=True),
        )
        resize_within_screen(self, WIDTH, HEIGHT)
        self.cards_field.picked.connect(self.show_picture)
        self.show_picture()
        self.copy_button.setFocus()

    def show_picture(self, _changed: object = None) -> None:
        content = picture_content(*self._moment, self.cards_field.value())
        assert content is not None  # cards have been dealt
        self.picture, self.code = draw_hand_picture(content), content.code
        self.code_button.setEnabled(bool(self.code))
        _show_preview(self.preview, self.picture, content.title)

    def _copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture)
        self.accept()

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self.accept()

    def _choose_file(self) -> None:
        self.wants_file = True
        self.accept()


class ReceivedMomentDialog(QDialog):
    """Shows a moment that somebody sent, without the play that led to it."""

    def __init__(self, content: PictureContent, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.preview, picture = TextLabel(), draw_hand_picture(content)
        self.close_button = create_button(say("button-close"), self.reject, "play")
        _show_preview(self.preview, picture, f"{title}: {content.title}")
        ends = FlowLayout(self.close_button, align_right=True)
        fill_dialog(self, self.preview, create_label(say("only-seen-before")), ends)
        resize_within_screen(self, WIDTH, HEIGHT)


def _show_preview(label: TextLabel, picture: QImage, name: str) -> None:
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    ratio = label.devicePixelRatioF()
    small = QPixmap.fromImage(picture).scaled(
        PREVIEW_SIZE * ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    small.setDevicePixelRatio(ratio)
    label.setPixmap(small)
    label.setAccessibleName(name)
