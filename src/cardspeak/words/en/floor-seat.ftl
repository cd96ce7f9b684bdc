ante-payer_big-blind = big blind
ante-payer_everyone = everyone

button-method_dead = dead
button-method_moving = moving

forced-bet_antes = antes
forced-bet_blinds = blinds
forced-bet_bring-in = bring-in

hand-state_all-in = all-in
hand-state_dead = dead
hand-state_live = live

newcomer-waits_between = between
newcomer-waits_button = button
newcomer-waits_small-blind = small blind

player_nobody = nobody

post_ante = ante
post_big-blind = big blind
post_dead-post = dead post
post_extra-blind = extra blind
post_post = post
post_small-blind = small blind
post_straddle = straddle

seat_absence-limit-reached =
    { $limit ->
        [one] { $limit } minute is over: the rest of the stack of { $name } leaves play after this hand.
       *[other] { $limit } minutes are over: the rest of the stack of { $name } leaves play after this hand.
    }
seat_absence-pickup-due = { $name } has been away long enough for the chips to be picked up.
seat_absence-too-short = { $name } has not been away long enough yet.
seat_absence-without-limit = The seat of { $name } is dealt in and posts until the stack is gone; no time ends it.
seat_absent-at-moment = { $names } was not { $moment }.
seat_absent-buying-chips = { $names } was about to buy more chips
seat_absent-post-stays = The { $chips } posted by { $name } stay in the pot.
seat_absent-until-stack-gone = { $name } may stay away: the seat is dealt in and posts until the stack is gone.
seat_all-in-away-director = { $names } is all-in and away; in a regular event the director judges with common sense.
seat_all-present-hands-live = Everybody dealt in was there: all hands are live.
seat_all-stacks-dealt-in = Every seat with chips is dealt in.
seat_ante-before-blind = The ante before the blind: { $blind } for the blind, { $paid } for the ante.
seat_ante-only = ante only
seat_ante-owed = an ante of { $amount } is owed
seat_ante-reduced = The ante comes down to { $ante } in level { $level } after { $highest }; antes should not be reduced.
seat_antes-never-reduced = No ante is smaller than one before it.
seat_at-table = at table
seat_at-the-table = at the table
seat_away-cannot-call-time = { $name } is away from the table and cannot call time.
seat_big-blind-and-plays = { $name } posts the big blind and plays.
seat_blind-always-live = The { $blind } can never be dead: it is always part of its poster's bet.
seat_blind-before-ante = The blind before the ante: { $blind } for the blind, { $paid } for the ante.
seat_blind-dead-in-pot = The { $blind } goes to the pot and counts for no bet.
seat_blind-dodging-may-penalise = Dodging a blind on purpose may be penalised: record it as an offence.
seat_blind-dodging-penalised = Dodging a blind on purpose is penalised: record it as an offence.
seat_blinded-off-limited =
    { $limit ->
        [one] The stack of { $name } is blinded off for { $limit } minute of running clock.
       *[other] The stack of { $name } is blinded off for { $limit } minutes of running clock.
    }
