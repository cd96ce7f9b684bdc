### What the fields of orders (and of their parts) are for. Audience: staff.

help_after-power-cut_since = When the power went.

help_announce-hand-for-hand_clock = Whether the clock stops; as the book says where it is left out.
help_announce-hand-for-hand_seconds = What each hand takes off the clock; the book's usual time where it is left out.

help_announce-payouts_house-adds = What the house adds to the pool, such as what is missing for the tickets of a satellite.
help_announce-payouts_prizes = The director's own prizes by place; leave out for those of the event.
help_announce-payouts_why = Why the house adds to the pool; not needed where tickets are missing.

help_answer-call_ruling = The ruling that was kept, if any.

help_approve-deal_pays = Where deals are private: whether the captain pays by this one.

help_arrive_chips = Counted on delivery, where staff carried them.

help_award-bounty_by = The entries that took the last chips; an odd unit goes to the first one named.
help_award-bounty_entry = Who is out.
help_award-bounty_hitman-elsewhere = It is correct that the hitman did not sit at this table.
help_award-bounty_nobody = It cannot be found out: the bounty is left over for the winner or the house.

help_bag-chips_why-off = What the director says about a total that differs from the account.

help_bag-stack_seal = The number on the bag.

help_balance_buttons = Where the button is at the two tables, if nobody has said so yet.

help_begin-hands_go-on = The director goes on although somebody was eliminated.

help_break-table_cards = Drawn at the table: the playing card of each entry.
help_break-table_seats = Where the host puts the players.
help_break-table_stack = Drawn at the table: the shuffled seat cards, top first.

help_bust-out_announced = The hand was in progress when hand for hand was announced.
help_bust-out_game = The game they played; that of the level where it is left out.
help_bust-out_given = The director's own order, best place first, where players at several tables are ranked as given.
help_bust-out_hand = A name for the hand, where several tables play it at once without hand for hand here.
help_bust-out_hands-unknown = No hand was shown, so none can be compared.
help_bust-out_hitman-elsewhere = It is correct that a hitman sits at another table.
help_bust-out_orbit = A name for the orbit at this table, where a round means an orbit.

help_button-at_button = The seat of the button; it may be empty.
help_button-at_coming = For the next hand; otherwise for the one in progress or just over.
help_button-at_game = The game of that hand, where games change.
help_button-at_small-blind = The seat the small blind belongs to, where it is not the first player left of the button.

help_call-floor_entry = Whoever calls, where it is known.

help_cancel-event_notice = How and when the entrants were told.

help_carried_chips = Counted when they were picked up.

help_change-length_ends-now = Confirms that the level ends at once, where more of it has been played than its new length.

help_change-stack_cause = pot, rebuy, add-on, penalty, correction …

help_colour-up_announced = Ahead of the schedule, announced by the director.
help_colour-up_cards = The cards of the race in the order dealt, where people deal them; drawn from the seed otherwise.

help_correct-seat_chips = What the player has in front of them now.
help_correct-seat_stack-right = They started with the right stack.
help_correct-seat_swap-with = An entry that sits in the right seat by the same mistake and takes this one's.
help_correct-seat_table = The right place; leave out for the one on record.

help_count-hand_hands = Several at once, where nobody counted each of them.

help_deal-hand_players = How they play, by name; those who are away fold.

help_declare-winner_chips = The winner's chips, if counted: they should be all there are.
help_declare-winner_left-over-to = Who gets bounties that nobody has won.

help_draw-button_cards = Seat and card; leave out to let the sealed seed deal them.

help_draw-cards_names = How many, where the host decides.

help_draw-seats_tables = How many tables are used at first; leave out for as many as the entries need.

help_eliminated_by = The entries that took the last chips.
help_eliminated_cards = The cards held, where hands decide.
help_eliminated_hand-rank = Instead of cards: 1 for the best hand, the same number for equal ones.
help_eliminated_stack = Chips at the start of the hand; needed as soon as somebody else at the table is out too.

help_end-event_first = Who has first place, where several have the most chips; others with equal counts share a place.
help_end-event_left-over-to = Who gets bounties that nobody has won.
help_end-event_why = Who decided it, where events are played to the end; or why the counts are off.

