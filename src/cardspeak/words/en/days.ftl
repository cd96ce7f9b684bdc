### Events of several days: bags, flights, the next day. Audience: staff.

days_again = Count again
days_all-in = Every flight is in. Everybody draws a new seat.
days_bag = Bag
days_bag-and-seal = Bag { $n } and seal
days_bag-number = Bag no.
days_bag-of = Number of { $name }'s bag
days_bags = Bags
days_bags-how = The last counts are filled in. Type each count; pressing Enter bags the stack and moves to the next.
days_changed = Corrected since it was imported: strike out the import and import it again.
days_chips = { $chips } chips
days_chips-of = Chips of { $name }
days_count-again = counted again
days_create = Create the next day
days_create-hint = The next day has the same structure and can import every flight with the same book, currency and buy-in.
days_flights = Flights into this day
days_go-on =
    { $n ->
        [one] 1 player advances, with { $chips } chips in a sealed bag.
       *[other] { $n } players advance, with { $chips } chips in sealed bags.
    }
days_later = Later
days_none = No flight leads to this day. A flight has a name such as 1A and the same book, currency and buy-in as this day.
days_not-stopped = Play is still on: chips are bagged when the day is over.
days_open-bag = Open { $name }'s bag and count again
days_over = Play is over for today
days_players = { $n } of { $of } left
days_seal = Seal the bags
days_sealed =
    { $n ->
        [one] 1 bag is sealed, with { $chips } chips.
       *[other] { $n } bags are sealed, with { $chips } chips.
    }
days_slips = Bag slips
days_some-in = Import every flight before the seats are drawn.
days_stage_bagged = bags sealed
days_stage_playing = still playing
days_stage_registering = not started
days_stage_taken = imported
days_stays-off = Seal anyway
days_sum-less = { $sum } chips: { $off } fewer than the { $of } in play. Count again.
days_sum-more = { $sum } chips: { $off } more than the { $of } in play. Count again.
days_sum-open = A count is missing or not a number.
days_sum-right = { $sum } chips: all that are in play.
days_take-in =
    { $n ->
        [one] Import flight { $flight }: 1 player
       *[other] Import flight { $flight }: { $n } players
    }
days_take-into = Import into { $name }
days_taken-by = { $name } has imported this flight.
days_to-day = Go to { $name }
days_who = Who advances
days_why-off = The director's explanation
