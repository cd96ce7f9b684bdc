act_unknown = '{ $act }' is not something a player can do.

add-on_limit = { $most ->
        [one] Each player may buy 1 add-on.
       *[other] Each player may buy { $most } add-ons.
    }
add-on_none = This event has no add-ons.
add-on_time = Add-ons are sold in break { $break_number }; it is now { $told }.

all-in_held = Table { $table } is not in a hand, or is already waiting.
all-in_held__release-first = Release the waiting all-ins first.
all-in_held__waits-at-table = An all-in is waiting at table { $table }; release it first.
all-in_none = No all-in is waiting at table { $table }.
all-in_waits = Other tables are still in the hand: { $tables }.

alternate_early = Registration is still open and a seat may come free: enter why the alternate leaves.
alternate_free-seat = a free seat
alternate_no-seat = There is no free seat; alternates come in by { $told }.
alternate_none = Nobody is waiting for a seat.
alternate_none__not-waiting = { $name } (entry { $number }) is not on the waiting list: { $status }.
alternate_order = Entry { $queue } is next.

bad-beat_counts = These are not the chips of everybody at the table.
bad-beat_early = The time is not up yet.
bad-beat_late = It is too late to start a bad-beat table.
bad-beat_none = There are no bad-beat tables.
bad-beat_number = That number is taken: use another one.
bad-beat_number__table-exists = A table with this number exists: use another one.
bad-beat_over = Bad-beat table { $number } is over; returned: { $returned }.
bad-beat_players = A bad-beat table needs at least two different players.
bad-beat_sits = '{ $player }' is playing at a bad-beat table.
bad-beat_tie = Several players lead with { $most } chips: one of them returns, by high card.
bad-beat_tie__host = Several players lead with { $most } chips: one of them returns, as the host decides.
bad-beat_unknown = There is no bad-beat table { $number }.
bad-beat_winner = The winner must be someone who sat at this table.

bags_count = The chips by denomination come to { $by_value }, not { $chips }.
bags_empty = A bag must contain at least one chip; players without chips are out.
bags_missing = Every player still in needs a bag.
bags_no-stack = { $name } (entry { $number }) has no stack: { $status }.
bags_none = Entry { $entry } has no bag.
bags_packed = { $name } already has a bag; open it to count again.
bags_reason = Enter why the bag is opened.
bags_running = Stop the clock before bagging chips.
bags_seal = Entry { $same } already has the bag { $seal }.
bags_sealed = The bags are already sealed.
bags_sum = The bags come to { $total }, but { $should } chips are in play: count again, or enter why.
bags_sum__account = The bags come to { $total }, but { $should } chips are in play: open a bag and count again.

balance_halt = A table stops when it is at least one player short.
balance_last-opened = It is not known which seat came open last: choose a seat.
balance_locked = Everybody at table { $number } is locked to a seat.
balance_lone-big-blind = Seat { $order } would take the big blind alone, seat { $order2 } is the next open seat: the director decides.
balance_not-there = { $name } does not sit at table { $number }.
balance_not-there__any-more = { $name } is no longer at table { $giving }.
balance_only-small-blind = The only open seat is { $small }, the small blind, which is never the worst seat: the floor decides.
balance_same = Choose another table to move to.
balance_small-blind = Seat { $seat } is the small blind, which is never the worst seat.
balance_tolerance = Tables may differ by at least one player.
balance_tolerance__fixed = The book fixes how many players tables may differ by.

bounty_by = A bounty goes either to those who took the last chips or to nobody.
bounty_count = { $left ->
        [one] Fill exactly 1 envelope for the last player.
       *[other] Fill exactly { $left } envelopes, one for each player still in.
    }
bounty_envelope = Envelope { $number } has already been opened.
bounty_filled = The envelopes have already been filled.
bounty_kind = This event has no mystery bounties.
bounty_left-over = Nobody won bounties of { $over }: choose who gets them.
bounty_no-envelope = All envelopes have been opened.
bounty_none-due = { $name } (entry { $entry }) has no bounties to be paid.
bounty_not-open = { $name } (entry { $entry }) has no bounty that still needs a winner.
bounty_not-paid = Entry { $entry } was not paid that much in bounties.
bounty_pool-paid = Only { $left } of the bounty money is left: take back what was paid wrongly before the correction.
bounty_sum = The envelopes do not add up to the bounties paid in.
bounty_sum__amounts = The envelopes add up to { $amounts }, but { $pool } was paid in.
bounty_too-much = { $name } (entry { $entry }) has only { $open_sum } left to be paid in bounties.
bounty_unfilled = The bounties of { $paid_in } are not in envelopes yet: fill them first.

break_absent = Entry { $entry } does not sit at that table.
break_assign = Not everybody at the table has been given a seat.
break_cards = Every player at the table needs one playing card, each a different one.
break_carrier = The chips of an absent player are counted and carried by a member of staff, who has not been named.
break_load = A plan needs at least two tables.
break_order = Every table in use has to be named once.
break_order__reason = Play has started: enter a reason for changing the order.
break_seats = { $free ->
        [one] { $count } players need seats, but only 1 is open elsewhere.
       *[other] { $count } players need seats, but only { $free } are open elsewhere.
    }
break_stack = There must be one seat card for every player.
break_unknown = There is no break { $number }.