help_entry-terms_advertised-at = When the charge was advertised.
help_entry-terms_charge-lawful = Whether the law of the state lets entries be charged.
help_entry-terms_closes-at = When late registration closes, where the levels cannot tell.
help_entry-terms_fee-lawful = Whether that law lets a fee be kept from the buy-ins.
help_entry-terms_freeroll = Advertised as free of any charge.
help_entry-terms_give-up-stack = Whether players may give up a stack to re-enter, where the book leaves it to the event.
help_entry-terms_hosts = How many hosts bring starting stacks.
help_entry-terms_must-join = Whether somebody who is not a member has to join.
help_entry-terms_online = Whether people can register online.
help_entry-terms_target = A satellite: the event it leads to.
help_entry-terms_utc-offset-minutes = How many minutes the clocks of the place are ahead of universal time.
help_entry-terms_venue-membership = Whether the venue wants a membership of its own.

help_event-setup_capacity = Most entries; 0 for no limit.
help_event-setup_day-ends-after = The level after which the stacks are bagged; 0 where the director says when.
help_event-setup_dealers = House dealers; otherwise the players deal.
help_event-setup_flight = Which of several first days this is, such as 1A; all of them lead into one later day.
help_event-setup_house = House settings on top of the book, by name.
help_event-setup_late-levels = The last level in which entries are taken, where the book leaves it to the event; 0 for none.
help_event-setup_own-payout = Own shares in hundredths of a percent, by place.
help_event-setup_payout = The family of payout tables, or own.
help_event-setup_payout-unit = Prizes are rounded to this.
help_event-setup_pool-cap = The most the prizes may come to by local law; 0 for no limit.
help_event-setup_rebuys-each = Rebuys or re-entries a player may take; 0 for any number.
help_event-setup_several-bags = A later day: whether somebody who bagged in several flights brings the best stack or all of them.
help_event-setup_starts-at = The planned start.
help_event-setup_state = Where the venue is, where the law of prizes depends on it.
help_event-setup_tables = Tables in the room; 0 for as many as needed.
help_event-setup_tickets = Satellite: seats to win; 0 where the pool decides.

help_exchange-found_chips = How many of them.
help_exchange-found_pay = Whether the player gets anything for them, where the book leaves it open.

help_fill-card_filled-at = When it was filled; now where it is left out.

help_final-table_separate = Put players who are kept apart into seats that do not touch.
help_final-table_size = How many play there, where the book leaves a choice.

help_find-chips_owner = The entry they belong to, if known.

help_flight-result_blinds = Its small blind, big blind and ante.
help_flight-result_by-value = The same by denomination, as far as it is known.
help_flight-result_chips = All chips in the bags.
help_flight-result_elapsed-ms = How much of that level is over.
help_flight-result_entries = Entries that count for the prizes, re-entries included.
help_flight-result_gone = Denominations that are out of play.
help_flight-result_level = The level with which play goes on.
help_flight-result_log = The hash of the flight's log, in hexadecimal digits.
help_flight-result_money = What was collected and not paid back, less the bounties won in the flight.

help_give-back-ticket_amount = What has been paid, as far as the director settles it.
help_give-back-ticket_evidence = The paper that the league has accepted.

help_give-prize_named = The director names this entry among equals, where hands do not decide.

help_hand-over_game = The game of the next hand, where games change.

help_held_chips = How many of the denomination that goes.
help_held_rest = What the player has besides; the last count known where it is left out.

help_keep-apart_apart = False lets them sit together again.
help_keep-apart_by = In which capacity it is asked for.

help_keep-even_fast = A turbo or another fast format.
help_keep-even_halt-at = How many players short a table stops, in formats where the book leaves it open.
help_keep-even_late = The last stages have begun.

help_keep-ruling_book = Another book than the event's own.
help_keep-ruling_call = The call that the ruling answers.
help_keep-ruling_choice = The option the director chose, where the ruling leaves something open.
help_keep-ruling_line = The line of the script to rule on.
help_keep-ruling_script = The story as a floor script.

help_kill-bad-beat_returns = Among several leaders, the one the host names.

help_level_colour-up = Denominations that leave play in this break.

help_note-absence_extend-minutes = How much longer than the book's absence, granted because it was announced beforehand.
help_note-absence_hold = The player asks for the chips to stay.
help_note-absence_often = The host finds that the player is away again and again.

help_open-bad-beat_exception = Why the host opens it after its time.

help_open-table_entries = Who is moved, where the book does not say or the director decides otherwise.
help_open-table_fill = Players of the other tables are moved there.
help_open-table_giving = The tables that give a player each; all of them where none is named.
help_open-table_table = Its number; the next one where it is left out.

help_pause-clock_override = The director's reason, where the book lets only a break stop play.

help_pay-bounty_amount = A part of it, negative where it is taken back; all of it where it is left out.