seat_blinds-and-ante = blinds and ante
seat_blinds-compulsory = Blinds are compulsory: { $name } posts.
seat_blinds-state = blinds are { $state }
seat_both-blinds-posted = { $small } posts the small blind, { $big } the big blind.
seat_break-table-spread-players = Where it is possible break this table first and spread its players over the field.
seat_button-and-big-blind = { $button } has the button, { $big } the big blind.
seat_button-continues-from = On the next hand the button goes on from seat { $seat }.
seat_button-continues-to-next = It is not moved back: the button goes on from seat { $seat } to seat { $next }.
seat_button-goes-to = The button goes to seat { $seat }.
seat_button-method-fixed = Play has started with the { $current } button, and it stays so.
seat_button-method-from-start = The { $method } button is played from the first hand on.
seat_button-method-not-played = The { $method } button is not played; it is the { $current } button here.
seat_button-player-deals = The player on the button deals.
seat_button-position = The button is in seat { $seat }.
seat_button-position-empty = The button is in seat { $seat }, where nobody sits.
seat_button-then-seat = Then to seat { $seat }.
seat_button-was-drawn = The button was drawn for.
seat_clock-acted-in-time = { $name } has acted in time.
seat_clock-already-used = { $name } has been put on the clock for this decision already.
seat_clock-asked-floor-judges = A clock on { $name } is asked for; whether reasonable time has passed is for the floor to judge.
seat_clock-caller-not-seated = { $name } is not at the seat and cannot call for the clock.
seat_clock-count-down = Then count { $countdown } down aloud.
seat_clock-early = It is early for one.
seat_clock-expired-check = Time is over and { $name } faces no bet: a check.
seat_clock-expired-dead = Time is over: the hand of { $name } is dead.
seat_clock-expired-facing-bet = Time is over and { $name } faces a bet: the hand of { $name } is dead.
seat_clock-not-by-floor = The book lets players at the table call for the clock, not the floor.
seat_clock-not-to-act = { $name } is not to act, so there is nothing to put the clock on.
seat_clock-paused = The clock stops for a moment.
seat_clock-runs-despite-reason = The clock is not stopped for { $reason }; what was asked is answered while it runs.
seat_clock-runs-on = The clock is not stopped; what was asked is answered while it runs.
seat_clock-started = The clock is on { $name }.
seat_clock-table-only = Only somebody at this table may call for the clock.
seat_clock-tell-seconds =
    { $seconds ->
        [one] Tell { $name }: { $seconds } second.
       *[other] Tell { $name }: { $seconds } seconds.
    }
seat_clock-thought-time =
    { $thought ->
        [one] { $thought } second of thought; a clock is in order from { $after } on
       *[other] { $thought } seconds of thought; a clock is in order from { $after } on
    }
seat_clock-time-left =
    { $left ->
        [one] { $name } has { $left } second left.
       *[other] { $name } has { $left } seconds left.
    }
seat_clock-too-soon =
    { $thought ->
        [one] { $name } has had { $thought } second; that is too soon for a clock.
       *[other] { $name } has had { $thought } seconds; that is too soon for a clock.
    }
seat_clock-warn =
    { $warning ->
        [one] Warn when { $warning } second is left.
       *[other] Warn when { $warning } seconds are left.
    }
