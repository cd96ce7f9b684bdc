
closing_board-returned = board returned
closing_game-ended = game ended
closing_table-moved = table moved

conduct_additional-consequence = Also: { $what }.
conduct_any-language-between-hands = Between hands any language may be spoken.
conduct_appeal-can-overturn = The { $to } may change the { $by }'s ruling.
conduct_ban-pending-independent-review = Refer the ban to an independent third party for review; until then it is pending.
conduct_barred-from-entry = { $name } is excluded and may not play.
conduct_blinds-and-button = Blinds { $small }/{ $big }; button at { $name }.
conduct_blinds-ante-and-button = Blinds { $small }/{ $big }, ante { $ante }; button at { $name }.
conduct_book-has-no-pause-rule = { $book } has no rule that stops the table while it waits for the floor.
conduct_bystander-offends = { $offence }: the rules bind bystanders too; the director may tell them to leave.
conduct_cards-shown-after-hand = The cards may be shown after the hand.
conduct_change-from-a-neighbour = Players may change chips with each other; from the pot there is change only when the action is over.
conduct_check-needs-no-review = This check needs no review.
conduct_chip-penalty-last-resort = Chips may be taken only if a time penalty cannot be enforced or has no effect.
conduct_chips-forfeited-amount = { $chips } chips forfeited
conduct_chips-left-to-blind-off = Leave { $name }'s chips to be blinded off.
conduct_chips-without-value = Tournament chips are worth no money and are not changed for it.
conduct_conflicting-rule-prevails = { $rule } conflicts with { $others }; the latter prevails.
conduct_deal-of-all-with-the-director = A deal needs everybody who is left, and the director.
conduct_dealer-counts-pot-aloud = The dealer counts the pot and announces the total.
conduct_dealer-handover-note = The outgoing dealer passes this on.
conduct_dealer-spreads-pot = The dealer spreads the pot without announcing a total.
conduct_dealing-person-no-phone = Whoever deals the hand may not use a phone.
conduct_decision-pending = waiting for a decision
conduct_device-allowed-no-live-hand = { $name } has no live hand and may use the device.
conduct_device-disturbs = A device may not disturb others, slow the game or give an edge.
conduct_device-off-the-table = On the table: not allowed.
conduct_device-sound-away-from-table = Sound: not allowed at the table.
conduct_device-use-forbidden-now = { $name } may not use a device now.
conduct_devices-allowed = Devices are allowed.
conduct_devices-strictly-enforced = Play is hand for hand: the rules on devices are strictly enforced.
conduct_dispute-late-result-stands = The dispute comes too late ({ $what }): the result stands.
conduct_disqualified-chips-removed = Take { $name }'s { $chips } chips out of play; chips in the pot stay there. The seat is free.
conduct_duration-in-hands =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
conduct_duration-in-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
conduct_entrants-give-their-data = Entrants agree to give the organiser their personal data.
conduct_entry-from-age = Whoever enters must be at least { $least } years old.
conduct_entry-not-refunded = Neither buy-in nor fee is refunded.
conduct_entry-papers = Entrants must be able to show every paper that the book asks for.
conduct_event-cancel-or-modify = The event may be cancelled, or changed in a way that is fair to the players.
conduct_eye-estimate-open-to-all = Anyone may make a reasonable estimate by eye.
conduct_facing-bet-may-raise = { $name } faces { $faced } more and may raise.
conduct_facing-bet-no-raise = { $name } faces { $faced } more and may only call or fold.
conduct_filming-while-undisturbing = { $name } may film or take pictures only as long as it disturbs nobody, slows nothing and gives no edge; otherwise it may be penalised.
conduct_final-authority-holders = Final authority: { $roles }.
conduct_final-table-device-permission = At a final table, only with the director's permission.
conduct_freeze-cards-and-chips = Nobody may move cards or chips.
conduct_good-faith-error-stands = A wrong ruling made in good faith stands.
conduct_guest-limits-on-watching = The guest may look only at { $name }'s hand and must not comment on hands.
conduct_guest-may-stay = Nobody objects: the guest may stay.
conduct_guest-must-leave = The guest must leave.
conduct_guide-audience = For: { $who }.
conduct_guide-decision-by-person = { $title }: { $option }. Decided by { $person }: { $reason }.
conduct_guide-title = { $title }.
conduct_hand-penalties-reduced-by-one = One hand is taken off every penalty counted in hands.
conduct_hands-left-to-miss =
    { $left ->
        [one] { $name } has { $left } hand left to miss.
       *[other] { $name } has { $left } hands left to miss.
    }
