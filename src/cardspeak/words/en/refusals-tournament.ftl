act_unknown = A player cannot do this: { $act }.

add-on_limit = The event allows { $most } add-ons each.
add-on_none = This event has no add-ons.
add-on_time = Add-ons are sold in break { $break_number }; it is { $told }.

all-in_held = Table { $table } is not in the hand, or is held already.
all-in_held__release-first = Release the all-ins that wait first.
all-in_held__waits-at-table = An all-in waits at table { $table }; release it first.
all-in_none = No all-in waits at table { $table }.
all-in_waits = Other tables are still in the hand: { $tables }.

alternate_early = Entries are still taken, and a seat may come free: say why the alternate goes.
alternate_free-seat = a free seat
alternate_no-seat = No seat is free; an alternate comes in by { $told }.
alternate_none = Nobody waits for a seat.
alternate_none__not-waiting = { $name } (entry { $number }) is no alternate who waits: { $status }.
alternate_order = Entry { $queue } is next.

bad-beat_counts = Give the chips of those who sit there.
bad-beat_early = The time is not up yet.
bad-beat_late = The time to begin a bad-beat table is over.
bad-beat_none = There are no bad-beat tables.
bad-beat_number = Take another number.
bad-beat_number__table-exists = This table exists.
bad-beat_over = Bad-beat table { $number } is over; back: { $returned }.
bad-beat_players = A table needs two different players.
bad-beat_sits = '{ $player }' plays at a bad-beat table.
bad-beat_tie = Several lead with { $most } chips: one comes back, by high card.
bad-beat_tie__host = Several lead with { $most } chips: one comes back, as the host decides.
bad-beat_unknown = There is no bad-beat table { $number }.
bad-beat_winner = The winner sat there.

bags_count = The chips by denomination come to { $by_value }, not to { $chips }.
bags_empty = A bag holds a chip at least; whoever has none is out.
bags_missing = Everybody has a bag.
bags_no-stack = { $name } (entry { $number }) has no stack: { $status }.
bags_none = Entry { $entry } has no bag.
bags_packed = { $name } has a bag already; open it to count again.
bags_reason = Say why a bag is opened.
bags_running = Stop the clock before chips go into bags.
bags_seal = Entry { $same } has the bag { $seal }.
bags_sealed = The bags are sealed.
bags_sum__fewer = The bags come to { $total }, { $off } fewer than the account.
bags_sum__more = The bags come to { $total }, { $off } more than the account.

balance_halt = A table stops when it is at least one short.
balance_last-opened = Nobody knows which seat came open last: the floor picks one.
balance_locked = Everybody at table { $number } is locked to a seat.
balance_lone-big-blind = Seat { $order } takes the big blind alone, seat { $order2 } is the next open one: the director decides.
balance_not-there = { $name } does not sit at table { $number }.
balance_not-there__any-more = { $name } does not sit at table { $giving } any more.
balance_only-small-blind = Only seat { $small } is open, the small blind, which is never the worst seat: the floor decides.
balance_same = A player moves to another table.
balance_small-blind = Seat { $seat } is the small blind, never the worst seat.
balance_tolerance = Tables may differ by one at least.
balance_tolerance__fixed = The book fixes by how many tables may differ.

bounty_by = Say who took the last chips, or that nobody gets the bounty.
bounty_count = Fill one envelope for each of the { $left } players still in.
bounty_envelope = Envelope { $number } is open already.
bounty_filled = The envelopes are filled already.
bounty_kind = The bounties of this event are no mystery.
bounty_left-over = Bounties of { $over } were won by nobody: say who gets them.
bounty_no-envelope = Every envelope is open.
bounty_none-due = { $name } (entry { $entry }) has no bounties to come.
bounty_not-open = No bounty of { $name } (entry { $entry }) waits for a name.
bounty_not-paid = Entry { $entry } was not paid so much in bounties.
bounty_sum = The envelopes do not hold what was paid in.
bounty_sum__amounts = The envelopes hold { $amounts }, { $pool } was paid in.
bounty_too-much = { $name } (entry { $entry }) has { $open_sum } to come in bounties.
bounty_unfilled = The bounties of { $paid_in } are in no envelopes: fill them first.

break_absent = Entry { $entry } does not sit there.
break_assign = Say where each player goes.
break_cards = Every player of the table has one playing card, and no card is there twice.
break_carrier = Name the member of staff who carries the chips of an absent player, and count them.
break_load = A plan starts from two tables.
break_order = Name every table in use once.
break_order__reason = Play has begun: a change of the order needs a reason.
break_seats = { $count } players need seats and { $free } are open elsewhere.
break_stack = There is one seat card for every player.
break_unknown = There is no break { $number }.

