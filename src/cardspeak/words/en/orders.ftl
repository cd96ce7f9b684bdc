### Orders (order_…), their fields (field_…), the kinds of penalties (penalty-kind_…), their forms, and the lines of the story
### they lead to (happening_…, why_…). Audience: staff; of the story everybody, without a full stop, in Korean a noun line.

field_about = About
field_absent = Absent
field_acts = Actions
field_add-ms = Time to add
field_agreed = Who agrees
field_all-in-at = All-in at
field_allowed = Allowed
field_alternate = As an alternate
field_amount = Amount
field_amounts = Amounts
field_announced = Announced
field_ante = Ante
field_apart = Keep apart from
field_approved-by = Approved by
field_barred = Barred
field_big-blind = Big blind
field_blinds = Blinds
field_board = Board
field_board-in-deck = Board is back in the deck
field_book = Book
field_born = Date of birth
field_bounties-won = Bounties won
field_bounty = Bounty
field_bounty-kind = Type of bounty
field_break-number = Break
field_break-seats = Seats
field_bring-in = Bring-in
field_button = Button seat
field_buttons = Buttons
field_by = By
field_by-value = By denomination
field_call = Call
field_card = Card
field_cards = Cards
field_cards-dealt = Cards have been dealt
field_carried = Carried by staff
field_cash = In cash
field_cause = Cause
field_chips = Chips
field_choice = Choice
field_clock = Clock
field_closed = Closed
field_coming = Applies to the coming hand
field_consent = Consent
field_count = Count the lost time
field_counts = Chip counts
field_credits = Credits
field_currency = Currency
field_data-given = Agrees to give personal data
field_deal = Deal
field_dealer-seat = Dealer's seat
field_decided-by = Decided by
field_director-told = The director was told
field_divisible = Divisible
field_earlier-removals = Earlier removals
field_early = Early
field_elapsed-ms = Time played
field_ends-now = Ends now
field_entries = Players
field_entry = Player
field_equals = Players in a tie
field_event = Event
field_evidence = Evidence
field_exception = Reason for the exception
field_extend-minutes = Extra minutes
field_fast = Fast format
field_fill = Fill from other tables
field_filled-at = Filled at
field_final = Size of the final table
field_final-redraw = Redraw
field_final-table = Final table
field_first = First
field_flight = Flight
field_for-winner = Left for the winner
field_forced = Reason
field_form = Form
field_game = Game
field_game-over = The game is over
field_gets = Receives
field_give-up = Gives up the stack
field_given = Order given
field_giving = From table
field_go-on = Continue anyway
field_gone = Gone
field_ground = Grounds
field_halt-at = Halt when short by
field_hand = Hand
field_hand-begun = The hand has begun
field_hand-rank = Hand rank
field_hands = Hands
field_hands-finished = Hands are finished
field_hands-in = Hands in
field_hands-unknown = Hands are unknown
field_hard = Hard
field_held = Chips held
field_hitman-elsewhere = Hitman at another table
field_hold = Hold the chips
field_house-adds = The house adds
field_identity = ID
field_in-hand = A hand is in progress
field_in-person = In person
field_in-view = In the open
field_joins = Joins as a member
field_key = Which
field_kind = Kind
field_late = Late stage
field_law = Allowed by law
field_least = Smallest prize
field_left-for-good = Left for good
field_left-ms = Time left
field_left-over-to = Remainder goes to
field_level = Level
field_line = Line
field_loads = Players per table
field_locked = Locked
field_log = Log
field_member = Member
field_method = Method
field_minutes = Minutes
field_misdeal = Misdeal
field_money = Prize split
field_moving = While moving
field_name = Name
field_named = Named
field_names = Names
field_needed = Needed
field_next-hand = Next hand dealt
field_next-hand-begun = Next hand has begun
field_nobody = Nobody gets it
field_note = Note
field_notice = Notice
field_number = Number
field_occasion = Occasion
field_offence = Offence
field_often = Repeated
field_on-break = In a break
field_open-table = Open a table
field_orbit = Orbit
field_order = Order
field_out = Out
field_outcome = Outcome
field_override = Reason
field_owner = Owner
field_paid = Paid
field_pay = Pay
field_pays = Pay by these
field_penalty = Penalty
field_permits = Permissions
field_person = Person
field_place = Place
field_placeholder = Stack left at the seat
field_places = Places
field_places-paid = Places paid
field_player = Player
field_players = Players
field_players-present = Players present
field_present = Present
field_price = Price
field_prizes = Prizes
field_pushed-at = Pot pushed at
field_reached = Reached
field_reason = Reason
field_redeemable = Redeemable
field_reference = Reference
field_refund = Refund
field_refused = Refused
field_remainder = Remainder
field_rest = Rest of the stack
field_result = Result
field_resumes-at = Resumes at
field_returns = Who returns
field_reviewer = Reviewer
field_rotations = Rotations missed
field_ruling = Ruling
field_run = Clock runs
field_script = Story
field_seal = Seal
field_seat = Seat
field_seats = Seats
field_second = Second
field_seconds = Seconds
field_separate = Separate
field_severe = Severe
field_shares = Shares
field_shown = Shown
field_shuffled = Shuffled
field_sign-up = Signed up as
field_since = Since
field_size = Size
field_small-blind = Small blind
field_sold = Sold
field_stack = Stack
field_stack-right = Stack is correct
field_stacks = Stacks
field_starts-at = Starts at
field_supervised-by = Supervised by
field_survivors = Players left
field_swap-with = Swap with
field_table = Table
field_table-moved = The table has moved
field_tables = Tables
field_third = Third
field_through = By way of
field_ticket = Ticket
field_to = To
field_to-be-agreed = To be agreed
field_told-all = All were told
field_tolerance = Tolerance
field_unit = Unit
field_value = Value
field_values = Values
field_venue = Venue
field_venue-approval = Approved by the venue
field_venue-card = Venue card
field_waived = Waived
field_wanted = Payouts wanted
field_way = Method
field_what = What
field_why = Reason
field_why-off = Reason for the difference
field_winner = Winner
field_won-by = Won by
field_words = Text
field_written-consent = Written consent

