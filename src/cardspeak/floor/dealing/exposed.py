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
from cardspeak.floor.dealing.correction import DealAgain, SwapCard
from cardspeak.floor.dealing.misdeal import misdeal, no_misdeal, too_late
from cardspeak.floor.dealing.so_far import DealSoFar, Exposure, seated
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import Choice, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.phrase import phrase


def exposed(table: Table, seen: Sequence[Exposure], replacement: int | None = None) -> Ruling:
    """Cards were seen during the deal of a game with a board or a draw."""
    if not seen:
        raise Unreadable("exposed.none", "Say which card was exposed.", field="exposed")
    for one in seen:
        seated(table, one.seat)
    inq = Inquiry(table.policy, table.name(seen[-1].seat))
    if table.the_hand().setup.game.family == "draw":
        return _in_draw(inq)
    counted = [one for one in seen if one.by == "dealer" or inq.ask(EXPOSED_BY) == "anyone"]
    inq.fact(phrase("{counted} of {seen} exposed cards count", counted=len(counted), seen=len(seen)))
    if not counted:
        return _by_player(inq, seen[-1])
    first = inq.ask(EXPOSED_FIRST)
    _need_place(table, counted, first)
    early = [one for one in counted if one.index is not None and one.index <= first]
    many = len(counted) >= inq.ask(EXPOSED_CARDS)
    if not early and not many:
        handled = table.recall(DealSoFar).exposed
        new = [one for one in counted if one not in handled]
        return _one(inq, table, new[0], replacement, seen) if new else _by_player(inq, seen[-1])
    if too_late(inq, table):
        return no_misdeal(inq, phrase("Too much has been done for a misdeal; the hand is played out."))
    inq.cite(EXPOSED_FIRST if early else EXPOSED_CARDS)
    why = (
        phrase("Card {index} of the deal was exposed.", index=early[0].index)
        if early
        else phrase("{count} cards were exposed.", count=len(counted))
    )
    return misdeal(inq, table, why)


def _need_place(table: Table, counted: Sequence[Exposure], first: int) -> None:
    """Refuse to guess whether a card was one of the first: it may be where its player is dealt to first."""
    for one in counted:
        if one.index is None and table.the_hand().seats.index(one.seat) < first:
            name = table.name(one.seat)
            raise Ambiguous(
                "exposed.which",
                f"Say whether it was the first or the second card of {name}: the first one would be a misdeal.",
                field="index",
                limits={"first": first},
            )


def _in_draw(inq: Inquiry) -> Ruling:
    why = phrase(
        "In draw games exposed cards are not on the list: the house rules decide; without one, the director decides."
    )
    if inq.ask(EXPOSED_DRAW) != "house":
        why = phrase("In draw games exposed cards are not on the list: the director decides.")
    inq.cite(EXPOSED_DRAW)
    cites = inq.cited(EXPOSED_DRAW)
    return inq.ruling(
        "decision",
        why=why,
        director=(Choice("misdeal", cites, (DealAgain(),)), Choice("play on", cites)),
    )


def _by_player(inq: Inquiry, one: Exposure) -> Ruling:
    inq.ask(PLAYER_EXPOSED)
    inq.cite(PLAYER_EXPOSED)
    return inq.ruling(
        "remedy",
        why=phrase("A card exposed by its own player is not replaced and makes no misdeal."),
        answer="plays",
        steps=(phrase("{name} plays on with {card}.", name=inq.actor, card=one.words),),
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
    if len(seen) > 1 and inq.maybe(PLAYER_EXPOSED) is not None:
        inq.cite(PLAYER_EXPOSED)
    if value == "director":
        cites = inq.cited(ONE_EXPOSED)
        return inq.ruling(
            "decision",
            why=phrase("One later card exposed is no misdeal, and the book does not say what becomes of it."),
            answer="no misdeal",
            director=(
                Choice("replace the card, the seen one is the burn", cites, replaced),
                Choice("the card plays", cites),
            ),
        )
    new = phrase("the next card off the deck") if replacement is None else face(replacement)
    answer: dict[str, Plain] = {"replaced": name, "burn": str(one)}
    return inq.ruling(
        "remedy",
        why=phrase("One exposed card is replaced when the deal is complete; {name} has no choice about it.", name=name),
        answer=answer,
        steps=(
            phrase("Finish the deal."),
            phrase("Give {name} {new} for {card}.", name=name, new=new, card=one.words),
            phrase("Use {card} as the first burn; burn no other card before the flop.", card=one.words),
            *(
                phrase("{name} plays on with {card}.", name=table.name(other.seat), card=other.words)
                for other in seen
                if other.by == "player"
            ),
        ),
        effects=replaced,
    )


def keep_exposed(table: Table, seat: int) -> Ruling:
    """A player asks to keep a card that the dealer exposed."""
    inq = Inquiry(table.policy, seated(table, seat))
    allowed = inq.ask(KEEP_EXPOSED)
    inq.cite(KEEP_EXPOSED)
    if allowed:
        return inq.ruling("remedy", why=phrase("The player may keep the card."), answer="keeps")
    return inq.ruling(
        "refused", why=phrase("An exposed card can be neither kept nor refused by its player."), answer="replaced"
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
        why=phrase(
            "{name} should have spoken before looking; unless the director decides otherwise the card stays.", name=name
        ),
        director=(Choice("the card plays", cites), Choice("replace the card", cites, effects)),
    )


def off_the_table(table: Table, seen: Sequence[Exposure], one: Exposure, replacement: int | None = None) -> Ruling:
    """A card slides off the table while it is dealt."""
    inq = Inquiry(table.policy, seated(table, one.seat))
    if inq.ask(OFF_TABLE) == "plays":
        inq.cite(OFF_TABLE)
        return inq.ruling("remedy", why=phrase("A card off the table plays."), answer="plays")
    return exposed(table, (*seen, one), replacement)


def dropped(table: Table, seat: int) -> Ruling:
    """A player drops cards out of the hand."""
    name = seated(table, seat)
    inq = Inquiry(table.policy, name)
    value = inq.ask(DROPPED)
    inq.cite(DROPPED)
    return inq.ruling(
        "remedy",
        why=phrase("Whoever drops cards has to play them: {name}'s hand is live.", name=name)
        if value == "plays"
        else phrase("Dropped cards are dead."),
        answer=value,
        steps=(phrase("{name} picks the cards up and plays on.", name=name),) if value == "plays" else (),
    )
