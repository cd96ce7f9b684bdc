### What the fields of orders (and of their parts) are for. Audience: staff.

help_after-power-cut_since = When the power went out.

help_announce-hand-for-hand_clock = Whether the clock stops; by the book if left out.
help_announce-hand-for-hand_seconds = The seconds each hand takes off the clock; the book's usual time if left out.

help_announce-payouts_house-adds = What the house adds to the pool, such as the amount missing for the tickets of a satellite.
help_announce-payouts_prizes = The director's own prizes by place; leave out to use those of the event.
help_announce-payouts_why = Why the house adds to the pool; not needed for missing tickets.

help_answer-call_ruling = The recorded ruling, if any.

help_approve-deal_pays = If deals are private: whether the captain pays by this one.

help_arrive_chips = Counted on arrival, if staff carried them.

help_award-bounty_by = The entries that took the last chips; an odd unit goes to the first one named.
help_award-bounty_entry = Who is out.
help_award-bounty_hitman-elsewhere = Confirms that the player who took the chips was not at this table.
help_award-bounty_nobody = Nobody can be named: the bounty is left over for the winner or the house.

help_bag-chips_why-off = The director's explanation if the total differs from the chips in play.

help_bag-stack_seal = The number on the bag.

help_balance_buttons = Where the button is at the two tables, if it is not known yet.

help_begin-hands_go-on = The director goes on although a player was eliminated.

help_break-table_cards = If drawn at the table: each entry's playing card.
help_break-table_seats = Where the host puts the players.
help_break-table_stack = If drawn at the table: the shuffled seat cards, top first.

help_bust-out_announced = The hand was in progress when hand for hand was announced.
help_bust-out_game = The game they played; the level's game if left out.
help_bust-out_given = The director's own order, best place first, if players at several tables are ranked as given.
help_bust-out_hand = A name for the hand, if several tables play it at the same time without hand for hand.
help_bust-out_hands-unknown = No hand was shown, so none can be compared.
help_bust-out_hitman-elsewhere = Confirms that a player who took chips sits at another table.
help_bust-out_orbit = A name for the orbit at this table, if a round means an orbit.

help_button-at_button = The seat of the button; it may be empty.
help_button-at_coming = For the next hand; otherwise for the hand in progress or just finished.
help_button-at_game = The game of that hand, if games change.
help_button-at_small-blind = The seat the small blind belongs to, if it is not the first player left of the button.

help_call-floor_entry = Who calls, if known.

help_cancel-event_notice = How and when the entrants were told.

help_carried_chips = Counted when they were picked up.

help_change-length_ends-now = Confirms that the level ends now, if more of it has been played than its new length.

help_change-stack_cause = pot, rebuy, add-on, penalty, correction …

help_colour-up_announced = Earlier than scheduled, as announced by the director.
help_colour-up_cards = The cards of the race in the order dealt, if dealt by hand; otherwise drawn from the seed.

help_correct-seat_chips = What the player now has in front of them.
help_correct-seat_stack-right = They started with the right stack.
help_correct-seat_swap-with = The entry that sits in the right seat by the same mistake and takes this seat.
help_correct-seat_table = The right seat; leave out for the one on record.

help_count-hand_hands = Several hands at once, if they were not counted one by one.

help_deal-hand_players = How they play, by name; absent players fold.

help_declare-winner_chips = The winner's chips, if counted: they should be all the chips in play.
help_declare-winner_left-over-to = Who gets bounties that nobody won.

help_draw-button_cards = Seat and card; leave out to draw them from the sealed seed.

help_draw-cards_names = How many names, if the host decides.

help_draw-seats_tables = How many tables are used at first; as many as needed if left out.

help_eliminated_by = The entries that took the last chips.
help_eliminated_cards = The cards held, if hands decide.
help_eliminated_hand-rank = Instead of cards: 1 for the best hand, the same number for equal hands.
help_eliminated_stack = Chips at the start of the hand; needed if another player at the table is out too.

help_end-event_first = Who is first, if several players have the most chips; other equal counts share a place.
help_end-event_left-over-to = Who gets bounties that nobody won.
help_end-event_why = Who decided it, if events are played to the end; or why the counts differ.

