"""Mutants that no test can tell from the module (`tests.mutants`), and why: by module, function and change."""

from __future__ import annotations

EQUIVALENT: dict[str, dict[str, str]] = {}
