### What does not hold in a state or in a kept log: rules of the state, draws that come out differently,
### days that do not come together, and what `verify` finds. Audience: staff.

broken_bounties-not-won = The event is over, and { $won } of { $paid_in } was won in bounties.
broken_bounties-over = Bounties won, on players and in envelopes come to { $amount } more than was paid in for them.
broken_bounties-overpaid = { $paid } was paid out in bounties, but only { $paid_in } was paid in for them.
broken_bounty-negative = The bounty on entry { $entry } is negative.
broken_chips-by-value = The account holds { $chips } in chips, but its denominations add up to { $sum }.
broken_chips-in-stacks = The stacks add up to { $stacks } in chips, but { $in_play } should be in play.
broken_chips-negative = Chips worth { $chips } more left play than came into it.
broken_deal-sum = Deal { $deal } divides { $divided }, but { $left } is left to divide.
broken_flight-bags = Chips worth { $came } came from the flights, but { $brought } were brought or left behind.
broken_gone-blinded-off = Entry { $entry } is out but still counts as being blinded off.
broken_money-of-ledger = The ledger holds { $held }, but { $collected } was collected, { $owed } is owed and { $paid_back } was refunded.
broken_money-of-lines = The lines of the ledger hold { $held }, but { $collected } was collected, { $owed } is owed and { $paid_back } was refunded.
broken_money-of-purpose = The ledger has { $ledger } for { $to }, but the running total is { $total }.
broken_not-in-seat = Entry { $entry } does not sit at table { $table }, seat { $seat }.
broken_placed-plays-on = Entry { $entry } has a place but is still playing.
broken_plays-after-cancelling = The event was cancelled, but entry { $entry } is still in it.
broken_prize-parts = The parts of the prize of entry { $entry } do not add up to { $amount }.
broken_prizes-above-pool = Prizes of { $announced } were announced and are being paid, but the pool is { $pool }.
broken_prizes-overpaid = { $paid } was paid out of a pool of { $announced }.
broken_prizes-sum = The prizes add up to { $sum }, but { $announced } was announced.
broken_table-size = { $counted ->
        [one] Table { $table } is counted with 1 player but has { $players }.
       *[other] Table { $table } is counted with { $counted } players but has { $players }.
    }
broken_transaction-sum = The lines of transaction { $transaction } do not add up to its amount.

drawn_button = The button of table { $table } is not where the cards put it.
drawn_envelope = “{ $label }”: envelope { $number } is not the one that the seed draws.
drawn_flip-cards = “{ $label }”: the cards are not those that the seed deals.
drawn_flip-winners = “{ $label }”: the winners do not have the best hands.
drawn_hand = The hand “{ $label }” comes out differently.
drawn_otherwise = The draw “{ $label }” comes out differently.
drawn_race = Table { $table }, seat { $seat }: the race for the chips of { $value } comes out differently.
drawn_sits-elsewhere = Entry { $entry } sits at table { $table }, seat { $seat }, but drew another seat.
drawn_stamp-cards = “{ $label }”: the stamp cards are not those that the seed draws.


purpose_bounty = bounties
purpose_house = the house
purpose_other = other purposes
purpose_prizes = prizes

verify_conflict = Does not count after a correction: { $why }
verify_earlier = Earlier than the entry before it.
verify_not-there-yet = Corrects something that was not there yet.
verify_other-seed = This is not the seed that was sealed.
verify_paid-too-little = Entry { $entry } was paid { $amount } too little.
verify_paid-too-much = Entry { $entry } was paid { $amount } too much.
verify_refused = Cannot have happened: { $why }
verify_rising-prize = Place { $place } is paid { $prize }, but the place above it { $better }.
verify_seed-needed =
    { $n ->
        [one] 1 draw was not run again: the seed is needed.
       *[other] { $n } draws were not run again: the seed is needed.
    }
verify_stack = Entry { $entry } was given { $chips } in chips, but the event offers { $offered }.
verify_told-seed = Drawn from a seed that had been published: the event was over by then.
verify_unchecked = { $part } could not be checked ({ $error }).