conduct_heads-up-showing-allowed = Heads-up, with nobody else to harm, cards may be shown.
conduct_hearing-impaired-may-sign = { $name } is hard of hearing and may use sign language.
conduct_held-less-than-nuts = { $name } did not hold the only possible nuts.
conduct_held-only-nuts = { $name } held the only possible nuts.
conduct_item-removal-refused = { $name } refused to take off the { $item }; this may be penalised.
conduct_item-removal-request = Staff may ask { $name } to take off the { $item } ({ $ground }).
conduct_item-removed = { $name } took off the { $item }.
conduct_kill-player-hand = Kill { $name }'s hand.
conduct_language-as-house-posts = { $language }: the house posts which languages are accepted, and none is entered as posted.
conduct_language-permitted = { $language } may be spoken here.
conduct_left-live-hand-not-dead = { $name } left a live hand; that alone does not make it dead.
conduct_may-have-all-in-counted = { $name } is to act on { $other }'s all-in and may have it counted.
conduct_may-sit-without-playing = { $name } may sit at the table but plays no hands.
conduct_minutes-away =
    { $minutes ->
        [one] { $minutes } minute away
       *[other] { $minutes } minutes away
    }
conduct_misdeal-counts-one-hand = A misdeal and its redeal count as one hand.
conduct_missed-hands =
    { $number ->
        [one] { $number } missed hand
       *[other] { $number } missed hands
    }
conduct_missed-rounds-as-hands =
    { $rounds ->
        [one] { $rounds } missed round, { $hands }
       *[other] { $rounds } missed rounds, { $hands }
    }
conduct_no-penalty-in-progress = No penalty is being served.
conduct_no-proxy-for-chips = Only { $name } may play these chips; { $by } may not.
conduct_none-yet = none yet
conduct_not-facing-that-all-in = { $name } does not face { $other }'s all-in.
conduct_notice-count-at-place =
    { $count ->
        [one] { $count } notice at: { $place }.
       *[other] { $count } notices at: { $place }.
    }
conduct_notice-shown-at-place = Shown at: { $place }.
conduct_nuts-check-not-soft-play = Checking the only nuts in last position is not soft play by itself; the director looks at the situation.
conduct_offence-count =
    { $count ->
        [one] { $count } offence.
       *[other] { $count } offences.
    }
conduct_offence-not-named-director-decides = { $offence }: { $book } does not name this. The director decides whether it is a breach and how it is penalised.
conduct_offender-earlier-entries =
    { $count ->
        [one] { $offence }: { $name }, { $count } earlier entry.
       *[other] { $offence }: { $name }, { $count } earlier entries.
    }
conduct_offender-experienced = Experience: not a newcomer.
conduct_offender-newcomer = Experience: a newcomer.
conduct_offer-pot-spread-without-total = Offer to spread the pot so that the chips can be seen; no total is announced.
conduct_only-acting-player-asks = Only the player to act may ask.
conduct_only-players-sit = Only players sit at the table; { $name } does not play.
conduct_only-these-languages-spoken = Languages that may be spoken here: { $languages }.
conduct_other-devices-house-rules = Other devices fall under the house rules.
conduct_past-record-count =
    { $count ->
        [one] Past record: { $count } entry.
       *[other] Past record: { $count } entries.
    }
conduct_penalised-player-busted = { $name } has no chips left and is eliminated like any other player.
conduct_penalised-player-dealt-in-rule = A player on a penalty is dealt in and pays the forced bets; the hand is killed after the initial deal.
conduct_penalised-player-dealt-out = A player on a penalty is dealt out: the seat gets no cards.
conduct_penalty-mandatory-director-picks = { $offence }: this must be penalised; the director decides how.
conduct_penalty-minutes-left =
    { $left ->
        [one] { $name } has { $left } minute left.
       *[other] { $name } has { $left } minutes left.
    }
