"""The sentences of a script about betting."""

from __future__ import annotations

from typing import Literal

import msgspec

from cardspeak.books.settings import betting as says
from cardspeak.books.settings.satellites import RAISE_OR_FOLD_ALLOWS
from cardspeak.books.settings.turn import FIRST_HEADS_UP
from cardspeak.errors import Unlawful
from cardspeak.floor.betting import claims, corrections
from cardspeak.floor.betting.act_words import acts_listed
from cardspeak.floor.betting.acting import act
from cardspeak.floor.betting.effects import Act
from cardspeak.floor.betting.facing import facing
from cardspeak.floor.betting.front import Laid, Pile
from cardspeak.floor.betting.options import options_of
from cardspeak.floor.betting.out_of_turn import settle_held
from cardspeak.floor.betting.raise_or_fold import Format, gone
from cardspeak.floor.betting.sentence import read_doing
from cardspeak.floor.betting.undercall import Undercalls, in_row
from cardspeak.floor.forms import form
from cardspeak.floor.inquiry import Inquiry
from cardspeak.floor.lexer import Token
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.substantial import acts_of, substantial
from cardspeak.floor.table import Table
from cardspeak.words import items, message


@form(
    "{who:seat} {deeds:rest}",
    about='A player acts: folds, checks, calls, bets 600, raises to 1100, all-in; puts 1000 100, says "raise", takes back 25, taps; joined by then.',
    example='Next puts 1000 100 then says "call"',
)
def acts(table: Table, who: int, deeds: tuple[Token, ...]) -> Ruling | None:
    """A player does something with voice, chips or cards."""
    doing = read_doing(deeds)
    if doing.front:
        chips_out(table, who, doing.front)
    return act(table, who, doing)


@form(
    "(everybody|everyone|all|both|all players|both players) [else] {what:fold|folds|check|checks|call|calls}",
    about="Whoever is still to act folds, checks or calls.",
    example="everybody folds",
)
def everybody_acts(table: Table, what: str) -> Ruling:
    """All who are still to act do the same."""
    hand = table.the_hand()
    waiting = hand.seats_to_act
    if what.startswith("fold") and set(waiting) >= set(hand.live_seats):
        waiting = waiting[:-1]  # the last one need not fold
    return _one_after_the_other(table, waiting, what)


@form(
    "(everybody|everyone|all) (fold|folds) to {last:seat}",
    about="Whoever acts before a player folds.",
    example="everybody folds to BTN",
)
def folded_to(table: Table, last: int) -> Ruling:
    """All before a player fold."""
    waiting = table.the_hand().seats_to_act
    return _one_after_the_other(table, waiting[: waiting.index(last)] if last in waiting else (), "fold")


@form(
    "{who:seats} [both|all] {what:fold|check|call}",
    about="Several players fold, check or call, one after the other.",
    example="Bob and Cat fold",
)
def _one_after_the_other(table: Table, who: tuple[int, ...], what: str) -> Ruling:
    hand = table.the_hand()
    if hand.to_act is None:
        raise Unlawful("act.nobody", field="line")
    turn = hand.seats.index(hand.to_act)
    order = [seat for seat in hand.seats[turn:] + hand.seats[:turn] if seat in who]
    if len(order) < len(who) or not order or order[0] != hand.to_act:
        raise Unlawful(
            "act.out-of-turn/turn-of-other",
            {"name": table.name(hand.to_act)},
            field="seat",
            limits={"to_act": hand.to_act},
        )
    inq = Inquiry(table.policy)
    verb: Literal["fold", "check", "call"] = what.removesuffix("s")  # type: ignore[assignment]  # the form has no other
    if verb == "fold":
        inq.cite(says.FOLD_FACED)
    effects = tuple(Act(seat, verb) for seat in order)
    names = items(table.name(seat) for seat in order)
    why = {
        "fold": message("betting.several-fold", names=names),
        "check": message("betting.several-check", names=names),
        "call": message("betting.several-call", names=names),
    }[verb]
    return inq.ruling("reading", action=verb, binding=True, effects=effects, why=why)


