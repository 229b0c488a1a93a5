"""For Pyodide's start, which takes note of one function: nothing waits in Python here."""


def get_event_loop() -> None:
    raise RuntimeError("there is no event loop in the browser")