order_add-on = Add-on
order_adjust-clock = Adjust clock
order_after-power-cut = After a power cut
order_agree-deal = Agree to deal
order_all-have-chips = All have chips
order_allow-cash-out = Allow cash out
order_announce = Announce
order_announce-card = Announce stamp card
order_announce-hand-for-hand = Announce hand for hand
order_announce-level = Announce level
order_announce-payouts = Announce payouts
order_announce-rebuy = Announce rebuy
order_answer-call = Answer call
order_approve-deal = Approve deal
order_arrive = Arrived at new seat
order_ask-for-papers = Ask for ID
order_award-bounty = Award bounty
order_award-tickets = Award tickets
order_bag-chips = Bag all chips
order_bag-stack = Bag a stack
order_balance = Balance tables
order_begin-hands = Start next hand
order_begin-later-day = Start next day
order_break-table = Break table
order_bust-out = Bust out
order_button-at = Set button
order_call-floor = Call the floor
order_cancel-event = Cancel event
order_carry-over = Carry entry fee over
order_change-length = Change level length
order_change-stack = Change stack
order_change-stamp-rules = Change stamp card rules
order_charge-hands = Charge time for hands
order_clear-door = Cancel all sign-ups
order_close-registration = Close registration
order_close-seat = Close seat
order_collect-chips = Collect all chips
order_colour-up = Colour up
order_colour-up-players = Colour up single players
order_correct-name = Correct name
order_correct-seat = Correct seat
order_count-hand = Record hand
order_count-stacks = Count stacks
order_create-event = Create the event
order_deal-hand = Deal hand
order_declare-winner = Declare winner
order_draw-button = Draw button
order_draw-buttons = Draw buttons
order_draw-cards = Draw stamp cards
order_draw-seats = Draw seats
order_drop-sign-up = Cancel sign-up
order_end-event = End event
order_end-hand-for-hand = End hand for hand
order_exchange-found = Exchange found chips
order_fill-card = Fill stamp card
order_fill-envelopes = Fill envelopes
order_final-table = Final table
order_find-chips = Record found chips
order_finish-bad-beat = Finish bad-beat table
order_finish-hand = Finish hand
order_flip = Flip
order_give-back-ticket = Give back ticket
order_give-prize = Give prize
order_hand-over = Hand finished
order_hold-all-in = Hold all-in
order_issue-stacks = Issue stacks
order_keep-apart = Keep players apart
order_keep-even = Set table balance
order_keep-ruling = Save ruling
order_kill-bad-beat = Stop bad-beat table
order_leave-for-good = Leave for good
order_lock-seat = Lock seat
order_mark-away = Mark away
order_mark-back = Mark back
order_move-start = Change start time
order_move-ticket = Transfer ticket
order_note-absence = Record absence
order_note-hand-start = Note start of hand
order_note-offence = Record offence
order_offer-prize = Offer prize
order_open-bad-beat = Open bad-beat table
order_open-bag = Open bag
order_open-table = Open table
order_pause-clock = Pause clock
order_pay-bounty = Pay bounty
order_pay-debt = Collect what is owed
order_pay-prize = Pay prize
order_penalise = Penalise
order_plan-breaks = Set order of table breaks
order_play-card-as-chips = Play stamp card as chips
order_post-absent = Post for absent player
order_propose-deal = Propose deal
order_push-dealers = Push dealers
order_put-in-box = Put card in the box
order_raise-dispute = Raise dispute
order_re-enter = Re-enter
order_reannounce-payouts = Announce payouts again
order_rebuy = Rebuy
order_redeem-card = Redeem stamp card
order_redraw = Redraw
order_refund-entry = Refund entry
order_refund-ticket = Refund ticket
order_refuse-deal = Refuse deal
order_refuse-entry = Refuse entry
order_register = Register
order_release-all-in = Release all-in
order_release-alternate = Release alternate
order_remove-leaver = Remove leaver's chips
order_report-empty-seats = Report empty seats
order_report-out = Confirm elimination
order_report-shortage = Report chip shortage
order_resume-clock = Resume clock
order_review-ban = Review ban
order_seal-bags = Seal bags
order_seat-alternate = Seat alternate
order_seat-late = Seat late entry
order_seating-call = Seating call
order_separate = Separate players
order_serve-penalty = Penalty served
order_set-level = Set level
order_settle-card = Settle stamp card
order_settle-dispute = Settle dispute
order_show-papers = Record ID
order_sign-up = Sign up
order_size-tables = Set table sizes
order_start-clock = Start clock
order_stop-event = Stop event early
order_substitute = Substitute
order_suspend-play = Suspend play
order_take-back-rebuy = Take back rebuy
order_take-hidden = Handle hidden chips
order_take-in-flight = Import flight
order_take-off = Remove chips
order_take-seat = Assign seat
order_take-up-play = Resume play
order_void-deal = Void deal
order_waive-halt = Let short table play
order_win-ticket = Win ticket
order_withdraw = Withdraw


