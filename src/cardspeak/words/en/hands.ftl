### A hand in words, action by action, and hand histories compared with their replay. Audience: staff.

ante-by_big-blind = big blind
ante-by_button = button
ante-by_everyone = everyone

betting-name_limit = limit
betting-name_no-limit = no-limit
betting-name_pot-limit = pot-limit

game-name_ace-to-five-triple-draw = ace-to-five triple draw
game-name_badugi = badugi
game-name_deuce-to-seven-single-draw = deuce-to-seven single draw
game-name_deuce-to-seven-triple-draw = deuce-to-seven triple draw
game-name_five-card-draw = five-card draw
game-name_five-card-omaha = five-card omaha
game-name_five-card-omaha-hi-lo = five-card omaha hi-lo
game-name_hold-em = hold'em
game-name_omaha = omaha
game-name_omaha-hi-lo = omaha hi-lo
game-name_razz = razz
game-name_seven-card-stud = seven-card stud
game-name_seven-card-stud-hi-lo = seven-card stud hi-lo
game-name_short-deck = short deck

history_cards-unknown = Every action is lawful up to the showdown, where the cards in seat { $seats } are unknown.
history_differ = The { $what } differ from the replay: { $seats }.
history_ends-before = Every action is lawful; the file ends while the hand waits for: { $step }.
history_lawful = Every action is lawful, and the hand is complete.
history_odd-chip = The odd chip of { $amount } in a split pot went to another of its winners.
history_rake = The winners of a pot of { $pot } got { $short } less: a rake of { $percent } %.
history_same = The { $what } are the same.
history_seat-differs = seat { $seat } { $gap }
history_uncalled = The file counts { $amount } as won that nobody called and that was returned.
history_unknown-cards = The pot of { $pot } went to live hands whose cards are unknown.
history_unknown-cards-and-rake = The pot of { $pot } went to live hands whose cards are unknown, { $rake } of it to the house.
history_unpaid-ante = The ante of seat { $seats } ({ $amount }) is in the file but never reached the pot.

history-reason_ante-not-paid = ante not paid
history-reason_every-action-lawful = every action lawful
history-reason_finishing-stacks = finishing stacks
history-reason_odd-chip = odd chip
history-reason_rake = rake
history-reason_the-file-ends-before-the-hand = the file ends before the hand
history-reason_uncalled-bet-counted = uncalled bet counted
history-reason_unknown-cards = unknown cards
history-reason_unknown-cards-at-the-showdown = unknown cards at the showdown
history-reason_winnings = winnings

house-practice_hidden-all-in = hands stay hidden, or are mucked, after an all-in
house-practice_raise-completes = a raise over a short all-in completes it
house-practice_short-all-in-reopens = a short all-in re-opens the betting
house-practice_ties-by-seat = equal open hands act by seat, not by suit
house-practice_told-opener = the file says who opens, since an up card is unknown

played_bets = bets { $amount }
played_board = board { $cards }
played_brings-in = brings it in for { $amount }
played_burn = burn { $cards }
played_calls = calls, { $amount } more
played_checks = checks
played_draws = draws { $n }: throws away { $cards }
played_folds = folds
played_forfeits = folds and forfeits { $amount }
played_has-dead-hand = has a dead hand
played_has-dead-hand-because = has a dead hand: { $why }
played_is-dealt = is dealt { $cards }
played_is-dealt-face-up = is dealt { $cards } face up
played_main-pot = the main pot
played_mucks = mucks
played_new-stub =
    { $n ->
        [one] a new stub of 1 card
       *[other] a new stub of { $n } cards
    }
played_opens-by-dealer = is first, on the dealer's word
played_posts = posts { $kind } { $amount }
played_raises = raises to { $amount }
played_shows = shows { $cards }
played_side-pot = side pot { $number }
played_stands-pat = stands pat
played_takes-back = takes back { $amount }
played_wager-stands = makes it { $amount }, which stands
played_wins-high = wins { $amount } from { $pot }, high
played_wins-low = wins { $amount } from { $pot }, low
played_wins-pot = wins { $amount } from { $pot }

verdict_agrees = agrees
verdict_broken = broken
verdict_explained = explained
verdict_no-result-recorded = no result recorded
verdict_unexplained = unexplained