bust_everybody = Someone has the chips: not everybody can be out.
bust_everybody__last-cannot-leave = The last player left has won and cannot leave.
bust_everybody__last-has-won = The last player left has won.
bust_everybody__last-not-disqualified = The last player left has won; disqualifying them now is up to the league.
bust_given = Everybody who went out on this hand has to be named once, the best place first.
bust_gone = Entry { $number } is already out.
bust_hand = Rank the hands from 1 or enter the cards, but not both.
bust_hitman-elsewhere = { $name } (entry { $number }) did not sit at the table: is that right?
bust_hitman-elsewhere__hitman-other-table = { $name } (entry { $number }) does not sit at table { $table }: is that right?
bust_hitman-gone = { $name } (entry { $number }) was already out and cannot have taken the chips.
bust_hitman-gone__entry = Entry { $gone } was already out and cannot have taken anybody's chips.
bust_hitman-gone__hitman-out = { $name } (entry { $number }) is out and cannot have taken the chips.
bust_no-hand = Entries { $group } started the hand with equal chips: enter their hands, or that no hand is known.
bust_no-stack = A player who goes out had at least 1 chip at the start of the hand.
bust_no-stack__stacks-missing = Enter what entries { $missing } had at the start of the hand.
bust_nobody = Nobody was named as out.
bust_not-out = Entry { $entry } is not out.
bust_not-out__or-back = Entry { $entry } is not out, or has already come back.
bust_not-playing = { $name } (entry { $number }) is not playing: { $status }.
bust_stack = { $most ->
        [one] Nobody can go out with { $stack }: only 1 chip is in play.
       *[other] Nobody can go out with { $stack }: only { $most } chips are in play.
    }
bust_twice = The same player is named twice.

button_frozen = The button stays at seat { $button } while stud is played.
button_known = Every table already has a button.
button_small-blind = Choose the seat the small blind belongs to.
button_unknown = Enter where the button is at table { $tables }.
button_unknown__draw = Table { $table } has no button yet: draw for it, or enter where it is.

call_exists = There is already a call { $call }.
call_unknown = There is no open call { $number }.
call_waiting = The floor is on its way to table { $table }.

cancel_ground = An event can be cancelled for: { $grounds }.
cancel_not-yet = { $entered ->
        [one] 1 player has entered; by the book it is too early to cancel for a small field.
       *[other] { $entered } players have entered; by the book it is too early to cancel for a small field.
    }
cancel_why = Describe the circumstances.

card_boxed = This card is already in the box.
card_closed = Cards were accepted until the first break.
card_filled-late = The card was not full when the all-in was declared.
card_in-hand = Cards can be redeemed only between hands.
card_known = This card has already been recorded.
card_late = The next deal has begun: it is too late for the card.
card_late__counts-next-hand = The deal has begun: the card counts from the next hand.
card_no-agreement = Not everybody agrees: the deal waits for the host.
card_none = This event has no stamp cards.
card_not-behind = No card is in play behind a stack.
card_not-chips = A stamp card does not count as chips.
card_not-full = This card is not full.
card_not-own = This card does not belong to { $name }.
card_spent = This card has already been used.
card_spent__unusable = This card cannot be used.
card_stack = A card can be redeemed with at most { $most } chips.
card_untouched = The starting stack has not been touched yet.
card_worthless = Enter what the card is worth.

carry-over_never = An entry cannot be moved to another event.
carry-over_why = Enter which event, and the reason.

chip_in-play = Chips of { $value } are already in play.
chip_out = Chips of { $strange } are not in play.
chip_unknown = There is no chip of { $value }.
chip_unknown__strange = There are no chips of { $strange } in this event.

chips_collected = The chips have already been collected.
chips_in-play = The event is not over: chips are collected afterwards.
chips_issued = Only { $out } chips were put out for entry { $entry }.
chips_issued__all = Every stack sold is already on the tables.
chips_issued__not-out = Of the chips sold to entry { $entry }, { $due } are not on the table yet.
chips_negative = Chips cannot be negative.
chips_negative__given = The chips given cannot be negative.
chips_negative__leaving = The chips removed from play cannot be negative.
chips_none = Enter at least 1 chip.
chips_none__coming-back = A returning player must have chips.
chips_none__how-many = Enter how many chips, at least 1.
chips_none__which-found = None of the chips found are named.
chips_not-in-play = { $there ->
        [one] Only 1 chip is in play.
       *[other] Only { $there } chips are in play.
    }
chips_not-so-many = { $name } has { $chips } chips, not { $was }.
chips_piles = Each denomination is counted once.
chips_set = Denominations must be above 0, each named once.
chips_stack-sum = The chips of a starting stack add up to { $laid_out }, not { $stack }.
chips_start-stack = The starting stack must be at least 1.
chips_start-stack__by-book = By the book the starting stack is { $by_book }.
chips_too-few__entry-has = { $name } has only { $chips } chips.
chips_too-many = There are not that many chips of { $denomination } in play.
chips_too-many__counted = { $count } chips of { $value } were counted, but only { $have } are in play.
chips_too-many__handed-in = { $handed } chips of { $value } were handed in, but only { $have } are in play.
chips_too-many__in-front = They have only { $stacks } in front of them.
chips_too-many__whole-stack = Entry { $entry } has only { $stack }.
chips_unequal = All stacks are equal at the start: { $stack }.
chips_unequal__re-entry = A re-entry gets the same stack as everybody else: { $stack }.
chips_unknown = There are no chips of { $strange } in this event.
chips_unknown__this-day = This day has no chips of { $strange }.
chips_worthless = Tournament chips have no cash value and are not exchanged for money.
chips_worthless__missing = Chips are not exchanged for money; missing: { $missing }.

choice_by-the-book = { $about } The book says: { $value }.

