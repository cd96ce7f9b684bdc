### The wall of the room, and what it says aloud (wall_say_…). Audience: players; names stand bare.

wall_ante = Ante { $n }
wall_average = Average
wall_bad-beat = Bad beat
wall_bad-beat-table = table { $n }: { $names }
wall_big-blinds = { $n } big blinds
wall_blinds = Blinds
wall_break = Break
wall_bubble = { $n } from the money
wall_choose = Choose up to four events for this screen
wall_choose-full = Four events fill the screen.
wall_choose-more = Room for { $n } more.
wall_choose-none = Tick one event, or up to four side by side.
wall_day-over = Play is over for today
wall_dealt = Prizes divided by a deal
wall_devices = No calls and no devices on the table; none during a live hand ({ $rules })
wall_entries = Entries
wall_full = Full screen
wall_go-on =
    { $n ->
        [one] 1 player advances
       *[other] { $n } players advance
    }
wall_hand-for-hand = Hand for hand
wall_hand-number = Hand { $n }
wall_last = Last level
wall_left = Players left
wall_level = Level { $n }
wall_more = and { $n } more
wall_move = { $name } → table { $table }, seat { $seat }
wall_moves = Moves
wall_next = Next
wall_next-ante = ante { $ante }
wall_next-break = Break in
wall_next-is-break = Break, { $n } min
wall_no-ante = No ante
wall_no-events = No event yet. This screen will show one as soon as there is one.
wall_not-started = Not started
wall_of = of { $n }
wall_out = { $place } { $name }
wall_outs = Out
wall_over = Finished
wall_paused = Clock stopped
wall_pool = Prize pool
wall_prizes = Prizes
wall_prizes_estimate = Estimated prizes
wall_reconnecting = Connection lost – the clock keeps running
wall_say_ante = Level { $n }. Blinds { $small }, { $big }. Ante { $ante }.
wall_say_break =
    { $n ->
        [one] Break. 1 minute.
       *[other] Break. { $n } minutes.
    }
wall_say_devices = The rules on electronic devices are now strictly enforced.
wall_say_hand-for-hand = We are now playing hand for hand.
wall_say_level = Level { $n }. Blinds { $small }, { $big }.
wall_say_minute = One minute left in this level.
wall_say_money = We are in the money. Congratulations.
wall_show = Show
wall_sound = Sound on
wall_sound-off = Sound off
wall_starts-in = Starts in
wall_suspended = Play continues another day
wall_tables = Tables
wall_theme = Light / dark
wall_tickets-won = Tickets: { $names }
wall_winner = { $name } wins
