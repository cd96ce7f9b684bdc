floor_answer-borrowed = ({ $book } does not cover this; the answer is from { $others }.)
floor_answer-borrowed__in-part = (What { $book } does not cover here is from { $others }.)
floor_book-silent-director-decides = { $book } is silent here, so the director decides. The question: { $about }
floor_decision-comes-first = The director decides first: { $options }.
floor_guidance-from-other-books = Guidance from other books: { $told }.

script_book-on-area = What { $book } says on { $area }.
script_chips-in-middle = { $chips } in the middle, including this street's bets.
script_decision-maker-line = by: { $text }
script_decision-reason-line = because: { $text }
script_director-decision = The director decided: { $option }.
script_hand-awaits-step = The hand waits for: { $step }.
script_hand-awaits-step-by-players = The hand waits for: { $step }: { $names }.
script_main-pot-contenders = Main pot of { $chips }: { $names }.
script_player-to-act = It is { $name }'s turn.
script_pot-count =
    { $count ->
        [one] { $count } pot on the table.
       *[other] { $count } pots on the table.
    }
script_seat-label = seat { $seat }
script_side-pot-contenders = Side pot { $number } of { $chips }: { $names }.
script_stacks-without-bets = Stacks, not including bets.
script_step-act = an action
script_step-deal = deal
script_step-draw = draw
script_step-over = over
script_step-post = post
script_step-push = push
script_step-show = show
script_step-shuffle = shuffle
script_rule-text = { $number }: { $says }
floor_guidance = { $books }: { $option }
floor_guidance-book = { $book }
floor_guidance-book__cited = { $book } [{ $rules }]
floor_guidance-open = { $books } (left to the director there): { $option }
