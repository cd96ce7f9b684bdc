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
        [one] { $limit } minute is over: the rest of { $name }'s stack is removed from play after this hand.
       *[other] { $limit } minutes are over: the rest of { $name }'s stack is removed from play after this hand.
    }
seat_absence-pickup-due = { $name } has been away long enough for the chips to be picked up.
seat_absence-too-short = { $name } has not been away long enough yet.
seat_absence-without-limit = { $name }'s seat is dealt in and posts until the stack is gone; there is no time limit.
seat_absent-at-moment = { $names } was not { $moment }.
seat_absent-buying-chips = { $names } was about to buy more chips
seat_absent-post-stays = The { $chips } that { $name } posted stay in the pot.
seat_absent-until-stack-gone = { $name } may stay away: the seat is dealt in and posts until the stack is gone.
seat_all-in-away-director = { $names } is all-in and away; in a regular event the director uses common sense.
seat_all-present-hands-live = Every player dealt in was present: all hands are live.
seat_all-stacks-dealt-in = Every seat with chips is dealt in.
seat_ante-before-blind = The ante is paid before the blind: { $blind } for the blind, { $paid } for the ante.
seat_ante-only = ante only
seat_ante-owed = an ante of { $amount } is owed
seat_ante-reduced = The ante drops from { $highest } to { $ante } in level { $level }; antes should not be reduced.
seat_antes-never-reduced = No ante is smaller than an earlier one.
seat_at-table = at table
seat_at-the-table = at the table
seat_away-cannot-call-time = { $name } is away from the table and cannot call time.
seat_away-dealt-in = { $name } is away: the seat is dealt in, and its blinds and antes are posted.
seat_big-blind-and-plays = { $name } posts the big blind and plays.
seat_big-blind-is-due = The big blind is due to { $name } now: the button goes to the other player.
seat_blind-always-live = The { $blind } can never be dead: it always counts towards the poster's bet.
seat_blind-before-ante = The blind is paid before the ante: { $blind } for the blind, { $paid } for the ante.
seat_blind-dead-in-pot = The { $blind } goes to the pot and does not count towards a bet.
seat_blind-dodging-may-penalise = Dodging a blind on purpose may be penalised: record it as an offence.
seat_blind-dodging-penalised = Dodging a blind on purpose is penalised: record it as an offence.
seat_blinded-off-limited =
    { $limit ->
        [one] { $name }'s stack is blinded off for { $limit } minute of running clock.
       *[other] { $name }'s stack is blinded off for { $limit } minutes of running clock.
    }
seat_blinded-off-minutes-left =
    { $left ->
        [one] { $left } minute is left; then remove the stack.
       *[other] { $left } minutes are left; then remove the stack.
    }
seat_blinds-and-ante = blinds and ante
seat_blinds-compulsory = Blinds are compulsory: { $name } posts.
seat_blinds-state = blinds are { $state }
seat_both-blinds-posted = { $small } posts the small blind, { $big } the big blind.
seat_break-host-assigns = The host assigns the seats of a broken table.
seat_break-table-spread-players = If possible, break this table first and spread its players over the field.
seat_break-two-random-steps = Players of a broken table get new tables and seats by a random process in two steps; nobody assigns them.
seat_button-and-big-blind = { $button } has the button, { $big } the big blind.
seat_button-continues-from = On the next hand the button moves on from seat { $seat }.
seat_button-continues-to-next = It is not moved back: the button moves on from seat { $seat } to seat { $next }.
seat_button-frozen = The button moves once to seat { $seat } and stands still while stud is played.
seat_button-goes-to = The button moves to seat { $seat }.
seat_button-method-fixed = Play started with the { $current } button, and that does not change.
seat_button-method-from-start = The { $method } button is used from the first hand.
seat_button-method-not-played = The { $method } button is not used here; the { $current } button is.
seat_button-player-deals = The player on the button deals.
seat_button-position = The button is at seat { $seat }.
seat_button-position-empty = The button is at seat { $seat }, which is empty.
seat_button-then-seat = Then to seat { $seat }.
seat_button-was-drawn = The button was drawn.
seat_clock-acted-in-time = { $name } acted in time.
seat_clock-already-used = { $name } has already been put on the clock for this decision.
seat_clock-asked-floor-judges = A clock is called on { $name }; the floor judges whether reasonable time has passed.
seat_clock-caller-not-seated = { $name } is not at the table and cannot call the clock.
seat_clock-count-down = { $countdown ->
        [one] Then count down { $countdown } second aloud.
       *[other] Then count down { $countdown } seconds aloud.
    }
