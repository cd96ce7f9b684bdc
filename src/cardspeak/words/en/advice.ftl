### What is to be done now (advice_…), and what somebody has to say first (need_…). Audience: staff.

advice_all-have-chips = Confirm that everybody has chips; late entries are waiting for it.
advice_alternate =
    { $n ->
        [one] A seat is free: seat { $name }, the only alternate.
       *[other] A seat is free: seat { $name }, first of { $n } alternates.
    }
advice_announce-level = Level { $level } has started: announce it.
advice_announce-payouts = Registration is closed: announce the prizes.
advice_announce-payouts_less = The pool is { $off } less than announced: announce the prizes again.
advice_announce-payouts_more = The pool is { $off } more than announced: announce the prizes again.
advice_bag =
    { $n ->
        [one] 1 stack is not bagged yet.
       *[other] { $n } stacks are not bagged yet.
    }
advice_bag_off = The bags come to { $total }, but { $should } chips are in play: open a bag and count again.
advice_bag_seal = All stacks are bagged: seal the bags.
advice_bounty = Who gets { $name }'s bounty of { $bounty }?
advice_bounty_envelope = Who opens the envelope for knocking out { $name }?
advice_break = { $tables ->
        [one] { $left } players fit at 1 table: break table { $table }.
       *[other] { $left } players fit at { $tables } tables: break table { $table }.
    }
advice_bust = Table { $table }: { $names } out of chips. Record the bust.
advice_button = Table { $table }: draw for the button.
advice_close-registration = Registration time is over: close registration.
advice_colour-up = Table { $table }: colour up the { $value } chips.
advice_decks = Play is about to start: dealers get their decks ready.
advice_dispute = Dispute { $number } at table { $table } ({ $about }) needs a decision.
advice_dispute_said = Dispute { $number } at table { $table } ({ $about }) needs a decision: { $words }
advice_draw-buttons =
    { $n ->
        [one] 1 table has no button: draw for it.
       *[other] { $n } tables have no button: draw for it.
    }
advice_draw-seats =
    { $n ->
        [one] Draw a seat for 1 player.
       *[other] Draw seats for { $n } players.
    }
advice_draw-seats_no-room = { $room ->
        [one] There is only 1 seat for { $n } players.
       *[other] There are only { $room } seats for { $n } players.
    }
advice_empty-table = Table { $table } is empty: close it.
advice_end = The prizes are divided by a deal: end the event here, with places by the chip counts of the deal, or play on for the places.
advice_end-day = The last level of the day is over: finish the hands and stop.
advice_end-hand-for-hand = The money is reached: back to normal play.
advice_fill-envelopes =
    { $n ->
        [one] The money is reached: fill 1 envelope with { $sum }.
       *[other] The money is reached: fill { $n } envelopes with { $sum } in total.
    }
advice_final = { $left } players are left: set the final table of { $sizes }.
advice_halt = { $short ->
        [one] Table { $table } is 1 player short of the fullest table: it stops until a player is moved there.
       *[other] Table { $table } is { $short } players short of the fullest table: it stops until a player is moved there.
    }
advice_halt_armed = { $short ->
        [one] Table { $table } is 1 player short of the fullest table: it stops once the blinds are affected.
       *[other] Table { $table } is { $short } players short of the fullest table: it stops once the blinds are affected.
    }
advice_halt_director = { $short ->
        [one] Table { $table } is 1 player short of the fullest table: the director decides whether it stops.
       *[other] Table { $table } is { $short } players short of the fullest table: the director decides whether it stops.
    }
advice_hand-for-hand = { $paid ->
        [one] Bubble: { $left } players left for 1 prize. Play hand for hand.
       *[other] Bubble: { $left } players left for { $paid } prizes. Play hand for hand.
    }
advice_hand-for-hand_may = { $paid ->
        [one] Bubble: { $left } players left for 1 prize. You may play hand for hand.
       *[other] Bubble: { $left } players left for { $paid } prizes. You may play hand for hand.
    }
