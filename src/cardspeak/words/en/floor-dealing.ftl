dealing_a-card = a card
dealing_absent-unposted-deal-stands = { $name } is not at the table and has not posted, so the deal stands.
dealing_acted-cards-stand = There has been action, so the cards stand.
dealing_acted-cards-stand-later-unchanged = There has been action, so the cards stand; later cards are those that would have come.
dealing_acted-oversized-flop-not-covered = There has been action on a flop with too many cards; the book does not say what follows.
dealing_acted-river-stands = There has been action on the river, so it stands.
dealing_all-in-button-only-marks = The words or the chips make the bet; the button only shows it.
dealing_another-place = another
dealing_ante-all-in-left-starts = { $name } is all-in for the ante, so the betting starts to the left: { $least } or more, or fold.
dealing_best-high-showing-opens = The best high hand showing opens; ties are broken by the suit of the high card.
dealing_best-low-showing-opens = The best low hand showing opens; ties are broken by the suit of the high card.
dealing_betting-left-card-replaced = There is still betting to come, so the card is replaced.
dealing_betting-round-each-deal = A betting round follows each deal.
dealing_board-card-off-table-not-covered = A card of the { $street } left the table, and the book does not say whether it plays.
dealing_boxed-card-is-scrap = A boxed card is treated as a scrap of paper.
dealing_boxed-cards-found =
    { $count ->
        [one] { $count } card was face up in the deck.
       *[other] { $count } cards were face up in the deck.
    }
dealing_boxed-count = { $count } boxed
dealing_bring-in-card-rule = The lowest card brings it in; in razz the highest does.
dealing_burn-and-deal-river = Burn one card and deal the river.
dealing_burn-and-deal-turn = Burn { $burn } and deal { $card } as the turn.
dealing_burn-and-redeal-street = Burn one card and deal the { $street } again.
dealing_burn-and-street-card = Burn { $burn }; the { $street } is { $card }.
dealing_burn-card = Burn { $burn }.
dealing_burn-cards-before-street = Burn { $cards } before the { $street }.
dealing_burn-count-per-street-only = Leave the stub as it is and burn { $cards } from it before each street, no more.
dealing_burn-guards-stub = A burn protects the stub, not the order of the cards: burn { $cards } from the stub before each street.
dealing_burn-one-card = Burn one card.
dealing_burn-top-card = Burn the top card.
dealing_burn-was-drawn = { $picked } was drawn as the burn.
dealing_button-acted-short = The button has acted ({ $act }) with too few cards.
dealing_button-belongs-to-player = The button belongs to { $name }.
dealing_button-got-two-in-row = The button was dealt two cards in a row.
dealing_button-stays = The button stays with { $name }.
dealing_button-two-in-row-allowed = The button may be dealt two cards in a row.
dealing_call-floor = Call the floor.
dealing_card-count-correct =
    { $count ->
        [one] { $count } card is the right number.
       *[other] { $count } cards are the right number.
    }
dealing_card-for-empty-seat-label = A card dealt to an empty seat
dealing_card-for-unentitled-label = A card dealt to a player not entitled to a hand
dealing_card-foreign-to-game = The card ({ $what }) does not belong to the game.
dealing_card-found-in-places = { $card } in { $places }
dealing_card-off-table-plays = A card off the table plays.
dealing_card-out-of-order = A card was dealt out of its proper order.
dealing_card-out-of-order-label = A card dealt out of order
dealing_card-stands = The card stands.
dealing_change-deck = Change the deck.
dealing_check-deck-after-hand = Check the deck after the hand.
dealing_check-deck-before-next-deal = Check the deck before the next deal.
dealing_check-deck-before-redeal = Check the whole deck before dealing again.
dealing_check-hands-and-board = Check that live hands and board are untouched.
dealing_chips-to-player = { $chips } to { $name }
dealing_collect-shuffle-cut = Collect all cards, shuffle and cut.
dealing_completion-up-to-director = The director decides whether the missing cards may still be dealt in this game.
dealing_correct-button-and-blinds = Correct the button and the blinds for the next hand.
dealing_count-stub-only = Count the stub; the muck and the burns are not part of it.
dealing_cut-and-use-new-stub = Cut, and continue the deal from the new stub.
dealing_cut-deck = Cut.
dealing_deal-cards = Deal.
dealing_deal-community-card = Turn the next card up in the middle; it plays in every hand.
dealing_deal-in-live-if-present = Deal { $name } in: the hand is live, and the player may play it if at the seat for the new deal.
dealing_deal-in-then-kill = Deal { $name } in, then kill the hand
dealing_deal-in-then-kill-regardless = Deal { $name } in, then kill the hand, whether the player is back or not.
dealing_deal-missing-from-stub = Deal { $name } { $what } from the top of the stub.
dealing_deal-one-down-each = { $live ->
        [one] Deal one card face down to the 1 player.
       *[other] Deal one card face down to each of the { $live } players.
    }
