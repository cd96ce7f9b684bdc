"""`cardspeak event`: an event run from a file of commands, line by line."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

import click

from cardspeak.cli.files import must_be_writable, write
from cardspeak.cli.program import REFUSED, json_option, say, spoken, usage_error, wants_json
from cardspeak.cli.tables import padded
from cardspeak.errors import Refusal
from cardspeak.words import Chips, Message, Money, items, message, word

if TYPE_CHECKING:
    from cardspeak.desk.commands.running import Commands, Ran
    from cardspeak.tournament.needs import Advice


@json_option
@click.command("event", epilog="Example: cardspeak event friday.commands --report friday.html")
@click.argument("file", type=click.File(encoding="utf-8"), required=False)
@click.option(
    "--keep", metavar="LOG", help="Keep the log in this file (or at a postgresql:// address) under the event's name."
)
@click.option("--report", "page", type=click.Path(dir_okay=False), help="Write the printable report of the event.")
@click.option("--quiet", is_flag=True, help="Print the result only.")
@click.option("--orders", is_flag=True, help="List the orders a file may contain, with their fields, and exit.")
@click.pass_context
def command(
    ctx: click.Context, file: TextIO | None, keep: str | None, page: str | None, quiet: bool, orders: bool
) -> None:
    """Run the event in FILE (- for standard input) and print what happened.

    A line is an order in words: `register ann "Ann Miller"`, `draw seats`, `bust out [{"entry": 3}]`. Other lines:
    `at 19:30`, `at +2m`, `by NAME`, `seed HEX`, `advice`, `follow`, `deal 40`, `deal until 9`, `strike 17 REASON`,
    `insert 17 REASON: ORDER`, `replace 17 REASON: ORDER`, `flight` (the result of a flight, for `take in flight` on the later day), and
    `refused CODE: ORDER` for an order that must be refused. A line that ends in a backslash continues on the next.
    Exit code 2: an order was refused; everything before it was carried out, and --json prints it.
    """
    from cardspeak.desk.commands.running import Commands

    if orders:
        _list_orders(ctx)
        return
    if file is None:
        raise usage_error(message("cli.name-a-file"))
    if page is not None:
        must_be_writable(page)
    commands = Commands()
    told: list[Ran] = []
    refusal: Refusal | None = None
    try:
        for ran in commands.run(file):
            told.append(ran)
            if not wants_json(ctx) and not quiet:
                _print(ran, commands)
    except Refusal as refused:
        refusal = refused
    finally:
        _leave_behind(commands, keep, page)
    if wants_json(ctx):
        _print_object(commands, told, refusal)
        ctx.exit(0 if refusal is None else REFUSED)
    if refusal is not None:
        raise refusal
    _print_result(commands)


def _print_object(commands: Commands, told: list[Ran], refusal: Refusal | None) -> None:
    """Everything that was done as one object; after a refusal its fields stand beside it."""
    found = {**(refusal.as_dict(spoken()) if refusal is not None else {}), "lines": [_as_object(ran) for ran in told]}
    found |= _result(commands)
    click.echo(json.dumps(found, ensure_ascii=False, indent=2, default=str))


def _list_orders(ctx: click.Context) -> None:
    import msgspec

    from cardspeak.desk.commands.reading import orders

    listed = {
        name: {field.encode_name: field.required for field in msgspec.structs.fields(kind)}
        for name, kind in sorted(orders().items())
    }
    if wants_json(ctx):
        click.echo(json.dumps(listed, indent=2))
        return
    for name, fields in listed.items():
        must = " ".join(field.upper() for field, required in fields.items() if required)
        may = " ".join(f"[{field}=]" for field, required in fields.items() if not required)
        click.echo(" ".join(part for part in (name, must, may) if part))


def _leave_behind(commands: Commands, keep: str | None, page: str | None) -> None:
    """Keep the log and write the report, as far as the event came."""
    if not commands.event.log:
        return
    if keep is not None:
        from cardspeak.store.opening import open_log

        with open_log(keep) as log:
            log.append(commands.event.state.setup.name, 0, commands.event.log)
    if page is not None:
        from cardspeak.desk.exporting.report import report

        write(page, report(commands.event.state, commands.event.log, spoken()))


def _as_object(ran: Ran) -> dict[str, Any]:
    import msgspec

    return {
        "line": ran.line,
        "text": ran.text,
        "at": ran.at,
        "refused": ran.refused or None,
        "not_done": [say(one) for one in ran.not_done],
        "flight": json.loads(ran.printed) if ran.printed else None,
        "entries": [msgspec.to_builtins(entry) for entry in ran.entries],
        "advice": [_advice_object(one) for one in ran.advice],
        "conflicts": [
            {"order": one.order, "entry": one.entry, "refusal": one.refusal.as_dict(spoken())} for one in ran.conflicts
        ],
    }


def _advice_object(one: Advice) -> dict[str, Any]:
    import msgspec

    from cardspeak.tournament.core import words

    orders = [{"order": words(type(order)), **msgspec.to_builtins(order)} for order in one.orders]
    said = {name: msgspec.to_builtins(getattr(one, name)) for name in ("message", "reasons", "needs")}
    return {"kind": one.kind, "why": say(one.message), "orders": orders, "cites": list(one.cites), **said}


def _print(ran: Ran, commands: Commands) -> None:
    click.echo(f"{ran.line:>4}  {ran.text}")
    if ran.refused:
        _indented(message("cli.refused-as-expected", code=ran.refused))
    for entry in ran.entries if len(ran.entries) <= 40 else (*ran.entries[:20], *ran.entries[-20:]):
        click.echo(f"        {entry.number:>5} {say(entry.what.story_line(commands.event.state))}")
    if len(ran.entries) > 40:
        entries, players = message("count.entries", n=len(ran.entries)), message("count.players", n=commands.left)
        _indented(message("cli.entries-in-all", entries=entries, players=players))
    for advised in ran.advice:
        _print_advice(advised)
    if ran.printed:
        click.echo(ran.printed)
    for one in ran.not_done:
        _indented(message("cli.not-done", what=one))
    for conflict in ran.conflicts:
        _indented(message("cli.struck-too", entry=conflict.entry, why=conflict.refusal.message))


def _indented(said: Message) -> None:
    click.echo(f"        {say(said)}")


def _print_advice(one: Advice) -> None:
    cites = f" [{', '.join(one.cites)}]" if one.cites else ""
    click.echo(f"        {one.kind}: {say(one.message)}{cites}")
    for said in (*one.reasons, *(need.message for need in one.needs)):
        click.echo(f"          {say(said)}")


def _result(commands: Commands) -> dict[str, Any]:
    import msgspec

    from cardspeak.desk.exporting.proofs import chip_proof, prize_proof
    from cardspeak.desk.exporting.tables import rows
    from cardspeak.tournament.core import broken
    from cardspeak.tournament.deals.sheet import reported_deals
    from cardspeak.tournament.money import proof

    state = commands.event.state
    if state.created is None:
        return {"event": None}
    proofs = {"money": proof(state), "chips": chip_proof(state), "prizes": prize_proof(state)}
    return {
        "event": state.setup.name,
        "places": [msgspec.to_builtins(row) for row in rows(state)],
        "deals": msgspec.to_builtins(reported_deals(state)),
        **{name: msgspec.to_builtins(sheet) for name, sheet in proofs.items()},
        "broken": [{**msgspec.to_builtins(one), "words": say(one)} for one in broken(state)],
    }


def _print_result(commands: Commands) -> None:
    """Who stands where, and whether money and chips add up."""
    from cardspeak.tournament.values import money_of

    result = _result(commands)
    if result["event"] is None:
        click.echo(say(message("cli.no-event")))
        return
    entries, players = message("count.entries", n=len(commands.event.log)), message("count.players", n=commands.left)
    click.echo(f"\n{say(message('cli.event-result', event=result['event'], entries=entries, players=players))}")
    money = partial(money_of, commands.event.state)
    for row in result["places"]:
        place = row["place"] if row["place"] is not None else "-"
        status = padded(say(word("status", row["status"])), 12)
        prize = f"{_shown(money(row['prize'])):>12}" if row["prize"] else ""
        click.echo(f"{place:>5}  {padded(row['name'], 24)} {status} {row['chips']:>10,} {prize}".rstrip())
    for deal in result["deals"]:
        _print_deal(deal, money)
    chips, prizes = result["chips"], result["prizes"]
    amounts = {name: money(prizes[name]) for name in ("pool", "announced", "paid")}
    click.echo(say(message("cli.money", collected=money(result["money"]["collected"]), **amounts)))
    in_play, counted = Chips(chips["in_play"]), Chips(chips["counted"])
    click.echo(say(message("cli.chips", in_play=in_play, counted=counted)))
    if commands.public_seed:
        click.echo(say(message("cli.public-seed")))
    wrong = [say(message("cli.does-not-hold", said=one["words"])) for one in result["broken"]]
    click.echo("\n".join(wrong) or say(message("cli.adds-up")))


def _print_deal(deal: dict[str, Any], money: Callable[[int], Money]) -> None:
    """What was agreed, and what the place would have paid."""
    cites = f" [{', '.join(deal['cites'])}]" if deal["cites"] else ""
    about = [word("why", deal["method"]), word("deals.stage", deal["stage"]), *filter(None, [deal["why"]])]
    click.echo(say(message("cli.deal", number=deal["deal"], about=items(about))) + cites)
    for one in deal["shares"]:
        share = f"       {padded(one['name'], 24)} {_shown(money(one['agreed'])):>12}"
        if one["announced"] is not None:
            share += f", {say(message('cli.announced', amount=money(one['announced'])))}"
        click.echo(share)
    if deal["for_winner"]:
        click.echo(f"       {padded(say(message('cli.for-winner')), 24)} {_shown(money(deal['for_winner'])):>12}")


def _shown(amount: Money) -> str:
    from cardspeak.words.catalogue import money

    return money(amount, spoken())
