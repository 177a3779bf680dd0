"""A translator that records each requested text and translates nothing."""

from PySide6.QtCore import QObject, QTranslator


class RecordingTranslator(QTranslator):
    """Translate no text, and record each request: context, sentence and comment."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keys: list[tuple[str, str, str]] = []

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, sentence: str, comment: str | None = None, number: int = -1
    ) -> None:
        self.keys.append((context, sentence, comment or ""))