dealing_deal-player-out = Deal { $name } out
dealing_deal-rotates-with-button = The deal passes with the button.
dealing_dealer-mixes-four = The dealer mixes the four cards face down.
dealing_deck-changed-for-reason = { $reason }: the deck is changed.
dealing_director-picks-next-hand = The director decides whether this hand is dealt again or the next one is dealt.
dealing_double-burn-flop-not-covered = The book does not cover two burns before a flop; a burn protects the stub, not the order of the cards.
dealing_double-burn-seen-flop-redealt = The flop was exposed after two burns: it is dealt again.
dealing_down-card-exposed = { $name }'s down card was exposed.
dealing_draw-exposed-director-decides = The list does not cover exposed cards in draw games: the director decides.
dealing_draw-exposed-house-rules = The list does not cover exposed cards in draw games: the house rules decide or, without one, the director.
dealing_draw-one-as-burn = Pick one of them at random as the burn.
dealing_drawn-card-is-burn = { $picked } is the burn.
dealing_drawn-next-burn-and-flop = { $picked } is the next burn; { $flop } is the flop.
dealing_dropped-cards-dead = Dropped cards are dead.
dealing_dropped-hand-live = A player who drops cards must play them: { $name }'s hand is live.
dealing_duplicate-card-voids-hand = { $card } is in the deck twice, so the hand is void however far it has gone.
dealing_early-card-no-choice = Nobody may accept or reject a premature card.
dealing_early-street-actions-director-decides = The { $street } was dealt too early and does not play; the director decides whether the action since counts.
dealing_early-street-does-not-play = The { $street } was dealt before the betting was over and does not play, whatever the others do.
dealing_early-street-not-covered = The book does not say what to do with this premature { $street }: the director decides.
dealing_early-stud-card-goes-back = A premature stud card goes back, and the street is dealt again without another burn.
dealing_empty-button-previous-deals = The button is at an empty seat, so the player before it deals.
dealing_entitled-player-got-none = { $name } is entitled to a hand and was not dealt one.
dealing_explain-stud-mucking = Tell the player: to muck in stud, turn all up cards face down and push the whole hand forward.
dealing_exposed-card-as-up-card = Leave { $card } face up as { $name }'s up card.
dealing_exposed-card-first-burn = Use { $card } as the first burn; do not burn another card before the flop.
dealing_exposed-card-no-choice = The player can neither keep nor refuse an exposed card.
dealing_exposed-cards-counting = { $seen ->
        [one] { $counted } of 1 exposed card counts
       *[other] { $counted } of { $seen } exposed cards count
    }
dealing_fallen-stub-not-void = A dropped stub does not void the hand; it is played out.
dealing_finish-betting = Finish the betting.
dealing_finish-betting-round = Finish the round.
dealing_finish-deal = Finish the deal.
dealing_finish-street-betting = Finish the { $street } betting.
dealing_first-card-owner = The first card belongs to { $name }.
dealing_first-card-owner-clause = the first card belongs to { $name }
dealing_first-card-wrong-player = The first card went to { $name } instead of { $right }.
dealing_floor-draws-one = The floor picks one of them at random.
dealing_flop-back-to-stub = Return the flop to the stub, but not the muck or the burns.
dealing_flop-board-plus-next-card = The flop is { $board } and the next card.
dealing_flop-card-count =
    { $count ->
        [one] the flop has { $count } card
       *[other] the flop has { $count } cards
    }
