"""What a prize may be: the books and the law of the state bar some forms, and name others that are approved."""

from __future__ import annotations

from cardspeak.books.inquiry import Inquiry
from cardspeak.books.settings.prizes import APPROVED, CASH, CASH_BARRED_IN, CASH_REDEEMABLE
from cardspeak.errors import Ambiguous, Unlawful
from cardspeak.question import YES_OR_NO, in_words
from cardspeak.tournament.setup import EventSetup
from cardspeak.words import items

MONEY = ("cash", "transfer")
STATES = {
    "australian capital territory": "ACT", "new south wales": "NSW", "northern territory": "NT", "queensland": "QLD",
    "south australia": "SA", "tasmania": "TAS", "victoria": "VIC", "western australia": "WA",
}  # fmt: skip


def barred_here(inq: Inquiry, setup: EventSetup) -> bool:
    """Whether cash prizes are barred in this event: a paid entry, in a state where the book forbids them."""
    if inq.maybe(CASH) != "none-for-cash-buy-ins":
        return False
    if not setup.state:
        limits = {"of": list(CASH_BARRED_IN.choices)}
        raise Unlawful("prize.state", field="state", limits=limits, rule=inq.policy.rule(CASH))
    state = state_code(setup.state)
    if state is None:
        limits = {"of": list(CASH_BARRED_IN.choices)}
        raise Unlawful(
            "prize.state/unknown",
            {"state": setup.state},
            field="state",
            value=setup.state,
            limits=limits,
            rule=inq.policy.rule(CASH),
        )
    return setup.buy_in.price > 0 and state in inq.ask(CASH_BARRED_IN)


def state_code(written: str) -> str | None:
    """The short name of a state, however it was written; None where it is none of those that the law of prizes knows.

    >>> state_code("Victoria"), state_code(" vic "), state_code("New South Wales"), state_code("Texas")
    ('VIC', 'VIC', 'NSW', None)
    """
    plain = " ".join(written.replace(".", "").split()).casefold()
    found = STATES.get(plain, plain.upper())
    return found if found in CASH_BARRED_IN.choices else None


def checked_form(
    inq: Inquiry,
    setup: EventSetup,
    form: str,
    *,
    redeemable: bool | None = None,
    approved_by: str = "",
) -> None:
    """Refuse a form of prize that may not be given in this event.

    ``redeemable`` tells whether the prize can be turned into cash; ``approved_by`` who has approved a form that the book
    does not name.
    """
    if not barred_here(inq, setup):
        inq.cite(CASH)
        return
    for setting in (CASH, CASH_REDEEMABLE, APPROVED):
        inq.cite(setting)
    named = inq.ask(APPROVED)
    rule = inq.policy.rule(CASH)
    if form in MONEY:  # 9-1
        raise Unlawful(
            "prize.cash", {"state": setup.state}, field="form", value=form, limits={"of": list(named)}, rule=rule
        )
    if redeemable:
        raise Unlawful(
            "prize.redeemable",
            {"state": setup.state},
            field="redeemable",
            value=True,
            limits={"of": [False]},
            rule=rule,
        )
    if form == "venue-voucher" and redeemable is None:  # 9-2
        raise Ambiguous.asking("prize.voucher", None, "redeemable", options=YES_OR_NO, rule=inq.policy.rule(APPROVED))
    if form not in (*named, "ticket") and not approved_by:
        limits = {"forms": list(named)}
        raise Unlawful(
            "prize.not-approved",
            {"named": items(map(in_words, named), "and")},
            field="approved_by",
            limits=limits,
            rule=inq.policy.rule(APPROVED),
            takes="text",
        )
