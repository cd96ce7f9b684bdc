act_bet-facing-bet = There is already a bet of { $bet_level }: raise it instead.
act_bring-in = Seat { $to_act } must pay the bring-in of { $bring_in_due } and cannot fold.
act_bring-in__owed = The bring-in of { $bring_in_due }, or a larger bet, must come first.
act_check-facing-bet = Seat { $to_act } faces a bet of { $bet_level } and cannot check; a call adds { $to_call }.
act_forfeit = 1 to { $to_call } can be forfeited, not { $amount }.
act_no-raise = Seat { $to_act } may only call or fold. { $why }
act_no-raise__check = Seat { $to_act } may only check or fold. { $why }
act_not-now = { $what } is not possible now: the hand is waiting for { $waits }.
act_nothing-to-call = Seat { $to_act } has nothing to call.
act_nothing-to-raise = There is no bet to raise.
act_out-of-turn__seat = Seat { $seat } cannot act: it is seat { $to_act }'s turn.
act_raise-too-large__raise-over-stack = Seat { $to_act } has { $stack } behind and cannot make it { $to }.
act_raise-too-large = The { $word } may be at most { $most }, not { $to }.
act_raise-too-small = The { $word } must be at least { $least }, not { $to }.

amount_unreadable__not-chips = { $text } is not an amount of chips: write a number such as 1600 or 38.50.
amount_too-fine = The amount has { $decimals } decimal places; at most { $most_decimals } can be read.

card_duplicate__already-out = { $name } has already been dealt.
card_duplicate = { $face } appears twice; a deck has only one.
card_not-in-deck = { $name } is not in a short deck.
card_unknown__out-of-range = Every card must be a number from { $lowest_card } to 51.
card_unknown = An unknown card cannot be used here; name the card.
card_unknown__rank = An unknown card cannot be ranked; name the card.
card_unreadable = { $text } is not a card: write a rank of { $ranks } and a suit of { $suits }, like As or Td.

chips_not-whole__bet-not-whole = A bet must be a whole number of chips, not { $to }.
chips_unreadable__field-not-whole = The { $field } must be a whole number of at least { $least }, not { $number }.
chips_too-few__field-too-small = { $field } must be at least { $least }, not { $value }.
chips_none__no-denominations = There are no denominations to pay with.
chips_not-payable = { $amount } cannot be paid in chips of { $values }; the nearest amounts are { $below } and { $above }.
chips_not-whole = { $field } must be a whole number of chips, not { $value }.
chips_odd = { $to } cannot be made with the smallest chip in play, { $unit }.
chips_odd__amount = { $amount } cannot be made with the smallest chip in play, { $unit }.
chips_short = { $have ->
        [one] There is only 1 chip of { $value } here, not { $count }.
       *[other] There are only { $have } chips of { $value } here, not { $count }.
    }
chips_unreadable = { $word } is not a pile of chips; write a denomination and a count, like 1000x2.

deal_count = { $owed ->
        [one] Seat { $seat } is due 1 card, not { $wanted }.
       *[other] Seat { $seat } is due { $owed } cards, not { $wanted }.
    }
deal_no-board = No board cards are due.
deal_count__not-due = The record deals cards that are not due.
deal_count__street-count = { $board_owed ->
        [one] The { $street } is 1 card, not { $count }.
       *[other] The { $street } is { $board_owed } cards, not { $count }.
    }

deck_no-source = The stub must be shuffled: give its new order.
deck_none = There is no deck: enter the cards that were dealt.

draw_not-held = Seat { $seat } does not have { $face }.

equity_board = A board has at most five cards.
equity_hands = Equity is calculated for 2 to { $most_players } hands of two cards.

event_differs = { $event } is not possible: { $instead }.

fast_missing = Arrays of hands need numpy; install it with: pip install 'cardspeak[fast]'

game_unknown__not-a-name = Give the game by its name, not by { $name }.
game_unknown = There is no game called { $name }. Games include { $games }.

hand_card-count__badugi-card-count = { $count ->
        [one] A badugi hand has four cards, not 1.
       *[other] A badugi hand has four cards, not { $count }.
    }
hand_card-count = { $name } cannot rank a hand of { $held } hole cards and { $shared } board cards.
hand_card-count__high = A hand is ranked from five to seven cards, not { $count }.
hand_impossible = These cards cannot come from one deck.
hand_impossible__omaha = These cards are not a possible Omaha hand.
hand_last-live = Seat { $seat } has the last live hand, which cannot be { $done }.
hand_not-in-deck = This deck has no cards below a six.
hand_card-count__ranking-card-count = { $ranking } hands have { $counts } to { $counts2 } cards, not { $shape }.
hand_unknown-cards = The hand in seat { $seat } cannot be read: not all its cards are known.

hands_unreadable = Hands must be rows of whole numbers, one row per hand.

muck_all-in = Seat { $seat } cannot muck: after an all-in every live hand must be tabled.
muck_not-held = Seat { $seat } has no hand to muck.

open_cards-tell = Seat { $seat } cannot open: by the cards it is seat { $to_act }.