dealing_flop-is = The flop is { $board }.
dealing_flop-two-plus-stub-card = The flop is { $two } and { $third } from the stub.
dealing_flop-with-usual-burn = Burn and deal the flop as usual.
dealing_foreign-back-in-stub-harmless = A card with a different back in the stub changes nothing.
dealing_foreign-back-up-to-house = The house and the director decide whether a different back fouls the deck.
dealing_foreign-back-voids-action = A card with a different back turned up in the { $where }: all action is void.
dealing_foreign-card-hand-dead = { $name }'s hand is dead; the chips stay in the pot.
dealing_foreign-card-label = { ARTICLE($what) } in the hand
dealing_foreign-card-no-misdeal = The card ({ $what }) is treated as a scrap of paper and is never a misdeal.
dealing_fouled-deck-up-to-director = The director decides whether the deck is fouled.
dealing_give-player-new-card = Give { $name } { $new }.
dealing_hand-already-dead = { $name }'s hand is out already, and there has been too much action for a misdeal; the hand is played out.
dealing_hand-live-play-on = Play on; the hand is live.
dealing_hand-over-too-late = The hand is over and it is too late to dispute it.
dealing_house-deals = A house dealer deals.
dealing_insert-other-deck = Bring in another deck.
dealing_intended-river-becomes-turn = The card that would have been the river becomes the turn, so that as much of the board as possible stays the same.
dealing_is-misdeal = { $what } is a misdeal.
dealing_it-pronoun = it
dealing_joker-noun = joker
dealing_keep-burn-return-cards = Leave { $burn } as the burn; return { $cards } to the stub.
dealing_knowing-players-may-forfeit-refund = { $names } knew of it and played for the pot: their refund may be forfeited to the next pot.
dealing_late-foreign-card-scrap = Found this late, the card ({ $what }) is treated as a scrap of paper.
dealing_late-foreign-completion-not-covered = Found this late, the card ({ $what }) is treated as a scrap of paper; the book does not say how { $name }'s hand is completed.
dealing_late-surplus-not-covered = The book does not cover one card too many found after the betting began.
dealing_late-wrong-count-not-covered = There has been too much action for a misdeal, and the book does not say what happens to a hand with the wrong number of cards.
dealing_later-exposed-not-covered = One exposed card later in the deal is not a misdeal, and the book does not say what to do with it.
dealing_leave-burn-on-table = Leave the burn on the table.
dealing_leave-with-burns = Leave it with the burns and continue the deal; nothing is shuffled.
dealing_lost-card-not-covered = Nobody can say where the card belongs, and the book has no rule for it.
dealing_missing-cards-keep-hand = Missing cards do not void a hand.
dealing_mistake-found-in-time = The mistake was found in time, so the cards that should have come are used.
dealing_mix-four-face-down = Mix the four cards face down.
dealing_mix-three-face-down = Mix the three cards face down.
dealing_mixed-cards-new-stub = The stub was mixed with the { $piles }: all the mixed cards become the new stub.
dealing_move-button-to-player = Move the button to { $name }.
dealing_muck-all-player-cards = Muck all of { $name }'s cards; the chips stay in the pot.
dealing_n-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
dealing_new-deck-up-to-director = Unless a card is damaged, the director decides about a new deck.
dealing_next-burn-was-drawn = { $picked } was drawn as the next burn.
dealing_next-card-fills-place = The next card takes its place; continue the deal from there.
dealing_next-card-off-deck = the next card off the deck
dealing_next-card-owed-to-player = In dealing order, the next card off the deck is { $name }'s.
dealing_next-card-to-concerned-player = Give the affected player the next card off the deck.
dealing_no-action-faced-hand-live = { $name } was not facing action, so the hand is live.
dealing_no-betting-left-card-stands = There is no more betting, so the card stands.
dealing_no-burn-to-keep = There is no burn to keep.
dealing_no-chips-in-pot = Nobody has chips in the pot.
dealing_no-ground-for-new-deck = In this book that is no reason for another deck.
dealing_no-other-burn-before-turn = Do not burn another card before the turn.
dealing_no-substantial-action = no substantial action yet
dealing_not-on-misdeal-list = { $what } is not on the book's list of misdeals.
dealing_not-void-rebuild-deck = This does not void the hand: it is played out with the deck rebuilt as fairly as possible.
dealing_nth-card-exposed = Card { $index } of the deal was exposed.
dealing_objection-after-looking-too-late = { $name } should have spoken up before looking; the card stays unless the director decides otherwise.
dealing_one-boxed-not-covered = One boxed card is not a misdeal, and the book does not say what to do with it.
dealing_one-exposed-replaced-after-deal = One exposed card is replaced after the deal; { $name } has no choice.
dealing_one-of-four-next-burn = One of the four cards, drawn at random, becomes the next burn; the other three are the flop.
dealing_one-of-three-becomes-burn = Nobody has acted: one of the three cards, drawn at random, becomes the burn.
dealing_one-place = one place
dealing_only-dealer-requests-deck = Only the dealer may ask for another deck.
dealing_only-live-hands-get-cards = From fourth street on only live hands are dealt cards; the antes of dead hands stay in the pot.
dealing_open-pair-no-double-bet = A pair showing does not double the bet.
dealing_order-lost-shuffle-stub = The order cannot be restored: only the stub is shuffled.
dealing_over-four-director-remedy = The book covers four cards; for more than four the director chooses a random remedy.
dealing_oversized-flop-redealt = A flop with too many cards is dealt again.
dealing_oversized-flop-redealt-regardless = A flop with too many cards is dealt again, whether or not the extra card is known.
dealing_oversized-street-not-covered = The { $street } came with { $count } cards, and the book does not say which one plays.
dealing_pick-up-and-play-on = { $name } picks the cards up and plays on.
dealing_pile-burns = burns
dealing_pile-muck = muck
dealing_place-all-in-button = Place the all-in button in front of the player where everybody can see it.
dealing_place-board = board
dealing_place-burn = burn
dealing_place-hand = hand
dealing_place-stub = stub
dealing_play-hand-on = Play on with the hand.
dealing_play-on-with-cards = Play on with { $cards }.
dealing_player-acted-with-foreign-card = { $name } acted on a hand with { ARTICLE($what) }, whether or not the cards were looked at.
dealing_player-card-count-of-due =
    { $due ->
        [one] { $name } has { $count } of { $due } card
       *[other] { $name } has { $count } of { $due } cards
    }