seat_clock-early = It is too early for a clock.
seat_clock-expired-check = Time is up and { $name } faces no bet: this is a check.
seat_clock-expired-dead = Time is up: { $name }'s hand is dead.
seat_clock-expired-facing-bet = Time is up and { $name } faces a bet: { $name }'s hand is dead.
seat_clock-not-by-floor = In this book players at the table call the clock; the floor does not.
seat_clock-not-to-act = It is not { $name }'s turn, so the clock cannot be called.
seat_clock-paused = The clock is paused for a moment.
seat_clock-runs-despite-reason = The clock does not stop for { $reason }; the request is handled while it runs.
seat_clock-runs-on = The clock does not stop; the request is handled while it runs.
seat_clock-started = { $name } is on the clock.
seat_clock-table-only = Only someone at this table may call the clock.
seat_clock-tell-seconds =
    { $seconds ->
        [one] Tell { $name }: { $seconds } second.
       *[other] Tell { $name }: { $seconds } seconds.
    }
seat_clock-thought-time =
    { $thought ->
        [one] { $thought } second of thinking time; a clock may be called from { $after } seconds
       *[other] { $thought } seconds of thinking time; a clock may be called from { $after } seconds
    }
seat_clock-tie = The act and the end of the clock came together, and a tie goes to the player.
seat_clock-time-left =
    { $left ->
        [one] { $name } has { $left } second left.
       *[other] { $name } has { $left } seconds left.
    }
seat_clock-too-soon =
    { $thought ->
        [one] { $name } has had { $thought } second, which is too soon for a clock.
       *[other] { $name } has had { $thought } seconds, which is too soon for a clock.
    }
seat_clock-warn =
    { $warning ->
        [one] Warn when { $warning } second is left.
       *[other] Warn when { $warning } seconds are left.
    }
