"""Exposed cards: one is replaced or left to the director, more of them make a misdeal."""

from __future__ import annotations

from collections.abc import Sequence

from cardspeak.books.settings.dealing import (
    CLAIM_AFTER_LOOKING,
    DROPPED,
    EXPOSED_BY,
    EXPOSED_CARDS,
    EXPOSED_DRAW,
    EXPOSED_FIRST,
    KEEP_EXPOSED,
    OFF_TABLE,
    ONE_EXPOSED,
    PLAYER_EXPOSED,
)
from cardspeak.cards.card import UNKNOWN, face
from cardspeak.errors import Ambiguous, Unreadable
from cardspeak.floor.dealing.correction import DealAgain, KillHand, SwapCard
from cardspeak.floor.dealing.misdeal import misdeal, no_misdeal, too_late
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure, seated
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.words import message


def exposed(table: Table, seen: Sequence[Exposure], replacement: int | None = None) -> Ruling:
    """Cards were seen during the deal of a game with a board or a draw."""
    if not seen:
        raise Unreadable("exposed.none", field="exposed")
    for one in seen:
        seated(table, one.seat)
    inq = Inquiry(table.policy, table.name(seen[-1].seat))
    if table.the_hand().setup.game.family == "draw":
        return _in_draw(inq)
    counted = [one for one in seen if one.by == "dealer" or inq.ask(EXPOSED_BY) == "anyone"]
    inq.fact(message("dealing.exposed-cards-counting", counted=len(counted), seen=len(seen)))
    if not counted:
        return _by_player(inq, table, seen[-1])
    first = inq.ask(EXPOSED_FIRST)
    _need_place(table, counted, first)
    early = [one.index for one in counted if one.index is not None and one.index <= first]
    many = len(counted) >= inq.ask(EXPOSED_CARDS)
    if not early and not many:
        handled = table.recall(DealSoFar).exposed
        new = [one for one in counted if one not in handled]
        return _one(inq, table, new[0], replacement, seen) if new else _by_player(inq, table, seen[-1])
    if too_late(inq, table):
        return no_misdeal(inq, message("dealing.too-late-play-out"))
    inq.cite(EXPOSED_FIRST if early else EXPOSED_CARDS)
    why = (
        message("dealing.nth-card-exposed", index=early[0])
        if early
        else message("dealing.several-cards-exposed", count=len(counted))
    )
    return misdeal(inq, table, why)


def _need_place(table: Table, counted: Sequence[Exposure], first: int) -> None:
    """Refuse to guess whether a card was one of the first: it may be where its player is dealt to first."""
    for one in counted:
        if one.index is None and table.the_hand().seats.index(one.seat) < first:
            name = table.name(one.seat)
            raise Ambiguous.asking("exposed.which", {"name": name}, "index", takes="number")


def _in_draw(inq: Inquiry) -> Ruling:
    why = message("dealing.draw-exposed-house-rules")
    if inq.ask(EXPOSED_DRAW) != "house":
        why = message("dealing.draw-exposed-director-decides")
    inq.cite(EXPOSED_DRAW)
    cites = inq.cited(EXPOSED_DRAW)
    return inq.ruling(
        "decision",
        why=why,
        answer=SILENT,
        director=(Choice(message("option.misdeal"), cites, (DealAgain(),)), Choice(message("option.play-on"), cites)),
    )


def _by_player(inq: Inquiry, table: Table, one: Exposure) -> Ruling:
    inq.rest_on(PLAYER_EXPOSED)
    return inq.ruling(
        "remedy",
        why=message("dealing.self-exposed-not-replaced"),
        answer=["plays", "no misdeal"],
        steps=(message("dealing.player-keeps-exposed-card", name=table.name(one.seat), card=one.words),),
    )


