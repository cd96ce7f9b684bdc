### The registration desk and its seat slips (desk_slip-…). Audience: staff; slips are for players.

desk_added-on = Add-on recorded for { $name }.
desk_bring = Import a list
desk_bring-words = Paste names, one per line, or CSV with headings such as Member, Name.
desk_brought =
    { $n ->
        [one] 1 person is on the list.
       *[other] { $n } people are on the list.
    }
desk_card-filled = { $name }'s stamp card is full.
desk_card-number = Card number
desk_card-worth = Chip value of the card, if the book does not say
desk_check-in = Check in
desk_check-in-another = Check in another “{ $name }”
desk_check-in-new = Check in “{ $name }” as a guest
desk_chips-left = Chips { $name } has in front
desk_clear-door = Cancel all sign-ups
desk_cleared = All sign-ups were cancelled.
desk_closed = Registration is closed.
desk_correct-name = Correct the name
desk_counts = Entries { $n } · left { $left } · tables { $tables }
desk_door = Signed up, not paid
desk_door-again = re-entry
desk_door-as = As “{ $name }”: { $does }
desk_door-empty = No unpaid sign-ups.
desk_door-known = known here
desk_door-member = This is { $name }
desk_door-more =
    { $n ->
        [one] 1 more sign-up
       *[other] { $n } more sign-ups
    }
desk_door-name = Who is it?
desk_door-waits = waits until everybody has chips
desk_door-who = Signed up as “{ $name }”
desk_in-queue = { $name } is waiting for a seat.
desk_in-ten = { $n } in the last ten minutes
desk_late-noted = { $name } is on the list and will be registered once everybody has chips.
desk_later-day = Day { $n } takes no entries: its players come from the flights.
desk_latest = Last checked in
desk_latest-none = Nobody has checked in yet.
desk_let-in = Check in
desk_more = More options for { $name }
desk_next-in = Check in the next one
desk_offer-add-on = Add-on
desk_offer-card = Stamp card full
desk_offer-rebuy = Rebuy
desk_offer-redeem = Redeem a stamp card
desk_only-here = Phones cannot open this: the server only accepts this computer. Start it with --lan.
desk_owes = owes { $amount }
desk_paid = Paid
desk_print = Print
desk_queue = Waiting for a seat
desk_queue-empty = Nobody is waiting.
desk_re-enter = Re-enter
desk_rebought = Rebuy recorded for { $name }.
desk_redeemed = { $name } has received the chips for the stamp card.
desk_right-name = Correct name
desk_search = Name or number
desk_search-hint = Type a name. Enter checks in the first match; with nothing typed, the first sign-up.
desk_seat-now = Seat now
desk_self = Check-in code for phones
desk_self-words = Put this at the entrance. It opens this event only.
desk_sell = Sell ({ $way })
desk_send-away = Cancel sign-up
desk_sent-away = { $name }'s sign-up was cancelled.
desk_slip = Slip
desk_slip-entry = Entry { $n }
desk_slip-no-room = No seat yet: wait near the desk, or scan the code
desk_slip-no-seat = Your seat will be drawn: scan the code
desk_slip-scan = Your seat, the clock and the floor on your phone
desk_slip-sealed = Draw seal: { $hash }
desk_slip-seat = Seat
desk_slip-table = Table
desk_slip-title = Seat slip
desk_slip-waits = Waiting for a seat: number { $n } in line
desk_status_disqualified = Disqualified
desk_status_door = Signed up, not paid
desk_status_none = Not entered
desk_status_out = Out
desk_status_playing = Table { $table }, seat { $seat }
desk_status_qualified = Qualified
desk_status_registered = Checked in, no seat yet
desk_status_waiting = Waiting for a seat
desk_status_withdrawn = Withdrawn
desk_sure-clear =
    { $n ->
        [one] Cancel the sign-up?
       *[other] Cancel all { $n } sign-ups?
    }
desk_sure-re-enter = { $name } is out. Sell a re-entry ({ $way })?
desk_sure-withdraw = Withdraw { $name }?
desk_take = Collect { $amount }
desk_undone = { $name } was withdrawn.
desk_unpaid = Not paid yet
desk_unpaid-none = Everybody has paid.
desk_waiting = waiting { $n }
desk_way = Paid by
desk_way_card = Card
desk_way_cash = Cash
desk_way_later = Not paid yet
desk_way_transfer = Transfer
desk_withdraw = Withdraw
desk_withdraw-kept = Withdraw without refund
desk_withdraw-paid = Withdraw and refund
