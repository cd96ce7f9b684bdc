act_all-in = { $name } is all-in and has nothing more to do.
act_not-now__no-bring-in-due = No bring-in is due.
act_no-cards = { $name } has folded, or the hand is dead.
act_nobody = Nobody is to act now.
act_not-now__nobody-now = Nobody can act now: { $why }.
act_out-of-turn__not-to-act = { $name } is not to act.
act_nothing = Nothing that { $name } did can be read as an act.
act_out-of-turn = It is not { $name }'s turn.
act_out-of-turn__named = It is { $name }'s turn, not { $name2 }'s.
act_out-of-turn__turn-of-other = It is { $name }'s turn.
act_waits = the hand waits
act_waits-board = the board is due
act_waits-burn = the next card is due
act_waits-deal = cards are due
act_waits-draw = players are drawing
act_waits-over = the hand is over
act_waits-post = blinds are due
act_waits-push = the pot is decided
act_waits-show = it is the showdown

betting_no-error__bet-lawful = { $to } was a lawful bet.
betting_no-error = No bet of a wrong size is known.

boxed_count = Say how many cards were boxed.

burn_count = Name the two cards that were burned.
burn_error = A wrong burn before turn or river is none, or two or more.

button_right = { $name } has the button already.
button_right__seat = Seat { $should_be } has the button already.

card_belongs = { $face } belongs to this game.
card_unreadable__draw-unseen = A card of the draw must be seen.
card_not-held = Seat { $seat } was not dealt { $face }.
card_not-held__down = Seat { $seat } was not dealt { $face } down.
card_place = Say where the card lies: { $places }.
card_twice = One card was drawn twice.
card_unknown__which-twice = Say which card is there twice.

cards_count = Nobody holds { $count } cards.
cards_count__how-many-extra = Say how many cards there are too many.
cards_count__how-many-missing = Say how many cards are missing.

chips_too-few__big-blind-too-small = A big blind is 1 or more.
chips_not-whole__how-many-found = Say how many chips were found.
chips_not-whole__no-number = { $amount } is no number of chips.
chips_none__in-front = There are no chips in front of { $name }.
chips_not-there__not-making-bet = { $name } has { $put } in, which these chips do not make.
chips_not-there = Those chips are not out: { $prior } are.
chips_too-few = Chips are counted from 1 up.
chips_too-many__behind = { $name } has { $stack } behind and cannot put out { $pushed }.
chips_too-many__in-all = { $name } has { $everything } in all and cannot make it { $to }.

claim_amounts = { $put } of a wager of { $wager } cannot be.

clock_none = { $name } is not on the clock.
clock_none__acted = { $name } has acted; no clock is running.
clock_none__short = { $name } is not on a short clock.

deck_asker = A deck is asked for by { $askers }.
deck_reason = '{ $reason }' is no reason to change a deck.

device_use = '{ $use }' is no use of a device known here; there are { $uses }.

discard_no-wager = { $name } has no bet or raise standing on this street.

dispute_act = '{ $text }' is no act: write { $known }.

draw_count = Nobody holds { $said } cards.
draw_empty = Nobody has drawn a card yet.
draw_missing = Seat { $missing } has not drawn.
draw_not-among = { $face } is not one of { $faces }.
draw_twice = One player drew twice.

duplicate_places = Say where both { $face } were found.

exposed_none = Say which card was exposed.
exposed_place = The deal has { $count } down cards.
exposed_which = Say whether it was the first or the second card of { $name }: the first one would be a misdeal.

floor_chips-lost = { $there } chips are on the table where { $start_total } were: this is a mistake of the floor.
floor_no-hand = No hand is in progress: say the game, the seats and the button first.

flop_count = { $count } cards are no flop.
flop_count__not-over = { $count } cards are no more than a flop has.
flop_no-board = This game has no flop.
flop_not-due = The betting before the flop is not over: say that the flop was dealt early.

forfeit_not-aggressive = { $name } made no bet or raise in this hand.

game_other__not-single-draw = This is not a single-draw game.
game_other__not-stud = This is not stud.
game_other = The book says this of hold'em only.

guide_no-reason = A decision needs a reason and the name of who decides.
guide_option = '{ $option }' is not offered: { $options }.
guide_option__none = '{ $option }' is not offered: there is nothing to decide.
guide_unknown = No guide of { $book } fits '{ $words }'.

hand_over = The hand is over.

identity_ground = The ground is { $grounds }, not '{ $ground }'.

kill_last-hand = The last live hand cannot be killed.

language_not-posted = Say which languages the house has posted.

