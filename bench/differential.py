"""Our hands against PokerKit's: the same cards, the same acts, compared at every turn.

PokerKit 0.7.7 is an oracle only inside its trusted area, so the stories are steered: stacks cover blinds and antes, at
most one short all-in a street and none in limit, nobody folds without a bet, no more than three wagers a street in limit,
no reshuffle. What it is known to do otherwise inside that area is recognised by its rule and counted, never waved through.
"""

from __future__ import annotations

import random
import warnings
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pokerkit as pk

from cardspeak.cards.card import faces
from cardspeak.cards.ranking import RANKINGS
from cardspeak.hand import events as ev
from cardspeak.hand.hand import Hand
from cardspeak.hand.rules import HandRules
from cardspeak.hand.setup import hand_setup

VARIANTS: dict[str, tuple[str, Any]] = {
    "NT": ("NLHE", pk.NoLimitTexasHoldem),
    "FT": ("LHE", pk.FixedLimitTexasHoldem),
    "NS": ("NLSD", pk.NoLimitShortDeckHoldem),
    "PO": ("PLO", pk.PotLimitOmahaHoldem),
    "FO/8": ("LO8", pk.FixedLimitOmahaHoldemHighLowSplitEightOrBetter),
    "F7S": ("LS", pk.FixedLimitSevenCardStud),
    "F7S/8": ("LS8", pk.FixedLimitSevenCardStudHighLowSplitEightOrBetter),
    "FR": ("LR", pk.FixedLimitRazz),
    "N2L1D": ("NL27", pk.NoLimitDeuceToSevenLowballSingleDraw),
    "F2L3D": ("L27TD", pk.FixedLimitDeuceToSevenLowballTripleDraw),
    "FB": ("LB", pk.FixedLimitBadugi),
}
"""PokerKit's codes, with our game and its class."""

A = pk.Automation
AUTOMATIONS = (
    A.ANTE_POSTING, A.BET_COLLECTION, A.BLIND_OR_STRADDLE_POSTING, A.RUNOUT_COUNT_SELECTION,
    A.HOLE_CARDS_SHOWING_OR_MUCKING, A.HAND_KILLING, A.CHIPS_PUSHING, A.CHIPS_PULLING,
)  # fmt: skip
SMALL, BIG = 5, 10
MOST_PLAYERS = {"FO/8": 6, "PO": 6, "F7S": 6, "F7S/8": 6, "FR": 6, "N2L1D": 5, "F2L3D": 4, "FB": 5}
MOST_DISCARDS = 2


@dataclass(frozen=True)
class Difference:
    """Where the two engines disagree without an explanation."""

    variant: str
    seed: int
    what: str
    ours: object
    theirs: object
    told: str

    def __str__(self) -> str:
        return (
            f"{self.variant} seed {self.seed}: {self.what}: ours {self.ours}, PokerKit's {self.theirs}\n  {self.told}"
        )


class Apart(Exception):
    """The two engines disagree."""

    def __init__(self, what: str, ours: object, theirs: object) -> None:
        super().__init__(what)
        self.what, self.ours, self.theirs = what, ours, theirs


class Known(Exception):
    """A difference with a name, after which the two hands go different ways."""


@dataclass
class Street:
    """What has been wagered on the street: our own count, to recognise PokerKit's defects by rule."""

    full: int
    level: int
    wagers: int = 0
    short: int = 0
    seen: dict[int, int] = field(default_factory=dict)

    def wager(self, place: int, to: int) -> None:
        """Take note of a bet or raise."""
        self.wagers += 1
        if to - self.level < self.full:
            self.short += 1
        else:
            self.full = to - self.level
        self.level = to
        self.seen[place] = to


