### The director's console (console_…), the buttons of its suggestions (do_…) and seat maps. Audience: staff.

console_add-on = Add-on
console_all-in-held = Table { $n }: the all-in is held.
console_all-paid = Everything has been paid.
console_and-more = { $words } (+{ $n } more)
console_announce = Announce
console_announce-hint = On the wall and on every phone
console_announce-payouts = Announce the prizes
console_announce-send = Announce
console_announced = announced
console_arrive = Has arrived
console_arrived = { $name } has arrived.
console_at-seat = Table { $table } · seat { $seat }
console_average = Average
console_average-is = average { $chips }
console_bad-beat = Bad-beat table { $n }
console_bad-beat-finish = Somebody has won
console_bad-beat-kill = Time is up
console_bad-beat-late = Time ran out at { $time }: the chip leader comes back.
console_bad-beat-suggested = Tables suggested by the book for this field: { $n }
console_bad-beat-until = Ends at { $time }: the chip leader comes back.
console_blinds-each = { $n } BB
console_book-would = By the book:
console_bounties = Bounties
console_bounties-due = Bounties to pay: { $amount }
console_bounties-left = Left over
console_bounties-of = Bounties { $amount }
console_bounties-paid = { $amount } paid
console_bounties-to-house = To the house
console_bounties-waiting = Recipient not known yet
console_bounties-won = Bounties won
console_bounty-classic = Classic
console_bounty-mystery = Mystery
console_bounty-paid = { $name } was paid { $amount } in bounties.
console_bounty-pool = Bounty pool
console_bounty-progressive = Progressive
console_break = Break
console_break-in = break in { $time }
console_break-n = Break { $n }
console_break-table = Break table
console_bust = Out
console_bust-n = { $n } out
console_button-here = The button is here
console_button-is = Table { $table }: the button is at seat { $seat }.
console_button-told = Table { $table }: the button is at seat { $seat }.
console_by-deal = by a deal
console_by-the-book = by the book
console_call = Table { $table } calls the floor
console_call-answered = The call from table { $table } was answered.
console_call-floor = Record a floor call
console_card-announce = Play card { $card } behind
console_card-behind =
    { $n ->
        [one] Stamp card { $card }: 1 chip behind
       *[other] Stamp card { $card }: { $n } chips behind
    }
console_card-full = Stamp card full
console_card-of =
    { $n ->
        [one] Stamp card { $card }: 1 chip
       *[other] Stamp card { $card }: { $n } chips
    }
console_card-redeem = Redeem card { $card } for chips
console_card-settle = Hand finished: settle card { $card }
console_carry = Pick up, then tap a seat
console_carry-where = { $name }: tap an empty seat
console_change-stack = Change stack
console_chip-up-result = Chips added: { $n }
console_chips = Chips
console_chips-n =
    { $n ->
        [one] 1 chip
       *[other] { $n } chips
    }
console_chips-of = { $value } chips
console_clock = Clock
console_clock-paused = The clock was paused.
console_clock-resumed = The clock was resumed.
console_clock-runs = clock running
console_clock-started = The clock was started.
console_clock-stopped = clock stopped
console_close-seat = Close the seat
console_collected = Collected
console_colour-up = Colour up
console_colour-up-of = colour up { $values }
console_coloured-up = Table { $table }: the { $value } chips are out of play.
console_conflicts =
    { $n ->
        [one] 1 order no longer fits and is struck out with it
       *[other] { $n } orders no longer fit and are struck out with it
    }
console_correct-seat = Correct seat
console_count-hand = Record a hand
console_count-stacks = Count stacks
console_day-over = Play is over for today
console_dealer-seat = Dealer's seat
console_deals = Deals
console_dispute = Dispute
console_do = Apply
console_do-by-book = Follow the book
console_done-already = Already done by { $by }: { $words }
console_done-already-by-somebody = Somebody else has already done this.
console_done-of = Done: { $order }
console_draw-first = Nobody has a seat yet: draw the seats first.
console_draw-seats =
    { $n ->
        [one] Draw a seat for 1 player
       *[other] Draw seats for { $n } players
    }