clock_hand-for-hand = The clock stands during hand for hand; end hand for hand first.
clock_later-day = This day continues where the flights ended.
clock_no-levels = The event has no levels.
clock_no-pause = Play stops only for breaks; the director may override this with a reason.
clock_no-time = Enter how much time to add or take off.
clock_not-started = The clock has not started.
clock_past = The clock was set after that.
clock_runs = The clock is already running.
clock_since = The clock was set after that, or the time is in the future.
clock_stands = The clock is already stopped.
clock_stands__power-cut = The clock was stopped when the power went out; no time was lost.
clock_started = The clock has already been started.
clock_started__event-begun = The event has already started.
clock_suspended = Play is suspended; resume it first.
clock_too-far = The clock can be moved forward or back by at most a day.

colour-up_announce = A colour-up of individual players must be announced.
colour-up_done = Table { $table } has already coloured up { $value }.
colour-up_early = This chip is scheduled to go later; the director must announce an earlier colour-up.
colour-up_elsewhere = Entry { $entry } does not sit at table { $table }.
colour-up_equal = Both sides of the exchange must have the same value.
colour-up_method = The other tables colour up { $value } by { $methods }.
colour-up_method__other = The other tables colour up { $value } by { $other }.
colour-up_needed = Line { $needed } of the schedule still needs chips of { $value }.
colour-up_smallest = Colour up the smallest chip first: { $values }.
colour-up_twice = The same player is named twice.

correction_unsound = The correction would leave the event inconsistent. { $wrong }

count_chips = { $chips } cannot be made with the chips of this event. Count again.
count_entry = Entry { $entry } is no longer in the event, or is named twice.
count_nobody = Nobody's chips were counted.

day_no-flights = No flight was taken in; start the clock to begin an event without flights.
day_seats = Draw the seats first: everybody draws again.

deal_account = The stacks come to { $total }, but { $should } chips are in play: count them for the deal, or enter why.
deal_captain = Choose whether to pay by this private agreement or by the announced payouts.
deal_counts = The counts have to be those of everybody left, and of nobody else.
deal_director = The director or a deputy must be present while a deal is discussed.
deal_exists = There is already a deal { $number }.
deal_final-table = Deals are made at the final table only.
deal_for-winner = The amount left for the winner comes out of the first prize.
deal_ground = A deal can be void for: { $known }.
deal_left-out = A deal must include everybody left and nobody else: { $who } left out.
deal_left-out__share-for-each = { $count ->
        [one] The 1 player has to have a share of 0 or more.
       *[other] Each of the { $count } players has to have a share of 0 or more.
    }
deal_majority = In this book one objection does not end it; the others may still agree.
deal_method = There is no deal method '{ $method }'. Methods: { $known }.
deal_more-prizes = There are { $count } prizes left for { $count2 } players, so money would be lost. Announce the prizes again first.
deal_nameless = A deal is approved by a director, whose name is on record.
deal_no-chips = Entry { $without } has no chips: bust it out first.
deal_no-prizes = There are no prizes left to divide.
deal_no-reason = Enter why the deal is void.
deal_nobody = A deal needs at least two players.
deal_not-agreed = Not everybody has agreed yet: { $names }.
deal_not-allowed = The director does not allow a deal.
deal_not-lawful__law = Local law does not allow deals.
deal_not-lawful__venue = The venue's rules do not allow deals.
deal_others = The players left are not those when the deal was proposed; propose it again.
deal_paid = Prizes were paid under this deal; strike that out first.
deal_players = There is no such style of play.
deal_private = Prizes are not paid by private agreements.
deal_private__not-proposed = The league proposes no deals; what the players agree among themselves can be recorded with every share.
deal_settled = A deal is already in force; make it void first.
deal_settled__prizes-settled = Prizes in this deal have already been dealt or paid.
deal_stacks = Everybody in a deal must have chips.
deal_stage = Deal { $number } is { $stage }.
deal_stranger = Only players in the deal can agree to it.
deal_stranger__refuses = Only a player in the deal can refuse it.
deal_stuck = No table can deal a hand; advice that is still open: { $still }.
deal_sum = The shares add up to { $shares }; they must add up to { $pool }.
deal_sum__left = The shares must add up to { $left }.
deal_too-many = Exact fractions are calculated for at most { $most_exact } players.
deal_unit = Shares are rounded to at least 1.
deal_unknown = There is no deal { $number }.

director_decides = { $about } The director decides.

dispute_act__not-in-turn = '{ $strange }' is not an action in turn.
dispute_exists = There is already a dispute { $number }.
dispute_future = The pot has not been pushed yet.
dispute_no-reason = Enter what was corrected.
dispute_no-words = Enter what is disputed.
dispute_not-open = Dispute { $number } is not waiting for a decision.

draw_no-seed = A draw needs the sealed seed.
draw_no-seed__event = An event needs a sealed seed for its draws.
draw_nobody = Everybody already has a seat.
draw_seats = { $free ->
        [one] There is only 1 seat for { $count } players.
       *[other] There are only { $free } seats for { $count } players.
    }
draw_seed__too-short = A seed must have at least { $shortest_seed } bytes.
draw_tables = { $most ->
        [one] The room has only 1 table.
       *[other] The room has only { $most } tables.
    }
draw_tables__for-players = { $most ->
        [one] { $players } players can fill only 1 table.
       *[other] { $players } players can fill at most { $most } tables.
    }
draw_wrong-seed = This is not the seed that was sealed.