class Comparison:
    """One hand played by both engines."""

    def __init__(self, variant: str, seed: int) -> None:
        self.variant, self.seed = variant, seed
        self.explained: Counter[str] = Counter()
        self.chance = random.Random(f"{variant} {seed}")
        self.name, kind = VARIANTS[variant]
        self.limit = self.name.startswith("L")
        self.stud = variant in ("F7S", "F7S/8", "FR")
        self.hand, self.state = self._deal_in(kind)
        self.fed = self.street_number = 0
        self.street = Street(BIG, 0 if self.stud else BIG)

    def _deal_in(self, kind: Any) -> tuple[Hand, Any]:
        chance = self.chance
        players = chance.randint(2, MOST_PLAYERS.get(self.variant, 7))
        deep = chance.choice([60, 200, 1500])
        stacks = [chance.randint(2 * BIG, deep) for _ in range(players)]
        ante = chance.choice([0, 0, 1, 2])
        seats = sorted(chance.sample(range(1, 11), players))
        turned = chance.randrange(players)
        order = seats[turned:] + seats[:turned]  # the first is left of the button
        rules = HandRules(pot_counts_ante_first_round=True, raise_cap=None)
        more: dict[str, Any] = {"ante": ante}
        by_blind = bool(ante) and not self.stud and chance.random() < 0.3
        raw: list[Any] = [AUTOMATIONS, not by_blind, {1: ante} if by_blind else ante]
        if self.stud:
            bring_in = chance.choice([2, 3, 5])
            more |= {"bring_in": bring_in, "small_bet": BIG, "big_bet": 2 * BIG}
            raw += [bring_in, BIG, 2 * BIG]
        else:
            more |= {"blinds": (SMALL, BIG), "ante_by": "big blind" if by_blind else "everyone"}
            raw += [(SMALL, BIG), BIG, *([2 * BIG] if self.limit else [])]
        setup = hand_setup(
            self.name, stacks=dict(zip(order, stacks, strict=True)), button=order[-1], rules=rules, **more
        )
        state = kind.create_state(*raw, tuple(stacks), players)
        return Hand(setup, source=random.Random(chance.getrandbits(64))), state

    def play(self) -> None:
        """Play the hand to its end on both sides."""
        self._feed()
        while not self.hand.over:
            step = self.hand.pending.step
            if step == "act":
                self._act()
            else:
                self._draw()
            self._feed()
        if self.state.status:
            raise Apart("the end", "over", f"still waits: actor {self.state.actor_index}")
        self._compare_stacks()

    def _feed(self) -> None:
        """Deal to PokerKit what we have dealt."""
        hand, state = self.hand, self.state
        for event in hand.events[self.fed :]:
            match event:
                case ev.Burn(card):
                    state.burn_card(faces([card]))
                case ev.Board(cards):
                    state.deal_board(faces(cards))
                case ev.Deal(seats, cards):
                    for seat, card in zip(seats, cards, strict=True):
                        state.deal_hole(faces([card]), hand.seats.index(seat))
                case ev.Draw() if state.card_burning_status and not any(state.standing_pat_or_discarding_statuses):
                    if not any(isinstance(later, ev.Burn) for later in hand.events[self.fed :]):
                        state.burn_card("??")  # everybody stood pat: PokerKit burns all the same
                case ev.Shuffle():
                    raise Apart("steering", "a reshuffle", None)
                case _:
                    pass
        self.fed = len(hand.events)
        if hand.street != self.street_number:
            self.street_number = hand.street
            double = self.limit and hand.setup.game.streets[hand.street].big_bet
            self.street = Street(2 * BIG if double else BIG, 0)

    def _draw(self) -> None:
        hand, state = self.hand, self.state
        place = hand.seats.index(hand.pending.seats[0])
        if state.stand_patter_or_discarder_index != place:
            raise Apart("who draws", place, state.stand_patter_or_discarder_index)
        seat = hand.seats[place]
        thrown = self.chance.sample(hand.cards_of(seat), self.chance.randint(0, MOST_DISCARDS))
        hand.draw(seat, thrown)
        state.stand_pat_or_discard(faces(thrown))

    def _act(self) -> None:
        hand, state, options = self.hand, self.state, self.hand.options
        place = hand.seats.index(options.seat)
        if state.actor_index != place:
            self._explain_opener(place)
        self._compare_options(place)
        choice = self._choose()
        seat = options.seat
        match choice:
            case "fold":
                hand.fold(seat)
                state.fold()
            case "check" | "call":
                hand.check(seat) if choice == "check" else hand.call(seat)
                state.check_or_call()
                self.street.seen[place] = self.street.level
            case "bring-in":
                hand.bring_in(seat)
                state.post_bring_in()
                self.street.seen[place] = 0
            case to:
                assert isinstance(to, int)
                hand.wager(seat, to)
                state.complete_bet_or_raise_to(to)
                self.street.wager(place, to)

    def _choose(self) -> str | int:
        options, chance = self.hand.options, self.chance
        if options.bring_in is not None and chance.random() < 0.8:
            return "bring-in"
        sizes = self._sizes()
        if sizes and (chance.random() < 0.35 or options.bring_in is not None):
            return chance.choice(sizes)
        if options.bring_in is not None:
            return "bring-in"
        if options.check:
            return "check"
        return "fold" if chance.random() < 0.2 else "call"

    def _sizes(self) -> list[int]:
        """The wagers inside PokerKit's trusted area."""
        options, street = self.hand.options, self.street
        low, high = options.raise_min, options.raise_max
        if low is None or high is None or self.state.max_completion_betting_or_raising_to_amount is None:
            return []
        if self.limit:
            whole = (low == high and low < options.all_in) or low - street.level == street.full
            return [low] if whole and street.wagers < 3 else []
        sizes = {low, high, (low + high) // 2, self.chance.randint(low, high), min(high, low + BIG)}
        if street.short:
            sizes = {to for to in sizes if to - street.level >= street.full}
        return sorted(sizes)

    def _compare_options(self, place: int) -> None:
        options, state = self.hand.options, self.state
        owed = options.bring_in or options.call or 0
        asked = state.checking_or_calling_amount if options.bring_in is None else state.effective_bring_in_amount
        if owed != asked:
            raise Apart("call or bring-in", owed, asked)
        ours = (options.raise_min, options.raise_max)
        theirs = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        if ours != theirs:
            self._explain_sizes(place, ours, theirs)

    def _explain_sizes(
        self, place: int, ours: tuple[int | None, int | None], theirs: tuple[int | None, int | None]
    ) -> None:
        street = self.street
        if theirs == (None, None) and not self._anyone_covers(place):
            self.explained["PokerKit offers no raise that nobody left could call any part of"] += 1
            return
        if self.variant == "FO/8" and ours[0] == ours[1] == theirs[0]:
            self.explained["PokerKit's limit omaha hi-lo is bet pot-limit"] += 1
            return
        grown = street.level - street.seen.get(place, -1)
        if ours == (None, None) and place in street.seen and street.short and grown < street.full:
            self.explained["1.3 #1, #2: a short all-in re-opens the betting in PokerKit"] += 1
            return
        raise Apart("raise sizes", ours, theirs)

    def _explain_opener(self, place: int) -> None:
        """On a later street of stud PokerKit may give equal hands showing another opener than the suit does (RP-10-D)."""
        theirs = self.state.actor_index
        players = range(len(self.state.stacks))
        if self.stud and self.hand.street and not self.street.seen:
            ranks = [sorted(card >> 2 for card in self._showing(each)) for each in players]
            opener = ranks[self.hand.seats.index(self.hand.first_seat)]
            tied = [each for each in players if ranks[each] == opener and self.state.statuses[each]]
            if theirs in [self._next_with_chips(each) for each in tied]:
                raise Known("RP-10-D: equal hands showing open by suit, in PokerKit by seat")
        raise Apart("who acts", place, theirs)

    def _next_with_chips(self, place: int) -> int:
        """Who acts for an opener: they themselves, or the next player who is not all-in."""
        stacks, statuses = self.state.stacks, self.state.statuses
        turn = [(place + more) % len(stacks) for more in range(len(stacks))]
        return next(each for each in turn if statuses[each] and stacks[each])

    def _showing(self, place: int) -> list[int]:
        seat = self.hand.seats[place]
        up = [event for event in self.hand.events if isinstance(event, ev.Deal) and event.up]
        return [card for event in up for getter, card in zip(event.seats, event.cards, strict=True) if getter == seat]

    def _anyone_covers(self, place: int) -> bool:
        """Whether another player with chips has more than the bet."""
        state = self.state
        top = max(state.bets)
        others = [each for each in range(len(state.stacks)) if each != place and state.statuses[each]]
        return any(state.stacks[each] and state.stacks[each] + state.bets[each] > top for each in others)

    def _compare_stacks(self) -> None:
        hand = self.hand
        ours = [hand.stacks[seat] for seat in hand.seats]
        theirs = list(self.state.stacks)
        if ours == theirs:
            return
        if sum(ours) != sum(theirs):
            raise Apart("chips", ours, theirs)
        if self._whole_remainders(ours) == theirs:
            self.explained["1.3 #8, #9: the whole remainder to the first seat"] += 1
            return
        if self._low_halves(ours, theirs):
            self.explained["PokerKit halves a side pot without a low when another pot has one"] += 1
            return
        odd, winners = self._odd_chips()
        apart = [abs(a - b) for a, b in zip(ours, theirs, strict=True)]
        if odd and max(apart) <= odd and all(place in winners for place, gap in enumerate(apart) if gap):
            self.explained["odd chips of pots that PokerKit merges or halves twice"] += 1
            return
        raise Apart("stacks", ours, theirs)

    def _low_halves(self, ours: list[int], theirs: list[int]) -> bool:
        """Whether PokerKit can have split the low half of a pot in which nobody has a low.

        It looks for a low among all hands instead of those in the pot, and where nobody qualifies everybody ties.
        """
        if not self._somebody_has_a_low():
            return False
        whole = [sum(amount for _, amount in pushed) for (_, side), pushed in self._splits().items() if side == "pot"]
        at_stake = sum(amount - amount // 2 for amount in whole)
        folded = {self.hand.seats.index(event.seat) for event in self.hand.events if isinstance(event, ev.Fold)}
        moved = sum(max(0, a - b) for a, b in zip(ours, theirs, strict=True))
        return 0 < moved <= at_stake and all(ours[place] == theirs[place] for place in folded)

    def _somebody_has_a_low(self) -> bool:
        hand = self.hand
        if (low := hand.setup.game.low) is None:
            return False
        hands = [hand.cards_of(seat) for seat in hand.seats if ev.Fold(seat) not in hand.events]
        return any(RANKINGS[low].value(cards, hand.board) for cards in hands)

    def _splits(self) -> dict[tuple[int, str], list[tuple[int, int]]]:
        """The chips pushed as (place, amount), by pot and half."""
        groups: dict[tuple[int, str], list[tuple[int, int]]] = {}
        for event in self.hand.events:
            if isinstance(event, ev.Push):
                place = self.hand.seats.index(event.seat)
                groups.setdefault((event.pot, event.side), []).append((place, event.amount))
        return groups

    def _whole_remainders(self, ours: list[int]) -> list[int]:
        """Our stacks, had each remainder gone to the first seat in one piece."""
        stacks = list(ours)
        for pushed in self._splits().values():
            total = sum(amount for _, amount in pushed)
            each, rest = divmod(total, len(pushed))
            for place, amount in pushed:
                stacks[place] -= amount - each
            stacks[min(place for place, _ in pushed)] += rest
        return stacks

    def _odd_chips(self) -> tuple[int, set[int]]:
        """How many chips may lie elsewhere because of remainders, and the players they may lie with."""
        odd, winners = 0, set[int]()
        for (_, side), pushed in self._splits().items():
            if len(pushed) > 1 or side != "pot":
                odd += len(pushed)
                winners |= {place for place, _ in pushed}
        return odd, winners


def told(hand: Hand) -> str:
    """The hand in one line."""
    stacks = " ".join(f"{seat}:{chips}" for seat, chips in hand.setup.stacks)
    return f"{hand.setup.game.name}, button {hand.setup.button}, {stacks}: {'; '.join(map(repr, hand.events))}"


def run(variant: str, seed: int) -> tuple[Difference | None, Counter[str]]:
    """Play one hand on both sides: the unexplained difference, if any, and the explained ones."""
    comparison = Comparison(variant, seed)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            comparison.play()
            return None, comparison.explained
        except Known as known:
            comparison.explained[str(known)] += 1
            return None, comparison.explained
        except Apart as found:
            apart = found
        except ValueError as refusal:  # one of the two does not take what the other has taken
            apart = Apart("refused", None, str(refusal))
    story = told(comparison.hand)
    return Difference(variant, seed, apart.what, apart.ours, apart.theirs, story), comparison.explained


def compare(variant: str, seed: int) -> Difference | None:
    """The first unexplained difference of one random hand, or None."""
    return run(variant, seed)[0]
