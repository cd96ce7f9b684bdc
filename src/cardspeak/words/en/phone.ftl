### A player's own phone. Audience: players; Korean says -해 주세요 and -하셨습니다.

phone_announcement = Announcement
phone_ante = ante { $ante }
phone_average = average { $chips }
phone_away = You are marked away; your blinds are being posted.
phone_bad-beat = You are playing at bad-beat table { $n }: win it and you are back in.
phone_blinds = Blinds { $small } / { $big }
phone_books = Rules
phone_bounties = Your bounties: { $amount }
phone_break = Break
phone_break-in = Break in { $time }
phone_call = Call the floor
phone_call-about = What is it about? (optional)
phone_call-send = Call now
phone_called = The floor has been called to your table.
phone_card =
    { $n ->
        [one] Your stamp card { $card } is full: 1 chip.
       *[other] Your stamp card { $card } is full: { $n } chips.
    }
phone_card-behind =
    { $n ->
        [one] Your stamp card { $card } counts as 1 chip behind.
       *[other] Your stamp card { $card } counts as { $n } chips behind.
    }
phone_check-in = Check in
phone_check-in-words = Enter your name as the league knows it. Your seat will appear here.
phone_chips = Last chip count: { $chips }
phone_closed = Registration is closed.
phone_day-over = Play is over for today
phone_devices = No calls at the table, no device on it, none during a live hand ({ $rules }).
phone_dropped = You are no longer signed up
phone_enter = Check in
phone_enter-again = Re-enter
phone_from = Previous seat: table { $table }, seat { $seat }
phone_hand-for-hand = Hand for hand
phone_head = Bounty on you: { $amount }
phone_hello = Hello { $name }
phone_late = You are on the list
phone_late-words = The desk will register you once everybody has chips.
phone_left = { $n } left
phone_level = Level { $n }
phone_move = Table { $from_table } seat { $from_seat } → table { $table } seat { $seat }
phone_moved = Your seat has changed. Take your chips there now.
phone_moves = Moves
phone_name = Your name
phone_name-known = Somebody with this name has played here before. The desk will check whether it is you.
phone_next = Next: { $small } / { $big }
phone_next-break = Next: break
phone_no-link = This phone is not linked to an event. Scan the code at the desk again.
phone_no-seat = Your seat will be drawn
phone_no-seat-late = The desk is finding you a seat
phone_out = You finished { $place }
phone_out-unknown = You are out
phone_over = The event is over
phone_paused = Clock stopped
phone_pay = Pay { $amount } at the desk
phone_pay-again = You are signed up for a re-entry: pay { $amount } at the desk.
phone_penalty =
    { $n ->
        [one] Penalty: you miss 1 more hand
       *[other] Penalty: you miss { $n } more hands
    }
phone_price = Entry costs { $amount }: pay at the desk.
phone_prize = You won { $amount }
phone_prize-collect = Collect it at the desk.
phone_prize-paid = It has been paid.
phone_prizes = Prizes
phone_prizes_estimate = Estimated prizes
phone_ruling = Ruling at your table
phone_ruling-read = Got it
phone_seat = Seat
phone_share = Your share: { $amount }
phone_sign-up-again = Sign up again
phone_signed-up = You are signed up. Your entry counts once you have paid at the desk.
phone_starts-in = Starts in
phone_table = Table
phone_ticket-handed = You have received it.
phone_ticket-won = You won a ticket
phone_to-pay = To pay at the desk: { $amount }
phone_to-the-desk = See the desk
phone_waiting = Waiting for a seat: you are number { $n } in line
phone_will-not = Cancel my sign-up
phone_winner = You won the event!
phone_withdrawn = You are no longer in the event