end_account = The counts for the deal come to { $total }, but { $should } chips are in play: enter why they decide the places.
end_equal = Several players have the most chips: choose who is first.
end_no-deal = No deal divides everything left among the players still in: play on, or make one.
end_played-out = Events are played to the end: enter who decided otherwise.

entry_banned = Banned by a penalty: { $ban }.
entry_barred = Barred from the event: { $bar }.
entry_birth-date = This is not a valid date of birth.
entry_capacity = { $most ->
        [one] The event is full: it takes 1 entry.
       *[other] The event is full: it takes { $most } entries.
    }
entry_capacity__stacks-all-out = All { $most } starting stacks have been sold.
entry_channel = Registration is only { $ways }.
entry_closed = Registration is closed. { $why }
entry_data = Players must agree to give personal data before entering.
entry_exists = There is already an entry { $entry }.
entry_gone = Entry { $number } is no longer in the event.
entry_gone__named = { $name } is no longer in the event.
entry_gone__no-stack = Entry { $number } has no stack to give up.
entry_gone__out-strike-first = { $name } is out; if that was wrong, strike out the elimination first.
entry_gone__pot-winner-out = The winner of the pot is out.
entry_gone__status-was = { $name } was { $status }.
entry_gone__takes-no-seat = { $name } is not in the event and cannot take a seat.
entry_had-one = { $name } has already had an entry; use a re-entry.
entry_later-day = Registration is closed. { $why }
entry_name = Enter a name.
entry_name__same = Entry { $number } already has that name.
entry_no-birth-date = Whoever joins gives their date of birth.
entry_no-letter = A name must have at least one letter.
entry_no-member = Only members may play; join first.
entry_no-name = An entry needs a player and a name.
entry_no-online = This event does not take entries online; please come to the desk.
entry_not-playing = { $name } (entry { $number }) is not playing: { $status }.
entry_not-withdrawn = Entry { $entry } was not withdrawn.
entry_same = It is already set that way.
entry_still-in = { $name } is still in.
entry_too-young = Players must be at least { $smallest } years old.
entry_transferred = Entry { $number } can no longer be transferred to { $name }.
entry_turned-down = Management has refused this person.
entry_twice = { $name } is already in the event, as entry { $number }.
entry_unknown = There is no entry { $number }.
entry_unknown__player-had-none = '{ $player }' has not had an entry.
entry_venue-membership = The venue requires its own membership: a card, or approval by its management.
entry_waits = { $name } is already waiting until everybody has chips.

event_cancelled = The event was cancelled.
event_cancelled__strike-out = The event was cancelled; strike that out to hold it after all.
event_created = The event has already been created.
event_dealt = The prizes have already been dealt.
event_not-started = The event has not started.
event_started = The event has started: entries can no longer be withdrawn.
event_started__stop-instead = The event has started; stop it instead.
event_stopped = The event was stopped; strike that out first.
event_stopped__already = The event has already been stopped.
event_stopped__play-on = The event was stopped; strike that out to play on.
event_too-few = The event needs { $needed } entrants and has only { $count }.
event_too-few__flights = The event needs { $needed } entrants, and the flights had only { $count }.
event_won = Entry { $winner } has already won the event.
event_won__already = Entry { $won } has already won the event.

final_formed = The final table has already been formed.
final_redrawn = The seats of the final table have already been redrawn, and only one redraw is allowed.
final_size = A final table has 2 to { $most_seats } players.
final_size__seats = A final table has 2 to { $most_seats } seats.
final_too-many = { $left } players are left, but the final table has { $size } seats.

flight_bags-open = The bags are open: bag every stack and seal the bags.
flight_bounties = The bounties on players exceed what the flight hands on for bounties.
flight_chips = The bags come to { $total }, but the flight has { $chips } chips in play.
flight_day = A day that takes in flights must be day 2 or later.
flight_entered = { $name } already has entry { $had } on this day.
flight_entries = { $people } people cannot have played with { $entries } entries.
flight_entry = Entry { $number } is { $name }, not { $name2 }.
flight_envelopes = Envelopes were filled in a flight; they belong to the day that pays the prizes.
flight_late = The seats are already drawn: strike that out, take in the flight, and draw again.
flight_leavers = Chips of a player who left for good are still in play: remove them first.
flight_level = Flight { $flight } continues with level { $level } ({ $told } { $game }), but this day starts with level { $level2 } ({ $told2 } { $game2 }).
flight_log = The hash of a log has 64 hexadecimal digits.
flight_name = A flight needs a name.
flight_none = This event is not a flight.
flight_other-event__quoted = Flight { $flight } was played with { $what } '{ $there }'; this day has '{ $here }'.
flight_owed = Not everybody has paid.
flight_prizes = Prizes of this flight were announced or won, so it cannot lead to another day.
flight_survivors = A flight must have survivors, each with a name and chips.
flight_taken__named = Flight { $name } has already been taken in.
flight_twice = '{ $twice }' is named twice.
flight_waiting = A player is still waiting for a seat: withdraw that entry first.

flip_again = A flip is one hand, and these players have had theirs.
flip_again__some = Some of these players have already had their hand.
flip_format = This event is not played as flips.
flip_gone = Entry { $number } is not in the event.
flip_players = A flip takes 2 to { $most_at_once } entries, each named once.
flip_seats = There must be fewer seats than players in the flip.
flip_tied = The tied players flip among themselves for the remaining seats.

found_finder = Chips without an owner go to the finder; enter the finder as owner.