bust_everybody = Somebody has the chips: not everybody can be out.
bust_everybody__last-cannot-leave = The last player in has won and cannot leave.
bust_everybody__last-has-won = The last player in has won.
bust_everybody__last-not-disqualified = The last player in has won; a disqualification now is for the league.
bust_given = Name everybody who went out on this hand once, the best place first.
bust_gone = Entry { $number } is out already.
bust_hand = Rank the hands from 1, or give the cards, not both.
bust_hitman-elsewhere = { $name } (entry { $number }) did not sit at the table: is that right?
bust_hitman-elsewhere__hitman-other-table = { $name } (entry { $number }) does not sit at table { $table }: is that right?
bust_hitman-gone = { $name } (entry { $number }) was out before and cannot have taken the chips.
bust_hitman-gone__entry = Entry { $gone } was out before and cannot have taken anybody's chips.
bust_hitman-gone__hitman-out = { $name } (entry { $number }) is out and cannot have taken the chips.
bust_no-hand = Entries { $group } began the hand with equal chips: say what they held, or that no hand is known.
bust_no-stack = Nobody goes out who had no chips at the start of the hand.
bust_no-stack__stacks-missing = Say what entries { $missing } had at the start of the hand.
bust_nobody = Say who is out.
bust_not-out = Entry { $entry } is not out.
bust_not-out__or-back = Entry { $entry } is not out, or has come already.
bust_not-playing = { $name } (entry { $number }) is not playing: { $status }.
bust_stack = Nobody goes out with { $stack }: { $most } chips are in play.
bust_twice = Somebody is named twice.

button_frozen = The button is frozen at seat { $button } while stud is played.
button_known = Every table has a button.
button_small-blind = Say which seat the small blind belongs to.
button_unknown = Say where the button is at table { $tables }.
button_unknown__draw = Table { $table } has no button yet: draw for it, or say where it is.

call_exists = There is a call { $call } already.
call_unknown = There is no open call { $number }.
call_waiting = The floor is on its way to table { $table }.

cancel_ground = An event is called off for: { $grounds }.
cancel_not-yet = { $entered } have entered, and the time to look at it is before the start as the book says.
cancel_why = Say what it is that nobody could help.

card_boxed = This card is in the box.
card_closed = Cards were taken until the first break.
card_filled-late = The card was not full when the all-in was declared.
card_in-hand = A card is redeemed between hands.
card_known = This card has been noted.
card_late = The next deal has begun: the card comes too late.
card_late__counts-next-hand = The deal has begun: the card counts from the next hand.
card_no-agreement = Not everybody agrees: the deal waits for the host.
card_none = This event has no stamp cards.
card_not-behind = No card plays behind.
card_not-chips = A card is no chip.
card_not-full = This card is not full.
card_not-own = This card is not { $name }'s.
card_spent = This card has been used.
card_spent__unusable = This card cannot be used.
card_stack = A card is redeemed with { $most } chips or fewer.
card_untouched = The starting stack has not been touched yet.
card_worthless = Say what the card is worth.

carry-over_never = An entry is not moved to another event.
carry-over_why = Say to which event, and what justifies it.

chip_in-play = Chips of { $value } are in play.
chip_out = Chips of { $strange } are not in play.
chip_unknown = There is no chip of { $value }.
chip_unknown__strange = There are no chips of { $strange } in this event.

chips_collected = The chips have been collected.
chips_in-play = The event is still played: the chips go back when it is over.
chips_issued = { $out } chips were put out for entry { $entry }.
chips_issued__all = Every stack that was sold is on the tables.
chips_issued__not-out = { $due } chips that entry { $entry } was sold are not on the table yet.
chips_negative = Nobody has fewer than no chips.
chips_negative__given = Nobody is given fewer than no chips.
chips_negative__leaving = Fewer than no chips cannot leave play.
chips_none = That is no chips.
chips_none__coming-back = Whoever comes back has chips.
chips_none__how-many = Say how many chips.
chips_none__which-found = Say which chips were found.
chips_not-in-play = { $there } chips are in play.
chips_not-so-many = { $name } has { $chips } chips, and not { $was }.
chips_piles = Each denomination is counted once.
chips_set = Each denomination is above nothing and named once.
chips_stack-sum = The chips of a starting stack come to { $laid_out }, not to { $stack }.
chips_start-stack = Everybody begins with some chips.
chips_start-stack__by-book = Everybody begins with { $by_book }.
chips_too-few__entry-has = { $name } has { $chips } chips.
chips_too-many = There are not so many chips of { $denomination } in play.
chips_too-many__counted = { $count } chips of { $value } were handed in; { $have } are in play.
chips_too-many__handed-in = { $handed } chips of { $value } were handed in; { $have } are in play.
chips_too-many__in-front = They have { $stacks } in front of them.
chips_too-many__whole-stack = The whole stack of entry { $entry } is { $stack }.
chips_unequal = All stacks are equal at the start: { $stack }.
chips_unequal__re-entry = A re-entry has the same stack as everybody: { $stack }.
chips_unknown = There are no chips of { $strange } in this event.
chips_unknown__this-day = This day has no chips of { $strange }.
chips_worthless = Chips are worth nothing and are not changed for money.
chips_worthless__missing = Chips are not changed for money; missing: { $missing }.

choice_bad-value = '{ $name }' takes { $accepts }.
choice_by-the-book = { $about } The book says: { $value }.