conduct_penalty-optional-director-decides = { $offence }: this may be penalised; the director decides whether and how.
conduct_penalty-posted-hand-killed = { $name } is on a penalty: { $posted } posted, hand killed.
conduct_penalty-seat-hand-killed = The seat is dealt in and pays its { $forced }; the hand is killed after the deal.
conduct_penalty-starts-after-hand = It starts at the end of the hand in progress, which { $name } plays out.
conduct_penalty-time-remaining = { $name } is on a penalty: { $left } left.
conduct_penalty-with-decider = { $penalty }, by { $person }
conduct_penalty-with-reason = { $penalty } ({ $reason })
conduct_phone-call-away-from-table = Calls: not allowed at the table.
conduct_play-on-with-provisional-chips = The table may be told to play on; the disputed chips stay provisional.
conduct_player-dealt-out = { $name } is dealt out.
conduct_player-disqualified = { $name } is disqualified.
conduct_player-hand-state = { $name }'s hand is { $state }.
conduct_player-has-no-penalty = { $name } has no penalty to serve.
conduct_player-leaves-table = { $name } leaves the table.
conduct_player-needs-watching = { $name } needs watching: { $offence }.
conduct_player-not-on-turn = It is not { $name }'s turn.
conduct_player-plays-own-chips = { $name } may play their own chips.
conduct_player-was-warned = { $name } was warned: { $offence }.
conduct_posted-language-placeholder = a posted language
conduct_pot-count-refused-by-game = The pot is not counted in this game.
conduct_pot-not-spread = The pot is not spread.
conduct_pot-spread-on-request = The pot may be spread on request.
conduct_pot-total = The pot is { $pot }.
conduct_preserve-results-so-far = Keep the results up to this point.
conduct_proxy-may-play = { $by } may play for { $name }.
conduct_question-not-allowed-by-book = The book does not allow this question.
conduct_reason-stated = Reason given: { $reason }.
conduct_record-entry-count =
    { $count ->
        [one] { $count } entry on { $name }'s record.
       *[other] { $count } entries on { $name }'s record.
    }
conduct_record-entry-line = Hand { $hand }: { $offence }, { $penalty }.
conduct_record-finding-without-replay = Record the finding; the hand is not replayed.
conduct_record-outcomes-and-decider = Record both outcomes, the reason and who decided: { $who }.
conduct_record-the-offence = Record: { $name }, { $offence }.
conduct_record-the-reason = Record the reason.
conduct_repeat-removal-season-ban = This is removal number { $removals }: { $name } is banned for at least one season; enter when the ban ends.
conduct_repeat-warning-disqualifies = This is warning number { $given } for the same offence: { $name } is disqualified.
conduct_repeated-penalties-escalate = It is repeated: penalties escalate, and the next one up is { $penalty }.
conduct_resume-same-point-after-ruling = After the ruling, play continues from the same point.
conduct_return-next-hand = { $name } may come back for the next hand.
conduct_review-outcome = { $name } reviewed the ruling: { $outcome }.
conduct_role-picks-penalty-with-reason = The { $role } chooses the penalty and gives the reason.
conduct_rule-applied-unchanged = { $rule } is applied as it stands.
conduct_rule-departure-with-reason = Instead of '{ $was }': { $instead }. { $reason }.
conduct_ruling-corrected = The ruling is corrected.
conduct_ruling-is-final = The { $role }'s ruling is final.
conduct_ruling-request-expired = It is too late to ask for a ruling on that pot.
conduct_ruling-request-still-open = A ruling can still be asked for.
conduct_ruling-request-timely = The request is in time.
conduct_seat-dealt-out = The seat is dealt out.
conduct_sentence-for-offence = { $offence }: { $penalty }.
conduct_sentence-for-player = { $name }: { $penalty } ({ $offence }).
conduct_shown-cards-may-be-penalised = { $name } may be penalised for showing cards; the hand is { $state }. A penalty begins when the hand is over.
conduct_shown-hand-plays-on = { $name }'s hand plays on.
conduct_silent-device-not-forbidden = There is no rule against what others cannot hear.
conduct_staff-counts-player-chips = The dealer or the floor counts { $name }'s chips; { $name } does not have to.
conduct_stay-away-time-left = { $name } stays away from the table for another { $left }.
conduct_step-away-no-live-hand = { $name } has no live hand and may step away.
conduct_stepped-away-hand-dead = { $name } stepped away during the hand: the hand is dead, and the chips in the pot stay.
conduct_strategy-aid-away-from-table = Strategy aids: not allowed at the table.
conduct_table-frozen-until-ruling = The table stays as it is until the ruling.
conduct_table-not-held-for-ruling = The table was not told to wait for a ruling.
conduct_table-resumes-play = Play resumes where it stopped.
conduct_table-size-with-offender = { $players ->
        [one] 1 player at the table, including the offender.
       *[other] { $players } players at the table, including the offender.
    }