hand-for-hand_batch = Time is deducted after each hand; enter a reason to do otherwise.
hand-for-hand_off = Play is not hand for hand.
hand-for-hand_on = Play is already hand for hand.
hand-for-hand_seconds = { $most ->
        [one] A hand takes at most 1 second off the clock.
       *[other] A hand takes at most { $most } seconds off the clock.
    }
hand-for-hand_tables = { $count ->
        [one] Hand for hand needs at least { $least_tables } tables with players; there is { $count }.
       *[other] Hand for hand needs at least { $least_tables } tables with players; there are { $count }.
    }
hand-for-hand_until = { $out } went out: hand for hand ends here unless the director continues it.

hand_beginning = A hand must begin with one of: { $events }.
hand_chips = The hand began with { $before } chips and ended with { $after }.
hand_done = Table { $table } has finished the hand.
hand_elsewhere = Entry { $elsewhere } does not sit at table { $table }.
hand_going = The hand is not over at every table.
hand_going__somewhere = A table is still playing the hand.
hand_going__tables = No table starts before all have finished; still playing: { $busy }.
hand_no-level = No level has started.
hand_not-playing = Table { $table } is not playing a hand.
hand_number = Hand { $number } at table { $table } cannot follow hand { $played }.
hand_on-break = It is break time: hands begin after it.

hands_none = Enter the number of hands, at least 1.

hidden_amount = Enter how much was hidden: 1 to { $most }, the chips { $name } has.
hidden_kept = Chips must be kept in view, but none are forfeited for it; the director may penalise.
hidden_moving = Chips may be out of view on the way to another table.


leaver_away = The director decides whether a player has left for good; absent players are blinded off.
leaver_blinded = The stack is blinded off first and is removed when the time is up.

level_blinds = Line { $number } of the schedule has a negative blind.
level_early = The new level is announced only when the clock reaches zero.
level_elapsed = { $elapsed ->
        [one] 1 minute of this level has been played: enter more, or confirm that it ends now.
       *[other] { $elapsed } minutes of this level have been played: enter more, or confirm that it ends now.
    }
level_falls = Level { $number } has a lower big blind than the level before it.
level_last = This is the last level.
level_length = A level must last at least one minute.
level_length-fixed = The length of levels cannot change during the event.
level_length__missing = Line { $number } of the schedule has no length.
level_no-time = There must be time left in a level.
level_not-next = That is not the next level.
level_not-payable = Level { $number }: { $bad } cannot be paid with chips of { $values }.
level_over = That level is over.
level_unknown = There is no level { $number }.
level_unknown__line = The schedule has no line { $line }.
level_which = It has to be either a level or a break.
level_which__or-none = It can be a level or a break, not both.

levels_none = The event has no levels.

log_first = The entry that created the event cannot be struck out.
log_no-entry = There is no entry { $number }.
log_struck = Order { $order } has already been struck out; strike that out to restore it.

money_cap = The prizes may come to at most { $cap }; this sale would exceed that.
money_negative = A price cannot be negative.
money_no-reason = Enter why the house adds to the pool.
money_not-owed = Entry { $entry } owes only { $owed }.
money_not-paid = Entry { $entry } has not paid { $amount } for '{ $name }'.
money_pool-paid = Prizes are being paid: the pool can no longer change.
money_raised = The house must add at least 1.
money_raised__out-of-bounds = What the house adds must be at least 0 and keep the pool within its cap.

move_count = Count the chips that { $carried_by } carried.
move_none = Entry { $entry } is not on the way to another table.

order_unknown = There is no order { $name }.

papers_asked = { $name } was asked for member number and photo ID. Were they shown?
papers_first = Players must show identification before they play: { $papers }.
papers_first__more = Players must show identification before they play: { $papers }, and { $more } more.
papers_none = No papers were named as shown.
papers_not-waivable = The book does not let identification be waived.
papers_occasion = Identification is asked for at: { $occasions }.
papers_one-day = Identification between days is only for events of several days.

payout_entries = Nobody has entered.
payout_least = The lowest prize cannot exceed the pool.
payout_no-satellite = Only a satellite has money left over that does not make up a ticket.
payout_order = No place may get more than a better one, and every paid place must get something.
payout_places = Pay 1 to { $entries } places.
payout_places__most = { $most ->
        [one] Only 1 player can be paid.
       *[other] Only { $most } players can be paid.
    }
payout_places__not-payable = { $places } places cannot be paid this way; { $payable } can.
payout_places__with-least = { $places } places cannot be paid this way; { $payable } can with { $least } for the last place: lower the minimum prize, or pay fewer places.
payout_pool = The pool cannot be negative.
payout_remainder = What is left by rounding goes to: { $remainders }.
payout_sum = The prizes add up to { $prizes }, not to the pool of { $pool }.
payout_sum__shares = The shares add up to { $sum } %, not to 100 %.
payout_unit = Prizes are rounded to a unit of at least 1.
payout_unknown = There is no payout '{ $name }'. Payouts: { $known }.

payouts_announced = The payouts have been announced and stand.
payouts_announced__anew = The payouts have been announced and stand. After a correction of the entries, announce them again with a reason.
payouts_flight = A flight pays no prizes: they are announced on the day that all flights lead to.
payouts_no-reason = Enter why the payouts change.
payouts_none = Nothing has been announced yet.
payouts_none__announce-first = Announce the payouts first.
payouts_settled = Prizes have already been paid or dealt.
payouts_settled__strike-first = Prizes have already been paid or dealt. Strike that out first.
payouts_too-early = Registration is still open; until it closes the payouts are an estimate.