clock_hand-for-hand = The clock stands while play is hand for hand; end that first.
clock_later-day = This day goes on where the flights ended.
clock_no-levels = The event has no levels.
clock_no-pause = Nothing but a break stops play; the director may override it and says why.
clock_no-time = Say how much time to add or to take off.
clock_not-started = The clock has not been started.
clock_past = The clock was set after that.
clock_runs = The clock runs already.
clock_since = The clock was set after that, or it lies ahead.
clock_stands = The clock stands already.
clock_stands__power-cut = The clock stood when the power went; nothing was lost.
clock_started = The clock has been started already.
clock_started__event-begun = The event has begun.
clock_suspended = Play is suspended; take it up again first.
clock_too-far = A clock is put forward or back by a day at most.

colour-up_announce = A colour-up of single players is announced.
colour-up_done = Table { $table } has coloured { $value } up already.
colour-up_early = This chip is planned to go later; the director announces an earlier colour-up.
colour-up_elsewhere = Entry { $entry } does not sit at table { $table }.
colour-up_equal = The chips are of equal value.
colour-up_method = { $value } is coloured up by { $methods } at the other tables.
colour-up_method__other = { $value } is coloured up by { $other } at the other tables.
colour-up_needed = Line { $needed } of the levels still needs chips of { $value }.
colour-up_smallest = The smallest chip goes first: { $values }.
colour-up_twice = Somebody is named twice.

correction_unsound = The correction would leave something wrong. { $wrong }

count_chips = No chips of this event come to exactly { $chips }. Count again.
count_entry = Entry { $entry } is not in the event any more, or is named twice.
count_nobody = Say whose chips were counted.

day_no-flights = No flight was taken in; an event without flights is begun by starting its clock.
day_seats = Draw the seats first: everybody who came draws anew.

deal_account = The stacks come to { $total }, and { $should } chips are in play: count them for the deal, or say why.
deal_captain = Choose whether to pay by this private agreement, or by the payouts that were announced.
deal_counts = Count the chips of everybody who is left, and of nobody else.
deal_director = The director or a deputy has to be there while a deal is talked over.
deal_exists = There is a deal { $number } already.
deal_final-table = A deal is made at the final table.
deal_for-winner = What is left for the winner comes out of the first prize.
deal_ground = A deal is void for: { $known }.
deal_left-out = A deal is for everybody who is left, and for nobody else: { $who } left out.
deal_left-out__share-for-each = Give a share of 0 or more for each of the { $count } players.
deal_majority = One objection does not end it here; the others may agree.
deal_method = There is no way '{ $method }' to deal; there are { $known }.
deal_more-prizes = { $count } prizes are left and { $count2 } players; money must not be lost. Announce the prizes anew first.
deal_nameless = Name the director who approves.
deal_no-chips = Nobody plays without chips: entry { $without } is out first.
deal_no-prizes = No prizes are left to divide.
deal_no-reason = Say why the deal is void.
deal_nobody = A deal needs two players at least.
deal_not-agreed = Not all agree yet: { $names }.
deal_not-allowed = The director allows no deal.
deal_not-lawful__law = The law of the place does not allow deals.
deal_not-lawful__venue = The rules of the venue do not allow deals.
deal_others = Others are left than when the deal was proposed; propose it anew.
deal_paid = Prizes were paid by this deal; strike that out first.
deal_players = Nobody plays like that.
deal_private = Private agreements are not paid.
deal_private__not-proposed = The league proposes no deals; what the players have agreed among themselves can be kept, with every share.
deal_settled = A deal is in force already; it can be made void.
deal_settled__prizes-settled = Prizes in this deal were dealt or paid already.
deal_stacks = Everybody in a deal has chips.
deal_stage = Deal { $number } is { $stage }.
deal_stranger = Only players in the deal agree to it.
deal_stranger__refuses = Only a player in the deal can refuse it.
deal_stuck = No table can deal a hand; advice that is still open: { $still }.
deal_sum = The shares add up to { $shares }; { $pool } is left to divide.
deal_sum__left = { $left } is left to divide.
deal_too-many = Fractions are for { $most_exact } players at most.
deal_unit = Shares are rounded to 1 or more.
deal_unknown = There is no deal { $number }.

director_decides = { $about } The director decides.

dispute_act__not-in-turn = '{ $strange }' is nothing that is done in turn.
dispute_exists = There is a dispute { $number } already.
dispute_future = The pot was not pushed yet.
dispute_no-reason = Say what was put right.
dispute_no-words = Say what is disputed.
dispute_not-open = No dispute { $number } waits for a decision.

draw_no-seed = A draw needs the sealed seed.
draw_no-seed__event = An event needs a sealed seed for its draws.
draw_nobody = Everybody has a seat.
draw_seats = There are { $free } seats for { $count } players.
draw_seed__too-short = A seed has { $shortest_seed } bytes or more.
draw_tables = The room has { $most } tables.
draw_tables__for-players = { $players } players sit at { $most } tables at most.
draw_wrong-seed = This is not the seed that was sealed.