dealing_player-exposed-card-plays = Only a dealer's mistake is a misdeal; the card plays.
dealing_player-has-bring-in = { $name } has the bring-in card
dealing_player-has-surplus-cards = { $name } was dealt too many cards.
dealing_player-keeps-exposed-card = { $name } plays on with { $card }.
dealing_player-may-keep-card = The player may keep the card.
dealing_player-short-of-cards = { $name } was dealt too few cards.
dealing_players-cannot-request-deck = Players may not ask for another deck.
dealing_players-may-let-stay = The players may let it stand.
dealing_pot-already-pushed = The pot has been pushed.
dealing_proper-card-unknowable = It can no longer be determined which card was the right one.
dealing_reason-card-problem = Card problem
dealing_reason-damaged-card = Damaged card
dealing_reason-dealer-push = Dealer push
dealing_reason-defective-deck = Defective deck
dealing_reason-director = Director
dealing_reason-house = House
dealing_reason-level-change = Level change
dealing_redeal-counts-one-hand = The new deal repeats the first one; both count as one hand.
dealing_redeal-one-hand-penalty-left = { $left ->
        [one] { $what }; both deals count as one hand, 1 hand of the penalty is left.
       *[other] { $what }; both deals count as one hand, { $left } hands of the penalty are left.
    }
dealing_redeal-same-blinds = Deal the hand again with the same blinds.
dealing_redeal-same-hand-nothing-changes = Deal the same hand again: no new players are seated, and blinds and limits stay the same.
dealing_redeal-street-without-burn = Deal the { $street } again without another burn.
dealing_redeal-stud-street-without-burn = Deal the street to every live hand without another burn.
dealing_redeal-three-without-burn = Deal three cards without another burn.
dealing_refund-all-bets = Return all bets, blinds and antes: { $told }.
dealing_refund-chips-to-player = Return { $chips } to { $name }.
dealing_refund-earlier-streets = Return the { $chips } of the earlier streets to the players who put them in; the story does not say who they are.
dealing_remove-card-play-on = Remove the card and play on.
dealing_remove-foreign-card = Remove the { $what }.
dealing_replace-board-card = Put { $new } on the board instead.
dealing_replace-card-for-player = Give { $name } { $new } instead.
dealing_replace-down-card = Remove { $card } and give { $name } { $new } face down.
dealing_reshuffle-on-request = Before the first card is dealt, anyone may ask for another shuffle.
dealing_restore-stub-without-shuffle = Restore the order of the stub and continue the deal; do not shuffle.
dealing_retire-and-log-deck = Take the deck out of play and log it.
dealing_return-card-to-stub-top = Put { $card } back on top of the stub.
dealing_return-cards-and-burn = Return { $cards } and { $burn } to the stub.
dealing_return-cards-to-stub = Return { $cards } to the stub.
dealing_return-early-turn-after-betting = After the turn betting, return { $card } to the stub, but no burns or discards.
dealing_river-without-burn = Deal the river without a burn.
dealing_scramble-mixed-cards = Scramble the mixed cards.
dealing_scramble-stub = Scramble the stub.
dealing_scramble-stub-and-burns = Scramble the stub and the earlier burns face down.
dealing_seen-burn-stays-burn = An exposed burn stays the burn.
dealing_seen-down-card-becomes-up = An exposed down card becomes the up card; it is not a misdeal.
dealing_self-exposed-not-replaced = A card exposed by its own player is not replaced and is not a misdeal.
dealing_set-boxed-card-aside = Set the boxed card aside for this hand.
dealing_set-early-card-aside = Set { $card } aside; it cannot play now, whoever folds.
dealing_seventh-down-without-betting = Deal it face down although nobody can bet; players who are not at risk show first.
dealing_several-cards-exposed =
    { $count ->
        [one] { $count } card was exposed.
       *[other] { $count } cards were exposed.
    }