help_entry-terms_advertised-at = When the charge was advertised.
help_entry-terms_charge-lawful = Whether the law of the state allows an entry charge.
help_entry-terms_closes-at = When late registration closes, if the levels do not decide it.
help_entry-terms_fee-lawful = Whether that law allows a fee to be taken out of the buy-ins.
help_entry-terms_freeroll = Advertised as free.
help_entry-terms_give-up-stack = Whether players may give up a stack to re-enter, if the book leaves it to the event.
help_entry-terms_hosts = How many hosts bring starting stacks.
help_entry-terms_must-join = Whether non-members have to join.
help_entry-terms_online = Whether people can register online.
help_entry-terms_target = For a satellite: the event it leads to.
help_entry-terms_utc-offset-minutes = How many minutes local time is ahead of UTC.
help_entry-terms_venue-membership = Whether the venue requires its own membership.

help_event-setup_capacity = Maximum entries; 0 for no limit.
help_event-setup_day-ends-after = The level after which stacks are bagged; 0 if the director decides when.
help_event-setup_dealers = House dealers; otherwise the players deal.
help_event-setup_flight = Which of several first days this is, such as 1A; all of them lead to one later day.
help_event-setup_house = House settings on top of the book, by name.
help_event-setup_late-levels = The last level in which entries are taken, if the book leaves it to the event; 0 for none.
help_event-setup_own-payout = Custom shares by place, in hundredths of a percent.
help_event-setup_payout = The name of a payout structure, or own.
help_event-setup_payout-unit = Prizes are rounded to this.
help_event-setup_pool-cap = The most the prizes may come to by local law; 0 for no limit.
help_event-setup_rebuys-each = Rebuys or re-entries per player; 0 for no limit.
help_event-setup_several-bags = For a later day: whether a player who bagged in several flights brings the best stack or all of them.
help_event-setup_starts-at = The planned start.
help_event-setup_state = Where the venue is, if the law on prizes depends on it.
help_event-setup_tables = Tables in the room; 0 for as many as needed.
help_event-setup_tickets = For a satellite: tickets to win; 0 if the pool decides.

help_exchange-found_chips = How many of them.
help_exchange-found_pay = Whether the player gets anything for them, if the book leaves it open.

help_fill-card_filled-at = When it was filled; now if left out.

help_final-table_separate = Seat players who are kept apart in seats that are not next to each other.
help_final-table_size = How many play there, if the book leaves a choice.

help_find-chips_owner = The entry they belong to, if known.

help_flight-result_blinds = Its small blind, big blind and ante.
help_flight-result_by-value = The same by denomination, as far as known.
help_flight-result_chips = All chips in the bags.
help_flight-result_elapsed-ms = How much of that level has been played.
help_flight-result_entries = Entries that count towards the prizes, including re-entries.
help_flight-result_gone = Denominations no longer in play.
help_flight-result_level = The level at which play continues.
help_flight-result_log = The hash of the flight's log, in hexadecimal.
help_flight-result_money = What was collected and not refunded, less the bounties won in the flight.

help_give-back-ticket_amount = What has been paid, as far as the director settles it.
help_give-back-ticket_evidence = The document that the league has accepted.

help_give-prize_named = The director chooses this entry among tied players, if hands do not decide.

help_hand-over_game = The game of the next hand, if games change.

help_held_chips = How many chips of the denomination being removed.
help_held_rest = The rest of the player's chips; the last known count if left out.

help_keep-apart_apart = No lets them sit together again.
help_keep-apart_by = In what capacity it is asked for.

help_keep-even_fast = A turbo or another fast format.
help_keep-even_halt-at = How many players short a table stops, in formats the book leaves open.
help_keep-even_late = The last stages have begun.

help_keep-ruling_book = A book other than the event's own.
help_keep-ruling_call = The call that the ruling answers.
help_keep-ruling_choice = The option the director chose, if the ruling leaves something open.
help_keep-ruling_line = The line of the script to rule on.
help_keep-ruling_script = The situation as a floor script.

help_kill-bad-beat_returns = If several players lead, the one the host names.

help_level_colour-up = Denominations that leave play in this break.

help_note-absence_extend-minutes = Minutes granted beyond the book's absence, because it was announced in advance.
help_note-absence_hold = The player asks for the chips to stay.
help_note-absence_often = The host finds that the player is away repeatedly.

help_open-bad-beat_exception = Why the host opens it after the deadline.

help_open-table_entries = Who is moved, if the book does not say or the director decides otherwise.
help_open-table_fill = Players from the other tables are moved there.
help_open-table_giving = The tables that give up a player each; all of them if left out.
help_open-table_table = Its number; the next one if left out.

help_pause-clock_override = The director's reason, if the book lets only a break stop play.

help_pay-bounty_amount = Part of it, negative if it is taken back; all of it if left out.