end_account = The counts of the deal come to { $total }, and { $should } chips are in play: say why the places go by them.
end_equal = Several have the most chips: say who has the first place.
end_no-deal = No deal divides all that is left among those who are still in: play on, or make one.
end_played-out = Events are meant to be played to the end: say who has decided otherwise.

entry_banned = Kept out by a penalty: { $ban }.
entry_barred = Kept out: { $bar }.
entry_birth-date = This is no date of birth.
entry_capacity = The event takes { $most } entries and has them.
entry_capacity__stacks-all-out = All { $most } starting stacks are out.
entry_channel = Registration is { $ways } only.
entry_closed = Registration is closed. { $why }
entry_data = Players have to agree to give personal data before they can enter.
entry_exists = There is an entry { $entry } already.
entry_gone = Entry { $number } is not in the event any more.
entry_gone__named = { $name } is not in the event any more.
entry_gone__no-stack = Entry { $number } has no stack to give up.
entry_gone__out-strike-first = { $name } is out; strike the elimination out first if that was wrong.
entry_gone__pot-winner-out = The winner of the pot is out.
entry_gone__status-was = { $name } was { $status }.
entry_gone__takes-no-seat = { $name } is not in the event and takes no seat.
entry_had-one = { $name } has had an entry; enter again by a re-entry.
entry_later-day = Registration is closed. { $why }
entry_name = Say the name.
entry_name__same = That is the name of entry { $number }.
entry_no-birth-date = Whoever joins tells the date of birth.
entry_no-letter = A name has at least one letter.
entry_no-member = Only members play; let the person join first.
entry_no-name = An entry needs a player and a name.
entry_no-online = This event takes no entries online; come to the desk.
entry_not-playing = { $name } (entry { $number }) is not playing: { $status }.
entry_not-withdrawn = Entry { $entry } was not taken back.
entry_same = That is how it is.
entry_still-in = { $name } is still in.
entry_too-young = Nobody under { $smallest } is entered.
entry_transferred = Entry { $number } cannot pass to { $name } any more.
entry_turned-down = The management has turned this person down.
entry_twice = { $name } is in the event already, as entry { $number }.
entry_unknown = There is no entry { $number }.
entry_unknown__player-had-none = '{ $player }' has had no entry.
entry_venue-membership = The venue requires its own membership: a card, or approval by its management.
entry_waits = { $name } waits already, until everybody has chips.

event_cancelled = The event has been called off.
event_cancelled__strike-out = The event was called off; strike that out if it is held after all.
event_created = The event exists already.
event_dealt = The prizes were dealt already.
event_not-started = The event has not begun.
event_started = The event has begun: an entry is not taken back any more.
event_started__stop-instead = The event has begun; stop it instead.
event_stopped = The event was stopped; strike that out first.
event_stopped__already = The event was stopped already.
event_stopped__play-on = The event was stopped; strike that out if play is to go on.
event_too-few = The event needs { $needed } entrants and has { $count }.
event_too-few__flights = The event needs { $needed } entrants, and the flights had { $count }.
event_won = Entry { $winner } has won the event.
event_won__already = Entry { $won } has won the event.

final_formed = The final table stands already.
final_redrawn = Seats were drawn anew for the final table, once and for all.
final_size = A final table has 2 to { $most_seats } players.
final_size__seats = A final table has 2 to { $most_seats } seats.
final_too-many = { $left } players are left, and the final table has { $size } seats.

flight_bags-open = The bags are open: bag every stack, and seal the bags.
flight_bounties = More is on the heads than the flight hands on for bounties.
flight_chips = The bags come to { $total }, the flight's account to { $chips }.
flight_day = Create the day that takes flights in as day 2 or later.
flight_entered = { $name } has entry { $had } of this day already.
flight_entries = { $people } people have played, with { $entries } entries.
flight_entry = Entry { $number } is { $name }, not { $name2 }.
flight_envelopes = Envelopes were filled in a flight; they belong to the day that pays.
flight_late = Seats are drawn already; strike that out, take the flight in, and draw again.
flight_leavers = The chips of somebody who left for good are still in play: take them off first.
flight_level = Flight { $flight } goes on with level { $level } ({ $told } { $game }); this day begins with level { $level2 } ({ $told2 } { $game2 }).
flight_log = The hash of a log has 64 hexadecimal digits.
flight_name = A flight has a name.
flight_none = This event is no flight of another one.
flight_other-event__quoted = Flight { $flight } was played with { $what } '{ $there }', this day has '{ $here }'.
flight_owed = Not everybody has paid.
flight_prizes = Prizes of this flight were announced or won; it leads nowhere any more.
flight_survivors = Everybody who is left of a flight has a name and chips, and somebody is left.
flight_taken__named = Flight { $name } is taken in already.
flight_twice = '{ $twice }' is named twice.
flight_waiting = Somebody still waits for a seat: withdraw that entry first.

flip_again = A flip is one hand; these have had theirs.
flip_again__some = Some of these have had their hand.
flip_format = This event is not played as flips.
flip_gone = Entry { $number } is not in the event.
flip_players = A flip is for 2 to { $most_at_once } entries, each named once.
flip_seats = Fewer seats than players are flipped for.
flip_tied = Those who tied flip among themselves for the seats that are left.

