### Writing a structure and creating an event from it. Audience: owners and directors.

structure_about-over = Most events are over by about here
structure_add-break = Break
structure_add-level = Level
structure_and-more = and { $n } more
structure_ante = Ante
structure_as-book = As in the book
structure_at-level = Level { $n }: { $finding }
structure_bags_best = the best one counts
structure_bags_merged = all of them are added up
structure_basics = Event
structure_begin = Start from…
structure_big = Big
structure_book-says = The book says:
structure_bounty_classic = Classic
structure_bounty_mystery = Mystery
structure_bounty_none = No bounties
structure_bounty_progressive = Progressive
structure_break = Break
structure_built-in = Built-in
structure_can-be-created = Ready to create.
structure_chart_blinds = Big blind over time
structure_chart_depth = Starting stack in big blinds
structure_chip_add = denomination
structure_chip_colour = Colour of the { $value }s
structure_chip_in-stack = Per stack
structure_chip_needed = Needed
structure_chip_owned = Owned
structure_chip_value = Value
structure_chips = Chips
structure_chips-given = Chips
structure_create = Create event
structure_day-n = Day { $n }
structure_depth-start = big blinds at the start
structure_drag = Row { $n }: drag to move, Del to remove
structure_ends = finishes at about
structure_estimate = estimated length
structure_fee_add = item
structure_fee_amount = Amount
structure_fee_name = Name
structure_fee_to = Goes to
structure_fee_total = Total
structure_fees = Prices
structure_field_add-on = Add-on
structure_field_add-on-break = Add-on in break
structure_field_add-ons-each = Add-ons per player
structure_field_added = Added by the house
structure_field_advertised-at = Price advertised on
structure_field_book = Rulebook
structure_field_bounty = Bounties
structure_field_buy-in = Buy-in
structure_field_capacity = Maximum entries
structure_field_charge-lawful = The law allows an entry charge
structure_field_chips = Chips
structure_field_closes-at = Late registration closes at
structure_field_currency = Currency
structure_field_day = Day
structure_field_day-ends-after = Day ends after level
structure_field_dealers = House dealers
structure_field_fee-lawful = The law allows the house to keep a fee
structure_field_flight = Flight
structure_field_format = Format
structure_field_freeroll = Advertised as free
structure_field_game = Game
structure_field_give-up-stack = Players may give up a stack to re-enter
structure_field_guarantee = Guarantee
structure_field_hosts = Hosts who play
structure_field_house = House settings
structure_field_late-levels = Late registration through level
structure_field_least-entries = Minimum entries
structure_field_levels = Levels
structure_field_minutes = Levels
structure_field_must-join = Non-members must join
structure_field_name = Name
structure_field_online = Online registration
structure_field_own-payout = Your own shares, in percent
structure_field_payout = Payout table
structure_field_payout-unit = Prizes rounded to
structure_field_pool-cap = Legal limit of the prize pool
structure_field_re-entry = Re-entry
structure_field_rebuy = Rebuy
structure_field_rebuy-levels = Rebuys through level
structure_field_rebuy-most-chips = Rebuys up to this stack
structure_field_rebuys-each = Rebuys per player
structure_field_seats-per-table = Seats per table
structure_field_series = Series
structure_field_setting = House settings
structure_field_setup = Event
structure_field_several-bags = If a player bags more than once
structure_field_stamp-cards = Stamp cards
structure_field_starts-at = Starts
structure_field_state = State or region
structure_field_tables = Tables available
structure_field_target = Target event
structure_field_ticket-price = Value of a ticket
structure_field_tickets = Tickets to win
structure_field_utc-offset-minutes = Time zone (minutes from UTC)
structure_field_venue = Venue
structure_field_venue-membership = The venue requires membership
structure_format_flips = Flips
structure_format_freezeout = Freezeout
structure_format_raise-or-fold = Raise or fold
structure_format_re-entry = Re-entry
structure_format_rebuy = Rebuys
structure_format_satellite = Satellite
structure_from-event = From a past event
structure_game = Game
structure_generate = Generate levels…
structure_generate-words =
    { $n ->
        [one] Generates levels that rise evenly until the one stack is about twenty big blinds, and four more in case it takes longer.
       *[other] Generates levels that rise evenly until the stacks of { $n } players add up to about twenty big blinds, and four more in case it takes longer.
    }
structure_hint_capacity = 0 for no limit.
structure_hint_day-ends-after = 0: the director decides.
structure_hint_flight = Such as 1A; leave empty if there is only one first day.
structure_hint_late-levels = If the book leaves it to the event; 0 for none.
structure_hint_pool-cap = 0 for no limit.
structure_hint_rebuy-most-chips = 0 for any stack.
structure_hint_rebuys-each = 0 for any number.
structure_hint_state = If the law on prizes depends on it.
structure_hint_tables = 0 for as many as needed.
structure_hint_tickets = 0: as many as the pool pays for.
structure_house = House settings
structure_house-changed = { $n } changed
structure_house-example = re-entry, absent, string…
structure_house-load = Show the settings of this book
structure_house-nothing = No other setting matches.
structure_house-search =
    { $n ->
        [one] Search 1 setting
       *[other] Search { $n } settings
    }
