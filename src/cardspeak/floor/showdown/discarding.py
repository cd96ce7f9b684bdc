"""Cards given up at showdown, mucked or brought back (13, 14): when they still count, and when they are dead."""

from __future__ import annotations

from cardspeak.books.settings.hand import ALL_IN_FACE_UP, TABLING
from cardspeak.books.settings.showdown import (
    DEATHS,
    DISCARD,
    RETRIEVAL,
    TABLED_WINNER,
    UNTABLED_MUCK,
)
from cardspeak.errors import Unlawful
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Effect, Ruling
from cardspeak.floor.showdown import facts
from cardspeak.floor.showdown.effects import Die, Forward, LetGo, Reveal, Revive, Unfold, folded_last
from cardspeak.floor.showdown.killing import dies, has_wager, killed, thought_won
from cardspeak.floor.showdown.tabling import must_be_tabled
from cardspeak.floor.showdown.winners import leaders
from cardspeak.floor.showdown_memory import Showdown
from cardspeak.floor.table import Table
from cardspeak.words import Message, message

UNTIL = {
    "until-lost": message("showdown.until-mucked-or-indistinguishable"),
    "until-pushed-in": message("showdown.until-dealer-mucks"),
    "until-mixed": message("showdown.until-mixed"),
    "until-touching": message("showdown.until-touching-muck"),
}
"""How long cards that were given up may be turned up."""