def _one(inq: Inquiry, table: Table, one: Exposure, replacement: int | None, seen: Sequence[Exposure]) -> Ruling:
    """A single later card: 14-b, 5-i-1 replace it; the other books leave it to the director."""
    name = table.name(one.seat)
    inq.actor = name
    replaced: tuple[SwapCard, ...] = ()
    if one.card != UNKNOWN:
        replaced = (SwapCard(one.seat, one.card, replacement, burn_old=True),)
    value = inq.ask(ONE_EXPOSED)
    inq.cite(ONE_EXPOSED)
    if value == "director" and too_late(Inquiry(table.policy), table):
        too_late(inq, table)
    if len(seen) > 1:
        inq.cite(PLAYER_EXPOSED)
    if value == "director":
        cites = inq.cited(ONE_EXPOSED)
        return inq.ruling(
            "decision",
            why=message("dealing.later-exposed-not-covered"),
            answer=["no misdeal", SILENT],
            director=(
                Choice(message("option.replace-the-card-the-seen-one-is-the-burn"), cites, replaced),
                Choice(message("option.the-card-plays"), cites),
            ),
        )
    new = message("dealing.next-card-off-deck") if replacement is None else face(replacement)
    answer: dict[str, Plain] = {
        "replaced": name, "replacement": replaced_by(replacement), "burn": str(one), "misdeal": False
    }  # fmt: skip
    return inq.ruling(
        "remedy",
        why=message("dealing.one-exposed-replaced-after-deal", name=name),
        answer=answer,
        steps=(
            message("dealing.finish-deal"),
            message("dealing.swap-exposed-for-new", name=name, new=new, card=one.words),
            message("dealing.exposed-card-first-burn", card=one.words),
            *(
                message("dealing.player-keeps-exposed-card", name=table.name(other.seat), card=other.words)
                for other in seen
                if other.by == "player"
            ),
        ),
        effects=replaced,
    )


def replaced_by(card: int | None) -> str:
    """What a card is replaced by, as an answer says it."""
    return "the next card" if card is None else face(card)


@form(
    "{seat} asks to keep the exposed card",
    about="A wish about a card the dealer exposed.",
    example="Ann asks to keep the exposed card",
)
def keep_exposed(table: Table, seat: int) -> Ruling:
    """A player asks to keep a card that the dealer exposed."""
    inq = Inquiry(table.policy, seated(table, seat))
    allowed = inq.ask(KEEP_EXPOSED)
    inq.cite(KEEP_EXPOSED)
    if allowed:
        return inq.ruling("remedy", why=message("dealing.player-may-keep-card"), answer="keeps")
    return inq.ruling("refused", why=message("dealing.exposed-card-no-choice"), answer="replaced")


@form(
    "{seat} says after looking that [the] {card} was flashed",
    about="A flashed card is pointed out too late.",
    example="Ann says after looking that Qh was flashed",
)
def flash_claimed_late(table: Table, seat: int, card: int = UNKNOWN) -> Ruling:
    """A player looks at a card and only then says that it was flashed."""
    name = seated(table, seat)
    inq = Inquiry(table.policy, name)
    value = inq.ask(CLAIM_AFTER_LOOKING)
    inq.cite(CLAIM_AFTER_LOOKING)
    if value == "replaced":
        return exposed(table, (Exposure(seat, card=card),))
    cites = inq.cited(CLAIM_AFTER_LOOKING)
    effects = () if card == UNKNOWN else (SwapCard(seat, card, burn_old=True),)
    return inq.ruling(
        "decision",
        why=message("dealing.objection-after-looking-too-late", name=name),
        director=(
            Choice(message("option.no-replacement-the-card-plays"), cites),
            Choice(message("option.replace-the-card"), cites, effects),
        ),
    )


def off_the_table(table: Table, seen: Sequence[Exposure], one: Exposure, replacement: int | None = None) -> Ruling:
    """A card slides off the table while it is dealt."""
    inq = Inquiry(table.policy, seated(table, one.seat))
    if inq.ask(OFF_TABLE) == "plays":
        inq.cite(OFF_TABLE)
        return inq.ruling("remedy", why=message("dealing.card-off-table-plays"), answer="plays")
    return exposed(table, (*seen, one), replacement)


@form(
    "{seat} drops [the] [two] (cards|card) [on the floor|face up|face down]",
    about="A player lets own cards fall.",
    example="Ann drops the cards",
)
def dropped(table: Table, seat: int) -> Ruling:
    """A player drops cards out of the hand."""
    name = seated(table, seat)
    inq = Inquiry(table.policy, name)
    value = inq.ask(DROPPED)
    inq.cite(DROPPED)
    return inq.ruling(
        "remedy",
        why=message("dealing.dropped-hand-live", name=name)
        if value == "plays"
        else message("dealing.dropped-cards-dead"),
        answer=["plays", "live"] if value == "plays" else value,
        steps=(message("dealing.pick-up-and-play-on", name=name),) if value == "plays" else (),
        effects=() if value == "plays" else (KillHand(seat, "dropped"),),
    )
