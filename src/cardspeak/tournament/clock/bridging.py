"""Jumps of the machine's clock: the event's own clock goes on evenly, and the log says that it had to."""

from __future__ import annotations

from cardspeak.tournament.core import Note, State, applies
from cardspeak.words import Message


class ClockBridged(Note, frozen=True, kw_only=True, tag="clock-bridged"):
    """The machine's clock has jumped, and the event's clock has not."""

    at: int
    ms: int
    """How far it jumped ahead; negative where it went back, or was behind when the server was started."""

    def told(self, state: State) -> Message:
        """The line of the story."""
        return self.tell(state, "back" if self.ms < 0 else "", seconds=abs(self.ms) // 1000)


class Bridges:
    """Every jump that was bridged."""

    def __init__(self) -> None:
        self.all: list[ClockBridged] = []


@applies(ClockBridged)
def _bridged(state: State, happening: ClockBridged) -> None:
    state.of(Bridges).all.append(happening)