structure_kept = Name, venue, time and book were kept: { $name }.
structure_key_break = break
structure_key_delete = remove
structure_key_enter = next row, or a new one at the end
structure_key_insert = insert
structure_key_move = move
structure_key_order = reorder
structure_leaves = The { $value }s are coloured up in this break. Tap to keep them.
structure_leftover = The remainder is shown as one prize; the director decides when it is announced.
structure_level = Level
structure_levels = Levels
structure_make-levels = Generate levels
structure_may-leave = The { $value }s can be coloured up in this break. Tap to plan it.
structure_minutes = Min.
structure_mixed = Mixed games
structure_more-basics = Venue, law and several days
structure_more-fees = More money settings
structure_no = no
structure_no-payout_other = Prizes cannot be calculated for this set-up yet.
structure_no-payout_payouts_flight = A flight pays no prizes: the final day does.
structure_no-payout_payouts_nothing = There are no prizes.
structure_none = none
structure_not-for-you = Only owners and directors can write structures.
structure_not-payable = { $value } cannot be paid with the chips in play; use a multiple of { $unit }.
structure_overlay = { $amount } from the house
structure_own-templates = Your templates
structure_parts = Sections
structure_payout = Prizes
structure_payout_card = Card: by number of entries, from three places up
structure_payout_club = Club: a third of the field, the last place gets the buy-in
structure_payout_flat = Flat: a quarter of the field
structure_payout_halves = Halves: each place gets half of what is left
structure_payout_manager = By number of entries, up to twenty places
structure_payout_own = Your own shares
structure_payout_series = Series: fifteen percent of the field
structure_payout_top-heavy = Top-heavy: a tenth of the field
structure_payout_winner = Winner takes all
structure_places-paid =
    { $n ->
        [one] 1 place is paid, { $share } % of the field.
       *[other] { $n } places are paid, { $share } % of the field.
    }
structure_players = Expected players
structure_players-hint = For the previews only.
structure_pool-for =
    { $n ->
        [one] Pool with 1 entry:
       *[other] Pool with { $n } entries:
    }
structure_prize-curve = Prizes by place
structure_problems =
    { $n ->
        [one] 1 problem
       *[other] { $n } problems
    }
structure_remark_length = All levels take { $minutes } minutes; { $usual } is usual in the book.
structure_remark_levels-short = With { $players } players the levels run out before the event ends; add some.
structure_remark_no-break-for = There is no later break in which the { $value }s could be coloured up.
structure_remark_seats-short = The tables have { $seats } seats; { $players } players are expected.
structure_remark_stacks-short = { $stacks ->
        [one] The set makes 1 starting stack; { $players } players are expected.
       *[other] The set makes { $stacks } starting stacks; { $players } players are expected.
    }
structure_remove-line = Remove { $name }
structure_say-otherwise = Change
structure_schedule = all levels and breaks
structure_seats-won =
    { $n ->
        [one] 1 ticket is won.
       *[other] { $n } tickets are won.
    }
structure_several-days = Several days
structure_shares-sum =
    { $n ->
        [one] 1 place, { $sum } % in total
       *[other] { $n } places, { $sum } % in total
    }
structure_silent = nothing
structure_small = Small
structure_span = { $hours } h { $minutes } min
structure_stack-comes-to = A stack adds up to { $sum }; the buy-in gives { $stack }.
structure_stacks =
    { $n ->
        [one] 1 stack in the set
       *[other] { $n } stacks in the set
    }
structure_starts = Starts
structure_take-sum = Use the sum
structure_taken = The set-up of that event was copied; give it a new name.
structure_template-drop = Remove
structure_template-kept = Template saved: { $name }
structure_template-name = Save this set-up as
structure_template_bounty-night = Bounty night, progressive
structure_template_deep = Deep stack, 30-minute levels
structure_template_first-day = First day of several
structure_template_free-league-night = Free league night
structure_template_pub-night = Pub night, 20-minute levels
structure_template_rebuy-night = Rebuys and add-on
structure_template_satellite = Satellite
structure_template_turbo = Turbo, 10-minute levels
structure_templates = Templates
structure_title = Structure
structure_to_bounty = Bounty
structure_to_house = House
structure_to_other = Other
structure_to_prizes = Prizes
structure_total_bounty = Bounties
structure_total_chips = Chips in play
structure_total_collected = Collected
structure_total_house = House
structure_total_other = Other
structure_total_overlay = Overlay
structure_total_pool = Prize pool
structure_total_tables = Tables
structure_undo = Undo
structure_unknown = not checked
structure_wish_ante = Ante
structure_wish_ante-from = Ante from level
structure_wish_big-blind-ante = big blind ante
structure_wish_break-every = Levels between breaks
structure_wish_break-minutes = Minutes per break
structure_wish_depth = Big blinds at the start
structure_wish_level-minutes = Minutes per level
structure_wish_minutes = Total minutes
structure_wish_no-ante = none
structure_worries = Worth checking
structure_write-colour-ups =
    { $n ->
        [one] Plan 1 colour-up in the breaks
       *[other] Plan { $n } colour-ups in the breaks
    }
structure_yes = yes