dealing_short-button-completed = The button has not acted yet, so the missing cards are dealt.
dealing_show-card-to-table = Show { $card } to the whole table.
dealing_shuffle-and-cut = Shuffle { $cards }, and cut.
dealing_shuffle-cards = Shuffle { $cards }.
dealing_shuffle-stands-after-deal = Cards have been dealt, so there is no new shuffle.
dealing_shuffle-three-times = Shuffle at least three times.
dealing_shuffle-unseen = Shuffle { $cards } face down so that no card is seen.
dealing_shuffle-unseen-and-cut = Shuffle { $cards } face down so that no card is seen, and cut.
dealing_single-burn-for-street = Burn only one card for the { $street }.
dealing_single-burn-for-turn = Burn only one card for the turn.
dealing_single-draw-limp-allowed = Limping is allowed in single-draw games.
dealing_single-surplus-becomes-burn = A single extra card is taken back and becomes the burn.
dealing_sixth-opener-opens-seventh = If a community card is dealt, the player who opened sixth street opens seventh.
dealing_street-flop = flop
dealing_street-pre-flop = pre-flop
dealing_street-river = river
dealing_street-turn = turn
dealing_street-was-in-time = The betting was over, so the { $street } was dealt in time and stands.
dealing_stub-and-piles-together = stub and { $piles } together
dealing_stub-cards-needed = { $required ->
        [one] 1 card is needed: one each, a burn, and one that is never dealt; the stub has { $left }.
       *[other] { $required } cards are needed: one each, a burn, and one that is never dealt; the stub has { $left }.
    }
dealing_stub-no-longer-matters = No more cards will be dealt, so the stub does not matter.
dealing_stub-order-restored = The order can be restored, so it is.
dealing_stud-games-adjoin = Stud and stud hi-lo are played one after the other.
dealing_stud-games-need-not-adjoin = Stud and stud hi-lo need not be played one after the other.
dealing_stud-hi-lo-adjacency-risk = Stud and stud hi-lo next to each other invite mistakes; another game may be played in between.
dealing_substantial-action-occurred = substantial action has occurred
dealing_surplus-replaces-flop-burn = Use it as the burn; deal the flop without another burn.
dealing_swap-exposed-for-new = Replace { $name }'s { $card } with { $new }.
dealing_take-card-from-player = Take { $what } back from { $name }.
dealing_take-cards-chips-stay = Take in the cards; the chips stay in the pot.
dealing_take-foreign-out-of-deck = Take the { $what } out of the deck.
dealing_the-burn = the burn
dealing_the-early-card = the early card
dealing_the-missing-card = the missing card
dealing_the-next-card = the next card
dealing_the-street-card = the { $street } card
dealing_the-surplus-card = the surplus card
dealing_the-three-cards = the three cards
dealing_the-whole-stub = the whole stub
dealing_them-pronoun = them
dealing_third-card-face-down = Deal the third card to { $name } face down.
dealing_too-late-correct-next-hand = There has been too much action for a misdeal; button and blinds are corrected in the next hand.
dealing_too-late-play-out = There has been too much action for a misdeal; the hand is played out.
dealing_two-down-exposed-director-remedy = The book covers one exposed down card; with two the director chooses a remedy.
dealing_unburned-seen-flop-redealt = The flop was dealt without a burn and exposed: it is dealt again.
dealing_undo-later-actions = Take back all action since.
dealing_undo-later-actions-listed = Take back all action since: { $told }.
dealing_unlisted-misdeal-director-decides = { $what } is not on the book's list, but the list is not exhaustive: the director decides.
dealing_unseen-board-put-right = No board card was exposed, so burn and flop are corrected.
dealing_up-cards-lifted-hand-dead = { $name } picked up the up cards while facing action: the hand is dead.
dealing_wrong-burn-not-covered = Each street has one burn, which protects the stub and not the order; the book does not say what follows from a wrong one.
dealing_wrong-card-count-label = The wrong number of cards
dealing_wrong-count-hand-dead = A hand with the wrong number of cards, found too late for a misdeal, is dead.