command_add = Add
command_commas = separated by commas
command_minutes = minutes
command_more = More options ({ $n })
command_no = no
command_remove = Remove
command_yes = yes

happening_absence-noted = Absence of { $name }: more details recorded
happening_all-in-held = Table { $table }: all-in of { $names } held
happening_all-in-released = Table { $table }: all-in released
happening_announced = Announcement: { $words }
happening_arrived = { $name } has arrived at the new seat
happening_arrived_off = { $name } has arrived at the new seat, { $difference } chips off the count
happening_bad-beat-opened = Bad-beat table { $number } opened for { $names }
happening_bad-beat-over = Bad-beat table { $number } is over: { $names } back in
happening_bag-opened = { $name }'s bag was opened: { $why }
happening_balanced = { $name } moves from table { $giving } seat { $seat } to table { $to } seat { $to_seat }
happening_balanced_placed = { $name } moves from table { $giving } seat { $seat } to table { $to } seat { $to_seat }; next hand: { $place }
happening_ban-reviewed = { $name }'s ban was reviewed: { $outcome }
happening_bounty-awarded = { $name }'s bounty goes to { $by }: { $bounty }
happening_bounty-awarded_nobody = Nobody gets { $name }'s bounty
happening_bounty-paid = { $name } was paid { $amount } in bounties
happening_bounty-paid_back = { $name } paid back { $amount } in bounties
happening_breaks-planned = The order of table breaks was set
happening_busted = { $names } out
happening_busted_bounty = { $names } out, by { $by }: bounty { $bounty }
happening_busted_by = { $names } out, by { $by }
happening_busted_deal = { $names } stopped after the deal: places by its chip counts
happening_button-drawn = Table { $table }: seat { $button } drew the button
happening_button-gone = Table { $table }: the button has to be drawn again
happening_button-moved = Table { $table }: the button is at seat { $button }
happening_button-seen = Table { $table }: the button was seen at seat { $button }
happening_call-answered = The floor answered call { $call }
happening_came-back = { $name } is back
happening_card-announced = { $name } plays stamp card { $card } behind: { $behind } chips
happening_card-boxed = A stamp card was put in the box for break { $break_number }
happening_card-filled = { $name }'s stamp card { $card } is full: { $value } chips
happening_card-kept = { $name }'s stamp card { $card } was not needed
happening_card-spent = { $name } redeemed stamp card { $card } for chips
happening_cards-drawn =
    { $n ->
        [one] 1 stamp card was drawn in break { $break_number }
       *[other] { $n } stamp cards were drawn in break { $break_number }
    }