console_entries = Entries
console_envelope = Envelope { $n }
console_envelopes-alike = All equal
console_envelopes-fit = { $sum }: everything that was paid in.
console_envelopes-how = One large envelope and progressively smaller ones are suggested. Change what you like; nobody knows which is which until one is opened.
console_envelopes-less = { $sum } of { $pool }: { $off } missing.
console_envelopes-more = { $sum } of { $pool }: { $off } too much.
console_envelopes-open = Enter an amount for every envelope.
console_feed = What happened
console_feed-empty = Nothing has happened yet.
console_feed-search = Search
console_filter-all = All
console_filter-away = Away
console_filter-bounties = Bounties
console_filter-out = Out
console_filter-owing = Owes money
console_filter-playing = Playing
console_filter-prizes = With a prize
console_find-chips = Chips found
console_find-hint = Name or seat
console_for-envelopes = For envelopes
console_gets = gets ({ $to })
console_give = Confirm
console_go-to = Go to { $level }
console_hand-done = done
console_hand-held = all-in held
console_hand-level = Hand at level { $n }
console_hand-over = Hand finished
console_hand-playing = still playing
console_hands-over =
    { $n ->
        [one] 1 hand finished
       *[other] { $n } hands finished
    }
console_hands-over-label = Finished hands
console_held = all-in held
console_hold = Hold the all-in
console_house = House
console_house-added = Added by the house
console_how-many = How many (hands, rounds, minutes or chips)
console_identity = ID
console_in-envelopes = In envelopes
console_in-hand = in a hand
console_in-line = from row { $n } of the structure
console_in-money = in the money
console_in-play =
    { $n ->
        [one] 1 chip in play
       *[other] { $n } chips in play
    }
console_insert = Insert after this
console_insert-after = Takes effect after: { $what }
console_insert-look = Preview
console_insert-save = Insert
console_insert-title = What do you want to insert?
console_inserted = Inserted; everything after it was recalculated.
console_inserted-after = after: { $what }
console_instead-of = Instead of: { $what }
console_is-away = { $name } is away.
console_is-back = { $name } is back.
console_is-out = { $name } is out.
console_is-out_several = { $name } are out.
console_key-advice = Do the suggestion with this number
console_key-announce = Make an announcement
console_key-arrows = Move between tables and seats
console_key-bust = Bust a player
console_key-clock = Pause or resume the clock
console_key-escape = Close; in a box: leave it, so that the keys work again
console_key-feed = What happened: search, strike out
console_key-find = Find a player
console_key-keys = Show these keys
console_key-level-after = Next level
console_key-level-before = Previous level
console_key-minus = One minute less
console_key-move = Move a player
console_key-palette = All orders
console_key-plus = One minute more
console_key-same-hand = While busting: also out on this hand
console_key-space = Space
console_key-taker = While busting: who took the chips
console_key-undo = Undo the last order given here
console_keys = Keys
console_larger = Show names
console_last-count = last count { $chips }
console_last-level = last level
console_leave = Leaves for good
console_left = Left
console_level-after = Next level
console_level-before = Previous level
console_level-n = Level { $n }
console_level-set = The clock was set to { $level }.
console_mark-away = Mark away
console_mark-back = Mark back
console_may-penalise = may be penalised
console_method-chip-up = Round up
console_method-race = Race
console_minus = One minute less
console_money-from = money: { $n }
console_more-of = { $n } more
console_move = Move
console_move-by-book = By the book
console_move-here = Move a player here
console_move-title = Move { $name }
console_move-to = Move to table or seat
console_moved = { $name } moves to table { $table }.
console_must-penalise = must be penalised
console_next = Next by the book
console_next-hand = Next hand
console_no = No
console_no-bounties-yet = Nobody has won a bounty yet.
console_no-break-for-it = no break for it
console_no-chips = Chips are not tracked by denomination in this event.
console_no-conflicts = Everything after it still fits.
console_no-levels = This event has no levels yet.
console_no-order = No order found.
console_no-plan = No more colour-ups are planned.
console_no-prizes = No prizes yet.
console_no-survival = Nobody has registered yet.
console_no-tables = No tables are open yet. Seats are drawn before the start.
console_nobody-found = No players found.
console_not-announced = not announced yet
console_not-started = not started
console_not-this = Remove
console_note-absence = Record an absence
console_note-only = Record only, decide later
console_nothing-next = Nothing to do.
console_nothing-to-undo = Nothing to undo from this screen. Strike out earlier entries under “What happened”.
console_nothing-yet = Nobody has checked in yet.
console_odd =
    { $n ->
        [one] 1 odd chip
       *[other] { $n } odd chips
    }
