act_bet-facing-bet = There is a bet of { $bet_level } to raise.
act_bring-in = Seat { $to_act } has the bring-in of { $bring_in_due } to pay and cannot fold.
act_bring-in__owed = Somebody has to bring it in for { $bring_in_due } or bet more.
act_check-facing-bet = Seat { $to_act } faces a bet of { $bet_level } and cannot check; a call adds { $to_call }.
act_forfeit = Between 1 and { $to_call } can be forfeited, not { $amount }.
act_no-raise = Seat { $to_act } may only call or fold. { $why }
act_no-raise__check = Seat { $to_act } may only check or fold. { $why }
act_not-now = { $what } is not possible now: the hand waits for { $waits }.
act_nothing-to-call = Seat { $to_act } has nothing to call.
act_nothing-to-raise = There is no bet to raise.
act_out-of-turn__seat = Seat { $seat } cannot act: it is seat { $to_act }'s turn.
act_raise-too-large__raise-over-stack = Seat { $to_act } has { $stack } behind and cannot make it { $to }.
act_raise-too-large = { $word } may be to { $most } at most, not { $to }.
act_raise-too-small = { $word } must be to { $least } or more, not { $to }.

amount_unreadable__not-chips = { $text } is not an amount of chips.
amount_too-fine = An amount has { $decimals } decimals; { $most_decimals } are the most that can be read.

card_duplicate__already-out = { $name } is out already.
card_duplicate = { $face } appears twice; a deck has only one.
card_not-in-deck = { $name } is not in a short deck.
card_unknown__out-of-range = Every card must be from { $lowest_card } to 51.
card_unknown = An unknown card cannot be used here; say which card it is.
card_unknown__rank = An unknown card cannot be ranked; say which card it is.
card_unreadable = { $text } is not a card: write a rank of { $ranks } and a suit of { $suits }, like As or Td.

chips_not-whole__bet-not-whole = A bet is a whole number of chips, not { $to }.
chips_unreadable__field-not-whole = The { $field } must be a whole number of at least { $least }, not { $number }.
chips_too-few__field-too-small = { $field } must be { $least } or more, not { $value }.
chips_none__no-denominations = There are no denominations to pay with.
chips_no-smaller = There is no chip smaller than { $chip } to change it into.
chips_none__to-look-at = There are no chips to look at.
chips_not-payable = { $amount } cannot be paid in chips of { $values }; the nearest amounts are { $below } and { $above }.
chips_not-whole = { $field } must be a whole number of chips, not { $value }.
chips_odd = { $to } cannot be made of the smallest chip in play, { $unit }.
chips_odd__amount = { $amount } cannot be made of the smallest chip in play, { $unit }.
chips_short = There are only { $have } chips of { $value } here, not { $count }.
chips_unreadable = { $word } is not a pile of chips; write a denomination and a count, like 1000x2.

deal_count = Seat { $seat } is owed { $owed } cards, not { $wanted }.
deal_no-board = No board cards are due.
deal_count__not-due = The record deals cards that were not due.
deal_count__street-count = The { $street } takes { $board_owed } cards, not { $count }.

deck_no-source = The stub must be shuffled: give its new order.
deck_none = There is no deck: name the cards that were dealt.

draw_not-held = Seat { $seat } does not hold { $face }.

equity_board = A board has at most five cards.
equity_hands = Equity is between 2 and { $most_players } hands of two cards.

event_differs = { $event } cannot be: { $instead }.

fast_missing = Arrays of hands need numpy; install it with: pip install 'cardspeak[fast]'

game_unknown__not-a-name = A game is given by its name, not by { $name }.
game_unknown = There is no game called { $name }. Known are for instance { $games }.

hand_card-count__badugi-card-count = A badugi hand has four cards, not { $count }.
hand_card-count = A { $name } hand cannot be judged from { $held } held and { $shared } board cards.
hand_card-count__high = A hand is judged from five to seven cards, not from { $count }.
hand_impossible = These cards cannot come from one deck.
hand_impossible__omaha = These cards make no Omaha hand.
hand_last-live = The hand in seat { $seat } is the last live one and cannot be { $done }.
hand_not-in-deck = This deck has no card below a six.
hand_card-count__ranking-card-count = A { $ranking } hand has { $counts } to { $counts2 } cards, not { $shape }.
hand_unknown-cards = The hand in seat { $seat } cannot be read: not all its cards are known.

hands_unreadable = Hands are rows of whole numbers, one row a hand.