found_finder = The finder keeps what has no owner; name the finder as owner.

hand-for-hand_batch = The time comes off after each hand; a reason is needed for anything else.
hand-for-hand_off = Play is not hand for hand.
hand-for-hand_on = Play is hand for hand already.
hand-for-hand_seconds = A hand takes { $most } seconds off the clock at most.
hand-for-hand_tables = Hand for hand needs at least { $least_tables } tables with players; there are { $count }.
hand-for-hand_until = { $out } went out: hand for hand ends here unless the director goes on.

hand_beginning = A hand begins with one of: { $events }.
hand_chips = { $before } chips began the hand and { $after } ended it.
hand_done = Table { $table } has finished.
hand_elsewhere = Entry { $elsewhere } does not sit at table { $table }.
hand_going = The hand is not over at every table.
hand_going__somewhere = A table is still in the hand.
hand_going__tables = No table starts before all have finished; still in the hand: { $busy }.
hand_no-level = No level has begun.
hand_not-playing = Table { $table } is not in the hand.
hand_number = Hand { $number } of table { $table } cannot follow hand { $played }.
hand_on-break = A break is on: hands begin after it.

hands_none = Say for how many hands.

hidden_amount = Say how much was hidden.
hidden_kept = Chips belong in view, but none are lost for it; a penalty is the director's.
hidden_moving = Chips may be out of view on the way to another table.

large_asked-again = A question without end.
large_endless = Moves without end.

leaver_away = The director says whether a player has left for good; somebody away is blinded off.
leaver_blinded = The stack is blinded off first; it leaves play when that time is over.

level_blinds = Line { $number } of the levels has a blind below nothing.
level_early = The new level is not announced before the clock is at zero.
level_elapsed = More of the level has been played; confirm that it ends at once.
level_falls = Level { $number } has a lower big blind than the level before it.
level_last = This is the last level.
level_length = A level lasts one minute or more.
level_length-fixed = Levels keep their length during the event.
level_length__missing = Line { $number } of the levels has no length.
level_no-time = A level has some time left.
level_not-next = That is not the next level.
level_not-payable = Level { $number }: { $bad } cannot be paid with chips of { $values }.
level_over = That level is over.
level_unknown = There is no level { $number }.
level_unknown__line = The schedule has no line { $line }.
level_which = Name a level or a break, one of them.
level_which__or-none = Name a level or a break, one of them, or none for the one that is on.

levels_none = The event has no levels.

log_first = The entry that created the event cannot be struck out.
log_no-entry = There is no entry { $number }.
log_struck = Order { $order } is struck out already; strike that out to restore it.

money_cap = The prizes may come to { $cap } at most, and this sale would lift them above it.
money_negative = A price is not negative.
money_no-reason = Say why the house adds to the pool.
money_not-owed = Entry { $entry } owes { $owed }.
money_not-paid = Entry { $entry } has not paid { $amount } for '{ $name }'.
money_pool-paid = Prizes are being paid: the pool does not change any more.
money_raised = The house adds something.
money_raised__out-of-bounds = The house adds nothing below 0, and no more than the law lets the pool come to.

move_count = Count the chips that { $carried_by } has carried.
move_none = Entry { $entry } is not on the way.

order_unknown = There is no order { $name }.

papers_first = Nobody plays before showing papers: { $papers }.
papers_first__more = Nobody plays before showing papers: { $papers }, and { $more } more.
papers_none = Say which papers were shown.
papers_not-waivable = The book lets nobody do without papers.
papers_occasion = Papers are asked for at: { $occasions }.
papers_one-day = Only an event of several days asks between days.

payout_entries = Nobody has entered.
payout_least = The lowest prize is within the pool.
payout_no-satellite = Only a satellite leaves money over that makes up no ticket.
payout_order = No place gets more than a better one, and every place gets something.
payout_places = Pay between 1 and { $entries } places.
payout_places__most = { $most } players can be paid.
payout_places__not-payable = { $places } places cannot be paid so; { $payable } can.
payout_places__with-least = { $places } places cannot be paid so; { $payable } can with { $least } for the last one: lower 'least', or pay fewer places.
payout_pool = A pool is not below nothing.
payout_remainder = What rounding leaves goes to: { $remainders }.
payout_sum = The prizes add up to { $prizes }, not to the pool of { $pool }.
payout_sum__shares = The shares add up to { $sum } %, not to 100 %.
payout_unit = Prizes are rounded to a unit of 1 or more.
payout_unknown = There is no payout '{ $name }'; there are { $known }.

payouts_announced = The payouts were announced and stand.
payouts_announced__anew = The payouts were announced and stand. After a correction of the entries announce them anew, with a reason.
payouts_flight = A flight pays nothing: the prizes are announced on the day that all flights lead to.
payouts_no-reason = Say why the payouts change.
payouts_none = Nothing was announced yet.
payouts_none__announce-first = Announce the payouts first.
payouts_settled = Prizes were paid or dealt already.
payouts_settled__strike-first = Prizes were paid or dealt already. Strike that out first.
payouts_too-early = Entries are still taken; until they close the payouts are an estimate.