console_offence = What happened
console_offence-noted = { $name }'s offence was recorded.
console_offer-prize = Another prize
console_on-head = Bounty on them: { $amount }
console_on-heads = On players still in
console_on-penalty =
    { $n ->
        [one] { $name } misses 1 more hand
       *[other] { $name } misses { $n } more hands
    }
console_on-the-way = on the way
console_one-hand-over = 1 hand finished
console_open = open
console_open-seat = Reopen the seat
console_orders = All orders
console_orders-hint = Search orders
console_other-books = What other books say
console_out = out
console_over = The event is over
console_overlay = Overlay
console_owed-n = Unpaid: { $n } ({ $amount } in total)
console_owes = owes { $amount }
console_own-payouts = Custom payouts
console_page-charts = Charts
console_page-chips = Chips
console_page-clock = Clock
console_page-deals = Deals
console_page-people = Players
console_page-prizes = Prizes
console_page-tables = Tables
console_page-together = Hand for hand
console_pages = Sections
console_paid = paid
console_paid-places = Paid places
console_papers = ID
console_papers-of =
    { $n ->
        [one] 1 player still to show ID
       *[other] { $n } players still to show ID
    }
console_pause = Pause
console_paused-in = Paused · { $level }
console_pay = Pay
console_pay-amount = Pay { $amount }
console_pay-bounties = Pay bounties { $amount }
console_pay-debt = Collect what is owed
console_pay-form = Form of payment
console_payouts-announced = The prizes were announced.
console_penalise = Penalty
console_penalties = Penalties
console_penalty-for = Penalty for { $name }
console_penalty-hands =
    { $n ->
        [one] penalty: 1 hand
       *[other] penalty: { $n } hands
    }
console_penalty-minutes =
    { $n ->
        [one] penalty: 1 minute
       *[other] penalty: { $n } minutes
    }
console_penalty-served = Penalty served, back in
console_people-n = Players: { $n }
console_pile-gone = removed
console_place = Place
console_plan = Colour-up plan
console_player = Player
console_plus = One minute more
console_pool = Prize pool
console_prize = Prize
console_prize-curve = Prizes by place
console_prizes = Prizes
console_quick = Quick entry
console_quick-bust = Bust
console_quick-by-hint = Who took the chips?
console_quick-find = Find
console_quick-hint = Seat 4.7 or a name
console_quick-more-hint = “,” adds somebody out on the same hand · “>” says who took the chips
console_quick-move = Move
console_quick-to-hint = To which table or seat? 9 or 9.3
console_race-how = How many { $value } chips does everybody have? The result shows once all counts are in.
console_race-later = Odd chips are raced off when you confirm; nobody sees the cards before.
console_race-method = Method
console_race-result = Chips won in the race: { $n }
console_race-title = Table { $table }: colour up the { $value } chips
console_race-watched = In the open, players present
console_raced = race difference: { $n }
console_re-enter = Re-entry
console_read-ruling = Read the ruling
console_reannounce = Announce again
console_rebuy = Rebuy
console_release = Release
console_released = Table { $n }: the all-in was released.
console_replace = Replace…
console_report = Report
console_report-out = Confirm at the desk
console_reported = { $name } was confirmed at the desk.
console_restore = Restore
console_results = Results (CSV)
console_resume = Resume
console_rule-on = Make a ruling
console_ruling = Ruling { $n }
console_ruling-gone = This ruling is in the event report.
console_same-for-all =
    { $n ->
        [one] Same for the other one
       *[other] Same for the other { $n }
    }
