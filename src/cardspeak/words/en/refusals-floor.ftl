act_all-in = { $name } is all-in and has nothing left to do.
act_not-now__no-bring-in-due = No bring-in is due.
act_no-cards = { $name } has folded, or the hand is dead.
act_nobody = Nobody is due to act now.
act_not-now__nobody-now = Nobody can act now: { $why }.
act_out-of-turn__not-to-act = It is not { $name }'s turn.
act_nothing = Nothing { $name } did can be read as an action.
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

betting_no-error__bet-lawful = { $to } was a legal bet.
betting_no-error = There is no bet of the wrong size to correct.

boxed_count = Enter how many cards were boxed.

burn_count = Name the two cards that were burned.
burn_error = A burn before the turn or the river is wrong if there was none, or two or more.

button_right = { $name } already has the button.
button_right__seat = The button is already at seat { $should_be }.

card_belongs = { $face } belongs to this game.
card_unreadable__draw-unseen = Cards drawn for the button must be known.
card_not-held = Seat { $seat } was not dealt { $face }.
card_not-held__down = { $face } was not one of the down cards of seat { $seat }.
card_place = Enter where the card was found: { $places }.
card_twice = The same card was drawn twice.
card_unknown__which-twice = Enter which card is in the deck twice.

cards_count = { $count ->
        [one] No hand can have 1 card here.
       *[other] No hand can have { $count } cards here.
    }
cards_count__how-many-extra = Enter how many cards too many there are.
cards_count__how-many-missing = Enter how many cards are missing.

chips_too-few__big-blind-too-small = The big blind must be at least 1.
chips_not-whole__how-many-found = Enter how many chips were found.
chips_not-whole__no-number = { $amount } is not a whole number of chips.
chips_none__in-front = There are no chips in front of { $name }.
chips_not-there__not-making-bet = { $name } has { $put } in; these chips do not add up to that.
chips_not-there = Those chips are not in front of the player; these are: { $prior }.
chips_too-few = The stack must be at least 1 chip.
chips_too-many__behind = { $name } has { $stack } behind and cannot put out { $pushed }.
chips_too-many__in-all = { $name } has { $everything } in all and cannot make it { $to }.

claim_amounts = { $put } cannot have been put in towards a wager of { $wager }: enter 0 to { $wager }.
claim_no-act = { $name } has done nothing yet that could be taken back.
claim_none = { $name } has made no claim about an action.

clock_none = { $name } is not on the clock.
clock_none__acted = { $name } has acted; no clock is running.
clock_none__short = { $name } is not on a short clock.

deck_asker = A new deck can be asked for by: { $askers }.
deck_reason = '{ $reason }' is not a reason to change the deck.

device_use = '{ $use }' is not a known use of a device. Known uses: { $uses }.

discard_no-wager = { $name } has no bet or raise in front on this street.

dispute_act = '{ $text }' is not an action: write { $known }.

draw_count = { $said ->
        [one] Nobody has 1 card to draw.
       *[other] Nobody has { $said } cards to draw.
    }
draw_empty = Nobody has drawn a card yet.
draw_missing = Seat { $missing } has not drawn.
draw_not-among = { $face } is not one of { $faces }.
draw_twice = The same player drew twice.

duplicate_places = Enter where both { $face } cards were found.

exposed_none = Enter which card was exposed.
exposed_place = { $count ->
        [one] The deal has only 1 down card.
       *[other] The deal has only { $count } down cards.
    }
exposed_which = Enter whether it was { $name }'s first or second card: the first would be a misdeal.

floor_chips-lost = There are { $there } chips on the table instead of { $start_total }: this is a bug in Cardspeak.
floor_no-hand = No hand is in progress: enter the game, the seats and the button first.

flop_count = { $count ->
        [one] 1 card is not a flop.
       *[other] { $count } cards are not a flop.
    }
flop_count__not-over = { $count ->
        [one] 1 card is not too many for a flop.
       *[other] { $count } cards are not too many for a flop.
    }
flop_no-board = This game has no flop.
flop_not-due = The betting before the flop is not over: enter that the flop was dealt early.

forfeit_not-aggressive = { $name } has not bet or raised in this hand.

game_other__not-single-draw = This rule is for single-draw games.
game_other__not-stud = This rule is for stud games.
game_other = This rule is for hold'em.

guide_no-reason = Enter a reason and who decides.
guide_option = '{ $option }' is not one of the options: { $options }.
guide_option__none = '{ $option }' is not an option: there is nothing to decide.
guide_unknown = { $book } has no guide for '{ $words }'.

