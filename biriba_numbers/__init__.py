"""The chapter on numbers: what is measured, and how the page shows it.

>>> numbers("biribas", lang="en")
<biriba page part>
"""

from typing import Any

from biriba_widgets.checking import checked_language
from biriba_widgets.errors import needs

__all__ = ["numbers"]


def numbers(name: str, *, lang: str = "en") -> Any:
    """Show in a notebook what the chapter has under a name: the answer to one question, or `advice`.

    Raises `biriba_widgets.errors.ShowError`, one sentence, for a name or a language that does not exist, and when
    the extra ``numbers`` is not installed.
    """
    with needs("numbers", checked_language(lang)):
        from biriba_numbers.page import html
        from biriba_widgets.notebook import Still
        from biriba_widgets.stored import pictures
    return Still(pictures(html(name, lang)))
