"""Speech output through a program of the system, for players without a screen reader."""

import sys
from collections import deque
from collections.abc import Callable
from shutil import which
from typing import NamedTuple

from PySide6.QtCore import QObject, QProcess

MOST = 4  # waiting sentences; older ones are outdated and dropped
LONGEST = 600  # characters
LAST_WORD_MS = 200
STOP = "--stop"
# The sentence is read from stdin, so that no text becomes part of a PowerShell command
SAPI = (
    "[Console]::InputEncoding = [Text.Encoding]::UTF8; "
    "Add-Type -AssemblyName System.Speech; "
    "(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak([Console]::In.ReadToEnd())"
)


class Speaking(NamedTuple):
    """A program that speaks, and whether it reads the sentence from stdin or as an argument."""

    program: str
    arguments: tuple[str, ...]
    is_piped: bool = False


def found(platform: str = sys.platform) -> Speaking | None:
    """Return the speech program of this system, or None if it has none."""
    programs = {
        "win32": Speaking("powershell", ("-NoProfile", "-NonInteractive", "-Command", SAPI), True),
        "darwin": Speaking("say", ("-f", "-"), True),
    }
    speaking = programs.get(platform, Speaking("spd-say", ("--wait",)))
    path = which(speaking.program)
    return None if path is None else speaking._replace(program=path)


class Voice(QObject):
    """A queue of sentences for a speech program; an urgent one replaces those that wait."""

    def __init__(self, find: Callable[[], Speaking | None] = found) -> None:
        super().__init__()
        self.on_failed: Callable[[], object] = _nobody_is_told
        self.language = ""
        self._find, self._is_on = find, False
        self._is_mute = self._is_cut = False
        self._waiting: deque[str] = deque(maxlen=MOST)
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def is_there(self) -> bool:
        """Whether this system has a speech program."""
        return self._find() is not None

    @property
    def is_on(self) -> bool:
        return self._is_on

    @is_on.setter
    def is_on(self, is_on: bool) -> None:
        if is_on and not self._is_on:
            self._is_mute = False  # it may work again
        self._is_on = is_on
        if not is_on:
            self._end()

    @property
    def is_speaking(self) -> bool:
        return self._process.state() != QProcess.ProcessState.NotRunning

    def say(self, sentence: str, at_once: bool = False) -> None:  # noqa: FBT001, FBT002 - a slot
        """Speak a sentence after those that wait, or at once in place of them."""
        text = spoken_text(sentence)
        if not self._is_on or self._is_mute or not text:
            return
        if at_once:
            self.hush()
        self._waiting.append(text)
        if not self.is_speaking:
            self._speak_next()

    def hush(self) -> None:
        """Stop speaking, and drop all waiting sentences."""
        self._waiting.clear()
        if self.is_speaking:
            self._is_cut = True
            self._process.kill()

    def close(self) -> None:
        """Turn speech off, and end the speech program."""
        self._is_on = False
        self._end()
        self._process.waitForFinished(LAST_WORD_MS)

    # Internals

    def _speak_next(self) -> None:
        speaking = self._find() if self._waiting else None
        if speaking is None:
            self._waiting.clear()
            return
        text, process = self._waiting.popleft(), self._process
        if speaking.is_piped:
            process.start(speaking.program, list(speaking.arguments))
            process.write(text.encode())
            process.closeWriteChannel()
        else:
            process.start(speaking.program, [*speaking.arguments, *self._manner(), "--", text])
        self._is_cut = False

    def _manner(self) -> list[str]:
        """Return options for spd-say.

        A stop comes first after an interruption, as the daemon continues without its client.
        """
        stop = [STOP] * self._is_cut
        return [*stop, "--language", self.language] if self.language else stop

    def _end(self) -> None:
        """Stop the speech program in the middle of a sentence."""
        was_speaking, speaking = self.is_speaking, self._find()
        self.hush()
        if was_speaking and speaking is not None and not speaking.is_piped:
            QProcess.startDetached(speaking.program, [STOP])

    def _on_finished(self, code: int, status: QProcess.ExitStatus) -> None:
        if not self._is_cut and (code or status != QProcess.ExitStatus.NormalExit):
            self._fail()
        self._speak_next()

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self._fail()

    def _fail(self) -> None:
        """Stop speaking after a failure, and call on_failed once."""
        self._waiting.clear()
        if not self._is_mute:
            self._is_mute = True
            self.on_failed()


def spoken_text(sentence: str) -> str:
    """Return a sentence that is safe for any speech program: printable, without [[commands]]."""
    whole = sentence.encode("utf-8", "replace").decode("utf-8")
    letters = "".join(letter if letter.isprintable() else " " for letter in whole)
    return letters.replace("[[", "(").replace("]]", ")").strip()[:LONGEST]


def _nobody_is_told() -> None:
    """Do nothing."""