@form(
    "{seat} pushes [the] cards forward face down",
    about="A hand is given up face down but not in the muck yet.",
    example="Ann pushes the cards forward face down",
)
def discards(table: Table, seat: int) -> Ruling:
    """A player pushes the cards forward face down."""
    hand = facts.live_hand(table, seat)
    inq = Inquiry(table.policy, table.name(seat))
    if not facts.betting_over(hand):
        return _before_showdown(table, seat)
    if hand.pending.step == "show" and must_be_tabled(inq, hand):
        return _no_muck(table, inq, seat)
    if facts.is_tabled(table, seat):
        return _tabled_hand_let_go(table, inq, seat)
    kept = inq.ask(DISCARD)
    inq.cite(DISCARD)
    name = table.name(seat)
    if kept == "director" and seat in table.recall(Showdown).lost:
        return _director_retrieves(table, inq, seat, message("showdown.given-up-face-down"))
    if kept == "director":
        return _given_up(table, inq, seat)
    return inq.ruling(
        "reading",
        why=message(
            "showdown.given-up-but-retrievable",
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
    choices = [
        Choice(message("option.dead"), cites, dies(table, seat, "given up face down")),
        Choice(message("option.live"), cites, (Forward(seat),)),
    ]
    if seat in table.recall(Showdown).misled:
        inq.fact(
            message(
                "showdown.misinformed-fold-restore-effort",
                name=name,
            )
        )
        choices.reverse()
    why = message(
        "showdown.given-up-host-may-rule",
        name=name,
    )
    return inq.ruling("reading", why=why, answer="given up", director=tuple(choices), effects=(Forward(seat),))


def _no_muck(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """16: after an all-in nobody mucks unseen."""
    inq.cite(ALL_IN_FACE_UP)
    name = table.name(seat)
    return inq.ruling(
        "refused",
        why=message("showdown.all-in-hand-must-table", name=name),
        answer="must be tabled",
        steps=(
            message("showdown.return-cards-to-player", name=name),
            message("showdown.player-tables-cards", name=name),
        ),
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
            why=message("showdown.thrown-forward-acted-on", name=table.name(seat)),
            answer="dead",
            effects=(die,),
        )
    if inq.maybe(RETRIEVAL) == "director":
        inq.cite(RETRIEVAL)
    cites = inq.cited(DEATHS, "forward-acted-on")
    return inq.ruling(
        "decision",
        why=message("showdown.thrown-forward-not-acted-on", name=table.name(seat)),
        director=(Choice(message("option.live"), cites), Choice(message("option.dead"), cites, (die,))),
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
            "remedy", why=message("showdown.folded-facing-bet", name=table.name(seat)), answer="dead", effects=(die,)
        )
    cites = inq.cited(DEATHS, "fold-facing-bet")
    return inq.ruling(
        "decision",
        why=message("showdown.folded-without-bet", name=table.name(seat)),
        director=(Choice(message("option.live"), cites), Choice(message("option.dead"), cites, (die,))),
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
            return _director_retrieves(table, inq, seat, message("showdown.touched-the-muck"))
    if kept == "until-touching" and not face_up:
        inq.cite(RETRIEVAL)
        return inq.ruling(
            "remedy",
            why=message("showdown.muck-touch-kills-cards", name=name),
            answer="dead",
            steps=(message("showdown.player-out-of-hand", name=name),),
            effects=dies(table, seat, "touched the muck"),
        )
    return inq.ruling(
        "reading",
        why=message("showdown.muck-touch-not-fatal", name=name),
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
    inq.cite(DISCARD)
    inq.cite(RETRIEVAL)
    effects = dies(table, seat, "given up")
    steps = [message("showdown.hand-is-out", name=name)]
    rest = [table.name(other) for other in hand.live_seats if other != seat]
    if len(rest) == 1:
        steps.append(message("showdown.last-live-hand-wins", name=rest[0]))
    return inq.ruling(
        "remedy", why=message("showdown.given-up-and-mucked", name=name), answer="dead",
        steps=tuple(steps), effects=effects,
    )  # fmt: skip


def _tabled_hand_let_go(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """13-B: the risk of mucking is for a hand that was not fully tabled and read; this one was, and counts."""
    inq.cite(UNTABLED_MUCK)
    inq.cite(TABLING)
    name = table.name(seat)
    why = message("showdown.tabled-hand-still-counts", name=name)
    return inq.ruling("reading", why=why, answer="live", effects=(LetGo(seat),))


def _tabled_hand_mucked(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """13-C: a tabled hand that plainly wins is paid, wherever its cards have gone."""
    name = table.name(seat)
    best = seat in (table.recall(Showdown).winners or leaders(table))
    safe = inq.ask(TABLED_WINNER)
    inq.cite(TABLED_WINNER)
    if best and safe:
        return inq.ruling(
            "remedy",
            why=message("showdown.winning-tabled-hand-protected", name=name),
            answer="live",
            steps=(message("showdown.pay-by-read-cards", name=name), message("showdown.note-dealer-mistake")),
        )
    return inq.ruling(
        "reading",
        why=message("showdown.losing-tabled-hand-mucked", name=name),
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
            why=message(
                "showdown.mucked-untabled-no-claim",
                name=name,
            ),
            answer="no claim",
            steps=(message("showdown.pot-to-remaining-hands"),),
            effects=die,
        )
    inq.fact(message("showdown.identification-findings", told=_found(identified), read=_found(was_read)))
    if identified or was_read:
        return inq.ruling(
            "remedy",
            why=message("showdown.mucked-untabled-competes", name=name),
            answer="live",
            steps=(message("showdown.player-tables-hand", name=name),),
            effects=(Reveal(seat),),
        )
    cites = inq.cited(UNTABLED_MUCK)
    return inq.ruling(
        "decision",
        why=message("showdown.director-finding-final"),
        steps=(message("showdown.pot-waits-for-finding"),),
        director=(
            Choice(message("option.hand-competes"), cites, (Reveal(seat),)),
            Choice(message("option.no-claim"), cites, die),
        ),
    )


def _found(finding: bool | None) -> Message:
    if finding is None:
        return message("showdown.finding-pending")
    return message("showdown.finding-yes") if finding else message("showdown.finding-no")


@form(
    "{seat} asks for the (hand|cards) back [{cards}]",
    about="A player who gave up the hand wants to turn it up after all.",
    example="Ann asks for the hand back Ah Kd",
)
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
    if where == "forward" and seat not in memory.lost and inq.ask(DISCARD) == "director":
        return _director_retrieves(table, inq, seat, message("showdown.given-up-face-down"), cards)
    if where == "forward" and seat not in memory.lost:
        inq.rest_on(DISCARD)
        return inq.ruling(
            "reading",
            why=message("showdown.identifiable-may-table", name=name),
            answer="live",
            steps=(message("showdown.player-tables-hand", name=name),),
            effects=(Reveal(seat, cards),),
        )
    if where in ("held", "part shown", "tabled"):
        raise Unlawful("show.not-given-up", {"name": name}, field="seat", value=seat)
    return _out_of_the_muck(table, inq, seat, cards)


def _director_unfolds(table: Table, inq: Inquiry, seat: int) -> Ruling:
    """A folded hand that can be identified: the host may restore it while nobody has acted since (3-ii-2)."""
    inq.cite(RETRIEVAL)
    cites = inq.cited(RETRIEVAL)
    name = table.name(seat)
    steps = [message("showdown.identify-player-cards", name=name)]
    live: tuple[Effect, ...] = (Unfold(seat),)
    if not folded_last(table.the_hand(), seat):
        live = ()
        steps.append(
            message(
                "showdown.fold-acted-on-host-rules",
                name=name,
            )
        )
    choices = [Choice(message("option.dead"), cites), Choice(message("option.live"), cites, live)]
    if seat in table.recall(Showdown).misled:
        inq.fact(
            message(
                "showdown.misinformed-fold-restore-effort",
                name=name,
            )
        )
        choices.reverse()
    return inq.ruling(
        "decision",
        why=message("showdown.player-folded", name=name).then(message("showdown.hand-dead-or-live-ruling")),
        steps=tuple(steps),
        director=tuple(choices),
    )


def _out_of_the_muck(table: Table, inq: Inquiry, seat: int, cards: tuple[int, ...] | None) -> Ruling:
    name = table.name(seat)
    way = inq.ask(RETRIEVAL)
    inq.cite(RETRIEVAL)
    if way == "director" and seat not in table.recall(Showdown).lost:
        return _director_retrieves(table, inq, seat, message("showdown.in-the-muck"), cards)
    return inq.ruling(
        "refused", why=message("showdown.cards-dead-irretrievable", name=name), answer="dead",
        steps=(message("showdown.hand-stays-put", name=name),),
    )  # fmt: skip


def _director_retrieves(
    table: Table, inq: Inquiry, seat: int, what: Message, cards: tuple[int, ...] | None = None
) -> Ruling:
    inq.rest_on(RETRIEVAL)
    cites = inq.cited(RETRIEVAL)
    name = table.name(seat)
    gone = facts.whereabouts(table, seat) in ("in the muck", "dead")
    memory = table.recall(Showdown)
    if seat in memory.lost:
        why = message("showdown.unidentifiable-hand-dead", name=name, what=what)
        return inq.ruling("remedy", why=why, answer="dead", effects=dies(table, seat, str(what)))
    live: tuple[Effect, ...] = (Revive(seat, cards),) if gone else (Reveal(seat, cards),) if cards else (Forward(seat),)
    choices = [
        Choice(message("option.dead"), cites, dies(table, seat, str(what))),
        Choice(message("option.live"), cites, live),
    ]
    if seat in memory.misled:
        inq.fact(
            message(
                "showdown.misinformed-fold-restore-effort",
                name=name,
            )
        )
        choices.reverse()
    return inq.ruling(
        "decision",
        why=message("showdown.hand-state", name=name, what=what).then(message("showdown.it-dead-or-live-ruling")),
        steps=(message("showdown.identify-player-cards", name=name),),
        director=tuple(choices),
    )
