### Sheets and slips to print. Audience: staff; slips, receipts and the deal sheet are for players.

paper_a4 = A4
paper_again = Refresh
paper_all = all
paper_announced = as announced
paper_ante = Ante
paper_average = Average
paper_blank-bags = No chips are bagged yet: these are blanks to fill in by hand.
paper_blank-lines = Empty lines
paper_blinds = Blinds
paper_bounties = Bounties
paper_bounties-open = Not won yet
paper_bounty-pool = Bounty pool
paper_break = Break
paper_break-of = Break, { $n } min
paper_button = button { $seat }
paper_by-position = Prize by stack rank
paper_chips = { $chips } chips
paper_chips-head = Chips
paper_choose = Which event do you want to print for?
paper_clock_not-started = clock not started
paper_clock_paused = clock stopped
paper_clock_running = clock running
paper_clock_suspended = play suspended
paper_colour-up = colour-up: { $values }
paper_day = Day { $n }
paper_deal-number = Deal { $n }
paper_deal_counts-when = Every remaining player is on this sheet. It takes effect once all of them and the director have signed.
paper_deal_places-stay = Places and points follow the actual result and are not part of this deal.
paper_deal_winner = { $amount } is left for the winner.
paper_dealt = divided by a deal
paper_entries =
    { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }
paper_entry = Entry { $n }
paper_estimate = estimate
paper_flight = Flight { $name }
paper_for-winner = Left for the winner
paper_free = free
paper_in-play = In play
paper_last-entry = last level for late entry
paper_late = Late entry through level { $n }
paper_left =
    { $n ->
        [one] 1 player left
       *[other] { $n } players left
    }
paper_level = Level
paper_make-codes =
    { $n ->
        [one] Add a code for 1 phone
       *[other] Add codes for { $n } phones
    }
paper_method = Method
paper_method_chip-chop = by chips
paper_method_custom = as agreed by the players
paper_method_even = equal shares
paper_method_floored-chip-chop = lowest prize for everybody, the rest by chips
paper_method_icm = by the independent chip model
paper_method_position = by rank of the stacks
paper_minutes = Minutes
paper_name = Name
paper_none_bags = Nobody has chips to bag.
paper_none_deal = No deal has been proposed. Propose one in the console, then print it here.
paper_none_moves = Nobody has moved yet.
paper_none_payouts = No prizes to print yet.
paper_none_receipts = Nothing was sold.
paper_none_seats = Nobody has a seat yet.
paper_now = now
paper_on = Paper
paper_owes = Still to pay
paper_paid = Paid
paper_paid-in = Paid
paper_paid-places =
    { $n ->
        [one] 1 place paid
       *[other] { $n } places paid
    }
paper_place = Place
paper_player = Player
paper_pool = Prize pool
paper_price_add-on = Add-on
paper_price_buy-in = Buy-in
paper_price_guarantee = Guaranteed
paper_price_re-entry = Re-entry
paper_price_rebuy = Rebuy
paper_print = Print
paper_prize = Prize
paper_received = Received (signature)
paper_roll = Receipt, 80 mm
paper_rules = Rules
paper_sale_add-on = Add-on
paper_sale_entry = Entry
paper_sale_paid-back = Refund
paper_sale_re-entry = Re-entry
paper_sale_rebuy = Rebuy
paper_scan = Scan for seat, clock and prizes
paper_seal = Bag no.
paper_seat = Seat
paper_seating = Seating
paper_share = Share
paper_sign_director = Tournament director
paper_sign_player = Player
paper_sign_staff = Staff
paper_sign_witness = Witness
paper_signature = Signature
paper_slip_bags = Chip bag
paper_slip_moves = Please move
paper_slip_receipts = Receipt
paper_slip_seats = Your seat
paper_stack = Starting stack
paper_stage_agreed = agreed by all
paper_stage_approved = approved
paper_stage_closed = closed
paper_stage_proposed = proposed
paper_starts = Starts
paper_table = Table
paper_table-seat = Table { $table }, seat { $seat }
paper_table-seat-head = Table · seat
paper_times = When each level begins
paper_title = Print
paper_total = Total
paper_way_card = by card
paper_way_cash = paid at the desk
paper_way_credit = by credit
paper_way_entrant = to the player
paper_way_estate = to the estate
paper_way_ticket = by ticket
paper_way_transfer = by transfer
paper_what_bags = Bag slips
paper_what_deal = Deal sheet
paper_what_fallback = Backup sheet
paper_what_moves = Move slips
paper_what_payouts = Payouts
paper_what_receipts = Receipts
paper_what_seats = Seat cards
paper_what_sign-in = Sign-in sheet
paper_what_structure = Structure
paper_why_alternate = alternate
paper_why_apart = kept apart
paper_why_balance = balancing
paper_why_break = table broken
paper_why_choice = player's choice
paper_why_correction = correction
paper_why_draw = first draw
paper_why_final = final table
paper_why_late = late entry
paper_why_other = move
paper_why_redraw = redraw