penalty_hands = Enter how many hands have been played: 1 to { $most }.
penalty_hands__left = { $left ->
        [one] { $name } has 1 hand left to miss.
       *[other] { $name } has { $left } hands left to miss.
    }
penalty_serving = { $name } must stay away from the table for another { $still }.
penalty_warnings = { $warnings ->
        [one] { $name } does not have 1 warning for this.
       *[other] { $name } does not have { $warnings } warnings for this.
    }

place_bad = Places start at 1.
place_none = Entry { $entry } has no place.

play_going = Play is not suspended.
play_hands = Finish the hands in progress first.
play_one-day = The event is played in one day.
play_resumes = There is no time at which play resumes. Is it still to be agreed?
play_resumes__too-early = Play must resume later than now.
play_suspended = Play is already suspended.

player_same = These are one and the same player.
player_unknown = '{ $player }' has no entry here.

post_too-much = The { $what } of this level is at most { $most }.

pot_absent = { $name } is not present: the hand is killed and cannot win.

prize_amount = The prize is { $amount }.
prize_amount__shared = Only { $left } is left of the { $pooled } that the tied players won together.
prize_bad = A prize needs a place from 1, a name, and a value of 0 or more.
prize_cash = In { $state } no prize may be cash if entry costs money.
prize_cash-limit = 0 to { $most } of this prize can be paid in cash on the day.
prize_cash-whole = A prize of { $amount } is paid all in cash on the day, or all by transfer.
prize_exists = There is already a prize { $number }.
prize_forfeited = { $name } has forfeited all prizes by a penalty.
prize_indivisible = Hands do not decide who gets a prize that cannot be divided: the director chooses one of the tied players.
prize_no-place = Entry { $entry } has no place.
prize_no-place__yet = { $name } has no place yet.
prize_none = { $name } has won no money.
prize_not-added = The organiser may add only: { $allowed }.
prize_not-approved = Prizes approved here: { $named }. Enter who approved another one.
prize_not-his = Prize { $number } is for place { $place }: it goes to entry { $taker }.
prize_not-his__nobody = Prize { $number } is for place { $place }, which nobody has yet.
prize_not-reported = { $name } has not reported to the desk yet; the place is settled after that.
prize_paid = { $name } has already been paid.
prize_paid__entry = Entry { $entry } has already been paid.
prize_pool-paid = Only { $left } of the prizes is left: strike out what was paid wrongly before the correction.
prize_redeemable = In { $state } a prize that can be redeemed for cash counts as cash.
prize_state = The event has no state on record, which decides whether prizes may be cash.
prize_state__unknown = The book does not know the state '{ $state }', which decides whether prizes may be cash.
prize_unknown = There is no prize { $number } to hand over.
prize_voucher = Confirm that the venue does not redeem its voucher for cash.

push_held = A break or a new level is too close for a dealer push.

race_cards = { $count ->
        [one] The race takes 1 card.
       *[other] The race takes { $count } cards.
    }
race_dealer = The race starts from the dealer; choose the dealer's seat.
race_same-card = The same card was dealt twice.
race_unseen = The players must be present, or the director or a deputy must supervise.
race_view = All chips of every player must be in full view first.

re-entry_disqualified = { $name } was disqualified.
re-entry_earlier = Entry { $entry } does not follow entry { $earlier }.
re-entry_has-chips = { $name } still has chips.
re-entry_has-chips__to-give-up = { $name } still has chips, but may give them up.
re-entry_in-hand = A stack cannot be given up during a hand.
re-entry_limit = { $most ->
        [one] Each player may re-enter once, and { $used } has been used.
       *[other] Each player may re-enter { $most } times, and { $used } have been used.
    }
re-entry_not-listed = This event has no re-entries.
re-entry_not-listed__out-for-good = This event has no re-entries: { $name } is out for good.
re-entry_not-told = Tell the director before giving up a stack.

rebuy_binds = An announced rebuy must be made.
rebuy_late = The hand has begun: a rebuy announced now counts from the next one.
rebuy_limit = { $most ->
        [one] Each player may rebuy once, and { $used } has been used.
       *[other] Each player may rebuy { $most } times, and { $used } have been used.
    }
rebuy_missed = { $name } did not rebuy before the next hand and is out.
rebuy_missed__no-miss = { $name } did not rebuy before the next hand, cannot miss one, and is out.
rebuy_none = This event has no rebuys.
rebuy_none__owed = No rebuy is owed.
rebuy_period = Rebuys were sold through level { $levels }; it is now { $told }.
rebuy_stack = Only players without chips can rebuy.
rebuy_stack__below = Only players with fewer than { $set_stack } chips can rebuy.
rebuy_stack__up-to = Only players with at most { $set_stack } chips can rebuy.

redraw_field = The second break has a draw only with { $smallest } or more entrants; there were { $field_size }.
redraw_names = With exactly { $parting } entrants the host decides how many names are drawn.
redraw_none = There is no draw now.
redraw_not-boxed = A drawn card is no longer in the box.
redraw_still-in = Only players who are out are drawn at the second break.
redraw_too-few = { $left ->
        [one] With 1 player left there is no draw.
       *[other] With { $left } players left there is no draw.
    }

refund_ground = Refunds are made for: { $grounds }.
refund_none = { $name } was disqualified and gets no refund.

registration_same = It is already set that way.

review_none__named = No ban of { $name } is waiting for a review.
review_none__not-in-book = The book has no review of bans.

round-for-round_when = { $above ->
        [one] Round for round is played with 1 player more than places paid; { $left } are left.
       *[other] Round for round is played with { $above } players more than places paid; { $left } are left.
    }

