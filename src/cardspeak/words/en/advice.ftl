# What is to be done now, and what somebody has to say first. Audience: staff.

advice_all-have-chips = Confirm that everybody has chips; latecomers wait for it.
advice_alternate =
    { $n ->
        [one] A seat is free: seat { $name }, the only alternate.
       *[other] A seat is free: seat { $name }, first of { $n } alternates.
    }
advice_announce-level = The clock has reached level { $level }: announce it.
advice_announce-payouts = Entries are closed: announce the prizes.
advice_announce-payouts_less = The pool is { $off } less than announced: announce the prizes again.
advice_announce-payouts_more = The pool is { $off } more than announced: announce the prizes again.
advice_bag =
    { $n ->
        [one] { $n } stack is not in its bag yet.
       *[other] { $n } stacks are not in bags yet.
    }
advice_bag_seal = Everybody has a bag: seal them.
advice_bounty = Who gets { $name }'s bounty of { $bounty }?
advice_bounty_envelope = Who opens the envelope for { $name }?
advice_break = { $left } players fit at { $tables } tables: break table { $table }.
advice_bust = { $names } out of chips at table { $table }: record it.
advice_button = Table { $table }: draw for the button.
advice_close-registration = Entries are over: close registration.
advice_colour-up = Table { $table }: colour up the { $value } chips.
advice_decks = Play begins in a moment: dealers make their decks ready.
advice_dispute = Dispute { $number } at table { $table } waits for a decision, about { $about }.
advice_dispute_said = Dispute { $number } at table { $table } waits for a decision, about { $about }: { $words }
advice_draw-buttons =
    { $n ->
        [one] { $n } table has no button: draw for it.
       *[other] { $n } tables have no button: draw for it.
    }
advice_draw-seats =
    { $n ->
        [one] Draw a seat for { $n } player.
       *[other] Draw seats for { $n } players.
    }
advice_draw-seats_no-room = There are { $room } seats for { $n } players.
advice_empty-table = Nobody sits at table { $table } any more: close it.
advice_end = The prizes are divided by a deal: end the event here (places by the counts of the deal), or play on for the places.
advice_end-day = The last level of the day is over: finish the hands and stop.
advice_end-hand-for-hand = The money is reached: ordinary play again.
advice_fill-envelopes = The money is reached: fill { $n } envelopes with { $sum } in all.
advice_final = { $left } players are left: set the final table of { $sizes }.
advice_halt = Table { $table } is { $short } short of the fullest table: it stops until a player is moved there.
advice_halt_armed = Table { $table } is { $short } short of the fullest table: it stops once the blinds are affected.
advice_halt_director = Table { $table } is { $short } short of the fullest table: whether it stops is for the director to say.
advice_hand-for-hand = The bubble, { $left } left for { $paid } prizes: play hand for hand.
advice_hand-for-hand_may = The bubble, { $left } left for { $paid } prizes: you may play hand for hand.
advice_issue-stacks =
    { $n ->
        [one] Put out { $chips } chips for { $n } entry.
       *[other] Put out { $chips } chips for { $n } entries.
    }
advice_move = Move { $name } from table { $table } seat { $seat } to table { $to } seat { $to_seat }.
advice_move_ask = Move a player from table { $table } to table { $to }.
advice_move_placed = Move { $name } from table { $table } seat { $seat } to table { $to } seat { $to_seat }; next hand: { $place }.
advice_next-hand = Every table is done: begin hand { $hand }.
advice_open-table =
    { $n ->
        [one] { $n } player has no seat: open a table.
       *[other] { $n } players have no seat: open a table.
    }
advice_papers =
    { $n ->
        [one] { $n } player has still to show papers before playing.
       *[other] { $n } players have still to show papers before they play.
    }
advice_pay = Pay { $name } { $prize }.
advice_pay-bounty = Pay { $name } { $bounty } of bounties.
advice_pay-bounty_back = After a correction { $name } has { $bounty } of bounties too much: take it back.
advice_pay_ticket = Hand { $name } the ticket ({ $ticket }).
advice_pay_ticket-and-money = Hand { $name } the ticket ({ $ticket }) and pay { $rest }.
advice_pay_wrong = After a correction { $name } was not paid what is due: strike the wrong payment out, then pay.
advice_penalty =
    { $n ->
        [one] { $name } at table { $table } misses one more hand.
       *[other] { $name } at table { $table } misses { $n } more hands.
    }
advice_release = Entries are over and no seat came free for { $name }: let them go with a refund.
advice_remove = { $name } has been away since { $since }: the chips may be taken off.
advice_remove_left = { $name } left for good at { $since }: the rest of the stack goes.
advice_remove_no-show = { $name } has not come since { $since }: the chips may be taken off.
advice_report = { $name } is out in { $place }: confirm at the desk.
advice_seat = { $name } has an entry and no seat: draw one.
advice_small-table = 
    { $n ->
        [one] Table { $table } has only 1 player, and should have { $least }: break it or fill it; it plays on meanwhile.
       *[other] Table { $table } has only { $n } players, and should have { $least }: break it or fill it; it plays on meanwhile.
    }
advice_small-table_wait = 
    { $n ->
        [one] Table { $table } has only 1 player, and should have { $least }: break it or fill it; it waits meanwhile.
       *[other] Table { $table } has only { $n } players, and should have { $least }: break it or fill it; it waits meanwhile.
    }
advice_start =
    { $n ->
        [one] Only { $n } player sits: start the clock?
       *[other] Everybody sits, { $n } players: start the clock.
    }
advice_take-in = Day { $day } begins: take the flights in.
advice_tickets = { $n } players are left, no more than tickets: award them.
advice_winner = { $name } is the last one left: declare the winner.
advice_winner_open = { $name } is the last one left, but entries are still taken: pause or wait.

need_button = Where is the button at table { $table }?
need_chips = How many { $value } chips has everybody at table { $table }?
need_dealer = Which seat deals at table { $table }?
need_decision = A decision.
need_flights = The result of each flight.
need_hands-finished = First let every table finish its hand.
need_more-entries = More entries, or the event is called off.
need_paid-instead = Strike out under “What happened” what was paid to others instead of { $name }.
need_paid-wrongly = Strike the payment of { $name } out under “What happened”: it is off by { $amount }.
need_papers = { $name }: { $papers }
need_pause = Pause until entries close.
need_reason = Say why.
need_room-full = Another table, or fewer entries.
need_stack = Count the chips of { $name }.
need_stack-before = Say what { $name } had at the start of the hand.
need_wait = Wait until entries close.
