### What the command line prints: labels, columns, results. Audience: staff.

cli_accepted = accepted: { $limits }
cli_accepts-example = for example { $limit }
cli_accepts-max = at most { $limit }
cli_accepts-min = at least { $limit }
cli_accepts-multiple = a multiple of { $limit }
cli_accepts-of = { $of }
cli_accepts-sum = { $limit } in total
cli_adds-up = everything adds up
cli_after-entry = after { $entry }
cli_also = and: { $said }
cli_announced = announced { $amount }
cli_answer = answer: { $line }
cli_ante-by = ante { $amount } by { $by }
cli_asked = asked: { $setting } = { $value }
cli_asked-of-layer = asked: { $setting } = { $value } ({ $layer })
cli_bench = The benchmarks come with a checkout of Cardspeak; there, run: make bench
cli_blinds = blinds { $small }/{ $big }
cli_book-needs-settings = --book needs --settings; otherwise give BOOK as an argument.
cli_button-in = button in seat { $seat }
cli_button-in-empty-seat = button in seat { $seat }, an empty seat
cli_chips = chips: { $in_play } in play, { $counted } with the players
cli_check-ok = ok
cli_chips-before-and-after = { $before } chips before, { $after } after.
cli_cited-as = cited as { $number }
cli_copied =
    { $n ->
        [one] 1 entry copied to { $to }
       *[other] { $n } entries copied to { $to }
    }
cli_could = could: { $options }
cli_deal = deal { $number }: { $about }
cli_deal-in-all = In all { $pool }, by { $method }. Everybody and the director must agree to it.
cli_dealer = dealer
cli_demo-at = The demo is at { $page }
cli_does-not-hold = WRONG: { $said }
cli_entries-in-all = … { $entries } in all, { $players } left
cli_entry = entry { $entry }
cli_event-result = { $event }: { $entries } in the log, { $players } left
cli_expectations-met =
    { $n ->
        [one] { $met } of 1 expectation met.
       *[other] { $met } of { $n } expectations met.
    }
cli_fact = fact: { $fact }
cli_failed = FAILED
cli_folder-not-shown = A folder can be checked (--check) or converted (--to); name a file to see it.
cli_for-winner = for the winner
cli_game = { $betting } { $game }
cli_go-together = { $options } go together.
cli_guide = guide: { $title } (? guide { $name })
cli_hand-about = Hand { $name }: { $about }
cli_hand-waits = Unfinished: the hand waits for: { $step }
cli_hands-accounted-for =
    { $n ->
        [one] 1 hand, accounted for.
       *[other] { $n } hands, all accounted for.
    }
cli_hands-to-look-into =
    { $n ->
        [one] 1 hand, to look into.
       *[other] { $n } hands, { $bad } of them to look into.
    }
cli_imported = { $players }, { $levels }: { $to }
cli_main-pot = Main pot: { $amount }, seats { $seats }
cli_money = money: { $collected } collected, pool { $pool }, announced { $announced }, paid { $paid }
cli_name-a-book = Give a BOOK to list its rules.
cli_name-a-file = Name a file of commands, or - for standard input.
cli_needs = { $option } needs { $other }.
cli_no-book = No book covers '{ $question }'.
cli_no-command = No such command '{ $name }'.
cli_no-command-of = No such command '{ $name }'. There are: { $known }.
cli_no-event = No event was created.
cli_no-hand-histories = There are no .phh or .phhs files here.
cli_no-language = '{ $name }' is not one of { $known }.
cli_not-applied = { $title } (not applied)
cli_not-done = not done: { $what }
cli_not-together = { $option } cannot be combined with { $others }.
cli_noted = Noted: { $practice }.
cli_noted-times = { $n } × noted: { $practice }.
cli_ok = ok
cli_open = open: { $option }
cli_our-reading = (our reading: { $doubt })
cli_player = player { $number }
cli_public-seed = The draws use a well-known seed; set your own with a line 'seed HEX'.
cli_refused = { $kind }: { $said }
cli_refused-as-expected = refused as expected: { $code }
cli_refused-at-column = { $kind } (line { $line }, column { $column }): { $why }
cli_refused-at-line = { $kind } (line { $line }): { $why }
cli_replaying = Replaying
cli_result = Result
cli_rewritten = { $name }: rewritten
cli_rule = rule: { $rule }
cli_rule-by-our-reading = rule, by our reading: { $rule }
cli_ruled = said { $ruling }
cli_rules-of = { $own } of { $all }
cli_same-hands = The same hands again: cardspeak hands --seed { $seed }
cli_side-pot = Side pot { $number }: { $amount }, seats { $seats }
cli_sound = { $event }: sound, { $entries } read
cli_stays-for-winner = { $amount } stays for the winner.
cli_struck-too = no longer fits and is struck out too: entry { $entry }: { $why }
cli_unsound = { $event }: NOT SOUND, { $entries } read
cli_version = cardspeak { $version } (Python { $python }, compiled kernels)
cli_version-without-kernels = cardspeak { $version } (Python { $python }, no compiled kernels: install cardspeak[fast])
cli_workers-need-linux = --workers needs Linux: elsewhere processes cannot share a port.
cli_wrong = WRONG

