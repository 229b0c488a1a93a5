"""The chapter on numbers: what is measured, and how the page shows it.

>>> numbers("figure:biribas", lang="en")
<biriba page part>
"""

from biriba_numbers.page import numbers

__all__ = ["numbers"]