seat_colour-up-exchanged = The chips are exchanged for larger ones.
seat_colour-up-odd-raced = Larger chips raced for: { $raced }.
seat_dead-button = The button moves to seat { $seat }, where nobody is dealt in: a dead button.
seat_deal-and-betting-start = The deal and later betting rounds start left of the button, the first betting round with { $name }.
seat_deal-in-after-button = Deal { $name } in on the first hand after the button has passed the seat; no blind is due until then.
seat_deal-in-take-forced = Deal the seat in and take its { $forced } when they fall due, once per hand.
seat_deal-post-kill-hand = Deal the seat in, post what is due, and kill its hand.
seat_dealer-or-host-posts-absent = The dealer or the host posts the { $kind } of { $paid } from { $name }'s stack while { $name } is away.
seat_dealer-posts-absent = The dealer takes the { $kind } of { $paid } from { $name }'s stack while { $name } is away.
seat_dealt-in-next-hand = { $name } is dealt in on the next hand.
seat_dealt-in-this-hand = { $name } is dealt in on this hand.
seat_deck-ready-players = Decks are made ready with { $needed } players at the table; { $here } there now.
seat_director-may-override = The director may rule otherwise.
seat_draw-at-table-count = The button is drawn again when { $tables } remain; until then it moves as usual.
seat_draw-button-again = The button is drawn again.
seat_draw-give-button = Give the button to { $name }, who drew { $card }.
seat_draw-high-cards = Draw high cards for the button just before the next hand; it starts from there.
seat_draw-highest-card = { $name } drew the highest card, { $card }.
seat_draw-log-open-method = Log the draw: the book requires one and does not say how.
seat_draw-needed-first = This table has no button yet: draw for it first.
seat_draw-other-tables-confirm = At the other tables the director confirms seat { $seat } or, if it is empty, the next player.
seat_draw-per-table = Each table draws for its own button.
seat_draw-table-one-director = Table 1 drew seat { $seat }; the director decides whether that applies here.
seat_empty-button = Nobody is on the button.
seat_empty-button-acts-last = { $name }, the player before the empty button, acts last.
seat_empty-button-deals = { $name }, the player before the empty button, deals.
seat_empty-button-host-decides = Nobody is on the button: the host decides who deals; { $name } acts last.
seat_final-table-size = The size of the final table follows from the tables of the event.
seat_final-table-starts = The final table starts.
seat_floor-before-all-in-kill = Call the floor before { $names }'s all-in hand is taken away.
seat_floor-confirms-redeal = The floor confirms whether cards are dealt again or handed to the right players.
seat_found-exchanged = { $name } gets { $given } for the chips, at equal value.
seat_found-no-compensation = No compensation is owed to { $name } for chips that were not coloured up in time.
seat_found-removed = Remove the odd { $lost } from play.
seat_full-bet-to-call = The bet to call is the full { $full }.
seat_halt-other-format = In short-handed and fast events the director decides whether a short table stops.
seat_halt-when-blinds-affected = The table is { $short } players short and stops as soon as the blinds are affected.
seat_hand-for-hand-clock-director = The director decides whether the clock runs.
seat_hand-for-hand-clock-runs = With { $left } players left the clock may run on; no time is added back.
seat_hand-for-hand-clock-stopped = The clock is stopped; each hand takes { $seconds } seconds off it.
seat_hand-for-hand-most = A hand takes at most { $seconds } seconds off the clock.
seat_hand-for-hand-starts = Play is hand for hand: every table plays one hand and waits for the others.
seat_hand-for-hand-stay = Players are encouraged to stay seated; nobody is penalised for standing up between hands.
seat_hand-for-hand-untimed = Hand-for-hand is played without the shot clock.
seat_hand-for-hand-wait-for-floor = Wait until the floor starts the next hand.
seat_hand-for-hand-waits = Play is hand for hand: the next hand is dealt when all other tables have finished theirs.
seat_heads-up-blinds-due = { $button } is on the button and posts the small blind; { $other } posts the big blind.
seat_host-acts-sooner = The host may act sooner and records the reason.
seat_in-the-room = in the room
seat_keep-or-confirm-ante = Keep the ante, or have the director confirm the lower one.
seat_kill-absent-after-deal = Kill { $names }'s hand now that the deal is complete.
seat_kill-absent-at-once = Kill { $names }'s hand at once.
seat_kill-hand-pot-stays = Kill { $name }'s hand; chips in the pot stay there.
seat_killed-hands-may-receive = The house may choose to keep dealing cards to killed hands.
seat_killed-hands-no-cards = Killed hands receive no further cards.
seat_last-hand-positions = last hand: button { $button }, small blind { $small }, big blind { $big }
seat_late-docked = A latecomer is docked { $blinds } big blinds: { $docked }.
seat_late-full-stack = A latecomer gets a full starting stack.
seat_late-seat-in-play = { $name } is late: the seat and its stack stay in play unless the director disqualifies the player.
seat_latecomer-no-look = Players who arrive now may not look at the cards.
seat_latecomer-waits-for-chips = { $name } has to wait until play has started and everybody who was on time has chips.
seat_left-during-hand-dead = { $name } stepped away from the table during the hand: the hand is dead.
seat_level-kind-unknown = The book has no levels with { $kind }.
seat_level-needs-forced-bet = A level needs a blind or an ante.
seat_level-next-hand = This hand had begun, so it is played at { $old }; the new level counts from the next hand.
seat_level-not-before-zero = A new level is not announced before the clock reads zero; { $seconds } seconds are left.
seat_level-playable = The level may be played.
seat_level-this-hand = No hand has begun yet, so the next one is dealt at { $new }.
seat_live-hand-must-stay = Players with a live hand stay until the showdown is over; { $name }'s hand stays live.
seat_may-be-kept-apart = { $names } may be seated apart.
seat_may-leave-no-hand = { $name } has no live hand and may leave the table.
seat_misdeal-keeps-button = The button moves after a completed hand; a misdeal is not one.
seat_misplaced-corrected-next-hand = There has been enough action, so the hand is played on; button and blinds are corrected on the next hand.
seat_misplaced-corrected-now = There has been no substantial action, so button and blinds are corrected.
seat_misplaced-misdeal = The button was misplaced and there has been too little action: a misdeal.
seat_misplaced-never-moved-back = There has been substantial action: the error stands, the hand goes on, and nothing is moved back afterwards.
seat_moment-first-card = at the seat for their first card
seat_moment-hands-complete = at the table when all starting hands were complete
seat_moment-last-card-button = in the seat when the last card reached the button
seat_moment-last-card-out = at the seat when the last card of the deal was dealt
seat_move-button-big-blind = Move the button to seat { $seat }; { $big } posts the big blind.
seat_move-button-both-blinds = Move the button to seat { $seat }; { $small } posts the small blind, { $big } the big blind.
seat_move-button-coming-hand = Move the button to seat { $seat } for the coming hand; the host confirms.
seat_move-button-next-hand = Move the button to seat { $seat } for the next hand; the host confirms.
seat_move-to-own-seat = Move the player to seat { $seat }.
seat_moved-latest-blind = A moved player gets the open seat that has the big blind latest: seat { $seat }.
seat_moved-worst-seat = A moved player gets the worst open seat, never the small blind, even if that is a big blind at once: seat { $seat }.
seat_mover-big-blind = { $name } is due for the big blind on the next hand and moves.
seat_mover-cutoff = { $name } is in the cutoff and moves.
seat_new-players-button-continues =
    { $new ->
        [one] { $new } of { $players } players is new: the button moves as usual.
       *[other] { $new } of { $players } players are new: the button moves as usual.
    }
