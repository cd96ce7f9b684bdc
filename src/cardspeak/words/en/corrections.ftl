### What a correction changes, before it is made. Audience: staff.

difference_bounty = { $name }: bounties
difference_break = break { $n }
difference_button = Table { $n }: button
difference_chips = { $name }: chips
difference_chips-in-play = Chips in play
difference_clock-not-started = not started
difference_clock-paused = paused
difference_clock-running = running
difference_clock-suspended = suspended
difference_collected = Money collected
difference_example = It draws. For this preview it draws from a seed made up for it: the real draw comes out differently.
difference_in-use = in use
difference_level = level { $n }
difference_not-in-use = not in use
difference_nothing = This changes nothing.
difference_owed = Money owed
difference_paid-back = Money refunded
difference_place = { $name }: place
difference_pool = Prize pool
difference_prize = { $name }: prize
difference_prizes-paid = Prizes paid
difference_records = Only the record changes; seats, chips, money and places stay the same.
difference_seat = { $name }: seat
difference_title = What changes
