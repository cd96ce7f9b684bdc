"""`cardspeak hands`: hands that play themselves on the terminal, button and busts included."""

from __future__ import annotations

import json
import random
import sys
import time
from typing import TYPE_CHECKING, Any

import click

from cardspeak.cli.hand import capitalised, game_words, line_object
from cardspeak.cli.program import json_option, say, wants_json
from cardspeak.cli.tables import heading
from cardspeak.words import Chips, Message, items, message, word

if TYPE_CHECKING:
    from rich.console import Console

    from cardspeak.hand import Hand, Positions
    from cardspeak.hand.notation.telling import HandLine

NAMES = ("Ada", "Bo", "Cleo", "Dae-ho", "Edda", "Finn", "Gita", "하나")
SEATS = (1, 2, 4, 5, 7, 8, 9, 10)
BLINDS = (100, 200)
SUITS = {"c": ("♣", "green"), "d": ("♦", "blue"), "h": ("♥", "red"), "s": ("♠", "bold")}


@json_option
@click.command("hands", epilog="Example: cardspeak hands --game PLO --hands 3 --seed 7")
@click.option("--game", default="NLHE", show_default=True, help="The game: NLHE, PLO, LO8, LS, L27TD, LB ...")
@click.option("--players", type=click.IntRange(2, len(NAMES)), default=5, show_default=True, help="Number of players.")
@click.option("--hands", type=click.IntRange(1, 1000), default=1, show_default=True, help="Number of hands.")
@click.option("--seed", type=int, help="The same seed plays the same hands; by default a new one each time.")
@click.option("--pause", type=click.FloatRange(0, 10), default=0.0, help="Seconds to wait after each action.")
@click.pass_context
def command(ctx: click.Context, game: str, players: int, hands: int, seed: int | None, pause: float) -> None:
    """Play hands by the rules and print them action by action, with every player's other options.

    Stacks carry over, players without chips leave, and the button moves by the dead-button rule.
    """
    from cardspeak.hand import find_game, first_positions, next_positions

    find_game(game)
    seed = random.SystemRandom().randrange(10**6) if seed is None else seed
    source = random.Random(seed)
    stacks = {seat: source.randrange(20, 101) * BLINDS[1] for seat in SEATS[:players]}
    names = dict(zip(SEATS, NAMES, strict=True))
    positions = first_positions(stacks, source.choice(list(stacks)))
    objects = []
    for number in range(1, hands + 1):
        hand = _play(game, stacks, positions, source)
        if wants_json(ctx):
            objects.append(_object(hand, number, seed))
        else:
            _print(hand, names, number, seed, pause)
        stacks = {seat: chips for seat, chips in hand.stacks.items() if chips}
        if len(stacks) < 2:
            break
        positions = next_positions(positions, stacks)
    if wants_json(ctx):
        click.echo(json.dumps(objects, ensure_ascii=False))


def _play(game: str, stacks: dict[int, int], positions: Positions, source: random.Random) -> Hand:
    """One hand among players who like good cards, more or less."""
    from cardspeak.hand import Hand, find_game, hand_setup

    stakes: dict[str, Any] = {"blinds": BLINDS, "smallest_chip": 25}
    if not find_game(game)[0].has_button:
        stakes = {"ante": 25, "bring_in": 50, "small_bet": BLINDS[1], "big_bet": 2 * BLINDS[1], "smallest_chip": 25}
    setup = hand_setup(
        game,
        stacks=stacks,
        button=positions.button,
        positions=positions,
        players_in_event=len(stacks),
        **stakes,
    )
    hand = Hand(setup, source=source)
    while hand.to_act is not None:
        if hand.pending.step == "draw":
            held = hand.cards_of(hand.to_act)
            hand.draw(hand.to_act, source.sample(held, source.choice((0, 1, 1, 2, 3))))
        else:
            _decide(hand, source)
    return hand