@form("? {who:seat}", about="What a player may do now, or what an act out of turn has come to.", example="? Btn")
def options(table: Table, who: int) -> Ruling:
    """The options of the player to act."""
    _settle_up_to(table, who)
    return _options(table, who)


@form(
    "? may {who:seat} {what:fold|check|call|bet|raise}",
    about="Whether one thing is open to the player to act.",
    example="? may Ann raise",
)
def may(table: Table, who: int, what: str) -> Ruling:
    """Whether one action is legal, with the options."""
    _settle_up_to(table, who)
    ruling = _options(table, who)
    lawful = ruling.options
    if ruling.kind != "options" or lawful is None:
        return ruling
    is_open = {
        "fold": lawful.fold,
        "check": lawful.check,
        "call": lawful.call is not None,
        "bet": lawful.opening and lawful.sizes is not None,
        "raise": not lawful.opening and lawful.sizes is not None,
    }[what]
    return msgspec.structs.replace(ruling, answer="yes" if is_open else "no")


@form(
    "{who:seat} wants to {what:fold|check|call|bet|raise}",
    about="What a player would like to do: whether it is open.",
    example="Ann wants to raise",
)
def wants_to(table: Table, who: int, what: str) -> Ruling:
    """Whether a wish can be granted; nothing has been done yet."""
    return may(table, who, what)


@form(
    "[format] (raise or fold|raise-or-fold)",
    about="A satellite in which nobody may call.",
    example="format raise or fold",
)
def raise_or_fold(table: Table) -> None:
    """Set the format of the event."""
    Inquiry(table.policy).require(RAISE_OR_FOLD_ALLOWS)
    table.recall(Format).raise_or_fold = True


@form("? options", about="What the player to act may do.", example="? options")
def options_now(table: Table) -> Ruling:
    """The options of whoever is to act."""
    settle_held(table)
    seat = table.the_hand().to_act
    if seat is None:
        raise Unlawful("act.nobody", field="line")
    return _options(table, seat)


def _options(table: Table, seat: int) -> Ruling:
    """The options, less what the format of the event takes away."""
    ruling = options_of(table, seat)
    if ruling.kind != "options" or ruling.options is None or table.the_hand().to_act != seat:
        return ruling
    at = facing(table, seat)
    taken = gone(table, at)
    if not taken:
        return ruling
    inq = Inquiry(table.policy)
    inq.cite(RAISE_OR_FOLD_ALLOWS)
    why = message("betting.raise-or-fold-options", name=at.name)
    return msgspec.structs.replace(
        ruling, options=ruling.options.without(*taken), why=why, cites=(*inq.cites, *ruling.cites)
    )


def _settle_up_to(table: Table, seat: int) -> None:
    """Let held acts happen that are due before this player's turn."""
    hand = table.the_hand()
    if hand.to_act != seat:
        settle_held(table)


@form(
    "? substantial action",
    about="Whether there has been substantial action in this hand.",
    example="? substantial action",
)
def is_substantial(table: Table) -> Ruling:
    """Whether what was done so far is substantial."""
    inq = Inquiry(table.policy)
    acts_so_far = acts_of(table.the_hand())
    found = substantial(inq, acts_so_far)
    told = message("betting.acts-in-turn-list", acts=acts_listed(acts_so_far))
    why = message("betting.earlier-round-complete") if table.the_hand().street else told
    return inq.ruling("reading", answer="substantial action" if found else "no substantial action", why=why)


@form(
    "{who:seat} has {chips} out",
    about="The single chips of an earlier bet that lie in front of a player.",
    example="BB has 25 25 out",
)
def chips_out(table: Table, who: int, chips: tuple[int, ...]) -> None:
    """Note the chips in front of a player; change may still be due on them."""
    hand = table.the_hand()
    put = hand.bets.get(who, 0)
    if not put or sum(chips) < put:
        raise Unlawful(
            "chips.not-there/not-making-bet",
            {"name": table.name(who), "put": put},
            field="chips",
            value=list(chips),
            limits={"min": put},
        )
    Laid(who, Pile(chips)).apply(table)