hand_over = The hand is over.

identity_ground = '{ $ground }' is not one of the book's grounds: { $grounds }.

kill_last-hand = The last live hand cannot be killed.


misdeal_no-reason = Enter what went wrong, or give the reason in quotes: misdeal "bad shuffle".

muck_tabled = { $name }'s hand is already tabled.

notice_place = There is no place '{ $place }'. Places: { $places }.
notice_unknown = { $book } has no notice for '{ $words }'.

nuts_not-checked = This rule is for the last player to act, after checking the river.
nuts_unknown = Enter the player's cards and the board first.

offence_no-case = This is not '{ $offence }': { $lacking }.
offence_unknown = '{ $name }' is not an offence of { $book }.
offence_which = '{ $words }' may mean: { $offences }.

open_no-cards = The street has not been dealt.

override_final = The { $role }'s decision is final.
override_no-reason = Enter a reason for setting the ruling aside.

penalty_chips = 1 to { $behind } chips can be taken.
penalty_chips__not-for = Chips are not forfeited for '{ $offence }'.
penalty_chips__not-so-many = 1 to { $behind } chips can be taken, not { $amount }.
penalty_minutes = A time penalty is { $least } to { $longest } minutes, not { $amount }.
penalty_minutes__at-least = { $least ->
        [one] A time penalty is at least 1 minute, not { $amount }.
       *[other] A time penalty is at least { $least } minutes, not { $amount }.
    }
penalty_minutes__listed = A time penalty is { $listed } minutes, not { $amount }.
penalty_no-ground = Chips may be taken only if a time penalty cannot be enforced or has no effect: enter which.
penalty_no-offence = No offence by { $name } is waiting for a penalty: enter what happened first.
penalty_not-allowed = '{ $penalty }' is not a penalty for '{ $offence }'.
penalty_too-short = A penalty must be at least 1.

pot_more-than-stack = { $name } has { $held } and cannot return { $amount }.
pot_no-carry = There are no chips to carry over.
pot_pushed = The pot has been pushed already; say to whom it belongs if that was wrong.
pot_same-player = The player who got the pot and the player who should have it must be different.
pot_winners = Name each winner only once.

review_none = No ban of { $who } is waiting for a review.
review_not-independent = The reviewer must be a third party: not the person who decided and not the person banned.
review_outcome = '{ $outcome }' is not an outcome: a ban is upheld, varied or quashed.

script_amount = { $name }'s { $what } is { $right }, not { $amount }.
script_board-count = { $board ->
        [one] The { $street } is 1 card, not { $count }.
       *[other] The { $street } is { $board } cards, not { $count }.
    }
script_book-late = Enter the book before its house settings.
script_chip = A chip must be worth more than 0.
script_dead-blind = Heads-up there is no dead small blind.
script_decision-open = The director must decide first: { $open_options }.
script_empty-expectation__director-options = Enter the director's options.
script_empty-expectation = Enter what is expected after =>, such as: => call 1100, back 200 [45-B]
script_ends-early = The hand would be over before that street.
script_folded-first = The story starts with the deal: enter the fold when it is the player's turn, or start the story on a later street.
script_hand-running = A hand is already in progress.
script_hand-running__header-hand-running = { $what } cannot change during a hand: write this line before the street that starts the hand.
script_long-line = A line may have at most { $most_tokens } words of at most { $most_letters } letters.
script_no-act = Enter what the player does.
script_no-area = There is no area '{ $area }'. Areas: { $areas }.
script_no-book = Enter which book is in force: "book" and its name.
script_no-button = Enter where the button is, such as "button 5".
script_no-chips = { $name } has no chips.
script_no-chips__left = { $name } would have no chips left.
script_no-game = Enter the game first, such as "game NLHE 250/500".
script_no-option = That is not one of the options: { $options }.
script_no-seats = Enter who sits where, such as "seats 2:Ann 5:Ben".
script_no-street = There is no { $street } in { $name }.
script_not-an-offence = '{ $words }' is no offence of this book.
script_not-held = { $count ->
        [one] { $name } does not have 1 card.
       *[other] { $name } does not have { $count } cards.
    }