happening_cash-out-allowed = Chips may be cashed out at this event
happening_chips = { $name } has { $chips } chips
happening_chips-bagged =
    { $n ->
        [one] 1 stack was bagged at the end of day { $day }
       *[other] { $n } stacks were bagged at the end of day { $day }
    }
happening_chips-collected = All chips were collected
happening_chips-issued = { $chips } chips were issued for { $name } ({ $why })
happening_chips-removed = { $chips } of { $name }'s chips were removed: { $why }
happening_chips-removed_nobody = { $chips } chips were removed: { $why }
happening_clock-outage = Power cut since { $since }: the clock was corrected
happening_clock-paused = The clock was paused
happening_clock-resumed = The clock was resumed
happening_clock-started = The clock was started
happening_clock-time-added =
    { $seconds ->
        [one] 1 second was added to the clock
       *[other] { $seconds } seconds were added to the clock
    }
happening_clock-time-added_less =
    { $seconds ->
        [one] 1 second was taken off the clock
       *[other] { $seconds } seconds were taken off the clock
    }
happening_coloured-up = Table { $table }: { $value } chips coloured up to { $to } ({ $method })
happening_coloured-up_raced = Table { $table }: { $value } chips coloured up to { $to } ({ $method }); odd chips to { $winners }
happening_created = The event “{ $name }” was created
happening_deal-accepted = Deal { $number }: agreed by { $names }
happening_deal-approved = Deal { $number } was approved
happening_deal-dropped = Deal { $number } fell through: { $why }
happening_deal-dropped_objection = Deal { $number }: { $name } objects
happening_deal-proposed =
    { $n ->
        [one] Deal { $number } was proposed to 1 player ({ $method })
       *[other] Deal { $number } was proposed to { $n } players ({ $method })
    }
happening_deal-voided = Deal { $number } was voided: { $why }
happening_dealers-pushed = Dealers changed tables
happening_dispute-raised = Dispute { $number } at table { $table }: { $about } ({ $answer })
happening_dispute-settled = Dispute { $number }: { $outcome }
happening_empty-seats-reported =
    { $players ->
        [one] Table { $table } reported empty seats, 1 player
       *[other] Table { $table } reported empty seats, { $players } players
    }
happening_entry-refused = Management refused an entry
happening_entry-refused_no-longer = Management withdrew a refusal
happening_entry-terms = The entry terms were set
happening_envelopes-filled =
    { $n ->
        [one] 1 envelope was filled with { $sum }
       *[other] { $n } envelopes were filled with { $sum }, the largest with { $most }
    }
happening_evenness-set = The balance between tables was set
happening_evenness-set_tolerance = { $tolerance ->
        [one] Tables may differ by 1 player
       *[other] Tables may differ by { $tolerance } players
    }
happening_event-cancelled = The event was cancelled: { $why }
happening_event-stopped = The event was stopped early: { $why }
happening_final-table-set =
    { $n ->
        [one] The final table is table { $table }, 1 player
       *[other] The final table is table { $table }, { $n } players
    }
