"""What can't be entered: the key of the sentence that says why, and what its fields hold."""

from __future__ import annotations


class Refused(ValueError):
    """Something that no deal and no match can be; `code` names the rule of the rulebook that says so.

    `side`: whose entry it is about, where it is about one side's.
    """

    side: int | None = None

    def __init__(self, key: str, code: str = "", **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.values = values
