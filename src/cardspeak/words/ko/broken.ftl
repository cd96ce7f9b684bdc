### What does not hold in a state or in a kept log: rules of the state, draws that come out differently,
### days that do not come together, and what `verify` finds. Audience: staff.

broken_bounties-not-won = 대회가 끝났는데 바운티 { $paid_in } 중 { $won }만 획득되었습니다.
broken_bounties-over = 획득한 바운티와 남은 바운티의 합계가 납부된 바운티보다 { $amount } 많습니다.
broken_bounties-overpaid = 바운티로 { PARTICLE($paid, forms: "이/가") } 지급되었으나 납부된 바운티는 { $paid_in }입니다.
broken_bounty-negative = 엔트리 { $entry }번의 바운티가 음수입니다.
broken_chips-by-value = 총 칩은 { $chips }인데 단위별 합계는 { $sum }입니다.
broken_chips-in-stacks = 스택 합계는 { $stacks }인데 총 칩은 { $in_play }입니다.
broken_chips-negative = 회수한 칩이 지급한 칩보다 { $chips } 많습니다.
broken_deal-sum = { $deal }번 딜은 { PARTICLE($divided, forms: "을/를") } 나누는데 남은 상금은 { $left }입니다.
broken_flight-bags = 플라이트에서 칩 { PARTICLE($came, forms: "이/가") } 넘어왔는데 가져오거나 남긴 칩은 { $brought }입니다.
broken_gone-blinded-off = 엔트리 { $entry }번은 탈락했는데 아직 블라인드로 소진 중인 것으로 되어 있습니다.
broken_money-of-ledger = 장부 합계는 { $held }인데 수납 { $collected }, 미납 { $owed }, 환불 { $paid_back }입니다.
broken_money-of-lines = 장부 항목 합계는 { $held }인데 수납 { $collected }, 미납 { $owed }, 환불 { $paid_back }입니다.
broken_money-of-purpose = { $to }: 장부 합계는 { $ledger }인데 누계는 { $total }입니다.
broken_not-in-seat = 엔트리 { $entry }번은 { $table }번 테이블 { $seat }번 좌석에 앉아 있지 않습니다.
broken_placed-plays-on = 엔트리 { $entry }번은 순위가 정해졌는데 아직 플레이 중입니다.
broken_plays-after-cancelling = 대회가 취소되었는데 엔트리 { $entry }번이 남아 있습니다.
broken_prize-parts = 엔트리 { $entry }번 상금의 내역 합계가 { PARTICLE($amount, forms: "과/와") } 다릅니다.
broken_prizes-above-pool = 발표되어 지급 중인 상금은 { $announced }인데 프라이즈 풀은 { $pool }입니다.
broken_prizes-overpaid = 프라이즈 풀 { $announced }에서 { PARTICLE($paid, forms: "이/가") } 지급되었습니다.
broken_prizes-sum = 상금 합계는 { $sum }인데 발표된 금액은 { $announced }입니다.
broken_table-size = { $table }번 테이블은 { $counted }명으로 집계되었는데 실제로는 { $players }명입니다.
broken_transaction-sum = 거래 { $transaction }번의 내역 합계가 금액과 다릅니다.

drawn_button = { $table }번 테이블의 버튼이 카드로 정해진 자리에 있지 않습니다.
drawn_envelope = ‘{ $label }’: { $number }번 봉투는 시드로 추첨되는 봉투가 아닙니다.
drawn_flip-cards = ‘{ $label }’: 카드가 시드로 나오는 카드와 다릅니다.
drawn_flip-winners = ‘{ $label }’: 승자의 핸드가 가장 높은 핸드가 아닙니다.
drawn_hand = 핸드 ‘{ $label }’의 결과가 다르게 나옵니다.
drawn_otherwise = 추첨 ‘{ $label }’의 결과가 다르게 나옵니다.
drawn_race = { $table }번 테이블 { $seat }번 좌석: { $value } 칩 레이스의 결과가 다르게 나옵니다.
drawn_sits-elsewhere = 엔트리 { $entry }번이 추첨된 좌석이 아닌 { $table }번 테이블 { $seat }번 좌석에 앉아 있습니다.
drawn_stamp-cards = ‘{ $label }’: 스탬프 카드가 시드로 추첨되는 카드와 다릅니다.


purpose_bounty = 바운티
purpose_house = 주최 측
purpose_other = 기타
purpose_prizes = 상금

verify_conflict = 수정 후 적용되지 않습니다: { $why }
verify_earlier = 앞선 기록보다 시각이 이릅니다.
verify_not-there-yet = 아직 없던 기록을 수정합니다.
verify_other-seed = 봉인된 시드가 아닙니다.
verify_paid-too-little = 엔트리 { $entry }번에게 { $amount } 적게 지급되었습니다.
verify_paid-too-much = 엔트리 { $entry }번에게 { $amount } 많이 지급되었습니다.
verify_refused = 있을 수 없는 기록입니다: { $why }
verify_rising-prize = { $place }위 상금은 { $prize }인데 바로 위 순위의 상금은 { $better }입니다.
verify_seed-needed = 추첨 { $n }건은 다시 확인하지 못했습니다. 시드가 필요합니다.
verify_stack = 엔트리 { $entry }번에게 칩 { PARTICLE($chips, forms: "이/가") } 지급되었으나 대회의 스택은 { $offered }입니다.
verify_told-seed = 대회가 끝나 이미 공개된 시드로 추첨했습니다.
verify_unchecked = { PARTICLE($part, forms: "을/를") } 확인할 수 없습니다({ $error }).
