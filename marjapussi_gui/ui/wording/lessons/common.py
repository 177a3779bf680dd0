"""What is said in the lessons of several games."""

from collections.abc import Mapping

from ..tongue import once_a_language, translate
from .texts import LessonTexts


@once_a_language
def _texts() -> Mapping[str, str]:
    return {
        "tricks": translate("Lessons played", "tricks"),
        "marriages": translate("Lessons played", "marriages and questions"),
    }


TEXTS = LessonTexts("", "Helvi", _texts)