muck_all-in = Seat { $seat } cannot muck: after an all-in every live hand is tabled.
muck_not-held = Seat { $seat } has no hand to muck.

open_cards-tell = Seat { $seat } cannot open: the cards say seat { $to_act }.

phh_action = { $strip } cannot be read: { $why }.
phh_own-differs__dues-differ = { $name } is not what { $own_field }dues and stakes say.
phh_field = { $name } must be { $wanted }, not { $value }.
phh_field__other-variant = { $name } does not belong to the variant { $code }.
phh_many-hands = The file holds { $count } hands, not one.
phh_missing = The field { $name } is missing.
phh_own-differs = The actions differ from _cardspeak_log: { $why }.
phh_own-field = { $own_field }{ $name } cannot be read: { $error }.
phh_own-version = These are facts of version { $get }; version { $version } can be read.
phh_player = There is no player { $number } among { $players }.
phh_seats = The seats must go clockwise from the button's left, each number once.
phh_toml = Line { $line }: this is not TOML: { $reason }.
phh_variant = { $code } is not a variant of the standard; those are { $variants }.

post_not-due = The next forced bet is seat { $seat }'s { $kind } of { $amount }.

pot_broken-chip = A pot of { $amount } cannot be made of chips of { $unit }.

push_not-due = The next chips go to seat { $due }.

ranking_unknown = There is no ranking called { $ranking }.

rotation_count = { $field } must be { $least } or more.
rotation_no-such-leg = { $name } is not part of { $name2 }.

seat_not-dealt-in__nobody-dealt-in = Nobody in seat { $seat } was dealt into this hand.
seat_unreadable__out-of-range = A seat is a whole number from 0 to { $last_seat }, not { $value }.
seat_not-dealt-in__owes-not-dealt-in = Seat { $seat } owes a { $kind } but is not dealt in.
seat_taken__shared = Two players cannot share a seat.
seat_too-few = A hand needs two players.
seat_too-many = { $players } players need { $needed } cards of a deck of { $cards }.
seat_unreadable = A seat is a whole number, not { $seat }.

setup_ante-by = An ante is paid by { $get_args }; not by { $ante_by }.
setup_betting = Say how the game is bet: no-limit, pot-limit or limit.
setup_blinds = Blinds are a small and a big one, not { $blinds }.
setup_blinds__reversed = The small blind of { $small_blind } is larger than the big blind of { $big_blind }.
setup_bring-in = The bring-in cannot be larger than the small bet.
setup_stacks = Give the stacks as chips by seat number.
setup_stakes = Give the blinds or the size of a bet.
setup_stakes__stud = Stud needs a small bet.
setup_straddle = Straddles are not played in tournaments.
setup_unknown-stakes = There is no { $unknown } in the stakes.

show_dead-hand__seat = The hand in seat { $seat } is dead.
show_not-held = Seat { $seat } does not hold { $name }.
show_tabled__seat = The hand in seat { $seat } lies open already.
show_unknown__seat = Say which cards seat { $seat } shows.

shuffle_wrong-cards = The new stub must hold the old one and the cards shuffled in, each once.

toml_value = { $value } cannot be written as TOML.

undo_nothing = Nobody has acted yet.
equity_samples = The number of samples must be a whole number from { $least }.
equity_seed = The seed must be a whole number from { $least }.
deck_exhausted = { $wanted ->
    [one] Cannot deal a card: the deck has { $left } left.
   *[other] Cannot deal { $wanted } cards: the deck has { $left } left.
}
phh_no-variant = The PHH standard has no variant for { $betting } { $game }.
phh_no-variant__of-theirs = The PHH standard has no variant for { $betting } { $game }; ask for own variants to write it under a name that only Cardspeak reads.
card_unreadable__number = { $card } is not a card; cards are whole numbers from 0 to { $unknown }.
seat_not-int = A seat is an int, not { $seat } of type { $name }.
raise-closed_no-chips-behind = Seat { $seat } has only { $stack } left, not more than the call.
raise-closed_only-bring-in = Seat { $seat } has only { $stack } for a bring-in of { $due }.
raise-closed_nobody-to-call = Nobody is left who could call more.
raise-closed_not-reopened = The bet has grown by { $grown } since seat { $seat } acted; { $needed } would re-open the betting.
raise-closed_capped = The cap of { $cap } raises is reached.
act_no-cards__seat = Seat { $seat } has folded, or the hand is dead.

doing_act = An act
doing_all-in = An all-in
doing_bet = A bet
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
doing_raise = A raise
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
