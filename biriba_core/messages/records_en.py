"""What is wrong with a record, a level or a simulation, or with where they are written, in English: one sentence each."""

from __future__ import annotations

PROBLEMS: dict[str, str] = {
    "unknown-level": "No player’s level is called “{text}”: write easy, medium or hard.",
    "record-head": "line {line}: “{text}” does not begin a record; the first line is biriba 1.",
    "record-key": "line {line}: “{text}” is no line of a record’s head; see docs/records.md.",
    "record-twice": "line {line}: {text} is given a second time; keep one of them.",
    "record-value": "line {line}: {text} can’t be read; see docs/records.md for what belongs there.",
    "record-no-cards": "line {line}: before the first action a record names a deck or a seed.",
    "record-both": "line {line}: a record names a deck or a seed, not both.",
    "record-line": "line {line}: {why}",
    "record-refused": "line {line}: “{text}” is refused by {rule}: {why}",
    "record-after-end": "line {line}: nothing may follow the end of the deal; take this line away.",
    "record-wrong-end": "line {line}: this says “{text}”, but the deal is at “{found}”.",
    "bad-simulation": "{where}: a simulation with other settings is kept there; choose another folder.",
    "folder-in-use": "{where}: another simulation is writing there; wait for its end, or choose another folder.",
    "process-lost": "One of the processes was ended from outside; start the command again.",
    "too-few-processes": "This machine does not start {n} processes; ask for fewer with --jobs.",
    "bad-number": "{where}: a whole number from {least} belongs here.",
    "levels-round": "levels: {n} levels can’t be shared evenly among {players} players; name one for all, one for each side or one for each seat.",
    "no-folder": "{where}: this folder can’t be written to; choose another one.",
    "not-written": "{where}: the lines could not be written there; make room, or send them elsewhere.",
    "seed-no-word": "“{text}” is no seed: a seed is one word of at most 200 letters, without #.",
}

#: A simulation's summary, line by line.
SUMMARY: dict[str, str] = {
    "settings": "settings",
    "deals": "deals",
    "clean": "clean biribas a deal",
    "dirty": "dirty biribas a deal",
    "has-biriba": "a side has a biriba",
    "takes-reserve": "a side takes its biribaki",
    "reserve-turn": "… in turn",
    "turns": "turns in a deal",
    "stock": "stock left at the end",
    "ended": "how deals ended",
    "closed": "closed",
    "passes": "passes",
    "limit": "limit",
    "first-player": "first player’s side ahead by",
    "side": "side {side}",
    "of-side": "points {points}, ahead by {ahead}, best in {best}, biribas {clean} clean, {dirty} dirty",
    "half-of-them": "half of them from {low} to {high}",
}