penalty_hands = Say how many hands are over.
penalty_hands__left = { $name } has { $left } hands left to miss.
penalty_serving = { $name } keeps away from the table for another { $still }.
penalty_warnings = { $name } has not had { $warnings } warnings for this any more.

place_bad = Places count from 1.
place_none = Entry { $entry } has no place.

play_going = Play is not suspended.
play_hands = The hands in progress are played out first.
play_one-day = The event is played out in one day.
play_resumes = Say when play goes on, or that it is to be agreed.
play_resumes__too-early = Play goes on later than now.
play_suspended = Play is suspended already.

player_same = Name two players.
player_unknown = '{ $player }' has no entry here.

post_too-much = The level asks for { $most } at most as { $what }.

pot_absent = { $name } is not there: the hand is killed and wins nothing.

prize_amount = The prize is { $amount }.
prize_amount__shared = { $left } is left of the { $pooled } that the equals have won together.
prize_bad = A prize has a place from 1 on, a name, and a value of 0 or more.
prize_cash = No prize is cash in { $state } where the entry costs money.
prize_cash-limit = Between 0 and { $most } of this prize is paid in cash on the day.
prize_cash-whole = A prize of { $amount } is paid in cash on the day, or all of it by transfer.
prize_exists = There is a prize { $number }.
prize_forfeited = { $name } has lost all prizes by a penalty.
prize_indivisible = Hands do not tell who takes the prize that cannot be divided: the director names one of the equals.
prize_no-place = Entry { $entry } has no place.
prize_no-place__yet = { $name } has no place yet.
prize_none = { $name } has won nothing in money.
prize_not-added = The organiser may add { $allowed }.
prize_not-approved = Prizes approved here are { $named }; name who has approved another one.
prize_not-his = Prize { $number } is for place { $place }: entry { $taker } takes it.
prize_not-reported = { $name } has not reported yet; the place is settled when that is done.
prize_paid = { $name } was paid already.
prize_paid__entry = Entry { $entry } was paid already.
prize_pool-paid = { $left } is left of the prizes: strike out what was paid wrongly before the correction.
prize_redeemable = A prize that can be turned into cash counts as cash in { $state }.
prize_state = Say in which state the event is held; whether prizes may be cash depends on it.
prize_state__unknown = '{ $state }' is no state that the book knows; whether prizes may be cash depends on it.
prize_unknown = There is no prize { $number } to hand over.
prize_voucher = Say that the venue does not cash its voucher.

push_held = A break or a new level is too near for a push.

race_cards = The race takes { $count } cards.
race_dealer = The race starts from the dealer; say in which seat the dealer sits.
race_same-card = A card was dealt twice.
race_unseen = The players are present, or the director or a deputy supervises.
race_view = All chips of every player lie in full view first.

re-entry_disqualified = { $name } was disqualified.
re-entry_earlier = Entry { $entry } does not follow entry { $earlier }.
re-entry_has-chips = { $name } still has chips.
re-entry_has-chips__to-give-up = { $name } still has chips; they can be given up.
re-entry_in-hand = Nobody gives up a stack while playing a hand.
re-entry_limit = The event allows { $most } re-entries each, and { $used } are used up.
re-entry_not-listed = This is no re-entry event.
re-entry_not-listed__out-for-good = This is no re-entry event: { $name } is out for good.
re-entry_not-told = The director has to be told before a stack is given up.

rebuy_binds = A rebuy that was announced has to be made.
rebuy_late = The hand has begun: a rebuy announced now counts for the next one.
rebuy_limit = The event allows { $most } rebuys each, and { $used } are used up.
rebuy_missed = { $name } has not rebought before the next hand: out.
rebuy_missed__no-miss = { $name } has not rebought before the next hand and cannot miss one: out.
rebuy_none = This event has no rebuys.
rebuy_none__owed = No rebuy is owed.
rebuy_period = Rebuys were sold through level { $levels }; it is { $told }.
rebuy_stack = A rebuy is for the busted.
rebuy_stack__below = A rebuy is open below { $set_stack } chips.
rebuy_stack__up-to = A rebuy is open up to { $set_stack } chips.

redraw_field = The second break has a draw from { $smallest } entrants on; there were { $field_size }.
redraw_names = With exactly { $parting } entrants the host says how many names are drawn.
redraw_none = No draw is held now.
redraw_not-boxed = A drawn card is not in the box any more.
redraw_still-in = Only those who are out are drawn at the second break.
redraw_too-few = With { $left } runners left there is no draw.

refund_ground = Money goes back for: { $grounds }.
refund_none = { $name } was disqualified and has nothing back.

registration_same = That is how it is.

review_none__named = No ban of { $name } waits for a review.
review_none__not-in-book = The book knows no review of bans.

round-for-round_when = Rounds are dealt together with { $above } players more than places paid; there are { $left }.