rules_fixed = The rules for stamp cards cannot change.
rules_other = '{ $name }' is not a setting for stamp cards.
rules_why = Enter a reason.

ruling_choice = The book leaves this to the director; choose one: { $options }.
ruling_exists = There is already a ruling { $number }.
ruling_no-line = There is no ruling on line { $line } of the script.
ruling_unread = Line { $line } of the script cannot be ruled on. { $why }

satellite_credits = Credits cannot exceed what is left over.
satellite_fee = { $kept } of each entry is kept, but all of it must go to the pool.
satellite_gone = Entry { $number } is out.
satellite_none = There are no tickets in this event.
satellite_not-over = { $tickets ->
        [one] { $count } players are left for 1 ticket; play on.
       *[other] { $count } players are left for { $tickets } tickets; play on.
    }
satellite_one-table = { $entries } entries do not fit at one table of { $seats_per_table }; raise or fold is played at one table.
satellite_over = The tickets have already been awarded.
satellite_over__strike-out = The tickets have been awarded and the satellite is over; strike that out to play on.
satellite_price = Enter what an entry to the target event costs.
satellite_short = { $tickets ->
        [one] 1 ticket costs { $cost }, and the pool is { $pool }. Let the house add the missing { $missing }.
       *[other] { $tickets } tickets cost { $cost }, and the pool is { $pool }. Let the house add the missing { $missing }.
    }
satellite_too-many = { $tickets ->
        [one] { $entries } entries are too few for 1 ticket and a remainder; announce fewer tickets.
       *[other] { $entries } entries are too few for { $tickets } tickets and a remainder; announce fewer tickets.
    }

seat_apart = { $name } is kept apart from someone at table { $table }.
seat_as-it-is = The seat is already set that way.
seat_away = { $name } is already away.
seat_drawn = Seats are drawn; staff may give another seat for a recorded reason.
seat_elsewhere = Entry { $elsewhere } does not sit at table { $table }.
seat_has-one = { $name } already has a seat.
seat_host-only = Once play has started only the host may change seats.
seat_in-another-event = { $name } has a seat in { $events }.
seat_kept = An absent player keeps the seat.
seat_left = { $name } has already left.
seat_left__for-good = { $name } has left for good. If that was a mistake, strike it out.
seat_left__only-posts-folds = Nobody may play { $name }'s chips: the seat only posts and folds.
seat_no-table = Enter the table of the seat.
seat_nobody__at-table = Seat { $empty } at table { $number } is empty.
seat_nobody__button = Seat { $button } is empty.
seat_none = Entry { $number } has no seat.
seat_none-free = There is no free seat for them at another table.
seat_none-free__room-full = No table has a free seat, and every table of the room is in use. The player waits.
seat_none-free__wait = No table has a free seat. A director can open another table; until then the player waits.
seat_none__for-entry = Entry { $entry } has no seat.
seat_none__named = { $name } has no seat.
seat_none__on-record = { $name } has no seat on record: enter it.
seat_not-free = Seat { $seat } at table { $number } is not free.
seat_not-free__table = Seat { $seat } at table { $table } is not free.
seat_not-locked = '{ $player }' is not locked to a seat.
seat_other-table = Entry { $entry } does not sit at table { $table }.
seat_present = { $name } (entry { $number }) is at the table.
seat_present__plays = { $name } is at the table and playing.
seat_swap = A swap needs two seated players: choose the other one.
seat_taken = Seat { $seat } at table { $number } is taken.
seat_taken__floor-decides = Seat { $seat } at table { $table } is taken by someone else: the floor decides.
seat_taken__move-first = Someone sits there: move them first.
seat_taken__not-closable = Seat { $seat } is taken and cannot be closed.
seat_too-few__for-draw = A draw needs at least two players.
seat_two = { $name } already sits elsewhere, with entry { $held }.
seat_unknown = There is no such seat.
seat_unknown__at-table = There is no such seat: table { $number }, seat { $seat }.
seat_unknown__table-lacks = Table { $number } has no seat { $seat }.

seats_apart-by = Only { $offices } may ask for this.
seats_no-ground = Nobody at the table is recorded as close to { $name }.
seats_not-apart = They are not kept apart.
seats_reason = { $what }: enter a reason.

setup_add-ons = Enter how many add-ons a player may buy.
setup_book__named = There is no book '{ $book }'.
setup_bounty = A bounty event must have a bounty in its buy-in; other events must not.
setup_capacity = The minimum number of entries is higher than the maximum.
setup_charge-unlawful = Local law does not allow an entry charge here.
setup_charge-unlawful__not-checked = Confirm that local law allows an entry charge.
setup_closing-time = There is no break: enter when late registration closes.
setup_day = Days are numbered from 1.
setup_day-ends = A day must end before the last level: enter 1 to { $levels }, or 0 for no end.
setup_fee = No fee may be taken out of the buy-ins here.
setup_flight-format = A satellite cannot be a flight.
setup_flight-money = Set { $name } for the day that pays the prizes, not for a flight.
setup_flips-fee = All the money of a flips event must go to the pool.
setup_flips-game = A flips satellite is played as { $game }, not { $wrong }.
setup_freeroll = A freeroll must be free: { $name } has a price.
setup_hosts = An event needs at least one host.
setup_late-levels = { $count ->
        [one] Late registration runs through level { $late_levels }, but there is only 1 level.
       *[other] Late registration runs through level { $late_levels }, but there are only { $count } levels.
    }