happening_flight-taken-in =
    { $n ->
        [one] Flight { $flight } was imported: 1 player
       *[other] Flight { $flight } was imported: { $n } players
    }
happening_flipped = Flip dealt: { $names } won
happening_floor-called = Table { $table } calls the floor. { $about }
happening_floor-called_by = { $name } at table { $table } calls the floor. { $about }
happening_found-exchanged = { $name } exchanged { $chips } found chips of { $value }
happening_halt-waived =
    { $hands ->
        [one] Table { $table } may deal 1 more hand
       *[other] Table { $table } may deal { $hands } more hands
    }
happening_hand-dealt = Table { $table }: hand { $number } was played
happening_hand-for-hand-announced =
    { $n ->
        [one] Hand for hand at 1 table
       *[other] Hand for hand at { $n } tables
    }
happening_hand-for-hand-begun =
    { $n ->
        [one] Hand { $hand } began at 1 table
       *[other] Hand { $hand } began at { $n } tables
    }
happening_hand-for-hand-charged =
    { $seconds ->
        [one] 1 second came off the clock: { $why }
       *[other] { $seconds } seconds came off the clock: { $why }
    }
happening_hand-for-hand-done = Table { $table } has finished the hand
happening_hand-for-hand-ended = Hand for hand has ended
happening_hand-for-hand-over =
    { $seconds ->
        [one] Hand { $hand } is over: 1 second off the clock
       *[other] Hand { $hand } is over: { $seconds } seconds off the clock
    }
happening_hand-for-hand-over_first = Every table has finished its hand: hand for hand can begin
happening_hand-served = Table { $table }: 1 penalty hand was served
happening_hand-served_misdeal = Table { $table }: misdeal, no penalty hand was served
happening_hand-served_several =
    { $counted ->
        [one] Table { $table }: 1 penalty hand was served
       *[other] Table { $table }: { $counted } penalty hands were served
    }
happening_kept-apart = Two players are kept apart
happening_kept-apart_no-longer = Two players are no longer kept apart
happening_late-seat-drawn = { $name } drew table { $table }, seat { $seat }
happening_left-for-good = { $name } left for good with { $stack } chips
happening_level-announced = Level { $level } was announced
happening_level-length = Row { $line } of the structure now lasts { $minutes } min instead of { $was }
happening_level-set = The clock was set to level { $level }
happening_level-set_break = The clock was set to break { $level }
happening_more-chips = { $name } received { $chips } more chips ({ $why })
happening_name-corrected = Name corrected from { $was } to { $name }
happening_new-table-filled =
    { $n ->
        [one] 1 player was drawn to table { $table }
       *[other] { $n } players were drawn to table { $table }
    }
happening_offence-noted = Offence recorded for { $name }: { $offence }
happening_paid-back = { $amount } refunded to { $name } ({ $to })
happening_papers-asked = { $name } was asked for ID
happening_papers-shown = { $name }'s ID was checked
happening_payouts-announced =
    { $n ->
        [one] 1 prize of { $pool } was announced
       *[other] { $n } prizes of { $pool } in total were announced
    }
happening_payouts-announced_anew =
    { $n ->
        [one] 1 prize of { $pool } was announced again
       *[other] { $n } prizes of { $pool } in total were announced again
    }
happening_penalised = { $name }: { $penalty } ({ $offence })
happening_penalised_chips = { $name } loses { $chips } chips: { $offence }
happening_penalised_disqualified = { $name } was disqualified: { $offence }
happening_penalised_hands =
    { $hands ->
        [one] { $name } misses 1 hand: { $offence }
       *[other] { $name } misses { $hands } hands: { $offence }
    }
happening_penalised_minutes =
    { $amount ->
        [one] { $name } is away for 1 minute: { $offence }
       *[other] { $name } is away for { $amount } minutes: { $offence }
    }
happening_penalised_rounds =
    { $amount ->
        [one] { $hands ->
            [one] { $name } misses 1 round (1 hand): { $offence }
           *[other] { $name } misses 1 round ({ $hands } hands): { $offence }
        }
       *[other] { $name } misses { $amount } rounds ({ $hands } hands): { $offence }
    }