help_pay-prize_amount = The director's own amount for one of several equals.
help_pay-prize_cash = Less in cash on the day than the book allows.
help_pay-prize_form = Money is paid in cash as far as the book allows, or all by transfer with the director's leave.

help_penalise_chips = The chips behind as counted; the last count known otherwise.
help_penalise_earlier-removals = Removals from other tournaments, as the league has them.
help_penalise_ground = Why chips are taken, where that is a last resort.
help_penalise_in-hand = A hand is in progress at the table: it does not count.

help_permits_allowed = The director's decision, where the book says nothing of deals.
help_permits_law = Whether the law of the place allows deals.
help_permits_present = Whether the director, or a deputy, was present while it was discussed.
help_permits_venue = Whether the rules of the venue allow deals.

help_person_barred = Exclusions in force today.
help_person_born = Date of birth, as 1990-12-31; it is checked and not kept.
help_person_data-given = Whether the person agrees to give personal data.
help_person_joins = Somebody who becomes a member now.
help_person_venue-approval = Who of the venue's management has approved.
help_person_waived = Why the director waives the papers.

help_play-card-as-chips_agreed = Entries that agree; whoever is not named does not.

help_post-absent_won-by = The entry that won the pot, where somebody counts.

help_propose-deal_chips = Counts by entry; where they come to the chips in play, they are everybody's stacks from then on.
help_propose-deal_shares = With custom: what everybody gets.
help_propose-deal_unit = Shares are rounded to this; 0 for the unit of the payouts.
help_propose-deal_why-off = What the director says about counts that are not the chips in play.

help_push-dealers_forced = The floor's reason, where a push waits because a level or a break is near.

help_raise-dispute_acts = What was done in turn on the next hand.
help_raise-dispute_on-break = A break began after that hand.
help_raise-dispute_pushed-at = When the pot was pushed.

help_re-enter_stack = The chips given up, counted; the last count known where it is left out.

help_reannounce-payouts_house-adds = What the house adds to the pool.
help_reannounce-payouts_why = Not needed where the pool is no longer what was announced.

help_rebuy_next-hand-begun = Whether the next hand at the table has begun since the chips were lost.
help_rebuy_stack = The chips in front of the player.

help_redeem-card_all-in-at = For somebody who has lost everything: when the all-in was declared.
help_redeem-card_shuffled = Whether the next shuffle has begun since.

help_redraw_tables = Leave out for all of them.

help_register_alternate = Wait for a seat even if there is one.
help_register_exception = Why the director lets somebody in after registration has closed.
help_register_placeholder = What is left of the stack put out at the seat the latecomer takes.
help_register_sign-up = Under which player they signed up at the door, where that was another.

help_release-all-in_early = The floor's word to go on before that.

help_release-alternate_why = The director's reason, while entries are still taken.

help_remove-leaver_left-for-good = The director says so, where nobody has said it before.

help_seat-alternate_entry = The next in the queue where it is left out.

help_seating-call_absent = Entries with a seat whose players are missing.

help_serve-penalty_hands = So many of them; all that are left where it is left out.

help_set-level_run = Whether the clock runs then; as it is where it is left out.

help_settle-card_stack = What the player has after the hand; without the card's chips where it was not needed.

help_stop-event_chips = The count of every entry that is left.
help_stop-event_decided-by = Who of the management decided it, where events are played to the end.
help_stop-event_equals = For equal counts: an equal place, or the order the director gives.
help_stop-event_hand = What was done about hands in progress.
help_stop-event_money = How the remaining prizes are divided; no book says.
help_stop-event_why-off = What the director says about counts that are not the chips in play.

help_substitute_consent = The director agrees.
help_substitute_in-person = The entrant names the substitute in person.
help_substitute_name = Who takes the entry over.
help_substitute_player = What the newcomer is known by; the name where it is left out.

help_survivor_bounty = What is on the player's head.
help_survivor_by-value = The chips in the bag by denomination, where they were counted so.

help_suspend-play_resumes-at = When play goes on; leave out where it is still to be agreed.

help_take-hidden_moving = On the way to another table.

help_take-off_chips = As counted; the last count known where nobody counts.
help_take-off_choice = pick up, pick up early or disqualify, as the book offers.

help_take-seat_by = host where staff assign it.

help_wanted_credits = Satellites: how much of the money that makes up no seat is given in credits of the tour.
help_wanted_least = The lowest prize; fewer places are paid where it would not be reached.
help_wanted_places = How many are paid; 0 for what the family says.

help_withdraw_consent = The director agrees, where the book wants that.
help_withdraw_refund = Ask for the money that the book gives back.