def _decide(hand: Hand, source: random.Random) -> None:
    options = hand.options
    mood = source.random()
    if options.bring_in is not None:
        hand.bring_in(options.seat)
    elif options.raise_min is not None and options.raise_max is not None and mood > 0.8:
        steps = min(options.raise_max, 4 * options.raise_min) - options.raise_min
        hand.wager(options.seat, options.raise_min + source.randint(0, steps // 25) * 25)
    elif options.check:
        hand.check(options.seat)
    elif options.call is not None and (mood > 0.35 or options.call * 8 < hand.pot):
        hand.call(options.seat)
    else:
        hand.fold(options.seat)


def _object(hand: Hand, number: int, seed: int) -> dict[str, Any]:
    from cardspeak.hand.notation.telling import tell

    return {
        "hand": number,
        "seed": seed,
        "game": hand.setup.game.name,
        "button": hand.setup.button,
        "before": dict(hand.setup.stacks),
        "after": hand.stacks,
        "told": [line_object(one) for one in tell(hand)],
    }


def _print(hand: Hand, names: dict[int, str], number: int, seed: int, pause: float) -> None:
    from rich.console import Console

    from cardspeak.hand.notation.telling import tell

    console = Console(highlight=False)
    setup = hand.setup
    button = "cli.button-in" if setup.button in dict(setup.stacks) else "cli.button-in-empty-seat"
    about = items([game_words(setup), message(button, seat=setup.button)])
    console.print(f"[bold]{say(message('cli.hand-about', name=number, about=about))}[/]")
    street = ""
    for one in tell(hand):
        if one.street != street:
            street = one.street
            console.print(f"\n[bold cyan]{capitalised(word('street-name', street))}[/]")
        _print_act(console, one, names)
        if pause:
            time.sleep(pause)
    _print_result(console, hand, names)
    if sys.stdout.isatty():
        console.print(f"\n[dim]{say(message('cli.same-hands', seed=seed))}[/]")


def _print_act(console: Console, one: HandLine, names: dict[int, str]) -> None:
    from rich.cells import set_cell_size

    who = say(message("cli.dealer")) if one.seat is None else f"{one.seat:>2} {names[one.seat]}"
    could = f"   [dim]{say(message('cli.could', options=one.options))}[/]" if one.options else ""
    console.print(f"  {set_cell_size(who, 12)} {say(_in_colour(one.words))}{could}", soft_wrap=True)


def _in_colour(words: Message) -> Message:
    """The words with every card as rank and suit in four colours."""
    cards = words.values.get("cards")
    if not isinstance(cards, str):
        return words
    pairs = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    shown = " ".join(f"[{SUITS[one[1]][1]}]{one[0]}{SUITS[one[1]][0]}[/]" for one in pairs)
    return message(words.code, **{**words.values, "cards": shown})


def _print_result(console: Console, hand: Hand, names: dict[int, str]) -> None:
    from rich.table import Table

    from cardspeak.cards.ranking import RANKINGS

    readings = {}
    for seat in hand.live_seats:
        if seat in hand.tabled_seats:
            held = hand.cards_of(seat)
            said = [RANKINGS[ranking].words(held, hand.board) for ranking in hand.setup.game.rankings]
            readings[seat] = say(message("text", text=items(said, "and")))
    title = say(message("cli.result"))
    table = Table(box=None, pad_edge=False, title=title, title_style="bold cyan", title_justify="left")
    for column in ("seat", "player", "before", "after"):
        table.add_column(heading(column), justify="left" if column == "player" else "right")
    table.add_column(heading("tabled"))
    for seat, before in hand.setup.stacks:
        after = hand.stacks[seat]
        style = "green" if after > before else "dim" if after == before else ""
        table.add_row(str(seat), names[seat], f"{before:,}", f"{after:,}", readings.get(seat, ""), style=style)
    console.print()
    console.print(table)
    chips_before, chips_after = sum(chips for _, chips in hand.setup.stacks), sum(hand.stacks.values())
    total = message("cli.chips-before-and-after", before=Chips(chips_before), after=Chips(chips_after))
    console.print(f"[dim]{say(total)}[/]")
