"""Where a page opens as a notebook follows from the repository's one address."""

import doctest

from book.builder.extension import notebook_links


def test_the_examples_hold():
    done = doctest.testmod(notebook_links)
    assert done.attempted and not done.failed
