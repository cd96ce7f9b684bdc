"""Cards given up at showdown, mucked or brought back (13, 14): when they still count, and when they are dead."""

from __future__ import annotations

from cardspeak.books.settings.hand import ALL_IN_FACE_UP
from cardspeak.books.settings.showdown import (
    DEATHS,
    DISCARD,
    RETRIEVAL,
    TABLED_WINNER,
    UNTABLED_MUCK,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.inquiry import Inquiry, Silent
from cardspeak.floor.ruling import Choice, Effect, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Die, Forward, Reveal, Revive, Unfold, folded_last
from cardspeak.floor.showdown.killing import dies, has_wager, killed, thought_won
from cardspeak.floor.showdown.memory import Showdown
from cardspeak.floor.showdown.tabling import must_be_tabled
from cardspeak.floor.showdown.winners import leaders
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase

UNTIL = {
    "until-lost": phrase("the dealer pushes them into the muck or nobody can tell them apart"),
    "until-pushed-in": phrase("the dealer pushes them into the muck"),
    "until-mixed": phrase("they are mixed with other cards"),
    "until-touching": phrase("they touch the muck"),
}
"""How long cards that were given up may be turned up."""


def discards(table: Table, seat: int) -> Ruling:
    """A player pushes the cards forward face down."""
    hand = facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    if not facts.betting_over(hand):
        return _before_showdown(table, seat)
    if hand.pending.step == "show" and must_be_tabled(inq, hand):
        return _no_muck(table, inq, seat)
    if facts.is_tabled(table, seat):
        raise Unlawful("muck.tabled", f"The hand of {table.name(seat)} lies open already.", field="seat", value=seat)
    kept = inq.ask(DISCARD)
    inq.cite(DISCARD)
    name = table.name(seat)
    if kept == "director" and seat in table.recall(Showdown).lost:
        return _director_retrieves(table, inq, seat, phrase("given up face down"))
    if kept == "director":
        return _given_up(table, inq, seat)
    return inq.ruling(
        "reading",
        why=phrase(
            "{name} has given up the cards but they are not dead yet: they may be turned up until {until}.",
            name=name,
            until=UNTIL[kept],
        ),
        answer="live",
        effects=(Forward(seat),),
    )


def _given_up(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """Cards given up at showdown: whether they are dead is a question only if somebody wants them back (3-ii-2)."""
    inq.cite(RETRIEVAL)
    cites = inq.cited(RETRIEVAL)
    name = table.name(seat)
    choices = [Choice("dead", cites, dies(table, seat, "given up face down")), Choice("live", cites, (Forward(seat),))]
    if seat in table.recall(Showdown).misled:
        inq.fact(
            phrase(
                "{name} gave the hand up on wrong information, so every effort should be made to bring it back.",
                name=name,
            )
        )
        choices.reverse()
    why = phrase(
        "{name} has given up the cards; the host may rule them dead, or live while it is certain which they are.",
        name=name,
    )
    return inq.ruling("reading", why=why, answer="given up", director=tuple(choices), effects=(Forward(seat),))


def _no_muck(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """16: after an all-in nobody mucks unseen."""
    inq.cite(ALL_IN_FACE_UP)
    name = table.name(seat)
    return inq.ruling(
        "refused",
        why=phrase("An all-in has ended the betting: the hand of {name} is live and must be tabled.", name=name),
        answer="must be tabled",
        steps=(phrase("Give the cards back to {name}.", name=name), phrase("{name} tables them.", name=name)),
    )


def _before_showdown(table: Table, seat: int) -> Ruling:
    """Cards thrown forward while the betting goes on."""
    hand = table.the_hand()
    if has_wager(hand, seat):
        return thought_won(table, seat)
    return thrown_forward(table, seat, acted_on=False)


def thrown_forward(table: Table, seat: int, *, acted_on: bool) -> Ruling:
    """Cards thrown forward in the betting: dead once somebody has acted because of it, else the director rules."""
    facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    ways = inq.ask(DEATHS)
    inq.cite(DEATHS, "forward-acted-on")
    die = Die(seat, "thrown forward")
    if acted_on and "forward-acted-on" in ways:
        return inq.ruling(
            "remedy",
            why=phrase("{name} threw the cards forward and a player behind acted on it.", name=table.name(seat)),
            answer="dead",
            effects=(die,),
        )
    cites = inq.cited(DEATHS, "forward-acted-on")
    return inq.ruling(
        "decision",
        why=phrase("{name} threw the cards forward and nobody has acted on it yet.", name=table.name(seat)),
        director=(Choice("live", cites), Choice("dead", cites, (die,))),
    )


def folds(table: Table, seat: int) -> Ruling:
    """A player folds or says so: facing a bet the hand is dead at once; otherwise the director rules."""
    hand = facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    ways = inq.ask(DEATHS)
    inq.cite(DEATHS, "fold-facing-bet")
    facing = hand.pending.step == "act" and hand.bet_level > hand.bets[seat]
    die = Die(seat, "folded")
    if facing and "fold-facing-bet" in ways:
        return inq.ruling(
            "remedy", why=phrase("{name} faced a bet and folded.", name=table.name(seat)), answer="dead", effects=(die,)
        )
    cites = inq.cited(DEATHS, "fold-facing-bet")
    return inq.ruling(
        "decision",
        why=phrase("{name} folded with no bet to face.", name=table.name(seat)),
        director=(Choice("live", cites), Choice("dead", cites, (die,))),
    )


def touches_muck(table: Table, seat: int, *, face_up: bool = False) -> Ruling:
    """Cards touch the muck: face down that kills them in some books; face up it does not."""
    hand = facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    kept = inq.ask(DISCARD)
    inq.cite(DISCARD)
    name = table.name(seat)
    if facts.betting_over(hand) and hand.pending.step == "show" and kept != "until-touching":
        if must_be_tabled(inq, hand):
            return _no_muck(table, inq, seat)
        if kept == "director":
            return _director_retrieves(table, inq, seat, phrase("touched the muck"))
    if kept == "until-touching" and not face_up:
        inq.maybe(RETRIEVAL)
        inq.cite(RETRIEVAL)
        return inq.ruling(
            "remedy",
            why=phrase("The cards of {name} touched the muck face down: they are dead and stay there.", name=name),
            answer="dead",
            steps=(phrase("{name} has no further part in the hand.", name=name),),
            effects=dies(table, seat, "touched the muck"),
        )
    return inq.ruling(
        "reading",
        why=phrase("Touching the muck does not kill the cards of {name} as long as they can be told apart.", name=name),
        answer="live",
        effects=() if face_up else (Forward(seat),),
    )


def dealer_mucks(table: Table, seat: int, *, told: bool = False, protected: bool = False) -> Ruling:
    """The dealer pushes cards into the muck, given up before or by mistake."""
    hand = facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    name = table.name(seat)
    if facts.is_tabled(table, seat):
        return _tabled_hand_mucked(table, inq, seat)
    if seat not in table.recall(Showdown).forward:
        return killed(table, seat, told=told, protected=protected)
    inq.maybe(DISCARD)
    inq.cite(DISCARD)
    inq.maybe(RETRIEVAL)
    inq.cite(RETRIEVAL)
    effects = dies(table, seat, "given up")
    steps = [phrase("The hand of {name} is out.", name=name)]
    rest = [table.name(other) for other in hand.live_seats if other != seat]
    if len(rest) == 1:
        steps.append(phrase("{name} has the last live hand and takes the pot.", name=rest[0]))
    return inq.ruling(
        "remedy", why=phrase("{name} gave the cards up and the dealer has mucked them.", name=name), answer="dead",
        steps=tuple(steps), effects=effects,
    )  # fmt: skip


def _tabled_hand_mucked(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """13-C: a tabled hand that plainly wins is paid, wherever its cards have gone."""
    name = table.name(seat)
    best = seat in (table.recall(Showdown).winners or leaders(table))
    safe = inq.ask(TABLED_WINNER)
    inq.cite(TABLED_WINNER)
    if best and safe:
        return inq.ruling(
            "remedy",
            why=phrase("The hand of {name} was tabled and wins: the dealer cannot kill it.", name=name),
            answer="live",
            steps=(phrase("Pay {name} by the cards that were read.", name=name), phrase("Note the dealer's mistake.")),
        )
    return inq.ruling(
        "reading",
        why=phrase(
            "The hand of {name} was tabled and read; it does not win, so nothing is lost by mucking it.", name=name
        ),
        answer="beaten",
    )


def mucked_untabled(table: Table, seat: int, *, identified: bool | None = None, was_read: bool | None = None) -> Ruling:
    """A player mucks at showdown, thinking to have won, before the whole hand was tabled (13-B).

    What the director finds comes in as values: whether the cards can be told with certainty, and whether the hand was
    clearly read; None is not yet found.
    """
    hand = facts.live_hand(table, seat)
    facts.need_showdown(hand)
    inq = Inquiry(table.policy, table.name(seat))
    name = table.name(seat)
    way = inq.ask(UNTABLED_MUCK)
    inq.cite(UNTABLED_MUCK)
    die = dies(table, seat, "mucked before it was tabled")
    if way == "no-claim" or (identified is False and was_read is False):
        return inq.ruling(
            "remedy",
            why=phrase(
                "{name} mucked before the hand was tabled; it was not read and cannot be told: no claim to the pot.",
                name=name,
            ),
            answer="no claim",
            steps=(phrase("The pot goes to the hands that are left."),),
            effects=die,
        )
    inq.fact(
        phrase("Told with certainty: {told}; clearly read: {read}.", told=_found(identified), read=_found(was_read))
    )
    cites = inq.cited(UNTABLED_MUCK)
    return inq.ruling(
        "decision",
        why=phrase(
            "The director finds whether the hand was read or can be told with full certainty; the finding is final."
        ),
        steps=(phrase("The pot waits for the finding."),),
        director=(Choice("hand competes", cites, (Reveal(seat),)), Choice("no claim", cites, die)),
    )


def _found(finding: bool | None) -> str:
    if finding is None:
        return phrase("not found yet")
    return phrase("yes") if finding else phrase("no")


def brings_back(table: Table, seat: int, cards: tuple[int, ...] | None = None) -> Ruling:
    """A player wants to turn up cards that were given up."""
    hand = facts.dealt_in(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    memory = table.recall(Showdown)
    if seat in facts.folded(hand) and seat not in memory.lost and inq.maybe(RETRIEVAL) == "director":
        return _director_unfolds(table, inq, seat)
    facts.need_showdown(hand)
    name = table.name(seat)
    where = facts.whereabouts(table, seat)
    if where == "forward" and seat not in memory.lost:
        inq.ask(DISCARD)
        inq.cite(DISCARD)
        return inq.ruling(
            "reading",
            why=phrase("The cards of {name} can still be told with certainty, so they may be tabled.", name=name),
            answer="live",
            steps=(phrase("{name} tables the hand.", name=name),),
            effects=(Reveal(seat, cards),),
        )
    if where in ("held", "part shown", "tabled"):
        raise Unlawful("show.not-given-up", f"{name} still has the hand.", field="seat", value=seat)
    return _out_of_the_muck(table, inq, seat, cards)


def _director_unfolds(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """A hand that was folded and can be told: the host may bring it back while nobody has acted since (3-ii-2)."""
    inq.cite(RETRIEVAL)
    cites = inq.cited(RETRIEVAL)
    name = table.name(seat)
    steps = [phrase("Make sure which cards are those of {name}.", name=name)]
    live: tuple[Effect, ...] = (Unfold(seat),)
    if not folded_last(table.the_hand(), seat):
        live = ()
        steps.append(
            phrase(
                "Others have acted since {name} folded: a live hand takes part from here on as the host says.",
                name=name,
            )
        )
    choices = [Choice("dead", cites), Choice("live", cites, live)]
    if seat in table.recall(Showdown).misled:
        inq.fact(
            phrase(
                "{name} gave the hand up on wrong information, so every effort should be made to bring it back.",
                name=name,
            )
        )
        choices.reverse()
    return inq.ruling(
        "decision",
        why=phrase("{name} folded.", name=name).then(
            phrase("The hand may be ruled dead, or live if it is certain which cards they are.")
        ),
        steps=tuple(steps),
        director=tuple(choices),
    )


def _out_of_the_muck(table: Table, inq: Inquiry, seat: int, cards: tuple[int, ...] | None) -> Ruling:
    name = table.name(seat)
    way = inq.ask(RETRIEVAL)
    inq.cite(RETRIEVAL)
    if way == "director" and seat not in table.recall(Showdown).lost:
        return _director_retrieves(table, inq, seat, phrase("in the muck"), cards)
    return inq.ruling(
        "refused", why=phrase("The cards of {name} are dead and cannot be brought back.", name=name), answer="dead",
        steps=(phrase("The hand of {name} stays where it is.", name=name),),
    )  # fmt: skip


def _director_retrieves(
    table: Table, inq: Inquiry, seat: int, what: str, cards: tuple[int, ...] | None = None
) -> Ruling:
    if inq.maybe(RETRIEVAL) is None:
        raise Silent(RETRIEVAL)  # type: ignore[arg-type]
    inq.cite(RETRIEVAL)
    cites = inq.cited(RETRIEVAL)
    name = table.name(seat)
    gone = facts.whereabouts(table, seat) in ("in the muck", "dead")
    memory = table.recall(Showdown)
    if seat in memory.lost:
        why = phrase("The hand of {name} is {what}, and nobody can tell its cards: it is dead.", name=name, what=what)
        return inq.ruling("remedy", why=why, answer="dead", effects=dies(table, seat, str(what)))
    live: tuple[Effect, ...] = (Revive(seat, cards),) if gone else (Forward(seat),)
    choices = [Choice("dead", cites, dies(table, seat, str(what))), Choice("live", cites, live)]
    if seat in memory.misled:
        inq.fact(
            phrase(
                "{name} gave the hand up on wrong information, so every effort should be made to bring it back.",
                name=name,
            )
        )
        choices.reverse()
    return inq.ruling(
        "decision",
        why=phrase("The hand of {name} is {what}.", name=name, what=what).then(
            phrase("It may be ruled dead, or live if it is certain which cards they are.")
        ),
        steps=(phrase("Make sure which cards are those of {name}.", name=name),),
        director=tuple(choices),
    )
