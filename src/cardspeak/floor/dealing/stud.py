"""Stud: cards that were seen or came too early, up cards picked up, and who gets cards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cardspeak.books.settings.stud import (
    DEAD_HANDS,
    EXPOSED_BRINGS_IN,
    EXPOSED_DOWN,
    EXPOSED_SEVENTH,
    MIXED_ORDER,
    PREMATURE_CARD,
    TWO_EXPOSED_DOWN,
    UPCARDS_PICKED_UP,
)
from cardspeak.cards.card import UNKNOWN, face, faces
from cardspeak.errors import Unlawful, Unreadable
from cardspeak.floor.dealing.correction import KillHand, NewStub, SwapCard
from cardspeak.floor.dealing.exposed import replaced_by
from cardspeak.floor.dealing.misdeal import claimed
from cardspeak.floor.dealing.opening import bring_in, need_stud, showing
from cardspeak.floor.dealing.so_far import seated
from cardspeak.floor.dealing.stub import kept_burn, shuffle_step
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.ruling import SILENT, Choice, Effect, Plain, Ruling
from cardspeak.floor.table import Table
from cardspeak.hand.events import Deal, Event
from cardspeak.hand.hand import Hand
from cardspeak.hand.rebuilding import rebuilt
from cardspeak.words import message


class TurnUp(msgspec.Struct, frozen=True):
    """A down card that was seen becomes the up card, and the up card goes down."""

    seat: int
    card: int

    def apply(self, table: Table) -> None:
        """Rebuild the hand with the two cards swapped."""
        hand = table.the_hand()
        table.hand = rebuilt(hand, turned_up(hand, self.seat, self.card), top=())


def turned_up(hand: Hand, seat: int, card: int) -> list[Event]:
    """The record with a player's seen card up and the door card down."""
    door = showing(hand)[seat][0]
    log: list[Event] = []
    done = False
    for event in hand.events:
        if isinstance(event, Deal) and seat in event.seats:
            cards = list(event.cards)
            for at, to in enumerate(event.seats):
                if to == seat and event.up and cards[at] == door:
                    cards[at] = card
                elif to == seat and not event.up and not done and cards[at] in (card, UNKNOWN):
                    cards[at], done = door, True
            log.append(Deal(event.seats, tuple(cards), event.up))
        else:
            log.append(event)
    if not done:
        raise Unlawful("card.not-held/down", {"seat": seat, "face": face(card)}, field="card", value=face(card))
    return log


def down_card_seen(table: Table, seat: int, cards: Sequence[int], *, by: str = "dealer") -> Ruling:
    """A down card of the first deal was exposed; two of one player are another matter."""
    hand = need_stud(table)
    name = seated(table, seat)
    if not cards:
        raise Unreadable("exposed.none", field="cards")
    inq = Inquiry(table.policy, name)
    if inq.ask(EXPOSED_DOWN) == "misdeal":
        if by != "dealer":
            inq.cite(EXPOSED_DOWN)
            why = message("dealing.player-exposed-card-plays")
            play = message("dealing.play-hand-on")
            return inq.ruling("remedy", why=why, answer=["plays", "no misdeal"], steps=(play,))
        return claimed(inq, table, EXPOSED_DOWN, message("dealing.down-card-exposed", name=name))
    if len(cards) > 1:
        inq.rest_on(TWO_EXPOSED_DOWN)
        cites = inq.cited(TWO_EXPOSED_DOWN)
        return inq.ruling(
            "decision",
            why=message("dealing.two-down-exposed-director-remedy"),
            answer=SILENT,
            director=(
                Choice(message("option.misdeal"), cites),
                Choice(message("option.one-of-them-by-chance-is-the-up-card"), cites),
            ),
        )
    inq.cite(EXPOSED_DOWN)
    card = cards[0]
    up = {other: up[0] for other, up in showing(hand).items() if up}
    up[seat] = card
    if not inq.ask(EXPOSED_BRINGS_IN):
        del up[seat]
    inq.cite(EXPOSED_BRINGS_IN)
    answer: dict[str, Plain] = {"up card": face(card), "third card": "down"}
    steps = [
        message("dealing.exposed-card-as-up-card", card=face(card), name=name),
        message("dealing.third-card-face-down", name=name),
    ]
    dealt = seat in hand.live_seats and all(showing(hand).values())
    if dealt and UNKNOWN not in up.values():
        opener = table.name(bring_in(hand, up))
        answer["bring-in"] = opener
        steps.append(message("betting.player-brings-in", name=opener))
    return inq.ruling(
        "remedy",
        why=message("dealing.seen-down-card-becomes-up"),
        answer=answer,
        steps=tuple(steps),
        effects=(TurnUp(seat, card),) if dealt else (),
    )