happening_penalty-served = { $name } has served the penalty and is back
happening_penalty-served_part =
    { $hands ->
        [one] { $name } has missed 1 hand; { $left } to go
       *[other] { $name } has missed { $hands } hands; { $left } to go
    }
happening_play-suspended = Play stopped for the day
happening_play-taken-up = Play resumed
happening_players-coloured-up =
    { $n ->
        [one] 1 player exchanged chips of equal value
       *[other] { $n } players exchanged chips of equal value
    }
happening_pool-raised = The house added { $amount } to the prize pool: { $why }
happening_posted-absent = { $name }'s seat posted { $paid }; { $left } left
happening_posted-absent_out = { $name }'s seat posted its last { $paid } and is out
happening_prize-given = { $name } received prize { $number }
happening_prize-held = { $name }'s prize is withheld: { $why }
happening_prize-offered = Prize for place { $place }: { $what }
happening_prize-paid = { $name } was paid { $amount }
happening_prize-paid_ticket = { $name } received a ticket ({ $ticket })
happening_prize-paid_ticket-and-money = { $name } received a ticket ({ $ticket }) and { $rest }
happening_re-entered = { $name } re-entered
happening_redrawn =
    { $n ->
        [one] Redraw: a new seat for 1 player
       *[other] Redraw: new seats for { $n } players
    }
happening_registered = { $name } entered with { $chips } chips
happening_registered_alternate = { $name } entered as an alternate
happening_registered_re-entry = { $name } re-entered with { $chips } chips
happening_registration-closed = Registration was closed
happening_registration-closed_open = Registration was reopened
happening_reported-out = { $name } was confirmed at the desk
happening_rules-changed = Settings changed: { $settings }
happening_ruling-kept = Ruling { $number } at table { $table } was saved
happening_ruling-kept_other-book = Ruling { $number } at table { $table } was saved: by { $book }, which is not the event's book
happening_seat-closed = Table { $table }: seat { $seat } was closed
happening_seat-closed_open = Table { $table }: seat { $seat } was reopened
happening_seat-corrected = { $name } moved to the correct seat: table { $table }, seat { $seat }
happening_seat-forfeited = { $name } missed the seating call and joins the alternates
happening_seat-left = { $name }'s seat is empty
happening_seat-locked = { $name } keeps the seat
happening_seat-locked_no-longer = { $name } may be moved again
happening_seat-taken = { $name } sits at table { $table }, seat { $seat } ({ $why })
happening_seats-drawn =
    { $n ->
        [one] A seat was drawn for 1 player
       *[other] Seats were drawn for { $n } players
    }
happening_settled = { $name } paid the { $amount } owed
happening_shortage-reported = { $name } reported { $chips } chips missing
happening_sign-up-dropped = { $name }'s sign-up was cancelled
happening_sign-up-taken = { $name } had signed up as “{ $sign_up }”
happening_signed-up = { $name } signed up
happening_sold = { $name } paid { $amount } ({ $kind })
happening_sold_free = { $name } paid nothing ({ $kind })
happening_sold_owed = { $name } owes { $amount } ({ $kind })
happening_stack-bagged = { $name } bagged { $chips } chips
happening_stack-given-up = { $name } gave up { $chips } chips
happening_stacks-counted =
    { $n ->
        [one] 1 stack was counted: { $total } chips
       *[other] { $n } stacks were counted: { $total } chips
    }
happening_stacks-counted_off =
    { $n ->
        [one] 1 stack was counted: { $total } chips, { $off } off the account
       *[other] { $n } stacks were counted: { $total } chips, { $off } off the account
    }
happening_stacks-out = Everybody has chips
happening_start-moved = The start was moved to { $starts }
happening_status = { $name }: { $status }
happening_status_registered = { $name } is in from the waiting list
happening_struck = Struck out: { $what }
happening_struck_entries =
    { $count ->
        [one] Struck out: entry { $numbers }
       *[other] Struck out: entries { $numbers }
    }
happening_struck_restored = Restored: { $what }
happening_table-broken =
    { $n ->
        [one] Table { $table } was broken: 1 player moves
       *[other] Table { $table } was broken: { $n } players move
    }