rules_fixed = The way of stamp cards stays as it is.
rules_other = '{ $name }' is not about stamp cards.
rules_why = Say why.

ruling_choice = '{ $chosen }' is not open to the director here.
ruling_exists = There is a ruling { $number } already.
ruling_no-line = There is no ruling on line { $line } of the script.
ruling_unread = Line { $line } of the script cannot be ruled on. { $why }

satellite_credits = Credits are a part of what is left over.
satellite_fee = { $kept } of each entry is kept; all of it belongs in the pool.
satellite_game = A flips satellite is played as { $game }, not { $wrong }.
satellite_gone = Entry { $number } is out.
satellite_none = No tickets are played for.
satellite_not-over = { $count } are left for { $tickets } tickets; play on.
satellite_one-table = { $entries } entries do not fit one table of { $seats_per_table }; raise or fold is played at one.
satellite_over = The tickets were awarded already.
satellite_over__strike-out = The tickets were awarded and the satellite is over; strike that out if play is to go on.
satellite_price = Say what an entry to the event costs that is played for.
satellite_short = { $tickets } tickets cost { $cost }, and the pool is { $pool }. Let the house add the missing { $missing }.
satellite_too-many = { $entries } entries cannot take { $tickets } tickets and what is left over; announce fewer tickets.

seat_apart = { $name } is kept apart from somebody at table { $table }.
seat_as-it-is = The seat is so already.
seat_away = { $name } is away already.
seat_drawn = Seats are drawn; staff may give another one for a reason that is put on record.
seat_elsewhere = Entry { $elsewhere } does not sit at table { $table }.
seat_has-one = { $name } has a seat already.
seat_host-only = Once play has begun only the host changes a seat.
seat_kept = An absent player keeps the seat.
seat_left = { $name } has left already.
seat_left__for-good = { $name } has left for good. If that was a mistake, strike it out.
seat_left__only-posts-folds = Nobody may play the chips of { $name }: the seat only posts and folds.
seat_no-table = Name the table of the seat.
seat_nobody__at-table = Nobody sits in seat { $empty } of table { $number }.
seat_nobody__button = Nobody sits in seat { $button }.
seat_none = Entry { $number } has no seat.
seat_none-free = No other table has a seat for them.
seat_none-free__wait = No table has a seat free: open one, or let the player wait.
seat_none__for-entry = Entry { $entry } has no seat.
seat_none__named = { $name } has no seat.
seat_none__on-record = { $name } has no seat on record: name it.
seat_not-free = Seat { $seat } at table { $number } is not free.
seat_not-free__table = Seat { $seat } at table { $table } is not free.
seat_not-locked = '{ $player }' is not locked.
seat_other-table = Entry { $entry } does not sit at table { $table }.
seat_present = { $name } (entry { $number }) is at the table.
seat_present__plays = { $name } is at the table and plays.
seat_swap = Two players who have a seat each change seats: name the other one.
seat_taken = Seat { $seat } at table { $number } is taken.
seat_taken__floor-decides = Seat { $seat } at table { $table } is taken by somebody else: the floor decides.
seat_taken__move-first = Somebody sits there: move them first.
seat_taken__not-closable = Seat { $seat } cannot be closed.
seat_too-few__for-draw = A draw needs two players.
seat_two = { $name } sits elsewhere already, with entry { $held }.
seat_unknown = There is no such seat.
seat_unknown__at-table = There is no such seat: table { $number }, seat { $seat }.
seat_unknown__table-lacks = Table { $number } has no seat { $seat }.

seats_apart-by = This is for { $offices } to ask.
seats_no-ground = Nobody at the table is on record as close to { $name }.
seats_not-apart = They are not kept apart.
seats_reason = { $what }: give a reason.

setup_add-ons = Say how many add-ons a player may buy.
setup_book__named = There is no book '{ $book }'.
setup_bounty = A bounty event has a bounty in its buy-in, and no other event has.
setup_capacity = The event needs more entries than it takes.
setup_charge-unlawful = The law of '{ $state }' does not let entries be charged.
setup_charge-unlawful__unknown = The law of '{ $state }' has not been found to let entries be charged.
setup_closing-time = There is no break: say when late registration closes.
setup_day = Days are numbered from 1.
setup_day-ends = A day ends after one of the levels, with one to go on with: 1 to { $levels }, or 0 for none.
setup_fee = No fee may be kept out of the buy-ins here.
setup_flight-format = A satellite is no flight.
setup_flight-money = Set { $name } for the day that pays the prizes, not for a flight.
setup_flips-fee = All of the money of a flips event goes to the pool.
setup_freeroll = A freeroll costs nothing, { $name } neither.
setup_hosts = An event has a host at least.
setup_late-levels = Entries through level { $late_levels }, but there are { $count } levels.
setup_level = Level { $number } needs minutes, a big blind, and a small blind that is not larger.
setup_levels = An event has levels.
setup_more-chips = The book knows no { $way }; a house setting can add it.
setup_name = An event has a name.
setup_no-chips = { $name } must give chips.
setup_not-advertised = A charge is advertised before the event.
setup_pool-cap = Guarantee and added value stay within the cap of { $pool_cap }.
setup_re-entry-price = A re-entry costs what an entry costs.
setup_re-entry-stack = A re-entry gets a full starting stack.
setup_rebuy-period = The time for rebuys is fixed before the start.
setup_rebuy-stack = A rebuy gives a starting stack.
setup_seats = A table has { $shortest_table } to { $longest_table } seats.
setup_target = A flips satellite leads to one event: name it.
setup_the-state = the state
setup_ticket-price = A satellite needs the price of a seat.