help_pay-prize_amount = The director's own amount for one of several tied players.
help_pay-prize_cash = An amount in cash on the day that is less than the book allows.
help_pay-prize_form = Paid in cash as far as the book allows, or all by transfer with the director's permission.

help_penalise_chips = The chips behind as counted; the last known count if left out.
help_penalise_earlier-removals = Removals from other tournaments, according to the league.
help_penalise_ground = Why chips are taken, if that is a last resort.
help_penalise_in-hand = A hand is in progress at the table and does not count.

help_permits_allowed = The director's decision, if the book does not cover deals.
help_permits_law = Whether local law allows deals.
help_permits_present = Whether the director, or a deputy, was present while it was discussed.
help_permits_venue = Whether the venue's rules allow deals.

help_person_barred = Exclusions in force today.
help_person_born = Date of birth, such as 1990-12-31; it is checked and not stored.
help_person_data-given = Whether the person agrees to give personal data.
help_person_joins = The person becomes a member now.
help_person_venue-approval = Who of the venue's management approved.
help_person_waived = Why the director waives identification.

help_play-card-as-chips_agreed = Entries that agree; players not named do not.

help_post-absent_won-by = The entry that won the pot, if chips are counted.

help_propose-deal_chips = Counts by entry; if they add up to the chips in play, they become everybody's stacks.
help_propose-deal_shares = With custom: each player's share.
help_propose-deal_unit = Shares are rounded to this; 0 for the unit of the payouts.
help_propose-deal_why-off = The director's explanation if the counts do not add up to the chips in play.

help_push-dealers_forced = The floor's reason, if a push is held back because a level or a break is close.

help_raise-dispute_acts = The actions in turn on the next hand.
help_raise-dispute_on-break = A break began after that hand.
help_raise-dispute_pushed-at = When the pot was pushed.

help_re-enter_stack = The chips given up, counted; the last known count if left out.

help_reannounce-payouts_house-adds = What the house adds to the pool.
help_reannounce-payouts_why = Not needed if the pool has changed since the announcement.

help_rebuy_next-hand-begun = Whether the next hand at the table has begun since the chips were lost.
help_rebuy_stack = The chips in front of the player.

help_redeem-card_all-in-at = For a player who has lost everything: when the all-in was declared.
help_redeem-card_shuffled = Whether the next shuffle has begun since.

help_redraw_tables = Leave out for all of them.

help_register_alternate = Wait for a seat even if one is free.
help_register_exception = Why the director lets the player in after registration closed.
help_register_placeholder = What is left of the stack put out at the seat that the late player takes.
help_register_sign-up = The player name used at sign-up, if it was a different one.

help_release-all-in_early = The floor's instruction to go on earlier.

help_release-alternate_why = The director's reason, while registration is still open.

help_remove-leaver_left-for-good = The director confirms it, if it has not been recorded yet.

help_seat-alternate_entry = The next in the queue if left out.

help_seating-call_absent = Entries with a seat whose players are missing.

help_serve-penalty_hands = How many hands; all that are left if left out.

help_set-level_run = Whether the clock then runs; unchanged if left out.

help_settle-card_stack = What the player has after the hand, without the card's chips if they were not needed.

help_stop-event_chips = The count of every entry left.
help_stop-event_decided-by = Who of the management decided it, if events are played to the end.
help_stop-event_equals = For equal counts: a shared place, or the order the director gives.
help_stop-event_hand = What happened to the hands in progress.
help_stop-event_money = How the remaining prizes are divided; no book says how.
help_stop-event_why-off = The director's explanation if the counts do not add up to the chips in play.

help_substitute_consent = The director agrees.
help_substitute_in-person = The entrant names the substitute in person.
help_substitute_name = Who takes over the entry.
help_substitute_player = What the newcomer is known by; the name if left out.

help_survivor_bounty = The bounty on the player.
help_survivor_by-value = The chips in the bag by denomination, if counted that way.

help_suspend-play_resumes-at = When play resumes; leave out if it is still to be agreed.

help_take-hidden_moving = On the way to another table.

help_take-off_chips = As counted; the last known count if left out.
help_take-off_choice = pick up, pick up early or disqualify, as the book allows.

help_take-seat_by = host if staff assign it.

help_wanted_credits = For satellites: how much of the money that does not make up a ticket is given in tour credits.
help_wanted_least = The lowest prize; fewer places are paid if it cannot be reached.
help_wanted_places = How many places are paid; 0 to use the payout structure.

help_withdraw_consent = The director agrees, if the book requires it.
help_withdraw_refund = Ask for the refund that the book allows.