script_nothing-open = There is nothing for the director to decide at the moment.
script_open-quote = The quote that opens here is not closed.
script_same-name = Two players are named { $name }.
script_seat-number = There is no seat { $seat }.
script_seat-number__said = There is no seat { $said }.
script_seat-taken = Seat { $seat } is taken by { $names }.
script_street-out = The { $here } has already been dealt with other cards.
script_street-past = The hand has passed that street: it is { $when }.
script_unnoticed = Only a bet or raise of the wrong size, or an undercall, can go unnoticed.
script_which-option = Several options begin like that; enter one of them: { $options }.

seat_count = { $new } of { $players } players cannot be new: enter 0 to { $players }.
seat_dead-small-blind = Enter whose small blind is dead: last hand button 1 small blind 2 big blind 3.
seat_empty = Seat { $seat } is empty.
seat_entitled = { $name } is entitled to a hand.
seat_fullest = Say first how many sit at the fullest table, for example: fullest table has 9 players.
seat_no-blinds = The hand has no big blind, so the next one cannot be found.
seat_nobody = Seat { $seat } is empty.
seat_not-all-in = { $name } is not all-in.
seat_not-dealt-in = { $name } was not dealt in.
seat_not-dealt-in__not-in-hand = { $name } is not in this hand.
seat_not-dealt-in__number-not-in-hand = Seat { $seat } is not in this hand.
seat_nobody__player-out = { $name } is out.
seat_nobody__table-unnamed = Enter who sits at this table first.

see_own = Players need not ask to see their own hand.

show_count = A hand has { $needed } cards here, not { $face_up }.
show_dead-hand = { $name } has no live hand.
show_done = There is no hand left to show.
show_not-given-up = { $name } still has the hand.
show_own = Players may look at their own cards.
show_tabled = { $name }'s hand is already tabled.
show_unknown = Enter which cards { $name } has tabled.

showdown_betting-open = The betting is not over: hands are shown after it.
showdown_cards-to-come = There are cards to come: nobody has won yet.
showdown_nothing-tabled = No hand has been tabled yet.

street_count = { $size ->
        [one] The { $street } is 1 card.
       *[other] The { $street } is { $size } cards.
    }
street_far = The { $street } cannot be dealt before the street that precedes it.
street_unknown__none-to-accept = There is no { $street } to accept.
street_not-due = The { $street } is not due yet.
street_not-early = There is no betting in progress, so no card came too early.
street_other__not-seventh = This is not seventh street.
street_other = This is not fourth street.
street_unknown = This game has no { $street }.

stub_count = { $live } players and a stub of { $left } cards are not possible.
stub_pile = Enter what the stub was mixed with: the muck or the burns.
stub_wrong-cards = The new stub has a card twice, or a card that has been dealt.

time_negative__seconds-negative = Seconds must be 0 or more.
time_negative__whole-minutes = Enter whole minutes, 0 or more.

turn_nobody = Nobody is due to act.
turn_nobody-skipped = Nobody has acted behind { $name }.
clock_none__not-granted = The clock was called but has not been granted yet.
clock_none__not-running = No clock is running.
script_street-open__to-act = The betting is not over: it is { $name }'s turn { $when }.
script_street-open__to-draw = { $name } has not drawn yet.
script_street-open__to-show = Hands are shown first: { $name } is next.
script_street-open__over = The hand is over.
script_street-open__shuffle = The stub is shuffled first.
authority_role__change-event = Only the { $roles } may cancel or change an event, not the { $role }.
authority_role__set-aside = Only the { $roles } may set a ruling aside, not the { $role }.
script_perhaps = Perhaps you mean: { $lines }.
script_no-form__start = No line begins with { $seen }. A line begins with a player, or with a word such as flop.
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
script_unknown-act = '{ $word }' is not an action. A player may: { $verbs }.
script_unknown-act__quote-speech = Put what was said in double quotes: { $word } "raise".
script_unknown-act__which-chips = Enter which chips were put out.
script_unknown-act__not-chips = '{ $word }' is not a chip; name chips by their values.
script_unknown-act__not-understood = '{ $word }' is not understood here.
script_unknown-act__bet-of-zero = A bet cannot be 0.
script_no-chip = '{ $word }' is not a chip.
script_no-chip__name-chips = Enter which chips they are.
script_no-chip__too-many-chips = { $number } chips are too many to put out at once.
script_no-chip__chip-of-zero = A chip cannot be worth 0.
game_unknown__game-unknown = There is no game called { $name }. Write NL, PL or L before one of: { $games }.

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

race_none = No race is being held: say first which chips are raced off.
race_values = { $small } cannot be coloured up to { $large }.