console_say-dinner = Play resumes in five minutes.
console_say-last-entries = Last chance to register: registration closes soon.
console_say-phones = No phones at the table while you have cards, please.
console_say-seats = Please take your seats.
console_sealed = Seal (SHA-256)
console_seat = Draw a seat
console_seat-closed = Seat { $table }.{ $seat } was closed.
console_seat-opened = Seat { $table }.{ $seat } was reopened.
console_seat-player = Player
console_seated = { $name } has a seat.
console_seats-drawn = The seats were drawn.
console_seconds-each = { $n } s per hand
console_seed = Verify the draws
console_seed-about = All draws come from this seed; its seal was published before the first draw.
console_set-button = Button
console_sheet = Print sheet
console_show-quiet = Show hands and buttons ({ $n })
console_slip = Slip
console_smaller = Compact view
console_stack-of = { $name }: chips at the start of the hand
console_stacks = Stacks, largest first
console_stacks-note = By the last known counts.
console_start = Start
console_starts-in = until the start
console_starts-now = starts now
console_stopped = Stopped for the day
console_strike = Strike out
console_strike-title = Strike out
console_struck = struck out
console_struck-out = Struck out.
console_survival = Players left over time
console_tab-clock = Clock
console_tab-feed = Log
console_tab-more = More
console_tab-next = Next
console_tab-tables = Tables
console_table = Table { $n }
console_table-done = Table { $n } has finished.
console_table-gone = Table { $n } is not in use.
console_table-n = Table { $n }, players: { $players }
console_tables = Tables
console_tables-done = Done: { $tables }
console_tables-n = Tables: { $n }
console_tabs = Views
console_take-back-amount = Take { $amount } back
console_take-off = Remove the chips
console_take-up = Resume play
console_taken-by = by { $name }
console_taken-out = Knockouts
console_taker-hint = Seat number or name
console_taker-nobody = Nobody
console_taker-unknown = Not known yet: ask again later
console_the-seed = Seed
console_the-winner = Winner
console_then = then { $blinds }
console_ticket-winners = Tickets
console_tickets-won = Tickets won: { $names }
console_time-added = { $n } min added
console_time-left = { $time } left
console_time-taken = { $n } min removed
console_to-desk = Registration desk
console_to-floor = Open the floor page
console_to-money = { $n } to the money
console_together = Hand for hand
console_together-announce = Announce hand for hand
console_together-done = Every table has finished its hand.
console_together-end = Back to normal play
console_together-ended = Hand for hand has ended.
console_together-hand = Hand for hand · hand { $n }
console_together-last = Hand for hand is next: tables finish their current hand
console_together-off = Tables deal at their own pace.
console_together-on = Hand for hand · hand { $n }
console_together-playing = Still playing: { $n }
console_undo = Undo
console_undo-why = undone at once
console_undone = Taken back: { $words }
console_waiting = Waiting
console_waiting-start = Registration is open. What comes next appears here when it is time.
console_warnings = warnings: { $n }
console_was-announced = Announcement sent.
console_was-paid = { $name } was paid { $amount }.
console_was-there = Answered
console_where-button = Table { $table }: tap the seat with the button.
console_who-took = Who took the chips?
console_who-took-bounty = Who gets the bounty?
console_whose-bounty = Who gets { $name }'s bounty of { $amount }?
console_whose-envelope = Who opens the envelope for { $name }?
console_why = Reason
console_withdraw = Withdraw
console_without-seat = Registered, no seat yet:
console_won-by = { $name } has won
console_would-move = { $name } moves from { $from } to { $to }.
console_yes = Yes

do_all-have-chips = Everybody has chips
do_alternate = Seat the alternate
do_announce-level = Announced
do_announce-payouts = Announce the prizes
do_bag = Open the bag list
do_bounty = Decide
do_break = Break the table
do_bust = Record the bust
do_button = Draw for the button
do_close-registration = Close registration
do_colour-up = Count the chips
do_dispute = Decide
do_draw-buttons = Draw for the buttons
do_draw-seats = Draw seats
do_end = End the event here
do_end-day = Stop for the day
do_end-hand-for-hand = Back to normal play
do_fill-envelopes = Fill the envelopes
do_final = Set the final table
do_halt = Let the table play on
do_hand-for-hand = Hand for hand
do_issue-stacks = Issue the chips
do_move = Move
do_next-hand = Next hand
do_open-table = Open a table
do_pay = Pay
do_pay-bounty = Pay
do_pay_ticket = Hand over the ticket
do_pay_ticket-and-money = Hand over and pay
do_penalty = 1 hand finished
do_release = Refund and release
do_remove = Remove the chips
do_report = Confirm at the desk
do_seat = Draw a seat
do_small-table = Apply
do_start = Start the clock
do_take-in = Import the flights
do_tickets = Award the tickets
do_winner = Declare the winner

seatmap_away = away
seatmap_closed = Table { $table }, seat { $seat }: closed
seatmap_free = Table { $table }, seat { $seat }: free
seatmap_players = { $n ->
    [one] 1 player
   *[other] { $n } players
}

status_disqualified = disqualified
status_finished = finished
status_out = out
status_playing = playing
status_qualified = qualified
status_registered = registered
status_waiting = waiting
status_withdrawn = withdrawn
status_won = won