@form(
    "{who:seat} is told the bet is {amount}",
    about="A count of the bet that a player is given; it may be wrong.",
    example="Caller is told the bet is 19500",
)
def is_told(table: Table, who: int, amount: int) -> None:
    """Record what a player was told."""
    table.recall(claims.Quoted).tell(table.the_hand(), who, amount)


@form(
    "dealer counts the pot as {amount}",
    about="A count of the pot in pot-limit; it may be wrong.",
    example="dealer counts the pot as 9500",
)
def counts_pot(table: Table, amount: int) -> None:
    """Record the dealer's count of the pot."""
    table.recall(corrections.WrongSizes).quoted = amount


@form(
    "(error|mistake|undercall|underraise|miscount) [is] noticed",
    about="A bet of a wrong size, or an undercall, that went unnoticed is noticed now.",
    example="error noticed",
    before_cards=True,
)
def error_noticed(table: Table) -> Ruling:
    """Correct what can still be corrected."""
    if table.recall(Undercalls).found:
        return in_row(table)
    return corrections.noticed(table)


@form(
    "{who:seat} moves {chips} forward without letting go",
    about="A motion with chips that stay in the hand.",
    example="A moves 500 forward without letting go",
)
def without_letting_go(table: Table, who: int, chips: tuple[int, ...]) -> Ruling:
    """Chips that were not released are not a bet."""
    return claims.not_released(table, who)


@form(
    "(nobody|no one) has acted [yet]",
    about="A fact that the table knows: refused if it is wrong.",
    example="nobody has acted",
)
def nobody_has_acted(table: Table) -> None:
    """Nothing changes."""
    if acts_of(table.the_hand()):
        raise Unlawful("act.somebody-has", field="line")


@form("there (is|was) no bet", about="A fact that the table knows: refused if it is wrong.", example="there was no bet")
def no_bet(table: Table) -> None:
    """Nothing changes."""
    if table.the_hand().bet_level:
        raise Unlawful("act.bet-is", {"chips": table.the_hand().bet_level}, field="line")


@form("? first to act", about="Who acts first on this round.", example="? first to act")
def first_to_act(table: Table) -> Ruling:
    """The first player of the round; with two players the book may say who."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    if len(hand.seats) == 2:
        inq.cite(FIRST_HEADS_UP)
    why = message("betting.round-starts-there")
    return inq.ruling("reading", answer=table.name(hand.first_seat), why=why)


@form(
    "{found:amount} found behind {who:seat} [{late:after the next deal|after next deal}]",
    about="Chips are found behind a player whose all-in was called.",
    example="500 found behind A",
)
def found_behind(table: Table, found: int, who: int, late: str = "") -> Ruling:
    """Rule on hidden chips."""
    return claims.hidden_chips(table, who, found, next_deal=bool(late))


@form(
    "{who:seat} asks (to have|for) the bets [to be] brought in",
    about="A player wants the bets pulled in before the round is over.",
    example="A asks to have the bets brought in",
)
def bring_in_bets(table: Table, who: int) -> Ruling:
    """Only the player facing the action may ask."""
    inq = Inquiry(table.policy, table.name(who))
    inq.rest_on(says.BRING_IN_BETS)
    granted = table.the_hand().to_act == who
    why = message("betting.bring-in-bets-on-request")
    return inq.ruling("remedy" if granted else "refused", answer="granted" if granted else "refused", why=why)


@form("? announce", about="What the dealer says aloud about the last bet.", example="? announce")
def announce(table: Table) -> Ruling:
    """Bets that are not all-in are announced; an all-in is counted on request."""
    hand = table.the_hand()
    inq = Inquiry(table.policy)
    inq.rest_on(says.ANNOUNCE)
    all_in = hand.last_aggressor is not None and not hand.stacks[hand.last_aggressor]
    answer = "all-in" if all_in else f"{'raise to' if hand.raises else 'bet of'} {hand.bet_level}"
    counted = message("betting.all-in-count-on-request")
    why = counted if all_in else message("betting.announce-regular-bets")
    return inq.ruling("reading", answer=answer, why=why)