column_after = After
column_before = Before
column_behind = Behind
column_book = Book
column_borne-out = Confirmed by the next hand
column_builds-on = Builds on
column_by-position = By position
column_change = Change
column_chips = Chips
column_could = Could
column_from = From
column_hands = Hands
column_kind = Kind
column_player = Player
column_pot = Pot
column_rule = Rule
column_rules = Rules
column_says = Says
column_seat = Seat
column_setting = Setting
column_share = Share
column_tabled = Tabled
column_title = Title
column_verdict = Verdict
column_why = Why
column_wins = Wins

count_levels =
    { $n ->
        [one] 1 level
       *[other] { $n } levels
    }
place_column = Column { $column }

refusal-kind_ambiguous = Ambiguous
refusal-kind_conflict = Conflict
refusal-kind_damaged = Damaged
refusal-kind_not-kept = Not saved
refusal-kind_refused = Refused
refusal-kind_unlawful = Unlawful
refusal-kind_unreadable = Unreadable

verify-check_chain = chain
verify-check_draws = draws
verify-check_log = log
verify-check_rules = rules
verify-check_sales = sales

## What an expectation in a floor script was not met by

expected_allowed-too = also allowed: { $item }
expected_not-cited = not cited: { $cite }
expected_not-offered = not offered: { $option }
expected_not-said = not said: { $item }
expected_nothing-ruled = the line before is neither an action nor a question
expected_offered-too = also offered: { $option }

## The server when it starts and stops

serve_in-network = In this network: { $address }
serve_no-network = This machine is not connected to a network: join the venue's Wi-Fi or open a hotspot, then start again.
serve_no-owner = The house has no owner yet: open { $page }
serve_not-encrypted = Not encrypted: anyone who can listen in on the Wi-Fi can read it. Give the Wi-Fi a password.
serve_port-in-use = Port { $port } cannot be used: { $why }. Choose another one with --port.
serve_running = Cardspeak is running at { $address }
serve_scan-to-check-in = Scan to check in to '{ $event }':
serve_scan-to-open = Scan to open it:
serve_stopped = The server stopped by itself.
serve_worker-died = A worker stopped with exit code { $exit_code }; another one is started.

## Files of other programs: what was changed or left out

import_busts-together = Busts at the same time: { $n }; those players share a place, as they did in the file.
import_chip-ups = Breaks with a chip-up: { $n }; Cardspeak works out which chips leave play, and when.
import_chops = Chops are not imported: propose the deal again.
import_financials-left-out = Not imported: { $name } of { $amount } in the financials.
import_formula = Points are calculated by a formula, which is kept here but not run: { $formula }
import_games-change = The games change with the levels, which is not imported: { $games }.
import_left-out = Not imported: { $name }.
import_left-out-of-players =
    { $n ->
        [one] Not imported: { $name } of 1 player.
       *[other] Not imported: { $name } of { $n } players.
    }
import_locked-seats = Locked seats: { $n }; lock them again with 'lock seat'.
import_names-changed =
    { $n ->
        [one] Line breaks and wide spaces became single spaces in 1 name.
       *[other] Line breaks and wide spaces became single spaces in { $n } names.
    }
import_negative-amounts = Purchases with a negative amount: { $n }; imported as 0.
import_not-entered = Not entered, because they bought nothing: { $names }.
import_paid-unclear = Row { $row }: paid is '{ $said }', which is neither yes nor no; taken as paid.
import_prices = The file has { $n } different prices; the first is used for all.
import_seats-drawn-again = Seats are drawn again: the file does not say who sat where during the night.
import_table-size =
    { $seats ->
        [one] Tables of 1 seat became tables of { $size }.
       *[other] Tables of { $seats } seats became tables of { $size }.
    }
import_twice = Twice in the list: { $player }.