seat_dead-button = The button goes to seat { $seat }, where nobody is dealt in: a dead button.
seat_deal-and-betting-start = Cards and later betting start left of the button, the first betting with { $name }.
seat_deal-in-after-button = Deal { $name } in on the first hand after the button has passed the seat; no blind is owed until then.
seat_deal-in-take-forced = Deal the seat in and take its { $forced } once a hand as they fall due.
seat_deal-post-kill-hand = Deal the seat in, post what is due, kill its hand.
seat_dealer-or-host-posts-absent = The dealer or the host puts out the { $kind } of { $paid } from the stack of { $name }, who is away.
seat_dealer-posts-absent = The dealer takes out the { $kind } of { $paid } from the stack of { $name }, who is away.
seat_dealt-in-next-hand = { $name } is dealt in on the next hand.
seat_director-may-override = The director may rule otherwise.
seat_draw-at-table-count = A new draw comes with { $tables }; until then the button carries on.
seat_draw-button-again = The button is drawn for again.
seat_draw-give-button = Give the button to { $name } with { $card }.
seat_draw-high-cards = Draw high cards for the button right before the next hand; it starts from there.
seat_draw-highest-card = { $name } drew the highest card, { $card }.
seat_draw-log-open-method = Log the draw: the book asks for one and leaves the way open.
seat_draw-needed-first = This table has no button yet: draw for it first.
seat_draw-other-tables-confirm = At the other tables the director confirms seat { $seat }, or the next player where it is empty.
seat_draw-per-table = Each table draws for its own button.
seat_draw-table-one-director = Table 1 drew seat { $seat }; whether it holds here is for the director.
seat_empty-button = Nobody is on the button.
seat_empty-button-acts-last = { $name }, the player before the empty button, acts last.
seat_empty-button-deals = { $name }, the player before the empty button, deals.
seat_empty-button-host-decides = Nobody is on the button: the host sees who deals; { $name } acts last.
seat_final-table-starts = The final table starts.
seat_floor-before-all-in-kill = Call the floor before the all-in hand of { $names } is taken away.
seat_floor-confirms-redeal = The floor confirms whether cards are dealt again or handed to the right players.
seat_full-bet-to-call = The bet to call is the full { $full }.
seat_hand-for-hand-untimed = Hand-for-hand is played without the shot clock.
seat_heads-up-blinds-due = { $button } is small blind on the button, { $other } is due for the big blind.
seat_host-acts-sooner = The host may decide to act sooner and records the reason.
seat_in-the-room = in the room
seat_keep-or-confirm-ante = Keep the ante, or let the director confirm the lower one.
seat_kill-absent-after-deal = Kill the hand of { $names } now that the deal is complete.
seat_kill-absent-at-once = Kill the hand of { $names } at once.
seat_kill-hand-pot-stays = Kill the hand of { $name }; what is in the pot stays there.
seat_killed-hands-may-receive = The house may have killed hands go on receiving cards.
seat_killed-hands-no-cards = Killed hands receive no further cards.
seat_last-hand-positions = last hand: button { $button }, small blind { $small }, big blind { $big }
seat_late-seat-in-play = { $name } is late: the seat stays in play with its stack unless the director disqualifies.
seat_latecomer-no-look = Whoever comes now may not look at the cards.
seat_left-during-hand-dead = { $name } stepped away from the table during the hand: it is dead.
seat_level-kind-unknown = The book has no levels with { $kind }.
seat_level-needs-forced-bet = A level needs a blind or an ante.
seat_level-playable = The level may be played.
seat_live-hand-must-stay = Players with a live hand stay until the showdown is over; the hand of { $name } stays live.
seat_may-leave-no-hand = { $name } has no live hand and may leave the table.
seat_misdeal-keeps-button = The button moves when a hand is complete; a misdeal is none.
seat_misplaced-corrected-next-hand = Enough has been done, so the hand plays on; button and blinds are corrected on the next one.
seat_misplaced-corrected-now = Substantial action has not happened, so button and blinds are put right.
seat_misplaced-misdeal = The button was out of place and too little has been done: a misdeal.
seat_misplaced-never-moved-back = Substantial action has happened: the hand goes on, and nothing is moved back afterwards.
seat_moment-first-card = at the seat for the own first card
seat_moment-hands-complete = at the table when all starting hands were complete
seat_moment-last-card-button = in the seat when the last card reached the button
seat_moment-last-card-out = at the seat when the last card of the deal was out
seat_move-button-big-blind = Put the button to seat { $seat }; { $big } the big blind.
seat_move-button-both-blinds = Put the button to seat { $seat }; { $small } posts the small blind, { $big } the big blind.
seat_move-button-coming-hand = Put the button to seat { $seat } for the coming hand; the host confirms.
seat_move-button-next-hand = For the next hand put the button to seat { $seat }; the host confirms.
seat_new-players-button-continues =
    { $new ->
        [one] { $new } of { $players } players is new: the button carries on.
       *[other] { $new } of { $players } players are new: the button carries on.
    }
seat_new-players-count =
    { $new ->
        [one] { $new } of { $players } players is new at the table.
       *[other] { $new } of { $players } players are new at the table.
    }