seat_new-players-count =
    { $new ->
        [one] { $new } of { $players } players is new at the table.
       *[other] { $new } of { $players } players are new at the table.
    }
seat_newcomer-let-in = { $name } is { $place }; this house deals newcomers in there.
seat_newcomer-waits = { $name } is { $place } and waits.
seat_no-early-post-in = Posting to come in sooner is not possible.
seat_no-proxy-play = { $player } may not play { $name }'s stack: the seat only posts and folds.
seat_no-repeat-big-blind = { $name } posted the big blind on the hand before and cannot post it again.
seat_no-show = { $name } has not turned up in time.
seat_one-blind = one blind
seat_option-kept = { $name } has not had a turn yet and keeps the option.
seat_pace-announce-choice = Announce the choice to all players, also when it starts during the event.
seat_pace-book-clock = The book's clock is { $length }.
seat_pace-house-methods = The house announces that timely play is expected and chooses its own methods.
seat_pace-minimum-clock = A clock must be at least one second long.
seat_pace-new-clock-length = { $seconds ->
        [one] From now on a clock is 1 second with a countdown of { $countdown }. Record the reason.
       *[other] From now on a clock is { $seconds } seconds with a countdown of { $countdown }. Record the reason.
    }
seat_pace-only-shorter = { $most ->
        [one] The time can only be shortened from 1 second, not extended.
       *[other] The time can only be shortened from { $most } seconds, not extended.
    }
seat_pace-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
seat_pace-seconds-and-countdown = { $seconds } + { $countdown } seconds
seat_pace-slow-count = stalled on purpose: { $times }
seat_pace-slow-times =
    { $times ->
        [one] { $name } has stalled on purpose { $times } time.
       *[other] { $name } has stalled on purpose { $times } times.
    }
