"""Finishing places: derived from who went out when, so that whatever is struck out or inserted, all places follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cardspeak.books.settings.prizes import EQUAL_PLACE_IS
from cardspeak.errors import Unlawful
from cardspeak.tournament.core import State
from cardspeak.tournament.entrants import Entrants
from cardspeak.tournament.finishing.ranking import Out, Tiers, Ways, tiers

PlacesVersion = tuple[int | None, ...]


class BustMoment:
    """Those who went out together: on one hand at one table, or on one hand of all tables."""

    def __init__(self, key: str, ways: Ways) -> None:
        self.key = key
        """What the reports of one hand have in common; empty for a hand of its own."""
        self.ways = ways
        self.outs: list[Out] = []


class Finishing:
    """Who went out, in which order."""

    def __init__(self) -> None:
        self.moments: list[BustMoment] = []
        """From the first to go."""
        self.of: dict[int, BustMoment] = {}
        self.by_key: dict[str, BustMoment] = {}
        self.early: set[int] = set()
        """Entries with a place whose chips are still in play: they left for good."""
        self.won: int | None = None
        self.by_chips: dict[int, int] = {}
        """The places of those who were left when the event was stopped early."""
        self.reported: dict[int, int] = {}
        """When those who are out came to the desk."""
        self.changes = 0
        """How often something was written that places come from."""
        self._known: dict[bool, tuple[PlacesVersion, dict[int, int], dict[int, list[int]]]] = {}

    def moment(self, key: str, ways: Ways) -> BustMoment:
        """The moment of a key, with the ways decided last; one of its own where there is no key."""
        found = self.by_key.get(key) if key else None
        if found is None:
            found = BustMoment(key, ways)
            self.moments.append(found)
            if key:
                self.by_key[key] = found
        found.ways = ways
        return found

    def out_of(self, entry: int) -> Out | None:
        """What is known of how an entry went out."""
        moment = self.of.get(entry)
        return next((out for out in moment.outs if out.entry == entry), None) if moment else None

    def cached(self, version: PlacesVersion, points: bool) -> dict[int, int] | None:
        """The places worked out before, if nothing has happened since that they come from."""
        known = self._known.get(points)
        return known[1] if known and known[0] == version else None

    def keep(self, version: PlacesVersion, points: bool, found: dict[int, int]) -> None:
        """Store the places and who shares each of them."""
        self._known[points] = version, found, sharing(found)

    def equals_in(self, places: Mapping[int, int], place: int) -> list[int]:
        """Everybody with a place, the best hand first; at once where these are the places worked out last."""
        known = self._known.get(False)
        shared = known[2] if known is not None and known[1] is places else sharing(places)
        return shared.get(place, [])


def sharing(places: Mapping[int, int]) -> dict[int, list[int]]:
    """The entries of each place.

    >>> sharing({7: 4, 8: 4, 5: 3})
    {4: [7, 8], 3: [5]}
    """
    found: dict[int, list[int]] = {}
    for entry, place in places.items():
        found.setdefault(place, []).append(entry)
    return found


def _version(state: State) -> PlacesVersion:
    """What changes with everything that places come from."""
    finishing, entrants = state.of(Finishing), state.of(Entrants)
    return (
        finishing.changes, finishing.won, len(finishing.early), len(finishing.by_chips), entrants.left,
        len(entrants.entries), len(entrants.by_player),
    )  # fmt: skip


def not_won(state: State) -> None:
    """Refuse where the event has its winner or was stopped: nobody goes out any more."""
    finishing = state.of(Finishing)
    if finishing.won is not None:
        raise Unlawful("event.won/already", {"won": finishing.won}, field="entry", value=finishing.won)
    if finishing.by_chips:
        raise Unlawful("event.stopped", field="event")


def finish(state: State, key: str, ways: Ways, outs: tuple[Out, ...]) -> None:
    """Put entries into the finishing order; one that has its place already keeps it."""
    finishing = state.of(Finishing)
    new = [out for out in outs if out.entry not in finishing.of]
    if not new:
        return
    finishing.changes += 1
    moment = finishing.moment(key, ways)
    moment.outs.extend(new)
    finishing.of.update((out.entry, moment) for out in new)


def forget(state: State, entry: int) -> None:
    """An entry that is taken back has no place, even if its player had left for good before."""
    finishing = state.of(Finishing)
    finishing.early.discard(entry)
    moment = finishing.of.pop(entry, None)
    if moment is None:
        return
    finishing.changes += 1
    moment.outs[:] = [out for out in moment.outs if out.entry != entry]
    if not moment.outs:
        finishing.moments.remove(moment)
        finishing.by_key.pop(moment.key, None)


def still_in(state: State) -> int:
    """Players who are still to be placed; one who left for good has a place although the chips are there."""
    return state.of(Entrants).left - len(state.of(Finishing).early)


def counts(state: State, entry: int) -> bool:
    """Whether an entry is its player's last: those before a re-entry have no place, unless that was taken back."""
    entrants = state.of(Entrants)
    mine = entrants.by_player[entrants.entry(entry).player]
    return mine[-1] == entry or entry == next(
        (one for one in reversed(mine) if entrants.entries[one].status != "withdrawn"), 0
    )