seat_newcomer-let-in = { $name } is { $place }; the house lets newcomers in there.
seat_newcomer-waits = { $name } is { $place } and waits.
seat_no-early-post-in = Posting to come in sooner is not possible.
seat_no-proxy-play = { $player } may not play the stack of { $name }: the seat only posts and folds.
seat_no-repeat-big-blind = { $name } was big blind on the hand before and cannot be again.
seat_no-show = Nobody has sat down for { $name } in time.
seat_one-blind = one blind
seat_option-kept = { $name } has not had a turn yet and keeps the option.
seat_pace-announce-choice = Announce what is chosen to all players, also when it starts in mid-event.
seat_pace-book-clock = The book's clock is { $length }.
seat_pace-house-methods = The house makes known that timely play is expected and chooses its own ways.
seat_pace-minimum-clock = A clock needs at least one second.
seat_pace-new-clock-length = From now on a clock is { $seconds } seconds and { $countdown } counted down. Record the reason.
seat_pace-only-shorter = The time may be made shorter than { $most } seconds, not longer.
seat_pace-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
seat_pace-seconds-and-countdown = { $seconds } + { $countdown } seconds
seat_pace-slow-count = slow on purpose: { $times }
seat_pace-slow-times =
    { $times ->
        [one] { $name } has been slow on purpose { $times } time.
       *[other] { $name } has been slow on purpose { $times } times.
    }
seat_pace-usual-time-again = { $name } has the usual time again.
seat_place-between-button-small = between button and small blind
seat_place-on-button = on the button
seat_place-small-blind = in the small blind
seat_play-hand-as-is = Play the hand as it is.
seat_player-left-tournament = { $name } has left the tournament: the chips leave play.
seat_player-may-still-come = It is early: { $name } may still come.
seat_post-blind = Post the blind of { $name }.
seat_prefer-break-table-first = If the chips go, break this table first where that is possible.
seat_presence-needed-versus-actual = Being there means being { $needed }; { $name } is { $how }.
seat_present-action-stops = { $name } is at the table: the action stops.
seat_redeal-same-positions = Leave button and blinds where they are for the redeal.
seat_remove-chips-record-finish = Take { $chips } out of play and record the finish of { $name }.
seat_remove-stack-after-hand = Take the stack of { $name } off after the hand in progress.
seat_return-chips-and-cards = Give all chips back and take the cards in.
seat_return-posted-blinds = Give the posted blinds back.
seat_seated = seated
seat_several-blinds = several blinds
seat_shot-clock-after-count = The bet is counted before the clock starts.
seat_shot-clock-checked = { $name } has checked.
seat_shot-clock-count-then-start = Count the { $bet } and tell { $name }; then start the clock.
seat_shot-clock-dead-hand = { $name } has no time bank chip left: the hand is dead.
seat_shot-clock-seconds =
    { $seconds ->
        [one] { $name } has { $seconds } second.
       *[other] { $name } has { $seconds } seconds.
    }
seat_shot-clock-time-bank = { $name } gives up a time bank chip for { $worth } more seconds.
seat_shuffle-and-redeal = Shuffle and deal again.
seat_skipped-positions-first = Each player gets one turn at each position: the places passed over come first.
seat_small-blind-dead = The small blind is dead, { $big } the big blind.
seat_stack-removable-anytime = The { $chips } chips of { $name } leave play; this may be done at any time.
seat_stay-request-running = { $name } asked for the chips to stay, and the time is not over.
seat_table-ante-payer = The { $payer } pays the ante for the table.
seat_tables-left = { $tables } tables are left.
seat_time-away = away for { $rotations } rotations, { $minutes } minutes
seat_try-contact-player = Try to find { $name } and to get in touch.
seat_two-blinds = two blinds
seat_wait-for-button-pass = { $names } waits until the button has passed.
seat_waiting-positions = positions that wait: { $places }
seat_within-reach = within reach
seat_within-reach-of-chair = within reach of chair
seat_wrong-hand-chips-stay = Chips paid on the wrong hand stay where they are.
seat_hand-keeps-old-level = Substantial action has happened, so the hand is played out at the old level.
seat_next-hand-new-level = The next hand has the new level.
seat_old-level-needs-substantial-action = The book holds a hand to the old level only after substantial action, which has not happened.