misdeal_no-reason = Say what went wrong, or give the reason in quotes: misdeal "bad shuffle".

muck_tabled = The hand of { $name } lies open already.

notice_place = There is no place '{ $place }'; there are { $places }.
notice_unknown = No notice of { $book } fits '{ $words }'.

nuts_not-checked = This is about the last player to act, who checked the river.
nuts_unknown = Name the player's cards and the board first.

offence_no-case = This is no case of '{ $offence }': { $lacking }.
offence_unknown = '{ $name }' is not an offence of { $book }.

open_no-cards = The street has not been dealt.

override_final = The decision of the { $role } is final.
override_no-reason = A ruling is set aside only with a reason.

penalty_chips = Between 1 and { $behind } in chips can be taken.
penalty_chips__not-for = Chips are not forfeited for '{ $offence }'.
penalty_chips__not-so-many = Between 1 and { $behind } in chips can be taken, not { $amount }.
penalty_minutes = A time penalty is { $least } minutes or more, not { $amount }.
penalty_minutes__listed = A time penalty is { $listed } minutes, not { $amount }.
penalty_minutes__up-to = A time penalty is { $least } to { $most } minutes, not { $amount }.
penalty_no-ground = Chips are taken only if a time penalty is not enforceable or has no effect: say which.
penalty_no-offence = No offence of { $name } waits for a penalty: say what happened first.
penalty_not-allowed = '{ $penalty }' is not open for '{ $offence }'.
penalty_too-short = A penalty cannot be shorter than 1.

pot_more-than-stack = { $name } has { $held } and cannot give { $amount } back.
pot_no-carry = There are no chips to carry over.
pot_same-player = The pot cannot have gone to the wrong player.
pot_winners = Name each winner once.

review_none = No ban of { $who } waits for a review.
review_not-independent = The reviewer must be a third party: neither the one who decided nor the one concerned.
review_outcome = A review upholds, varies or quashes a ban; '{ $outcome }' is none of these.

script_amount = For { $name } { $what } is { $right }, not { $amount }.
script_board-count =
    { $board ->
        [one] The { $street } is 1 card, not { $count }.
       *[other] The { $street } is { $board } cards, not { $count }.
    }
script_book-late = Name the book before its house settings.
script_chip = A chip is worth something.
script_dead-blind = Heads-up there is no dead small blind.
script_decision-open = The director decides first: { $open_options }.
script_empty-expectation__director-options = Name the options of the director.
script_empty-expectation = Say what is expected behind =>, such as: => call 1100, back 200 [45-B]
script_ends-early = The hand would be over before that street.
script_hand-running = A hand is in progress already.
script_hand-running__header-hand-running = { $what } cannot change while a hand is in progress: write the line before the street that starts the hand.
script_long-line = A line has at most { $most_tokens } words, and a word at most { $most_letters } letters.
script_no-act = Say what the player does.
script_no-area = There is no area '{ $area }'. There are: { $areas }.
script_no-book = Say which book is in force: "book" and its name.
script_no-button = Say where the button is, such as "button 5".
script_no-chips = { $name } has no chips.
script_no-chips__left = { $name } would have no chips.
script_no-game = Say the game first, such as "game NLHE 250/500".
script_no-option = That is not one of the options: { $options }.
script_no-seats = Say who sits where, such as "seats 2:Ann 5:Ben".
script_no-street = There is no { $street } in { $name }.
script_not-held = { $name } does not hold { $count } cards.
script_nothing-open = Nothing is left to the director at the moment.
script_open-quote = The quote that opens here is not closed.
script_same-name = Two players are called { $name }.
script_seat-number = There is no seat { $seat }.
script_seat-number__said = There is no seat { $said }.
script_seat-taken = Seat { $seat } is { $names }'s.
script_street-out = The { $here } is out already, with other cards.
script_street-past = The hand is past that street: { $when }.
script_unnoticed = Only a wager of a wrong size or an undercall can go unnoticed.
script_which-option = Several options begin like that; say which one: { $options }.

seat_count = { $new } of { $players } players cannot be new.
seat_dead-small-blind = Say whose small blind is dead: last hand button 1 small blind 2 big blind 3.
seat_empty = Nobody sits in seat { $seat }.
seat_entitled = { $name } is entitled to a hand.
seat_no-blinds = The hand has no big blind, so nothing tells where the next one is.
seat_nobody = Nobody sits in seat { $seat }.
seat_nobody__big-blind = Nobody sits in seat { $big } for the big blind.
seat_not-all-in = { $name } is not all-in.
seat_not-dealt-in = { $name } was not dealt in.
seat_not-dealt-in__not-in-hand = { $name } is not in this hand.
seat_not-dealt-in__number-not-in-hand = Nobody in seat { $seat } is in this hand.
seat_nobody__player-out = { $name } is out.
seat_nobody__table-unnamed = Say who sits at this table first.