conduct_table-without-penalties = Nobody at this table is on a penalty.
conduct_tap-check-out-of-turn = It is not { $name }'s turn: the tap is a check out of turn.
conduct_tap-facing-bet-floor-decides = A tap is a check, but { $name } faces a bet of { $bet }: the floor decides what it counts as.
conduct_tap-facing-bet-no-raise = A tap is a check, but { $name } faces a bet of { $bet } and may now only call or fold.
conduct_tap-has-no-meaning = A tap has no meaning here.
conduct_tap-means-check = A tap on the table is a check.
conduct_time-penalties-follow-clock = Time penalties run with the tournament clock.
conduct_time-penalties-reduced = Time penalties are shortened by the same time.
conduct_undealt-cards-stay-hidden = Cards that would have been dealt are not shown.
conduct_unofficial-terms-own-risk = Players use unofficial words and signals at their own risk.
conduct_vaping-left-to-director = The book does not mention vaping: the director decides whether it counts as smoking.
conduct_warnings-toward-disqualification = { $name } has been given { $given } of { $limit } warnings for this; the last one means disqualification.
conduct_word-clear-in-local-use = '{ $word }' is clear enough where it is in use.
conduct_word-has-no-meaning = '{ $word }' has no meaning here.
conduct_word-is-official = '{ $word }' is an official term.

notice-place_check-in = check-in
notice-place_console = console
notice-place_payout = payout
notice-place_phone = phone
notice-place_rules = rules
notice-place_table = table
notice-place_wall = wall

penalty-name_asked-to-stop = asked to stop
penalty-name_barred = barred
penalty-name_chips = chips
penalty-name_competition-refused = competition refused
penalty-name_deal-void = deal void
penalty-name_disqualification = disqualification
penalty-name_disqualification-from-the-competition = disqualification from the competition
penalty-name_disqualification-from-the-league = disqualification from the league
penalty-name_exclusion-from-future-events = exclusion from future events
penalty-name_expulsion-from-the-competition = expulsion from the competition
penalty-name_league-points-forfeited = league points forfeited
penalty-name_leave-the-area = leave the area
penalty-name_minutes = minutes
penalty-name_missed-hands = missed hands
penalty-name_missed-rounds = missed rounds
penalty-name_no-penalty = no penalty
penalty-name_no-refund = no refund
penalty-name_outstanding-prizes-lost = outstanding prizes lost
penalty-name_permanent-ban = permanent ban
penalty-name_pot-forfeited = pot forfeited
penalty-name_prizes-forfeited = prizes forfeited
penalty-name_prizes-lost = prizes lost
penalty-name_prizes-of-the-night-lost = prizes of the night lost
penalty-name_removed-from-the-event = removed from the event
penalty-name_ruled-to-be-collusion = ruled to be collusion
penalty-name_season-points-lost = season points lost
penalty-name_suspended-without-end = suspended without end
penalty-name_suspension = suspension
penalty-name_suspension-for-a-stated-period = suspension for a stated period
penalty-name_venue-refused = venue refused
penalty-name_waived = waived
penalty-name_warning = warning

removal-ground_distraction = distraction
removal-ground_identification = identification

review_quashed = quashed
review_upheld = upheld
review_varied = varied

role_account-manager = account manager
role_captain = captain
role_dealer = dealer
role_deputy = deputy
role_director = director
role_events-director = events director
role_floor = floor
role_host = host
role_league-office = league office
role_management = management
role_player = player
role_sponsor = sponsor
role_staff = staff
role_supervisor = supervisor

spoken-language_english = English
spoken-language_korean = Korean
penalty-name_several = { $penalties }
conduct_denominations-apart-largest-in-front = Chips are stacked by denomination, the largest in front where everybody can see them.
conduct_season-ban = at least one season
conduct_wrong-ruling-final-by-the-book = A ruling of the { $roles } is final. The book does not say what becomes of one that proves wrong: the director decides by what is fair.
# An offence of a book, by its id; books word their own in English.
offence = { $title }
