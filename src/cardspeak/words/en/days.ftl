days_again = Count again
days_all-in = Every flight is in. Everybody draws a new seat.
days_bag = Bag
days_bag-and-seal = Bag { $n } and seal
days_bag-number = Bag no.
days_bag-of = Number on the bag of { $name }
days_bags = Bags
days_bags-how = The last counts are filled in. Type what is counted; Enter puts a stack into its bag and goes on.
days_changed = Corrected since it was taken in: strike the taking-in out, and take it in again.
days_chips = { $chips } chips
days_chips-of = Chips of { $name }
days_count-again = counted again
days_create = Create the later day
days_create-hint = The later day has the same structure; it takes in all flights of the house with the same book, currency and buy-in.
days_flights = Flights that lead here
days_go-on = { $n ->
    [one] { $n } player goes on, with { $chips } chips in a sealed bag.
   *[other] { $n } players go on, with { $chips } chips in sealed bags.
}
days_later = Later
days_none = No flight of this house leads here: flights have a name such as 1A, and the same book, currency and buy-in as this day.
days_not-stopped = Play goes on: bags are packed when the day is over.
days_open-bag = Open the bag of { $name } and count again
days_over = The day is over
days_players = { $n } of { $of } left
days_seal = Seal the bags
days_sealed = { $n ->
    [one] { $n } bag is sealed, with { $chips } chips.
   *[other] { $n } bags are sealed, with { $chips } chips.
}
days_slips = Bag slips
days_some-in = Take in every flight before the seats are drawn.
days_stage_bagged = bags sealed
days_stage_playing = still played
days_stage_registering = not begun
days_stage_taken = taken in
days_stays-off = It stays so
days_sum-less = { $sum } chips: { $off } fewer than the { $of } in play. Count again.
days_sum-more = { $sum } chips: { $off } more than the { $of } in play. Count again.
days_sum-open = A count is missing or cannot be read.
days_sum-right = { $sum } chips: all that are in play.
days_take-in = { $n ->
    [one] Take in flight { $flight }: { $n } player
   *[other] Take in flight { $flight }: { $n } players
}
days_take-into = Take it into { $name }
days_taken-by = { $name } has taken this flight in.
days_to-day = To { $name }
days_who = Who comes
days_why-off = What the director says to it