see_own = Players need not ask to see their own hand.

show_betting-over = The betting is over: write "{ $name } tables" or "shows only" with the cards.
show_count = A hand has { $needed } cards here, not { $face_up }.
show_dead-hand = { $name } has no live hand.
show_done = No hand is left to be shown.
show_not-given-up = { $name } still has the hand.
show_own = Players may look at their own cards.
show_tabled = The hand of { $name } lies open already.
show_unknown = Say which cards { $name } has tabled.

showdown_betting-open = The betting is not over yet: nothing is shown before.
showdown_cards-to-come = Cards are still to come: nobody has won yet.
showdown_nothing-tabled = No hand has been tabled yet.

street_count = The { $street } is { $size } cards.
street_far = The { $street } cannot come before the street ahead of it.
street_unknown__none-to-accept = There is no { $street } to accept.
street_not-due = The { $street } is not due yet.
street_not-early = No betting is open, so no card came too early.
street_other__not-seventh = This is not seventh street.
street_other = This is not fourth street.
street_unknown = This game has no { $street }.

stub_count = { $live } players and a stub of { $left } cannot be.
stub_pile = A stub is mixed with the muck or the burns.
stub_wrong-cards = The new stub holds a card twice, or one that is out.

time_negative__seconds-negative = Seconds are counted from 0 up.
time_negative__whole-minutes = Times are counted in whole minutes.

turn_nobody = Nobody is to act.
turn_nobody-skipped = Nobody has acted behind { $name }.
clock_none__not-granted = The clock was asked for and is not granted yet.
clock_none__not-running = No clock is running.
script_street-open__to-act = The betting is not over: { $name } is to act { $when }.
script_street-open__to-draw = { $name } is still to draw.
script_street-open__to-show = Hands are shown first: { $name } is next.
script_street-open__over = The hand is over.
script_street-open__shuffle = The stub is shuffled first.
authority_role__change-event = Only the { $roles } may cancel or change an event, not the { $role }.
authority_role__set-aside = Only the { $roles } may set a ruling aside, not the { $role }.
script_no-form__start = No line begins with { $seen }. A line begins with a player, or with words such as flop.
script_no-form = Expected { $expected }, not { $seen }.
script_end-of-line = the end of the line
script_header-ante = The ante
script_header-blinds = The blinds
script_header-book = The book
script_header-bring-in = The bring-in
script_header-button = The button
script_header-chips = The chips
script_header-folded = Who folded
script_header-game = The game
script_header-players-left = The players left
script_header-pot = The pot
script_header-seats = The seats
script_header-settings = The settings
script_header-small-blind = The small blind
script_header-stack = A stack
script_unknown-act__act-not-understood-after = '{ $word }' is not understood after '{ $head }'.
script_unknown-act = '{ $word }' is not something a player does. A player may: { $verbs }.
script_unknown-act__quote-speech = Put what is said in double quotes: { $word } "raise".
script_unknown-act__which-chips = Say which chips go out.
script_unknown-act__not-chips = '{ $word }' are not chips; name chips by their values.
script_unknown-act__not-understood = '{ $word }' is not understood here.
script_unknown-act__bet-of-zero = There is no bet of 0.
script_no-chip = '{ $word }' is not a chip.
script_no-chip__name-chips = Say which chips they are.
script_no-chip__too-many-chips = Nobody puts out { $number } chips at once.
script_no-chip__chip-of-zero = There is no chip of 0.
game_unknown__game-unknown = There is no game called { $name }. A game is NL, PL or L before one of { $games }.

street-when_draw = after the draw
street-when_fifth = on fifth street
street-when_first-draw = after the first draw
street-when_flop = on the flop
street-when_fourth = on fourth street
street-when_predraw = before the draw
street-when_preflop = before the flop
street-when_river = on the river
street-when_second-draw = after the second draw
street-when_seventh = on seventh street
street-when_sixth = on sixth street
street-when_third = on third street
street-when_third-draw = after the third draw
street-when_turn = on the turn

offence-lacks_another-deals = another player deals this hand
offence-lacks_no-all-in = it takes an all-in player and two others in the hand
offence-lacks_no-hand = no hand is being played
offence-lacks_no-live-hand = the player holds no live hand
offence-lacks_no-self-dealing = nobody at this table deals for themselves
offence-lacks_sign-language = the player may use sign language