happening_table-closed = Table { $table } was closed
happening_table-opened = Table { $table } was opened with { $seats } seats
happening_tables-sized = { $seats } seats per table from now on
happening_taken-off = { $name }'s { $chips } chips were removed
happening_taken-off_disqualified = { $name } was disqualified and { $chips } chips were removed
happening_ticket = Ticket { $ticket }: { $status }
happening_tickets-awarded = Tickets for { $names }
happening_transferred = The entry was transferred to { $name }
happening_waits-to-register = { $name } is waiting to register
happening_went-away = { $name } is away ({ $kind })
happening_went-away_away = { $name } is away
happening_withdrawn = { $name }'s entry was withdrawn
happening_won = { $name } won the event
happening_clock-bridged = { $seconds ->
        [one] This computer's clock jumped ahead by 1 second; the event clock is not affected
       *[other] This computer's clock jumped ahead by { $seconds } seconds; the event clock is not affected
    }
happening_clock-bridged_back = { $seconds ->
        [one] This computer's clock was set back by 1 second; the event clock is not affected
       *[other] This computer's clock was set back by { $seconds } seconds; the event clock is not affected
    }
happening_hand-for-hand-announced_devices =
    { $n ->
        [one] Hand for hand at 1 table; the rules on devices are strictly enforced
       *[other] Hand for hand at { $n } tables; the rules on devices are strictly enforced
    }
happening_hand-started = Table { $table }: a hand began at level { $level }
happening_seed-sealed = A new seed was sealed for the draws, as the previous one had been revealed

why_accounting = how the pot was counted
why_add-on = add-on
why_alternate = alternate
why_apart = kept apart
why_away = away
why_bag = bagged
why_balance = balancing
why_big-blind = big blind
why_blinded-off = blinded off
why_bought = bought
why_break = table break
why_button = button
why_button-and-small-blind = button and small blind
why_card = card
why_carried-over = carried over to another event
why_cash = cash
why_cause-and-reason = { $cause }: { $reason }
why_chip-chop = chip chop
why_chip-up = rounded up
why_choice = assigned seat
why_correction = correction
why_count = chip count
why_credit = credit
why_credits = credits
why_custom = custom split
why_deal = prizes divided by a deal
why_dealt-in = dealt in
why_debit-card = debit card
why_disqualified = disqualified
why_draw = draw
why_drawn-at-break = drawn at break { $number }
why_edge = ICM with an edge for the leader
why_empty = empty
why_entrant = entrant
why_entry = entry
why_estate = estate
why_even = even split
why_final = final table
why_floored-chip-chop = chip chop with a floor
why_for-the-tickets = for the tickets
why_found = found
why_found-at = found: { $place }
why_gift-card = gift card
why_given-up = given up
why_goods = goods
why_half-icm = half ICM, half chips
why_hand = in a hand
why_hand-played-with-a-card-behind = a card behind
why_hidden = hidden
why_icm = ICM
why_identity-not-shown = identity was asked for and not shown
why_in-time = in time
why_late = late entry
why_left = left
why_left-for-good = left for good
why_missed-the-seating-call = missed the seating call
why_most-chips = most chips
why_moved = moved
why_no-seat-came-free = no seat came free
why_no-show = no-show
why_not-heard = not heard
why_other = other
why_out = out
why_paid-by-the-payouts-announced = paid by the payouts announced
why_penalty = penalty
why_playing = playing
why_position = by position
why_posted = blinds and antes
why_pot = pot
why_put-right = corrected
why_qualified = qualified
why_quashed = quashed
why_race = chip race
why_re-entry = re-entry
why_reading = how the hands were read
why_rebuy = rebuy
why_rebuy-taken-back = rebuy taken back
why_redraw = redraw
why_registered = registered
why_result-stands = the result stands
why_round = round
why_round-up = rounded up
why_services = services
why_small-blind = small blind
why_stamp-card = stamp card
why_taken-off = removed
why_ticket = ticket
why_transfer = transfer
why_transferable = transferable
why_upheld = upheld
why_used = used
why_varied = varied
why_venue-voucher = venue voucher
why_waiting = waiting
why_waits-until-the-button-has-passed = waits until the button has passed
why_withdrawal = withdrawal
why_withdrawn = withdrawn
why_won-an-entry-in-a-satellite = won an entry in a satellite
why_wrong-seat = wrong seat