def seventh_card_seen(table: Table, seat: int, card: int, replacement: int | None = None) -> Ruling:
    """The dealer exposed a player's last card."""
    hand = need_stud(table)
    name = seated(table, seat)
    inq = Inquiry(table.policy, name)
    inq.rest_on(EXPOSED_SEVENTH)
    if hand.streets_left:
        raise Unlawful("street.other/not-seventh", field="street", value=hand.street_name)
    if hand.no_more_betting or len(hand.seats_with_chips) < 2:
        return inq.ruling("remedy", why=message("dealing.no-betting-left-card-stands"), answer={"card": "stands"})
    new = message("dealing.the-next-card") if replacement is None else face(replacement)
    effects: tuple[Effect, ...] = (SwapCard(seat, card, replacement),)
    return inq.ruling(
        "remedy",
        why=message("dealing.betting-left-card-replaced"),
        answer={"card": "replaced", "replacement": replaced_by(replacement)},
        steps=(message("dealing.replace-down-card", card=face(card), name=name, new=new),),
        effects=effects,
    )


def stud_card_early(table: Table, cards: Sequence[int], burn: int = UNKNOWN, order: tuple[int, ...] = ()) -> Ruling:
    """Cards of the next street came before the betting was over."""
    hand = need_stud(table)
    if hand.pending.step != "act" or not hand.streets_left:
        raise Unlawful("street.not-early", field="street")
    inq = Inquiry(table.policy)
    inq.rest_on(PREMATURE_CARD)
    what = faces(cards) or message("dealing.the-early-card")
    return inq.ruling(
        "remedy",
        why=message("dealing.early-stud-card-goes-back"),
        answer={"back": str(what), "burn": kept_burn(burn), "new burns": 0},
        steps=(
            message("dealing.return-cards-to-stub", cards=what),
            shuffle_step(inq, "stub"),
            message("dealing.finish-betting"),
            message("dealing.redeal-stud-street-without-burn"),
        ),
        effects=(NewStub(order, (burn,)),),
    )


def upcards_picked_up(table: Table, seat: int, *, facing: bool | None = None) -> Ruling:
    """A player picks the up cards up."""
    hand = need_stud(table)
    name = seated(table, seat)
    inq = Inquiry(table.policy, name)
    inq.rest_on(UPCARDS_PICKED_UP)
    if not (_faces_action(hand, seat) if facing is None else facing):
        return inq.ruling(
            "remedy", why=message("dealing.no-action-faced-hand-live", name=name), answer={"hand": "live"}
        )
    return inq.ruling(
        "remedy",
        why=message("dealing.up-cards-lifted-hand-dead", name=name),
        answer={"hand": "dead"},
        steps=(
            message("dealing.take-cards-chips-stay"),
            message("dealing.explain-stud-mucking"),
        ),
        effects=(KillHand(seat, "up cards picked up"),),
    )


def _faces_action(hand: Hand, seat: int) -> bool:
    due = hand.pending.step == "act" and seat in hand.seats_to_act
    return due and (hand.to_act == seat or hand.bets[seat] < hand.bet_level)


@form("? who gets cards", about="Who is dealt to from fourth street on.", example="? who gets cards")
def who_gets_cards(table: Table) -> Ruling:
    """Who is dealt cards from fourth street on."""
    hand = need_stud(table)
    inq = Inquiry(table.policy)
    inq.rest_on(DEAD_HANDS)
    return inq.ruling(
        "reading",
        why=message("dealing.only-live-hands-get-cards"),
        answer=[table.name(seat) for seat in hand.live_seats],
    )


def rotation(table: Table, games: Sequence[str]) -> Ruling:
    """The order of games in a mixed event, as far as stud is concerned."""
    inq = Inquiry(table.policy)
    fixed = inq.ask(MIXED_ORDER)
    inq.cite(MIXED_ORDER)
    stud = [at for at, game in enumerate(games) if game in ("stud", "stud-8")]
    together = len(stud) == 2 and stud[1] - stud[0] in (1, len(games) - 1)
    if fixed and not together:
        return inq.ruling("refused", why=message("dealing.stud-games-adjoin"), answer="not accepted")
    steps = (message("dealing.stud-hi-lo-adjacency-risk"),)
    return inq.ruling(
        "reading",
        why=message("dealing.stud-games-need-not-adjoin"),
        answer="accepted",
        steps=steps if together else (),
    )
