"""Speech output through a program of the system, for players without a screen reader."""

import sys
from collections import deque
from collections.abc import Callable
from shutil import which
from typing import NamedTuple

from PySide6.QtCore import QObject, QProcess, Signal

MAX_WAITING_SENTENCES = 4  # older ones are dropped, because they are outdated
MAX_SENTENCE_LENGTH = 600  # characters
STOP_TIMEOUT_MS = 200
STOP_OPTION = "--stop"
# It reads the sentence from stdin, so that no text becomes part of a PowerShell command
SAPI_SCRIPT = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; "
    "Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class SpeechProgram(NamedTuple):
    """A program that speaks a sentence.

    It reads the sentence from stdin if uses_stdin, otherwise from its last argument.
    """

    program: str
    arguments: tuple[str, ...]
    uses_stdin: bool = False


def find_speech_program(platform: str = sys.platform) -> SpeechProgram | None:
    """Return the speech program of this system, or None if it has none."""
    programs = {
        "win32": SpeechProgram(
            "powershell", ("-NoProfile", "-NonInteractive", "-Command", SAPI_SCRIPT), True
        ),
        "darwin": SpeechProgram("say", ("-f", "-"), True),
    }
    speaking = programs.get(platform, SpeechProgram("spd-say", ("--wait",)))
    path = which(speaking.program)
    return None if path is None else speaking._replace(program=path)


class SystemVoice(QObject):
    """Speaks sentences one after another. An urgent one replaces those that are waiting."""

    failed = Signal()  # emitted once until the voice is turned on again

    def __init__(
        self, find_program: Callable[[], SpeechProgram | None] = find_speech_program
    ) -> None:
        super().__init__()
        self.language = ""
        self._find_program, self._is_on = find_program, False
        self._has_failed = self._was_interrupted = False
        self._sentences: deque[str] = deque(maxlen=MAX_WAITING_SENTENCES)
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def is_available(self) -> bool:
        return self._find_program() is not None

    @property
    def is_on(self) -> bool:
        return self._is_on

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        if is_on and not self._is_on:
            self._has_failed = False  # it may work this time
        self._is_on = is_on
        if not is_on:
            self._stop_process()

    @property
    def is_speaking(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def speak(self, sentence: str, interrupt: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        text = safe_speech_text(sentence)
        if not self._is_on or self._has_failed or not text:
            return
        if interrupt:
            self.stop_speaking()
        self._sentences.append(text)
        if not self.is_speaking:
            self._speak_next()

    def add_failure_listener(self, listener: Callable[[], object]) -> None:
        """Call a function whenever the speech program fails."""
        self.failed.connect(listener)

    def stop_speaking(self) -> None:
        self._sentences.clear()
        if self.is_speaking:
            self._was_interrupted = True
            self._process.kill()

    def close(self) -> None:
        self._is_on = False
        self._stop_process()
        self._process.waitForFinished(STOP_TIMEOUT_MS)

    # Internals

    def _speak_next(self) -> None:
        speaking = self._find_program() if self._sentences else None
        if speaking is None:
            self._sentences.clear()
            return
        text, process = self._sentences.popleft(), self._process
        if speaking.uses_stdin:
            process.start(speaking.program, list(speaking.arguments))
            process.write(text.encode())
            process.closeWriteChannel()
        else:
            process.start(
                speaking.program, [*speaking.arguments, *self._dispatcher_options(), "--", text]
            )
        self._was_interrupted = False

    def _dispatcher_options(self) -> list[str]:
        """Return further options if the speech program is spd-say, the client of a daemon.

        After an interruption, the daemon must be told to stop, because it goes on speaking when
        its client has ended.
        """
        stop = [STOP_OPTION] * self._was_interrupted
        return [*stop, "--language", self.language] if self.language else stop

    def _stop_process(self) -> None:
        was_speaking, speaking = self.is_speaking, self._find_program()
        self.stop_speaking()
        if was_speaking and speaking is not None and not speaking.uses_stdin:
            QProcess.startDetached(speaking.program, [STOP_OPTION])

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if not self._was_interrupted and (code or status != QProcess.ExitStatus.NormalExit):
            self._report_failure()
        self._speak_next()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._report_failure()

    def _report_failure(self) -> None:
        """Stop speaking after a failure, and emit failed unless it was emitted before."""
        self._sentences.clear()
        if not self._has_failed:
            self._has_failed = True
            self.failed.emit()


def safe_speech_text(sentence: str) -> str:
    """Return a sentence without unprintable characters and [[commands]] to speech programs."""
    whole = sentence.encode("utf-8", "replace").decode("utf-8")
    letters = "".join(letter if letter.isprintable() else " " for letter in whole)
    return letters.replace("[[", "(").replace("]]", ")").strip()[:MAX_SENTENCE_LENGTH]