setup_level = Level { $number } needs minutes, a big blind, and a small blind that is not larger.
setup_levels = An event needs levels.
setup_more-chips = The book has no { $way }; a house setting can add it.
setup_name = An event needs a name.
setup_no-chips = { $name } must give chips.
setup_not-advertised = A charge must be advertised before the event.
setup_pool-cap = The guarantee and added value must stay within the cap of { $pool_cap }.
setup_re-entry-price = A re-entry must cost the same as an entry.
setup_re-entry-stack = A re-entry must get a full starting stack.
setup_rebuy-period = The rebuy period must be set before the start.
setup_rebuy-stack = A rebuy must give a starting stack.
setup_seats = A table has { $shortest_table } to { $longest_table } seats.
setup_target = Enter the event that a flips satellite leads to.
setup_ticket-price = A satellite needs the price of a ticket.

share_weights = There is nobody to share with.

sign-up_many = { $most } people have already signed up; please come to the desk.
sign-up_none = Nobody has signed up.
sign-up_twice = { $name } is already in the event or signed up.
sign-up_twice__pay = { $name } has already signed up; please pay at the desk.
sign-up_unknown = '{ $player }' has not signed up.

stack_cause = A stack can be changed only for: { $causes }.
stack_no-reason = Enter a reason: this is the host's decision.
stack_placeholder = The book does not provide for stacks put out for late players.
stack_placeholder__left = A stack put out in advance has 1 to { $full } chips left.
stack_reason = A director's correction needs a reason.
stack_stays = { $why } { $name }'s chips stay in play.
stack_used-up = Docking { $docked } would leave nothing of { $full }.

stacks_out = Everybody already has chips.

start_fixed = The start time cannot change.
start_past = The new start must be in the future.
start_untold = Everybody entered must be told in good time.

stop_account = The counts come to { $total }, but { $should } chips are in play: count again, or enter why.
stop_counts = The counts have to be those of everybody left, and of nobody else.
stop_equal = Some counts are equal; enter how those players are placed.
stop_hand = Choose what happens to the hands in progress.
stop_money = No book says how the prizes are divided; the director decides.
stop_no-reason = Enter why the event has to stop.
stop_undecided = Events are played to the end; enter who of the management decided otherwise.

substitute_consent = The director must agree to a substitute.
substitute_entered = { $name } has already entered.
substitute_in-hand = Nobody can take over during a hand.
substitute_in-person = During the event the entrant must name a substitute in person.
substitute_never = Nobody may take over another player's chips.

table_closed = Table { $number } is not in use.
table_closed__name-in-use = Only tables in use with at least two players draw again.
table_full = Table { $number } has no free seat.
table_full__others = No other table has a free seat.
table_full__players-do-not-fit = { $count2 ->
        [one] { $count } players do not fit in 1 seat.
       *[other] { $count } players do not fit in { $count2 } seats.
    }
table_full__target = Table { $to } has no free seat.
table_halted = { $why } Play stops there until a player is moved or the director waives it.
table_no-waiver = The book has no waiver.
table_none = { $most ->
        [one] The room has only 1 table.
       *[other] The room has only { $most } tables.
    }
table_not-empty = There are still players at table { $table }.
table_not-halted = Table { $table } is not stopped.
table_open = Table { $table } is already in use.
table_open__number = Table { $number } is already in use.
table_others = The players at table { $table } are not those who moved when it was broken.
table_size = A table has 2 to { $most_seats } seats.
table_size__own-seats = A table has 2 to { $most_seats } seats, and only its own can be closed.
table_unknown = There is no table { $number }.
table_unknown__none-to-break = There is no table to break.
table_waiver = A waiver needs a reason and lasts at least one hand.

ticket_consent = The director must agree.
ticket_evidence = The ground must be proved in writing.
ticket_ground = Choose a ground: { $grounds }.
ticket_known = This ticket has already been handled.
ticket_known__used = Ticket { $reference } was already used for entry { $used }.
ticket_known__used-already = Ticket { $ticket } has already been used.
ticket_lower-value = A ticket worth { $value } can only be moved to an event that costs as much or more.
ticket_moved = A ticket cannot be moved to another event.
ticket_not-entered = '{ $player }' is not in the event: register with the ticket.
ticket_not-won = This entry was bought: withdraw it instead.
ticket_number = Enter the number of the ticket.
ticket_refund = The ticket is good for an entry and cannot be refunded.


winner_nobody = Nobody is left in the event.
winner_not-last = Entry { $number } is not the last player left.
winner_not-last__others-still-in = { $count ->
        [one] 1 player is still in.
       *[other] { $count } players are still in.
    }
winner_tied = Several players have the most chips: play on, or count again.
winner_too-early = Registration is still open: pause or wait until it closes.

withdraw_consent = The director must agree to a refund.
withdraw_late = There are no refunds on the day of the event; the entry can still be withdrawn.
withdraw_satellite = An entry won in a satellite can be withdrawn only for a proven ground.

words_length = Enter some text.
colour-up_smallest__still-in-play = Chips of { $smaller } are still in play: colour up the smallest first.
chips_not-put-out = { $there ->
        [one] Only 1 chip was put out.
       *[other] Only { $there } chips were put out.
    }
log_note = This entry was not made by an order, so it cannot be struck out.
deal_those-left = A deal must include everybody left and nobody else.
deal_law__law = Does local law allow deals?
deal_law__venue = Do the venue's rules allow deals?
deal_left-out__strangers = A deal must include everybody left and nobody else; not in the event: { $who }.