advice_issue-stacks =
    { $n ->
        [one] Issue { $chips } chips for 1 entry.
       *[other] Issue { $chips } chips for { $n } entries.
    }
advice_move = Move { $name } from table { $table } seat { $seat } to table { $to } seat { $to_seat }.
advice_move_ask = Move a player from table { $table } to table { $to }.
advice_move_placed = Move { $name } from table { $table } seat { $seat } to table { $to } seat { $to_seat }; next hand: { $place }.
advice_next-hand = Every table has finished: start hand { $hand }.
advice_open-table =
    { $n ->
        [one] 1 player has no seat: open a table.
       *[other] { $n } players have no seat: open a table.
    }
advice_papers =
    { $n ->
        [one] 1 player still has to show ID before playing.
       *[other] { $n } players still have to show ID before playing.
    }
advice_pay = Pay { $name } { $prize }.
advice_pay-bounty = Pay { $name } { $bounty } in bounties.
advice_pay-bounty_back = After a correction { $name } has been paid { $bounty } too much in bounties: collect it.
advice_pay_ticket = Hand { $name } the ticket ({ $ticket }).
advice_pay_ticket-and-money = Hand { $name } the ticket ({ $ticket }) and pay { $rest }.
advice_pay_wrong = After a correction { $name } has been paid the wrong amount: strike out the wrong payment, then pay.
advice_penalty =
    { $n ->
        [one] { $name } at table { $table } misses 1 more hand.
       *[other] { $name } at table { $table } misses { $n } more hands.
    }
advice_release = Registration has closed and no seat opened for { $name }: release them with a refund.
advice_remove = { $name } has been away since { $since }: the chips may be removed.
advice_remove_left = { $name } left for good at { $since }: remove the rest of the stack.
advice_remove_no-show = { $name } has not shown up since { $since }: the chips may be removed.
advice_report = { $name } finished { $place }: confirm at the desk.
advice_seat = { $name } is registered and has no seat: draw one.
advice_small-table =
    { $n ->
        [one] Table { $table } has only 1 player and should have { $least }: break it or fill it; it plays on meanwhile.
       *[other] Table { $table } has only { $n } players and should have { $least }: break it or fill it; it plays on meanwhile.
    }
advice_small-table_wait =
    { $n ->
        [one] Table { $table } has only 1 player and should have { $least }: break it or fill it; it waits meanwhile.
       *[other] Table { $table } has only { $n } players and should have { $least }: break it or fill it; it waits meanwhile.
    }
advice_start =
    { $n ->
        [one] Only 1 player is seated: start the clock?
       *[other] All { $n } players are seated: start the clock.
    }
advice_take-in = Day { $day } begins: import the flights.
advice_tickets =
    { $n ->
        [one] 1 player is left, no more than there are tickets: award it.
       *[other] { $n } players are left, no more than there are tickets: award them.
    }
advice_winner = { $name } is the last player left: declare the winner.
advice_winner_open = { $name } is the last player left, but registration is still open: pause or wait.

need_button = Where is the button at table { $table }?
need_chips = How many { $value } chips does everybody at table { $table } have?
need_dealer = Which seat deals at table { $table }?
need_decision = A decision is needed.
need_flights = The result of each flight is needed.
need_hands-finished = Every table has to finish its hand first.
need_more-entries = More entries are needed, or the event is cancelled.
need_paid-instead = Strike out under “What happened” what was paid to others instead of { $name }.
need_paid-wrongly = Strike out the payment to { $name } under “What happened”: it is off by { $amount }.
need_papers = { $name }: { $papers }
need_pause = Pause until registration closes.
need_reason = Give the reason.
need_room-full = Add a table, or take fewer entries.
need_stack = Count { $name }'s chips.
need_stack-before = Enter what { $name } had at the start of the hand.
need_wait = Wait until registration closes.