def places(state: State, *, points: bool = False) -> dict[int, int]:
    """The place of every entry that has one, the first to go first; equals share the better number, the best hand first."""
    finishing = state.of(Finishing)
    version = _version(state)
    known = finishing.cached(version, points)
    if known is None:
        known = _worked_out(state, finishing, points)
        finishing.keep(version, points, known)
    return known


def announced_places(state: State) -> dict[int, int]:
    """Every place as announced: tied players share the better one, or the middle one if the book says so."""
    table, answer = places(state), state.policy.answer(EQUAL_PLACE_IS)
    if answer is None or answer.value == "better-place":
        return table
    sharing = Counter(table.values())
    return {entry: place + (sharing[place] - 1) // 2 for entry, place in table.items()}


def place_of(state: State, entry: int, *, points: bool = False) -> int | None:
    """The place of an entry, or None while it plays or where a re-entry took its place."""
    finishing = state.of(Finishing)
    if (
        finishing.moments and finishing.of.get(entry) is finishing.moments[-1]
    ):  # just gone: no need to look at the field
        left = still_in(state)
        return next(
            (place for place, tier in _placed(state, finishing.moments[-1], left, points) if entry in tier), None
        )
    return places(state, points=points).get(entry)


def equals(state: State, entry: int) -> tuple[int, ...]:
    """Everybody who shares the place of an entry, itself among them; the best hand, which takes what cannot be divided, first."""
    place = place_of(state, entry)
    moment = state.of(Finishing).of.get(entry)
    if place is None or moment is None:
        return () if place is None else (entry,)
    finishing = state.of(Finishing)
    if moment is finishing.moments[-1]:
        return next(tuple(tier) for first, tier in _placed(state, moment, still_in(state), False) if first == place)
    table = places(state)
    return tuple(out.entry for out in _best_first(moment.outs) if table.get(out.entry) == place)


def _best_first(outs: list[Out]) -> list[Out]:
    return sorted(outs, key=lambda out: -out.strength)


def _worked_out(state: State, finishing: Finishing, points: bool) -> dict[int, int]:
    found: list[tuple[int, int]] = []
    if finishing.won is not None:
        found.append((finishing.won, 1))
    found += finishing.by_chips.items()
    better = still_in(state)
    for moment in reversed(finishing.moments):
        here = [(entry, place) for place, tier in _placed(state, moment, better, points) for entry in reversed(tier)]
        found += here
        better += len(here)
    return dict(reversed(found))


def _placed(state: State, moment: BustMoment, better: int, points: bool) -> list[tuple[int, list[int]]]:
    """The tiers of a moment with their places, given how many finish above all of them."""
    counted = [out for out in moment.outs if counts(state, out.entry)]
    if len(counted) == 1:
        return [(better + 1, [counted[0].entry])]
    found: list[tuple[int, list[int]]] = []
    ranked: Tiers = tiers(counted, moment.ways, better, points=points)
    for tier in ranked:
        found.append((better + 1, tier))
        better += len(tier)
    return found