phh_action = { $strip } cannot be read: { $why }.
phh_own-differs__dues-differ = { $name } does not match { $own_field }dues and the stakes.
phh_field = { $name } must be { $wanted }, not { $value }.
phh_field__other-variant = The field { $name } does not belong to the variant { $code }.
phh_many-hands = The file has { $count } hands; it must have one.
phh_missing = The field { $name } is missing.
phh_own-differs = The actions differ from _cardspeak_log: { $why }.
phh_own-field = { $own_field }{ $name } cannot be read: { $error }.
phh_own-version = The file is of version { $get }; only version { $version } can be read.
phh_player = There is no player { $number }: enter 1 to { $players }.
phh_seats = Seats must go clockwise from the left of the button, each number once.
phh_toml = Line { $line } is not valid TOML: { $reason }.
phh_variant = { $code } is not a variant of the standard. Variants: { $variants }.

post_not-due = The next forced bet is seat { $seat }'s { $kind } of { $amount }.

pot_broken-chip = A pot of { $amount } cannot be made with chips of { $unit }.

push_not-due = The next chips go to seat { $due }.

ranking_unknown = There is no ranking called { $ranking }.

rotation_count = { $field } must be at least { $least }.
rotation_no-such-leg = { $name } is not part of { $name2 }.

seat_not-dealt-in__nobody-dealt-in = Seat { $seat } was not dealt into this hand.
seat_unreadable__out-of-range = A seat must be a whole number from 0 to { $last_seat }, not { $value }.
seat_not-dealt-in__owes-not-dealt-in = Seat { $seat } owes { ARTICLE($kind) } but is not dealt in.
seat_taken__shared = Two players cannot share a seat.
seat_too-few = A hand needs at least two players.
seat_too-many = { $players } players need { $needed } cards, and the deck has { $cards }.
seat_unreadable = A seat must be a whole number, not { $seat }.

setup_ante-by = An ante is paid by { $get_args }, not by { $ante_by }.
setup_betting = Enter the betting structure: no-limit, pot-limit or limit.
setup_blinds = Enter a small and a big blind, not { $blinds }.
setup_blinds__reversed = The small blind of { $small_blind } is larger than the big blind of { $big_blind }.
setup_bring-in = The bring-in cannot be larger than the small bet.
setup_stacks = Give the stacks by seat number.
setup_stakes = Give the blinds or the bet size.
setup_stakes__stud = Stud needs a small bet.
setup_straddle = Tournaments have no straddles.
setup_unknown-stakes = { $unknown } is not one of the stakes.

show_dead-hand__seat = The hand in seat { $seat } is dead.
show_not-held = Seat { $seat } does not have { $name }.
show_tabled__seat = The hand in seat { $seat } is already tabled.
show_unknown__seat = Enter which cards seat { $seat } shows.

shuffle_wrong-cards = The new stub must have every card of the old one and every card shuffled in, each once.

toml_value = { $value } cannot be written as TOML.

undo_nothing = Nobody has acted yet.
equity_samples = The number of samples must be a whole number of at least { $least }.
equity_seed = The seed must be a whole number of at least { $least }.
deck_exhausted = { $wanted ->
    [one] Cannot deal a card: the deck has { $left } left.
   *[other] Cannot deal { $wanted } cards: the deck has { $left } left.
}
phh_no-variant = The PHH standard has no variant for { $betting } { $game }.
phh_no-variant__of-theirs = The PHH standard has no variant for { $betting } { $game }; allow own variants to write it under a name that only Cardspeak reads.
card_unreadable__number = { $card } is not a card; cards are whole numbers from 0 to { $unknown }.
seat_not-int = A seat must be an int, not { $seat } of type { $name }.
raise-closed_no-chips-behind = Seat { $seat } has only { $stack } left, which is no more than the call.
raise-closed_only-bring-in = Seat { $seat } has only { $stack } left for a bring-in of { $due }.
raise-closed_nobody-to-call = There is nobody left who could call a raise.
raise-closed_not-reopened = The bet has grown by { $grown } since seat { $seat } acted; it takes { $needed } to reopen the betting.
raise-closed_capped = { $cap ->
        [one] The cap of 1 raise is reached.
       *[other] The cap of { $cap } raises is reached.
    }
act_no-cards__seat = Seat { $seat } has folded, or the hand is dead.

doing_act = An act
doing_all-in = An all-in
doing_board = A board card
doing_bring-in = A bring-in
doing_burn = A burn
doing_call = A call
doing_check = A check
doing_deal = A deal
doing_draw = A draw
doing_fold = A fold
doing_forfeit = A forfeit
doing_kill = Killing a hand
doing_muck = Mucking a hand
doing_opener = Naming the opener
doing_post = A post
doing_push = A push
doing_show = Showing a hand
doing_shuffle = A shuffle
doing_wager = A wager

waits-for_act = a player to act
waits-for_burn = a card to be burned
waits-for_deal = cards to be dealt
waits-for_draw = a player to draw
waits-for_next-hand = the next hand
waits-for_post = a forced bet to be posted
waits-for_push = a pot to be pushed
waits-for_show = hands to be shown or mucked
waits-for_shuffle = the stub to be shuffled

street-name_draw = draw
street-name_fifth = fifth street
street-name_first-draw = first draw
street-name_flop = flop
street-name_fourth = fourth street
street-name_predraw = first betting round
street-name_preflop = pre-flop
street-name_river = river
street-name_second-draw = second draw
street-name_seventh = seventh street
street-name_sixth = sixth street
street-name_third = third street
street-name_third-draw = third draw
street-name_turn = turn