seat_pace-usual-time-again = { $name } has the usual time again.
seat_place-between-button-small = between button and small blind
seat_place-on-button = on the button
seat_place-small-blind = in the small blind
seat_play-hand-as-is = Play the hand as it is.
seat_play-may-wait = Play may wait for { $reason }.
seat_play-never-halts = Only a break stops play; short tables play on, and the director may merge them.
seat_play-stops-in-breaks-only = Play stops in breaks only, not for { $reason }; tell the host and play on.
seat_player-left-tournament = { $name } has left the tournament: the chips are removed from play.
seat_player-may-still-come = It is too early: { $name } may still come.
seat_post-blind = Post { $name }'s blind.
seat_prefer-break-table-first = If the chips are removed, break this table first if possible.
seat_presence-needed-versus-actual = Present means { $needed }; { $name } is { $how }.
seat_present-action-stops = { $name } is at the table: the action stops.
seat_race-deals-in-order = The race is dealt in this order: { $names }.
seat_race-needs-players = A race is held with the players present, or under the eyes of the director.
seat_race-nobody-out = Nobody is raced out: give { $names } one chip of { $chips }.
seat_race-order = Larger chips raced for: { $raced }. Cards are dealt in this order: { $names }.
seat_race-players-welcome = Players are encouraged to watch the race, with all chips in view.
seat_race-won = The highest cards win a chip of { $chips } each: { $names }.
seat_rebuy-in-time = { $name } asks before the hand has begun: the rebuy counts for it.
seat_rebuy-too-late = The hand has begun: { $name } had to announce the rebuy before that.
seat_redeal-same-players = The new deal repeats the first one: the same players are dealt in, nobody new.
seat_redeal-same-positions = Leave the button and the blinds where they are for the redeal.
seat_remove-chips-record-finish = Take { $chips } out of play and record { $name }'s finish.
seat_remove-stack-after-hand = Remove { $name }'s stack after the current hand.
seat_return-chips-and-cards = Return all chips and take in the cards.
seat_return-posted-blinds = Return the posted blinds.
seat_seated = seated
seat_seats-by-host = Once play has begun only the host changes seats.
seat_seats-free = { $names } may change seats.
seat_several-blinds = several blinds
seat_shot-clock-after-count = The bet is counted before the clock starts.
seat_shot-clock-checked = { $name } has checked.
seat_shot-clock-count-then-start = Count the bet of { $bet }, tell { $name }, then start the clock.
seat_shot-clock-dead-hand = { $name } has no time bank chips left: the hand is dead.
seat_shot-clock-seconds =
    { $seconds ->
        [one] { $name } has { $seconds } second.
       *[other] { $name } has { $seconds } seconds.
    }
seat_shot-clock-time-bank = { $worth ->
        [one] { $name } uses a time bank chip for { $worth } more second; time bank chips left: { $left }.
       *[other] { $name } uses a time bank chip for { $worth } more seconds; time bank chips left: { $left }.
    }
seat_shuffle-and-redeal = Shuffle and deal again.
seat_skipped-positions-first = Every player takes a turn at each position: skipped positions come first.
seat_small-blind-dead = The small blind is dead; { $big } posts the big blind.
seat_special-need-told = { $name } has given a reason
seat_special-needs = Arrangements are made for { $name } when it can be done.
seat_stack-off-already = { $name }'s chips have been taken off already.
seat_stack-removable-anytime = { $name }'s { $chips } chips are removed from play; this may be done at any time.
seat_stacks-left = There are { $most } starting stacks.
seat_stacks-used-up = All { $most } starting stacks are used: nobody more is seated.
seat_stay-request-running = { $name } asked for the chips to stay, and the time is not up.
seat_substitute-needs-consent = { $player } may take over { $name }'s stack only with the director's consent.
seat_table-ante-payer = The { $payer } pays the ante for the table.
seat_table-by-director = The director chooses the table.
seat_table-by-procedure = A predetermined procedure names the table that gives up a player.
seat_table-fullest = The fullest table gives up a player.
seat_table-halts = The table is { $short } players short: it stops until it is balanced, unless the director waives that.
seat_table-not-short = The table is { $short } players short; it stops from { $limit } on.
seat_tables-left = { $tables ->
        [one] { $tables } table is left.
       *[other] { $tables } tables are left.
    }
seat_time-away = { $rotations ->
        [one] { $minutes ->
            [one] away for { $rotations } rotation, { $minutes } minute
           *[other] away for { $rotations } rotation, { $minutes } minutes
        }
       *[other] { $minutes ->
            [one] away for { $rotations } rotations, { $minutes } minute
           *[other] away for { $rotations } rotations, { $minutes } minutes
        }
    }
seat_try-contact-player = Try to find and contact { $name }.
seat_two-blinds = two blinds
seat_wait-for-button-pass = { $names } waits until the button has passed.
seat_waiting-positions = positions that wait: { $places }
seat_within-reach = within reach
seat_within-reach-of-chair = within reach of the chair
seat_wrong-hand-chips-stay = Chips paid on the wrong hand stay where they are.
seat_hand-keeps-old-level = There has been substantial action, so the hand is played out at the prior level.
seat_next-hand-new-level = The next hand is played at the new level.
seat_old-level-needs-substantial-action = The book keeps a hand at the old level only after substantial action, and there has been none.
seat_wrong-seat-moves = { $name } moves to the right seat at once, with the chips in front of them now.
seat_wrong-seat-wrong-stack = { $name } sat in a wrong seat with a wrong stack: the floor decides.
