"""The names and identifiers of the program on each system."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PyInstaller.utils.win32.versioninfo import VSVersionInfo

PACKAGE = Path(__file__).resolve().parent.parent / "marjapussi_gui" / "__init__.py"
VERSION = re.findall(r'__version__ = "(.+)"', PACKAGE.read_text("utf-8"))[0]

NAME = "Marjapussi"
ID = "fi.marjapussi.Marjapussi"
RECORD_TYPE = "application/x-marjapussi-record"
RECORD_SUFFIX = "marja"
RECORD_ID = f"{ID}.record"
RECORD_ICON = RECORD_ID

# for macOS: the file type of records, which the program can open
RECORD_DECLARATION = {
    "UTTypeIdentifier": RECORD_ID,
    "UTTypeDescription": "Marjapussi match",
    "UTTypeConformsTo": ["public.plain-text"],
    "UTTypeTagSpecification": {
        "public.filename-extension": [RECORD_SUFFIX],
        "public.mime-type": [RECORD_TYPE],
    },
}
MACOS = {
    "LSMinimumSystemVersion": "13.0",  # the oldest version that Qt supports
    "NSHighResolutionCapable": True,
    "LSApplicationCategoryType": "public.app-category.card-games",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": "Marjapussi match",
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [RECORD_ID],
        }
    ],
    "UTExportedTypeDeclarations": [RECORD_DECLARATION],
}

ENGLISH_LOCALE, UNICODE_CODE_PAGE = 0x0409, 1200


def windows_version() -> "VSVersionInfo":
    """Return the version resource, which Windows shows in the properties of the program."""
    from PyInstaller.utils.win32 import versioninfo as windows

    numbers = (*map(int, VERSION.split(".")), 0)
    properties = {
        "CompanyName": "the Marjapussi authors",
        "FileDescription": NAME,
        "FileVersion": VERSION,
        "LegalCopyright": "MIT License",
        "OriginalFilename": "marjapussi.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    texts = [windows.StringStruct(name, text) for name, text in properties.items()]
    language = windows.StringTable(f"{ENGLISH_LOCALE:04X}{UNICODE_CODE_PAGE:04X}", texts)
    return windows.VSVersionInfo(
        ffi=windows.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            windows.StringFileInfo([language]),
            windows.VarFileInfo(
                [windows.VarStruct("Translation", [ENGLISH_LOCALE, UNICODE_CODE_PAGE])]
            ),
        ],
    )