share_weights = Nobody is there to share.

sign-up_many = { $most } people wait at the door; come to the desk.
sign-up_none = Nobody is at the door.
sign-up_twice = { $name } is in the event or at the door already.
sign-up_twice__pay = { $name } has signed up already; pay at the desk.
sign-up_unknown = '{ $player }' is not at the door.

stack_cause = A stack is changed only for one of these causes: { $causes }.
stack_no-reason = Say why: this is a decision of the host.
stack_placeholder = The book knows no stack put out for latecomers.
stack_placeholder__left = A stack put out beforehand has 1 to { $full } chips left.
stack_reason = A director's correction has a reason.
stack_stays = { $why } The chips of { $name } stay.
stack_used-up = Docking { $docked } leaves nothing of { $full }.

stacks_out = Everybody has chips already.

start_fixed = The start is fixed.
start_past = The new start lies in the future.
start_untold = Everybody entered has to be told in good time.

stop_account = The counts come to { $total }, and { $should } chips are in play: count again, or say why.
stop_counts = Count the chips of everybody who is left, and of nobody else.
stop_equal = Some have equal counts; say how they are placed.
stop_hand = Say what becomes of the hands in progress.
stop_money = No book says how the prizes go; the director does.
stop_no-reason = Say why the event has to stop.
stop_undecided = Events are played to the end; name who of the management has decided otherwise.

substitute_consent = The director has to agree to a substitute.
substitute_entered = { $name } has entered already.
substitute_in-hand = Nobody takes over in the middle of a hand.
substitute_in-person = During the event the entrant names a substitute in person.
substitute_never = Nobody takes over another player's chips.

table_closed = Table { $number } is not in use.
table_closed__name-in-use = Name tables in use.
table_full = Table { $number } has no empty seat.
table_full__others = No other table has an open seat.
table_full__players-do-not-fit = { $count } players do not fit { $count2 } seats.
table_full__target = Table { $to } has no open seat.
table_halted = { $why } Play stops there until a player is moved or the director waives it.
table_no-waiver = The book knows no waiver.
table_none = The room has { $most } tables.
table_not-empty = Somebody still sits at table { $table }.
table_not-halted = Table { $table } is not stopped.
table_open = Table { $table } is in use already.
table_open__number = Table { $number } is in use already.
table_others = Others sit at table { $table } than those who moved when it was broken.
table_size = A table has 2 to { $most_seats } seats.
table_size__own-seats = A table has 2 to { $most_seats } seats, and closes its own.
table_unknown = There is no table { $number }.
table_unknown__none-to-break = There is no table to break.
table_waiver = A waiver is for one hand or more, and has a reason.

ticket_consent = The director has to agree.
ticket_evidence = A ground is proved in writing.
ticket_ground = The grounds are: { $grounds }.
ticket_known = This ticket has been dealt with.
ticket_known__used = Ticket { $reference } was used for entry { $used }.
ticket_known__used-already = Ticket { $ticket } has been used.
ticket_lower-value = A ticket worth { $value } is moved to an event that costs as much or more.
ticket_moved = A ticket is not moved to another event.
ticket_not-entered = '{ $player }' is not in the event: register with the ticket.
ticket_not-won = This entry was bought: withdraw it.
ticket_number = A ticket has a number: say which.
ticket_refund = The ticket is good for an entry, not for money.


winner_nobody = Nobody is in the event.
winner_not-last = Entry { $number } is not the last one left.
winner_not-last__others-still-in = { $count } players are still in.
winner_tied = Several have the most chips: play on, or count again.
winner_too-early = Entries are still taken: pause or wait until they close.

withdraw_consent = The director has to agree to a refund.
withdraw_late = On the day of the event nothing is paid back; the entry can still be withdrawn.
withdraw_satellite = An entry won in a satellite is not withdrawn, but for a proven ground.

words_length = Say something.
colour-up_smallest__still-in-play = Chips of { $smaller } are still in play: the smallest go first.
chips_not-put-out = { $there } chips were put out.
log_note = Nobody has ordered this, so it cannot be struck out.
deal_those-left = A deal is among everybody who is left, and nobody else.
deal_law__law = Does the law of the place allow deals?
deal_law__venue = Do the rules of the venue allow deals?
deal_left-out__strangers = A deal is for everybody who is left, and for nobody else; not in the event: { $who }.

deal-stage_agreed = agreed
deal-stage_approved = approved
deal-stage_cancelled = cancelled
deal-stage_closed = closed
deal-stage_proposed = proposed
deal-stage_void = void
