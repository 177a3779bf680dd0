"""The system's setting for reduced motion is found on each system."""

import os
import plistlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from os import environ
from pathlib import Path
from shutil import which
from subprocess import run
from typing import TYPE_CHECKING

import pytest

from marjapussi_gui.ui.common.reduced_motion import (
    is_motion_reduced_by_gsettings,
    is_motion_reduced_in_files,
    is_motion_reduced_on_desktop,
    is_motion_reduced_on_mac,
    portal_requests_reduced_motion,
)
from tests.unprivileged import run_unprivileged, unprivileged_home

from .settings_portal import NAME, Portal, Settings, run_bus, run_portal

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes and scripts")
PATIENCE_MS = 30_000
ASKS = """
from PySide6.QtCore import QCoreApplication
from marjapussi_gui.ui.common.reduced_motion import prefers_reduced_motion
app = QCoreApplication([])
print(prefers_reduced_motion())
"""


@pytest.mark.parametrize(
    ("file", "text", "is_still"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=False\n", True),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
        ("gtk-4.0/settings.ini", "no settings at all", False),
    ],
)
def test_reduced_motion_is_read_from_a_desktop_file(
    tmp_path: Path, file: str, text: str, is_still: bool
) -> None:
    path = tmp_path / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")

    assert is_still == is_motion_reduced_in_files(tmp_path)


@pytest.mark.parametrize("is_still", [True, False])
def test_reduced_motion_is_read_from_a_mac_property_list(tmp_path: Path, is_still: bool) -> None:
    file = tmp_path / "access.plist"
    file.write_bytes(plistlib.dumps({"reduceMotion": is_still}))

    assert is_still == is_motion_reduced_on_mac(file)


def test_missing_or_broken_settings_mean_full_motion(tmp_path: Path) -> None:
    (tmp_path / "broken").write_bytes(b"<?xml version='1.0'?><plist><dict>")

    assert not is_motion_reduced_in_files(tmp_path / "none")
    assert not is_motion_reduced_on_mac(tmp_path / "none")
    assert not is_motion_reduced_on_mac(tmp_path / "broken")


@posix
def test_unreadable_settings_mean_full_motion(tmp_path: Path) -> None:
    below_a_file = tmp_path / "file"
    below_a_file.write_text("no folder")
    assert not is_motion_reduced_in_files(below_a_file / "config")

    with unprivileged_home() as folder, run_unprivileged():
        folder.chmod(0)
        assert not is_motion_reduced_in_files(folder)
        assert not is_motion_reduced_on_mac(folder / "settings.plist")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a service that a bus could start as the portal."""
    folder = tmp_path_factory.mktemp("data")
    services = folder / "dbus-1" / "services"
    services.mkdir(parents=True)
    starts = f"[D-BUS Service]\nName={NAME}\nExec=/bin/touch {folder / 'started'}\n"
    (services / f"{NAME}.service").write_text(starts, "utf-8")
    return folder


@pytest.fixture(scope="module")
def address(data: Path) -> Iterator[str]:
    if not which("dbus-daemon"):
        pytest.skip("there is no dbus-daemon")
    with run_bus(data) as address:
        yield address


@pytest.fixture(scope="module")
def portal(address: str) -> Iterator[Portal]:
    with run_portal(address) as portal:
        portal.set_answer({})
        yield portal


@contextmanager
def connect_bus(address: str) -> Iterator["QDBusConnection"]:
    from PySide6.QtDBus import QDBusConnection

    yield QDBusConnection.connectToBus(address, address)
    QDBusConnection.disconnectFromBus(address)


@pytest.fixture
def bus(address: str) -> Iterator["QDBusConnection"]:
    with connect_bus(address) as bus:
        yield bus


def test_portal_that_does_not_run_is_not_started(data: Path, address: str) -> None:
    with run_bus(data) as lonely, connect_bus(lonely) as bus:
        assert portal_requests_reduced_motion(bus, PATIENCE_MS) is None

    assert not (data / "started").exists()


@pytest.mark.parametrize(
    ("settings", "is_still"),
    [
        ({"reduced-motion": ("u", 1)}, True),
        ({"reduced-motion": ("u", 0)}, False),
        ({"enable-animations": ("b", False)}, True),
        ({"enable-animations": ("b", True), "reduced-motion": ("u", 0)}, False),
        ({"AnimationDurationFactor": ("s", "0")}, True),
        ({"AnimationDurationFactor": ("d", 0.0)}, True),
        ({"AnimationDurationFactor": ("d", 0.5)}, False),
        ({"enable-animations": ("ai", [1, 2])}, False),
        ({}, False),
        (None, None),
    ],
)
def test_reduced_motion_is_read_from_the_portal(
    portal: Portal, bus: "QDBusConnection", settings: Settings | None, is_still: bool | None
) -> None:
    portal.set_answer(settings)

    assert is_still == portal_requests_reduced_motion(bus, 5 if settings is None else PATIENCE_MS)


@pytest.mark.parametrize("wish", [0, 1])
def test_session_bus_is_queried(portal: Portal, address: str, wish: int, data: Path) -> None:
    portal.set_answer({"reduced-motion": ("u", wish)})
    environment = environ | {"DBUS_SESSION_BUS_ADDRESS": address, "XDG_CONFIG_HOME": str(data)}

    process = run(
        (sys.executable, "-c", ASKS), env=environment, capture_output=True, text=True, check=True
    )

    assert (process.stdout, process.stderr) == (f"{bool(wish)}\n", "")


def test_missing_bus_means_no_setting() -> None:
    from PySide6.QtDBus import QDBusConnection

    nowhere = QDBusConnection.connectToBus("unix:path=/nowhere/bus", "nowhere")

    assert portal_requests_reduced_motion(nowhere) is None


@pytest.fixture
def no_bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide no session bus, and a folder as the only PATH."""
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


@posix
@pytest.mark.parametrize(
    ("script", "is_still"),
    [
        ("echo false", True),
        ("echo true", False),
        ('[ "$*" = "get org.gnome.desktop.interface enable-animations" ] && echo false', True),
        ('[ "$DBUS_SESSION_BUS_ADDRESS" = disabled: ] && echo false', True),
        ("echo 'No such schema' >&2; exit 1", False),
        ("printf '\\377'", False),
    ],
)
def test_settings_tool_is_queried_without_a_portal(
    no_bus: Path, script: str, is_still: bool
) -> None:
    install(no_bus, script)

    assert is_still == is_motion_reduced_on_desktop(no_bus)


@posix
def test_tool_of_settings_that_hangs_is_ended(no_bus: Path) -> None:
    install(no_bus, "exec /bin/sleep 600")

    assert not is_motion_reduced_by_gsettings(5)


@posix
def test_unusable_settings_tool_means_no_setting(no_bus: Path) -> None:
    assert not is_motion_reduced_on_desktop(no_bus)
    install(no_bus, "echo false")
    (no_bus / "gsettings").write_bytes(b"\0 no program")

    assert not is_motion_reduced_on_desktop(no_bus)


def install(folder: Path, script: str) -> None:
    tool = folder / "gsettings"
    tool.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
    tool.chmod(0o755)
