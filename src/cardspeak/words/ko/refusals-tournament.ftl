act_unknown = 플레이어가 할 수 없는 행동입니다.

add-on_limit = 허용된 애드온을 모두 구매했습니다.
add-on_none = 이 토너먼트에는 애드온이 없습니다.
add-on_time = 지금은 애드온을 살 수 없습니다.

all-in_held = 이 테이블은 핸드 중이 아니거나 이미 대기 중입니다.
all-in_held__release-first = 이 테이블은 핸드 중이 아니거나 이미 대기 중입니다.
all-in_held__waits-at-table = 이 테이블은 핸드 중이 아니거나 이미 대기 중입니다.
all-in_none = 이 테이블에는 대기 중인 올인이 없습니다.
all-in_waits = 아직 핸드를 마치지 않은 테이블이 있습니다: { $tables }.

alternate_early = 아직 등록 중이라 좌석이 날 수 있습니다. 대기자를 보내는 사유를 입력하세요.
alternate_free-seat = 빈 좌석
alternate_no-seat = 아직 빈 좌석이 없습니다. 대기자가 들어오는 경우: { $told }.
alternate_none = 대기 명단에 없습니다.
alternate_none__not-waiting = 대기 명단에 없습니다.
alternate_order = 다른 대기자가 먼저입니다.

bad-beat_counts = 그 테이블에 앉은 모두의 칩을 입력하세요.
bad-beat_early = 아직 시간이 끝나지 않았습니다.
bad-beat_late = 배드빗 테이블에 참가하기에는 늦었습니다.
bad-beat_none = 배드빗 테이블이 없습니다.
bad-beat_number = 다른 번호를 쓰세요.
bad-beat_number__table-exists = 다른 번호를 쓰세요.
bad-beat_over = 이 배드빗 테이블은 끝났습니다.
bad-beat_players = 배드빗 테이블에는 서로 다른 두 명이 필요합니다.
bad-beat_sits = 이 플레이어는 배드빗 테이블에 있습니다.
bad-beat_tie = 칩 { PARTICLE($most, forms: "으로/로") } 선두가 여럿입니다. 하이 카드로 한 명이 돌아옵니다.
bad-beat_tie__host = 칩 { PARTICLE($most, forms: "으로/로") } 선두가 여럿입니다. 호스트가 정한 한 명이 돌아옵니다.
bad-beat_unknown = 배드빗 테이블을 찾을 수 없습니다.
bad-beat_winner = 승자는 이 테이블에 앉았던 사람이어야 합니다.

bags_count = 액면별 칩이 총액과 맞지 않습니다.
bags_empty = 칩 백에는 칩이 하나 이상 있어야 합니다.
bags_missing = 아직 칩 백에 담지 않은 사람이 있습니다.
bags_no-stack = 이 엔트리에는 스택이 없습니다.
bags_none = 이 엔트리에는 칩 백이 없습니다.
bags_packed = 이미 칩 백에 담았습니다. 다시 세려면 칩 백을 여세요.
bags_reason = 칩 백을 여는 사유를 입력하세요.
bags_running = 칩을 담기 전에 클락을 멈추세요.
bags_seal = 다른 엔트리가 이 봉인 번호를 씁니다.
bags_sealed = 칩 백이 이미 봉인되었습니다.
bags_sum__fewer = 칩 백 합계는 { $total }이고 장부보다 { $off } 적습니다. 다시 세거나 사유를 입력하세요.
bags_sum__more = 칩 백 합계는 { $total }이고 장부보다 { $off } 많습니다. 다시 세거나 사유를 입력하세요.

balance_halt = 테이블은 한 명 이상 부족할 때 멈춥니다.
balance_last-opened = 마지막에 빈 좌석을 알 수 없습니다. 좌석을 선택하세요.
balance_locked = 이 테이블의 모든 좌석이 고정되어 있습니다.
balance_lone-big-blind = 좌석 두 곳이 가능합니다. 디렉터가 결정해야 합니다.
balance_not-there = 이 플레이어는 그 테이블에 없습니다.
balance_not-there__any-more = 이 플레이어는 그 테이블에 없습니다.
balance_only-small-blind = 스몰 블라인드 자리만 비어 있습니다. 플로어가 결정해야 합니다.
balance_same = 다른 테이블로 옮겨야 합니다.
balance_small-blind = 스몰 블라인드는 최악의 자리로 보지 않습니다.
balance_tolerance = 테이블 인원 차이는 1명 이상이어야 합니다.
balance_tolerance__fixed = 테이블 인원 차이는 1명 이상이어야 합니다.

bounty_by = 마지막 칩을 딴 사람을 고르거나, 받을 사람이 없다고 하세요.
bounty_count = 남은 플레이어마다 바운티 봉투를 하나씩 채우세요.
bounty_envelope = 이미 연 바운티 봉투입니다.
bounty_filled = 바운티 봉투를 이미 채웠습니다.
bounty_kind = 이 토너먼트는 미스터리 바운티가 아닙니다.
bounty_left-over = 아무도 받지 못한 바운티가 있습니다. 우승자와 주최 측 중 누가 받을지 정하세요.
bounty_no-envelope = 바운티 봉투를 모두 열었습니다.
bounty_none-due = 이 플레이어에게 지급할 바운티가 없습니다.
bounty_not-open = 이 플레이어의 바운티는 받을 사람을 기다리고 있지 않습니다.
bounty_not-paid = 엔트리 { $entry }에 지급한 바운티가 그만큼 되지 않습니다.
bounty_sum = 바운티 봉투 합계가 바운티로 낸 금액과 다릅니다.
bounty_sum__amounts = 바운티 봉투 합계가 바운티로 낸 금액과 다릅니다.
bounty_too-much = { $name } 님(엔트리 { $entry })이 받을 바운티는 { $open_sum }입니다.
bounty_unfilled = 바운티가 아직 바운티 봉투에 없습니다. 먼저 바운티 봉투를 채우세요.

break_absent = 이 엔트리는 그 테이블에 없습니다.
break_assign = 각 플레이어가 갈 곳을 정하세요.
break_cards = 플레이어마다 서로 다른 카드를 한 장씩 받아야 합니다.
break_carrier = 자리에 없는 플레이어의 칩을 옮기는 스태프를 적고 칩을 세어 주세요.
break_load = 계획은 테이블 2개부터 시작합니다.
break_order = 경기가 시작되었습니다. 순서를 바꾸려면 사유가 필요합니다.
break_order__reason = 경기가 시작되었습니다. 순서를 바꾸려면 사유가 필요합니다.
break_seats = 다른 테이블에 빈 좌석이 부족합니다.
break_stack = 플레이어마다 좌석 카드가 한 장씩 있어야 합니다.
break_unknown = 휴식 { PARTICLE($number, forms: "은/는") } 없습니다.

bust_everybody = 칩을 가진 사람이 있으므로 모두 탈락할 수는 없습니다.
bust_everybody__last-cannot-leave = 칩을 가진 사람이 있으므로 모두 탈락할 수는 없습니다.
bust_everybody__last-has-won = 칩을 가진 사람이 있으므로 모두 탈락할 수는 없습니다.
bust_everybody__last-not-disqualified = 칩을 가진 사람이 있으므로 모두 탈락할 수는 없습니다.
bust_given = 이 핸드에서 탈락한 사람을 높은 순위부터 한 번씩 입력하세요.
bust_gone = 이미 탈락한 엔트리입니다.
bust_hand = 핸드 순위나 카드 중 하나만 입력하세요.
bust_hitman-elsewhere = 칩을 딴 사람이 다른 테이블에 있습니다. 맞나요?
bust_hitman-elsewhere__hitman-other-table = 칩을 딴 사람이 다른 테이블에 있습니다. 맞나요?
bust_hitman-gone = 이미 탈락한 사람이 칩을 딸 수는 없습니다.
bust_hitman-gone__entry = 이미 탈락한 사람이 칩을 딸 수는 없습니다.
bust_hitman-gone__hitman-out = 이미 탈락한 사람이 칩을 딸 수는 없습니다.
bust_no-hand = 시작 칩이 같습니다. 핸드를 입력하세요.
bust_no-stack = 핸드를 시작할 때의 칩을 입력하세요.
bust_no-stack__stacks-missing = 핸드를 시작할 때의 칩을 입력하세요.
bust_nobody = 누가 탈락했는지 선택하세요.
bust_not-out = 탈락하지 않은 엔트리입니다.
bust_not-out__or-back = 탈락하지 않은 엔트리입니다.
bust_not-playing = 경기 중인 엔트리가 아닙니다.
bust_stack = 그만한 칩으로 탈락할 수 없습니다.
bust_twice = 같은 사람을 두 번 적었습니다.

button_frozen = 스터드를 하는 동안 버튼은 움직이지 않습니다.
button_known = 모든 테이블에 버튼이 있습니다.
button_small-blind = 스몰 블라인드 좌석을 선택하세요.
button_unknown = { $tables }번 테이블의 버튼 위치를 선택하세요.
button_unknown__draw = 버튼 위치를 선택하거나 추첨하세요.

call_exists = 이미 있는 호출입니다.
call_unknown = 호출을 찾을 수 없습니다.
call_waiting = 플로어가 이 테이블로 가고 있습니다.

cancel_ground = 토너먼트 취소 사유를 선택하세요.
cancel_not-yet = 인원 부족으로 취소하기에는 이릅니다.
cancel_why = 불가피한 사정을 입력하세요.

card_boxed = 이미 추첨함에 있는 카드입니다.
card_closed = 스탬프 카드는 첫 휴식까지만 받습니다.
card_filled-late = 올인을 선언할 때 카드가 다 차지 않았습니다.
card_in-hand = 카드는 핸드 사이에만 쓸 수 있습니다.
card_known = 이미 기록한 카드입니다.
card_late = 다음 딜이 시작되어 늦었습니다.
card_late__counts-next-hand = 다음 딜이 시작되어 늦었습니다.
card_no-agreement = 모두가 동의하지 않았습니다. 호스트를 기다리세요.
card_none = 이 토너먼트에는 스탬프 카드가 없습니다.
card_not-behind = 걸어 둔 카드가 없습니다.
card_not-chips = 카드는 칩이 아닙니다.
card_not-full = 카드가 아직 다 차지 않았습니다.
card_not-own = 다른 사람의 카드입니다.
card_spent = 쓸 수 없는 카드입니다.
card_spent__unusable = 쓸 수 없는 카드입니다.
card_stack = 스택이 많아서 카드를 쓸 수 없습니다.
card_untouched = 아직 시작 스택을 쓰지 않았습니다.
card_worthless = 카드의 값을 입력하세요.

carry-over_never = 엔트리를 다른 토너먼트로 옮길 수 없습니다.
carry-over_why = 어느 토너먼트로, 왜 옮기는지 입력하세요.

chip_in-play = 아직 사용 중인 칩입니다.
chip_out = 더 이상 쓰지 않는 칩입니다.
chip_unknown = 칩을 찾을 수 없습니다.
chip_unknown__strange = 칩을 찾을 수 없습니다.

chips_collected = 칩을 이미 회수했습니다.
chips_in-play = 아직 진행 중입니다. 칩은 끝난 뒤 회수합니다.
chips_issued = 판매하고 아직 내지 않은 칩보다 많습니다.
chips_issued__all = 판매하고 아직 내지 않은 칩보다 많습니다.
chips_issued__not-out = 판매하고 아직 내지 않은 칩보다 많습니다.
chips_negative = 칩은 0보다 작을 수 없습니다.
chips_negative__given = 칩은 0보다 작을 수 없습니다.
chips_negative__leaving = 칩은 0보다 작을 수 없습니다.
chips_none = 쓸 수 있는 칩이 없습니다.
chips_none__coming-back = 쓸 수 있는 칩이 없습니다.
chips_none__how-many = 쓸 수 있는 칩이 없습니다.
chips_none__which-found = 쓸 수 있는 칩이 없습니다.
chips_not-in-play = 총 칩은 { $there }입니다.
chips_not-so-many = { $name } 님의 칩: { $chips } (입력: { $was }).
chips_piles = 액면마다 한 번만 세세요.
chips_set = 액면은 0보다 크고 한 번씩만 있어야 합니다.
chips_stack-sum = 시작 스택 칩의 합이 맞지 않습니다.
chips_start-stack = 시작 스택이 규정에 맞지 않습니다.
chips_start-stack__by-book = 시작 스택이 규정에 맞지 않습니다.
chips_too-few__entry-has = 칩이 부족합니다.
chips_too-many = 있는 칩보다 많습니다.
chips_too-many__counted = 있는 칩보다 많습니다.
chips_too-many__handed-in = 있는 칩보다 많습니다.
chips_too-many__in-front = 있는 칩보다 많습니다.
chips_too-many__whole-stack = 있는 칩보다 많습니다.
chips_unequal = 모두 같은 칩으로 시작해야 합니다.
chips_unequal__re-entry = 모두 같은 칩으로 시작해야 합니다.
chips_unknown = 이 토너먼트에 없는 칩입니다.
chips_unknown__this-day = 이 토너먼트에 없는 칩입니다.
chips_worthless = 칩은 돈으로 바꿀 수 없습니다.
chips_worthless__missing = 칩은 돈으로 바꿀 수 없습니다. 없는 것: { $missing }.

choice_bad-value = ‘{ $name }’에 고를 수 있는 값은 { $accepts }입니다.
choice_by-the-book = { $about } 규정집의 답: { $value }.

clock_hand-for-hand = 핸드 포 핸드 중에는 클락이 멈춥니다. 먼저 끝내세요.
clock_later-day = 플라이트를 합친 날은 해당 레벨에서 이어집니다. 다음 날을 시작하세요.
clock_no-levels = 토너먼트에 레벨이 없습니다.
clock_no-pause = 휴식 외에는 멈추지 않습니다. 디렉터가 사유를 적고 멈출 수 있습니다.
clock_no-time = 더하거나 뺄 시간을 입력하세요.
clock_not-started = 클락이 아직 시작되지 않았습니다.
clock_past = 그 시각 이후에 클락을 맞췄습니다.
clock_runs = 클락이 이미 가고 있습니다.
clock_since = 그 뒤에 클락을 맞췄거나 아직 오지 않은 시각입니다.
clock_stands = 클락이 이미 멈춰 있습니다.
clock_stands__power-cut = 정전 때 클락이 멈춰 있었으므로 잃은 시간이 없습니다.
clock_started = 토너먼트가 이미 시작되었습니다.
clock_started__event-begun = 토너먼트가 이미 시작되었습니다.
clock_suspended = 경기가 중단되었습니다. 먼저 재개하세요.
clock_too-far = 클락은 하루까지만 앞뒤로 옮길 수 있습니다.

colour-up_announce = 개별 칩 교환은 먼저 알려야 합니다.
colour-up_done = 이 테이블은 이미 그 칩을 교환했습니다.
colour-up_early = 이 칩은 나중에 교환할 예정입니다. 일찍 하려면 디렉터가 알려야 합니다.
colour-up_elsewhere = 이 테이블에 없는 사람이 있습니다.
colour-up_equal = 받은 칩과 준 칩의 값이 다릅니다.
colour-up_method = 다른 테이블에서는 다른 방법으로 교환했습니다.
colour-up_method__other = 다른 테이블에서는 { $value } 칩을 다른 방법으로 교환했습니다: { $other }.
colour-up_needed = 뒤의 레벨에 이 칩이 아직 필요합니다.
colour-up_smallest = 가장 작은 칩부터 교환합니다.
colour-up_twice = 같은 사람을 두 번 적었습니다.

correction_unsound = 수정하면 기록이 맞지 않게 됩니다. { $wrong }

count_chips = 이 토너먼트의 칩으로 나올 수 없는 금액입니다. 다시 세어 주세요.
count_entry = 토너먼트에 없거나 두 번 적은 엔트리가 있습니다.
count_nobody = 칩의 주인을 선택하세요.

day_no-flights = 가져온 플라이트가 없습니다. 클락을 시작하세요.
day_seats = 먼저 좌석을 추첨하세요. 모두 다시 뽑습니다.

deal_account = 스택 합계가 장부와 다릅니다. 딜을 위해 다시 세어 주세요.
deal_captain = 이 합의대로 지급할지, 발표한 상금대로 지급할지 선택하세요.
deal_counts = 남은 모두의 칩만 세어 주세요.
deal_director = 딜을 논의할 때 디렉터나 대리인이 있어야 합니다.
deal_exists = 이미 있는 딜 번호입니다.
deal_final-table = 딜은 파이널 테이블에서만 합니다.
deal_for-winner = 우승자 몫은 1등 상금에서 나와야 합니다.
deal_ground = 딜을 무효로 하는 사유를 선택하세요.
deal_left-out = 딜에는 남은 모두가 포함되어야 합니다. 빠진 사람: { $who }.
deal_left-out__share-for-each = 딜에는 남은 모두가 포함되어야 합니다.
deal_majority = 한 명의 반대로는 끝나지 않습니다. 다른 사람들이 동의할 수 있습니다.
deal_method = 딜 방식을 찾을 수 없습니다.
deal_more-prizes = 남은 사람보다 상금이 많습니다. 먼저 상금을 다시 발표하세요.
deal_nameless = 승인하는 디렉터의 이름을 입력하세요.
deal_no-chips = 칩이 없는 플레이어가 있습니다. 먼저 탈락 처리하세요.
deal_no-prizes = 나눌 상금이 없습니다.
deal_no-reason = 딜이 무효인 사유를 입력하세요.
deal_nobody = 딜에는 두 명 이상이 필요합니다.
deal_not-agreed = 아직 모두 동의하지 않았습니다.
deal_not-allowed = 디렉터가 딜을 허용하지 않습니다.
deal_not-lawful__law = 현지 법이 딜을 허용하지 않습니다.
deal_not-lawful__venue = 업장 규칙이 딜을 허용하지 않습니다.
deal_others = 제안할 때와 남은 사람이 다릅니다. 다시 제안하세요.
deal_paid = 이 딜로 상금을 지급했습니다. 먼저 그 기록을 무효 처리하세요.
deal_players = 해당 플레이 방식을 찾을 수 없습니다.
deal_private = 리그는 딜을 제안하지 않습니다. 플레이어끼리의 합의만 기록합니다.
deal_private__not-proposed = 리그는 딜을 제안하지 않습니다. 플레이어끼리의 합의만 기록합니다.
deal_settled = 이미 딜이 있습니다. 먼저 무효로 하세요.
deal_settled__prizes-settled = 이미 딜이 있습니다. 먼저 무효로 하세요.
deal_stacks = 딜에 참여하는 모두에게 칩이 있어야 합니다.
deal_stage = { $number }번 딜의 상태: { $stage }.
deal_stranger = 딜에 포함된 플레이어만 동의할 수 있습니다.
deal_stranger__refuses = 딜에 포함된 플레이어만 동의할 수 있습니다.
deal_stuck = 핸드를 시작할 수 있는 테이블이 없습니다.
deal_sum = 나눈 금액의 합이 남은 상금과 다릅니다.
deal_sum__left = 나눈 금액의 합이 남은 상금과 다릅니다.
deal_too-many = 정확한 분수로 계산하기에는 인원이 많습니다.
deal_unit = 반올림 단위를 더 크게 정하세요.
deal_unknown = 딜을 찾을 수 없습니다.

director_decides = { $about } 디렉터가 결정해야 합니다.

dispute_act__not-in-turn = 액션이 아닙니다.
dispute_exists = 이미 있는 이의 번호입니다.
dispute_future = 아직 팟을 지급하지 않았습니다.
dispute_no-reason = 무엇을 바로잡았는지 입력하세요.
dispute_no-words = 무엇이 문제인지 입력하세요.
dispute_not-open = 결정을 기다리는 이의가 아닙니다.

draw_no-seed = 추첨에는 봉인된 시드가 필요합니다.
draw_no-seed__event = 추첨에는 봉인된 시드가 필요합니다.
draw_nobody = 모두 좌석이 있습니다.
draw_seats = 좌석이 플레이어보다 적습니다.
draw_seed__too-short = 쓸 수 없는 시드입니다.
draw_tables = 이 방에는 테이블이 { $most }개 있습니다.
draw_tables__for-players = { $players }명은 테이블 { $most }개까지만 씁니다.
draw_wrong-seed = 봉인한 시드가 아닙니다.

end_account = 딜 때의 칩 카운트는 { $total }, 총 칩은 { $should }입니다. 이 칩 수로 순위를 정하는 사유를 입력하세요.
end_equal = 칩이 가장 많은 사람이 여럿입니다. 누가 1위인지 정하세요.
end_no-deal = 남은 상금을 모두 나눈 딜이 없습니다. 계속하거나 딜을 하세요.
end_played-out = 토너먼트는 끝까지 진행하는 것이 원칙입니다. 누가 달리 결정했는지 입력하세요.

entry_banned = 페널티로 참가가 금지된 사람입니다: { $ban }.
entry_barred = 참가가 금지된 사람입니다: { $bar }.
entry_birth-date = 생년월일이 아닙니다.
entry_capacity = 정원이 찼습니다.
entry_capacity__stacks-all-out = 정원이 찼습니다.
entry_channel = 이 방법으로는 등록할 수 없습니다.
entry_closed = 등록이 마감되었습니다. { $why }
entry_data = 개인정보 제공에 동의해야 참가할 수 있습니다.
entry_exists = 이미 있는 엔트리 번호입니다.
entry_gone = 더 이상 토너먼트에 없는 엔트리입니다.
entry_gone__named = 더 이상 토너먼트에 없는 엔트리입니다.
entry_gone__no-stack = 더 이상 토너먼트에 없는 엔트리입니다.
entry_gone__out-strike-first = 더 이상 토너먼트에 없는 엔트리입니다.
entry_gone__pot-winner-out = 더 이상 토너먼트에 없는 엔트리입니다.
entry_gone__status-was = 더 이상 토너먼트에 없는 엔트리입니다.
entry_gone__takes-no-seat = 더 이상 토너먼트에 없는 엔트리입니다.
entry_had-one = 이미 등록한 플레이어입니다.
entry_later-day = 등록이 마감되었습니다. { $why }
entry_name = 이전과 다른 이름을 입력해 주세요.
entry_name__same = 이전과 다른 이름을 입력해 주세요.
entry_no-birth-date = 가입하려면 생년월일이 필요합니다.
entry_no-letter = 이름에는 글자가 하나 이상 있어야 합니다.
entry_no-member = 회원만 참가할 수 있습니다. 먼저 가입하세요.
entry_no-name = 플레이어와 이름이 필요합니다.
entry_no-online = 온라인 등록을 받지 않습니다. 데스크로 오세요.
entry_not-playing = 경기 중인 엔트리가 아닙니다.
entry_not-withdrawn = 취소한 엔트리가 아닙니다.
entry_same = 이미 그렇게 되어 있습니다.
entry_still-in = 아직 탈락하지 않은 플레이어입니다.
entry_too-young = 참가할 수 있는 나이가 아닙니다.
entry_transferred = 더 이상 엔트리를 넘길 수 없습니다.
entry_turned-down = 운영진이 참가를 거절한 사람입니다.
entry_twice = 이미 등록한 플레이어입니다.
entry_unknown = 엔트리를 찾을 수 없습니다.
entry_unknown__player-had-none = 엔트리를 찾을 수 없습니다.
entry_venue-membership = 매장 회원 가입이 필요합니다.
entry_waits = 모두 칩을 받을 때까지 이미 기다리고 있습니다.

event_cancelled = 취소된 토너먼트입니다.
event_cancelled__strike-out = 취소된 토너먼트입니다.
event_created = 이미 있는 토너먼트입니다.
event_dealt = 상금 딜이 이미 끝났습니다.
event_not-started = 아직 시작하지 않은 토너먼트입니다.
event_started = 이미 시작한 토너먼트입니다.
event_started__stop-instead = 이미 시작한 토너먼트입니다.
event_stopped = 중단된 토너먼트입니다. 먼저 그 기록을 무효 처리하세요.
event_stopped__already = 중단된 토너먼트입니다. 먼저 그 기록을 무효 처리하세요.
event_stopped__play-on = 중단된 토너먼트입니다. 먼저 그 기록을 무효 처리하세요.
event_too-few = 등록 인원이 부족합니다.
event_too-few__flights = 등록 인원이 부족합니다.
event_won = 이미 우승자가 정해졌습니다.
event_won__already = 이미 우승자가 정해졌습니다.

final_formed = 파이널 테이블이 이미 있습니다.
final_redrawn = 파이널 테이블 좌석을 이미 다시 추첨했습니다.
final_size = 파이널 테이블 인원이 맞지 않습니다.
final_size__seats = 파이널 테이블 인원이 맞지 않습니다.
final_too-many = 남은 인원이 파이널 테이블 좌석보다 많습니다.

flight_bags-open = 칩 백이 열려 있습니다. 모든 스택을 담고 봉인하세요.
flight_bounties = 바운티 금액이 플라이트가 넘긴 금액보다 많습니다.
flight_chips = 칩 백 합계가 플라이트 장부와 다릅니다.
flight_day = 플라이트를 받는 날은 2일차 이후여야 합니다.
flight_entered = 이미 이 날의 엔트리가 있는 플레이어입니다.
flight_entries = 엔트리보다 참가자가 많습니다.
flight_entry = 다른 사람의 엔트리입니다.
flight_envelopes = 바운티 봉투는 상금을 지급하는 날에 채웁니다.
flight_late = 좌석을 이미 추첨했습니다. 취소하고 플라이트를 가져온 뒤 다시 추첨하세요.
flight_leavers = 떠난 사람의 칩이 남아 있습니다. 먼저 회수하세요.
flight_level = 플라이트마다 이어지는 레벨이 다릅니다.
flight_log = 로그 해시를 읽을 수 없습니다.
flight_name = 플라이트 이름이 필요합니다.
flight_none = 플라이트 토너먼트가 아닙니다.
flight_other-event__quoted = 플라이트 { $flight }의 { PARTICLE($what, forms: "은/는") } ‘{ $there }’인데 이번 데이는 ‘{ $here }’입니다.
flight_owed = 아직 내지 않은 사람이 있습니다.
flight_prizes = 이 플라이트에서 이미 상금을 발표하거나 지급했습니다.
flight_survivors = 플라이트에 남은 모두에게 이름과 칩이 있어야 합니다.
flight_taken__named = 이미 가져온 플라이트입니다.
flight_twice = 같은 사람을 두 번 적었습니다.
flight_waiting = 좌석을 기다리는 사람이 있습니다. 먼저 그 엔트리를 취소하세요.

flip_again = 플립은 한 번뿐입니다. 이미 끝났습니다.
flip_again__some = 플립은 한 번뿐입니다. 이미 끝났습니다.
flip_format = 플립 토너먼트가 아닙니다.
flip_gone = 토너먼트에 없는 엔트리입니다.
flip_players = 플립 인원이 맞지 않거나 두 번 적은 사람이 있습니다.
flip_seats = 플립 좌석은 인원보다 적어야 합니다.
flip_tied = 동점자끼리 남은 좌석을 두고 다시 플립합니다.

found_finder = 주인이 없으면 찾은 사람의 것입니다. 찾은 사람을 주인으로 적으세요.

hand-for-hand_batch = 시간은 핸드마다 뺍니다. 다르게 하려면 사유가 필요합니다.
hand-for-hand_off = 핸드 포 핸드가 아닙니다.
hand-for-hand_on = 이미 핸드 포 핸드입니다.
hand-for-hand_seconds = 핸드당 빼는 시간이 너무 깁니다.
hand-for-hand_tables = 핸드 포 핸드는 플레이어가 있는 테이블이 { $least_tables }개 이상이어야 합니다. 현재 { $count }개입니다.
hand-for-hand_until = 탈락자가 나왔습니다. 디렉터가 계속하지 않으면 핸드 포 핸드를 끝냅니다.

hand_beginning = 핸드를 이렇게 시작할 수 없습니다.
hand_chips = 핸드 전후의 칩 합계가 다릅니다.
hand_done = 이 테이블은 핸드를 마쳤습니다.
hand_elsewhere = 이 테이블에 없는 사람이 있습니다.
hand_going = 아직 핸드가 끝나지 않은 테이블이 있습니다.
hand_going__somewhere = 아직 핸드가 끝나지 않은 테이블이 있습니다.
hand_going__tables = 아직 핸드가 끝나지 않은 테이블이 있습니다.
hand_no-level = 시작된 레벨이 없습니다.
hand_not-playing = 이 테이블은 핸드 중이 아닙니다.
hand_number = { $table }번 테이블: { $played }번째 핸드 다음에 { $number }번째 핸드가 올 수 없습니다.
hand_on-break = 휴식 중입니다. 핸드는 휴식이 끝난 뒤 시작합니다.

hands_none = 몇 핸드인지 입력하세요.

hidden_amount = 숨긴 칩이 얼마인지 입력하세요.
hidden_kept = 칩은 보이게 두어야 하지만 몰수하지는 않습니다. 페널티는 디렉터가 정합니다.
hidden_moving = 테이블을 옮길 때는 칩이 보이지 않아도 됩니다.

large_asked-again = 같은 질문이 끝없이 반복됩니다.
large_endless = 이동이 끝나지 않습니다.

leaver_away = 떠났는지 여부는 디렉터가 정합니다.
leaver_blinded = 먼저 블라인드로 소진합니다. 시간이 지나면 회수합니다.

level_blinds = 블라인드가 0보다 작은 레벨이 있습니다.
level_early = 클락이 0이 되기 전에는 새 레벨을 알리지 않습니다.
level_elapsed = 이미 더 진행된 레벨입니다. 바로 끝내려면 확인하세요.
level_falls = 앞 레벨보다 빅 블라인드가 낮은 레벨이 있습니다.
level_last = 마지막 레벨입니다.
level_length = 레벨은 1분 이상이어야 합니다.
level_length-fixed = 토너먼트 중에는 레벨 길이를 바꿀 수 없습니다.
level_length__missing = 레벨은 1분 이상이어야 합니다.
level_no-time = 레벨에 시간이 남아 있어야 합니다.
level_not-next = 다음 레벨이 아닙니다.
level_not-payable = 지금 있는 칩으로 낼 수 없는 레벨이 있습니다.
level_over = 이미 끝난 레벨입니다.
level_unknown = 레벨 { PARTICLE($number, forms: "은/는") } 없습니다.
level_unknown__line = 일정표에 { $line }번째 줄이 없습니다.
level_which = 레벨이나 휴식 중 하나만 선택하세요.
level_which__or-none = 레벨이나 휴식 중 하나만 선택하세요.

levels_none = 토너먼트에 레벨이 없습니다.

log_first = 토너먼트를 만든 기록은 무효 처리할 수 없습니다.
log_no-entry = 로그에서 기록을 찾을 수 없습니다.
log_struck = { $order }번 작업은 이미 무효 처리되었습니다. 되살리려면 그 무효 처리를 무효로 하세요.

money_cap = 이 판매는 허용된 상금 한도를 넘습니다.
money_negative = 가격은 0보다 작을 수 없습니다.
money_no-reason = 주최 측이 프라이즈 풀에 추가하는 사유를 입력하세요.
money_not-owed = 미납 금액과 다릅니다.
money_not-paid = 내지 않은 금액입니다.
money_pool-paid = 상금 지급이 시작되어 프라이즈 풀을 바꿀 수 없습니다.
money_raised = 주최 측이 프라이즈 풀에 추가할 수 없는 금액입니다.
money_raised__out-of-bounds = 주최 측이 프라이즈 풀에 추가할 수 없는 금액입니다.

move_count = 옮긴 칩을 세어 주세요.
move_none = 이동 중인 플레이어가 아닙니다.

order_unknown = 작업을 찾을 수 없습니다.

papers_first = 경기 전에 신분증을 확인해야 합니다. { $papers }
papers_first__more = 경기 전에 신분증을 확인해야 합니다. { $papers }, 그 밖에 { $more }명.
papers_none = 어떤 신분증을 확인했는지 선택하세요.
papers_not-waivable = 신분증 확인을 생략할 수 없습니다.
papers_occasion = 이때는 신분증을 요청하지 않습니다.
papers_one-day = 하루짜리 토너먼트입니다.

payout_entries = 등록한 사람이 없습니다.
payout_least = 최저 상금은 프라이즈 풀 안에 있어야 합니다.
payout_no-satellite = 이 토너먼트는 새틀라이트가 아닙니다.
payout_order = 높은 순위의 상금이 더 많아야 하고, 모든 순위에 상금이 있어야 합니다.
payout_places = 엔트리보다 상금 자리가 많습니다.
payout_places__most = 엔트리보다 상금 자리가 많습니다.
payout_places__not-payable = 이 방식으로는 { $places }자리를 지급할 수 없고 { $payable }자리까지 됩니다.
payout_places__with-least = 마지막 자리에 { $least }이면 { $places }자리를 지급할 수 없고 { $payable }자리까지 됩니다. 최저 금액을 낮추거나 자리를 줄이세요.
payout_pool = 프라이즈 풀은 0보다 작을 수 없습니다.
payout_remainder = 반올림하고 남은 금액을 어디에 줄지 정하세요.
payout_sum = 상금 합계가 프라이즈 풀과 다릅니다.
payout_sum__shares = 비율의 합이 100 %가 아니라 { $sum } %입니다.
payout_unit = 반올림 단위는 1 이상이어야 합니다.
payout_unknown = 상금표를 찾을 수 없습니다.

payouts_announced = 상금은 이미 발표되었습니다. 사유를 적고 다시 발표하세요.
payouts_announced__anew = 상금은 이미 발표되었습니다. 사유를 적고 다시 발표하세요.
payouts_flight = 플라이트에서는 상금을 주지 않습니다. 합쳐지는 날에 발표합니다.
payouts_no-reason = 상금을 바꾸는 사유를 입력하세요.
payouts_none = 먼저 상금을 발표하세요.
payouts_none__announce-first = 먼저 상금을 발표하세요.
payouts_settled = 이미 지급하거나 딜한 상금이 있습니다. 먼저 그 기록을 무효 처리하세요.
payouts_settled__strike-first = 이미 지급하거나 딜한 상금이 있습니다. 먼저 그 기록을 무효 처리하세요.
payouts_too-early = 아직 등록 중입니다. 마감 전 상금은 예상치입니다.

penalty_hands = 끝난 핸드 수를 입력하세요. 남은 수를 넘을 수 없습니다.
penalty_hands__left = 끝난 핸드 수를 입력하세요. 남은 수를 넘을 수 없습니다.
penalty_serving = { $name } 님의 페널티가 끝나지 않아 테이블에 앉을 수 없습니다({ $still } 남음).
penalty_warnings = 경고 횟수가 그만큼 되지 않습니다.

place_bad = 순위는 1부터입니다.
place_none = 순위가 없는 엔트리입니다.

play_going = 경기가 중단되지 않았습니다.
play_hands = 진행 중인 핸드를 먼저 끝내세요.
play_one-day = 하루에 끝내는 토너먼트입니다.
play_resumes = 재개 시각을 입력하거나 추후 협의를 선택하세요.
play_resumes__too-early = 재개 시각을 입력하거나 추후 협의를 선택하세요.
play_suspended = 이미 중단된 경기입니다.

player_same = 서로 다른 두 명을 선택하세요.
player_unknown = 등록하지 않은 플레이어입니다.

post_too-much = 이 레벨의 { PARTICLE($what, forms: "은/는") } 최대 { $most }입니다.

pot_absent = 자리에서 경기 중인 플레이어입니다.

prize_amount = 상금 금액과 다릅니다.
prize_amount__shared = 상금 금액과 다릅니다.
prize_bad = 부상에는 1 이상의 순위, 이름, 0 이상의 값이 필요합니다.
prize_cash = 여기서는 현금 상금을 줄 수 없습니다.
prize_cash-limit = 당일 현금 한도를 넘었습니다.
prize_cash-whole = 당일 전액 현금이거나 전액 이체여야 합니다.
prize_exists = 이미 있는 부상 번호입니다.
prize_forfeited = 페널티로 상금을 잃은 플레이어입니다.
prize_indivisible = 나눌 수 없는 부상을 누가 받을지 정하세요.
prize_no-place = 아직 순위가 없는 플레이어입니다.
prize_no-place__yet = 아직 순위가 없는 플레이어입니다.
prize_none = 상금이 없는 플레이어입니다.
prize_not-added = 주최자가 추가할 수 없는 부상입니다.
prize_not-approved = 이 부상을 승인한 사람을 입력하세요.
prize_not-his = 다른 사람의 부상입니다.
prize_not-reported = 먼저 데스크에서 확인해야 합니다.
prize_paid = 이미 지급했습니다.
prize_paid__entry = 이미 지급했습니다.
prize_pool-paid = 상금이 모두 지급되었습니다. 잘못 지급된 것을 먼저 취소하세요.
prize_redeemable = 현금으로 바꿀 수 있는 부상은 현금으로 봅니다.
prize_state = 개최 지역(주)을 선택하세요.
prize_state__unknown = 개최 지역(주)을 선택하세요.
prize_unknown = 전달할 부상을 찾을 수 없습니다.
prize_voucher = 매장이 이용권을 현금으로 바꿔 주지 않음을 확인하세요.

push_held = 휴식이나 새 레벨이 가까워 딜러를 교대할 수 없습니다.

race_cards = 칩 레이스의 카드 수가 맞지 않습니다.
race_dealer = 칩 레이스는 딜러부터 시작합니다. 딜러 좌석을 선택하세요.
race_same-card = 같은 카드가 두 번 나왔습니다.
race_unseen = 먼저 모든 칩을 보이게 놓아야 합니다.
race_view = 먼저 모든 칩을 보이게 놓아야 합니다.

re-entry_disqualified = 실격된 플레이어입니다.
re-entry_earlier = { $entry }번 엔트리는 { $earlier }번 엔트리 다음이 아닙니다.
re-entry_has-chips = { $name } 님에게 아직 칩이 있습니다.
re-entry_has-chips__to-give-up = { $name } 님에게 아직 칩이 있습니다. 스택을 포기하면 됩니다.
re-entry_in-hand = 핸드 중에는 스택을 포기할 수 없습니다.
re-entry_limit = 리엔트리 횟수를 모두 썼습니다.
re-entry_not-listed = 리엔트리가 없는 토너먼트입니다.
re-entry_not-listed__out-for-good = 리엔트리가 없는 토너먼트입니다.
re-entry_not-told = 스택을 포기하기 전에 디렉터에게 알려야 합니다.

rebuy_binds = 선언한 리바이는 해야 합니다.
rebuy_late = 핸드가 시작되었습니다. 지금 선언한 리바이는 다음 핸드부터입니다.
rebuy_limit = 리바이 횟수를 모두 썼습니다.
rebuy_missed = 다음 핸드 전에 리바이하지 않아 탈락입니다.
rebuy_missed__no-miss = 다음 핸드 전에 리바이하지 않아 탈락입니다.
rebuy_none = 할 수 있는 리바이가 없습니다.
rebuy_none__owed = 할 수 있는 리바이가 없습니다.
rebuy_period = 리바이 기간이 끝났습니다.
rebuy_stack = 스택이 많아 리바이할 수 없습니다.
rebuy_stack__below = 스택이 많아 리바이할 수 없습니다.
rebuy_stack__up-to = 스택이 많아 리바이할 수 없습니다.

redraw_field = 인원이 적어 두 번째 추첨이 없습니다.
redraw_names = 몇 명을 뽑을지 정하세요.
redraw_none = 지금은 추첨이 없습니다.
redraw_not-boxed = 뽑은 카드가 추첨함에 없습니다.
redraw_still-in = 두 번째 휴식에는 탈락자만 추첨합니다.
redraw_too-few = 추첨하기에는 남은 인원이 적습니다.

refund_ground = 환불 사유를 선택하세요.
refund_none = 실격되어 환불되지 않습니다.

registration_same = 이미 그렇게 되어 있습니다.

review_none__named = 재심을 기다리는 출전 금지가 없습니다.
review_none__not-in-book = 재심을 기다리는 출전 금지가 없습니다.

round-for-round_when = 지금 인원에서는 라운드 포 라운드를 하지 않습니다.

rules_fixed = 스탬프 카드 방식은 바꿀 수 없습니다.
rules_other = 스탬프 카드 설정이 아닙니다.
rules_why = 사유를 입력하세요.

ruling_choice = 여기서 디렉터가 고를 수 없는 선택입니다.
ruling_exists = 이미 있는 판정 번호입니다.
ruling_no-line = 스크립트 { $line }행에 대한 판정이 없습니다.
ruling_unread = 스크립트 { $line }행을 판정할 수 없습니다. { $why }

satellite_credits = 크레딧은 남은 금액 안에서 줍니다.
satellite_fee = 참가비 전액이 프라이즈 풀로 가야 합니다.
satellite_game = 플립 새틀라이트의 종목이 아닙니다.
satellite_gone = 탈락한 엔트리입니다.
satellite_none = 티켓이 걸린 토너먼트가 아닙니다.
satellite_not-over = 티켓보다 남은 인원이 많습니다. 계속 진행하세요.
satellite_one-table = 한 테이블에 앉기에는 인원이 많습니다.
satellite_over = 티켓을 수여하여 새틀라이트가 끝났습니다. 계속하려면 수여를 취소하세요.
satellite_over__strike-out = 티켓을 수여하여 새틀라이트가 끝났습니다. 계속하려면 수여를 취소하세요.
satellite_price = 목표 토너먼트의 참가비를 입력하세요.
satellite_short = 티켓 { $tickets }장은 { $cost }이고 프라이즈 풀은 { $pool }입니다. 부족한 { PARTICLE($missing, forms: "은/는") } 주최 측이 보태야 합니다.
satellite_too-many = 엔트리에 비해 티켓이 많습니다.

seat_apart = 그 테이블에 합석할 수 없는 사람이 있습니다.
seat_as-it-is = 좌석이 이미 그렇게 되어 있습니다.
seat_away = 이미 자리를 비운 플레이어입니다.
seat_drawn = 좌석은 추첨합니다. 다른 좌석을 주려면 사유를 기록하세요.
seat_elsewhere = 이 테이블에 없는 사람이 있습니다.
seat_has-one = 이미 좌석이 있는 플레이어입니다.
seat_host-only = 경기 시작 후에는 호스트만 좌석을 바꿀 수 있습니다.
seat_kept = 자리에 없어도 좌석은 유지됩니다.
seat_left = 완전히 떠난 플레이어입니다. 실수라면 그 기록을 취소하세요.
seat_left__for-good = 완전히 떠난 플레이어입니다. 실수라면 그 기록을 취소하세요.
seat_left__only-posts-folds = 완전히 떠난 플레이어입니다. 실수라면 그 기록을 취소하세요.
seat_no-table = 좌석의 테이블을 선택하세요.
seat_nobody__at-table = 이 핸드에서 해당 플레이어를 찾을 수 없습니다.
seat_nobody__button = 이 핸드에서 해당 플레이어를 찾을 수 없습니다.
seat_none = 좌석이 없는 엔트리입니다.
seat_none-free = 다른 테이블에 빈 좌석이 없습니다.
seat_none-free__wait = 다른 테이블에 빈 좌석이 없습니다.
seat_none__for-entry = 좌석이 없는 엔트리입니다.
seat_none__named = 좌석이 없는 엔트리입니다.
seat_none__on-record = 좌석이 없는 엔트리입니다.
seat_not-free = 비어 있지 않은 좌석입니다.
seat_not-free__table = 비어 있지 않은 좌석입니다.
seat_not-locked = 좌석이 고정된 플레이어가 아닙니다.
seat_other-table = 다른 테이블에 앉은 엔트리입니다.
seat_present = 자리에 있는 플레이어입니다.
seat_present__plays = 자리에 있는 플레이어입니다.
seat_swap = 서로 좌석을 바꿉니다. 상대를 선택하세요.
seat_taken = 이미 사용 중인 좌석입니다.
seat_taken__floor-decides = 이미 사용 중인 좌석입니다.
seat_taken__move-first = 이미 사용 중인 좌석입니다.
seat_taken__not-closable = 이미 사용 중인 좌석입니다.
seat_too-few__for-draw = 핸드에는 두 명이 필요합니다.
seat_two = 이미 다른 곳에 앉은 플레이어입니다.
seat_unknown = 좌석을 찾을 수 없습니다.
seat_unknown__at-table = 좌석을 찾을 수 없습니다.
seat_unknown__table-lacks = 좌석을 찾을 수 없습니다.

seats_apart-by = 다른 담당자가 요청해야 합니다.
seats_no-ground = 그 테이블에 가까운 사이로 기록된 사람이 없습니다.
seats_not-apart = 따로 앉히는 사이가 아닙니다.
seats_reason = { $what }: 사유를 입력하세요.

setup_add-ons = 한 사람이 살 수 있는 애드온 수를 정하세요.
setup_book__named = 규정집을 찾을 수 없습니다.
setup_bounty = 바운티 토너먼트의 바이인에는 바운티를 넣고, 다른 토너먼트에는 넣지 마세요.
setup_capacity = 필요한 인원이 정원보다 많습니다.
setup_charge-unlawful = { $state }의 법으로는 참가비를 받을 수 없습니다.
setup_charge-unlawful__unknown = { $state }의 법으로 참가비를 받을 수 있는지 확인되지 않았습니다.
setup_closing-time = 휴식이 없습니다. 레이트 레지 마감 시점을 정하세요.
setup_day = 일차는 1부터입니다.
setup_day-ends = 일차 종료 레벨 뒤에 레벨이 하나 이상 있어야 합니다.
setup_fee = 여기서는 바이인에서 수수료를 뗄 수 없습니다.
setup_flight-format = 새틀라이트는 플라이트가 될 수 없습니다.
setup_flight-money = 플라이트가 아니라 상금을 주는 날에 정하세요.
setup_flips-fee = 플립 토너먼트의 돈은 모두 프라이즈 풀로 갑니다.
setup_freeroll = 프리롤은 무료여야 합니다.
setup_hosts = 호스트가 한 명 이상 필요합니다.
setup_late-levels = 레이트 레지는 레벨 안에서 끝나야 합니다.
setup_level = 레벨에는 시간, 빅 블라인드, 그보다 크지 않은 스몰 블라인드가 필요합니다.
setup_levels = 레벨이 필요합니다.
setup_more-chips = 규정집에 없는 칩 추가 방식입니다. 하우스 룰 설정으로 추가할 수 있습니다.
setup_name = 토너먼트 이름이 필요합니다.
setup_no-chips = 칩이 있어야 합니다.
setup_not-advertised = 참가비는 토너먼트 전에 알려야 합니다.
setup_pool-cap = 보장 상금과 추가 상금은 한도 안에 있어야 합니다.
setup_re-entry-price = 리엔트리 가격은 등록 가격과 같아야 합니다.
setup_re-entry-stack = 리엔트리는 시작 스택 전부를 받습니다.
setup_rebuy-period = 리바이 기간은 시작 전에 정합니다.
setup_rebuy-stack = 리바이는 시작 스택을 줍니다.
setup_seats = 테이블 좌석 수가 맞지 않습니다.
setup_target = 플립 새틀라이트의 목표 토너먼트를 입력하세요.
setup_the-state = 이 지역
setup_ticket-price = 새틀라이트에는 좌석 가격이 필요합니다.

share_weights = 나눌 사람이 없습니다.

sign-up_many = 입구 신청이 너무 많습니다. 데스크로 오세요.
sign-up_none = 입구에 신청한 사람이 없습니다.
sign-up_twice = 이미 신청했습니다. 데스크에서 참가비를 내세요.
sign-up_twice__pay = 이미 신청했습니다. 데스크에서 참가비를 내세요.
sign-up_unknown = 이 사람은 더 이상 입구 대기 명단에 없습니다.

stack_cause = 스택은 다음 사유로만 바꿉니다: { $causes }.
stack_no-reason = 호스트의 결정입니다. 사유를 입력하세요.
stack_placeholder = 규정집에는 늦게 오는 사람을 위한 스택이 없습니다.
stack_placeholder__left = 규정집에는 늦게 오는 사람을 위한 스택이 없습니다.
stack_reason = 디렉터의 정정에는 사유가 필요합니다.
stack_stays = 이 플레이어의 칩은 아직 그대로 둡니다.
stack_used-up = { $docked }칩을 빼면 { $full }칩에서 남는 것이 없습니다.

stacks_out = 이미 모두 칩을 받았습니다.

start_fixed = 시작 시각은 바꿀 수 없습니다.
start_past = 시작 시각을 그때로 옮길 수 없습니다.
start_untold = 등록한 모두에게 미리 알려야 합니다.

stop_account = 칩 합계가 장부와 다릅니다. 다시 세거나 사유를 입력하세요.
stop_counts = 남은 모두의 칩만 세어 주세요.
stop_equal = 칩이 같은 사람이 있습니다. 순위를 정하세요.
stop_hand = 진행 중인 핸드의 처리 방법을 선택하세요.
stop_money = 상금을 어떻게 나눌지 정하세요.
stop_no-reason = 토너먼트를 멈추는 사유를 입력하세요.
stop_undecided = 토너먼트는 끝까지 진행합니다. 중단을 결정한 운영진을 입력하세요.

substitute_consent = 대리 참가에는 디렉터의 동의가 필요합니다.
substitute_entered = 이미 등록한 사람입니다.
substitute_in-hand = 핸드 중에는 교대할 수 없습니다.
substitute_in-person = 토너먼트 중에는 참가자가 직접 대리인을 지정해야 합니다.
substitute_never = 다른 사람의 칩을 이어받을 수 없습니다.

table_closed = 사용하지 않는 테이블입니다.
table_closed__name-in-use = 사용하지 않는 테이블입니다.
table_full = 빈 좌석이 없습니다.
table_full__others = 빈 좌석이 없습니다.
table_full__players-do-not-fit = 빈 좌석이 없습니다.
table_full__target = 빈 좌석이 없습니다.
table_halted = 멈춘 테이블입니다. 한 명을 옮기거나 디렉터가 허용해야 합니다.
table_no-waiver = 규정집에 예외 허용이 없습니다.
table_none = 더 쓸 테이블이 없습니다.
table_not-empty = 아직 앉아 있는 사람이 있습니다.
table_not-halted = 멈춘 테이블이 아닙니다.
table_open = 이미 사용 중인 테이블입니다.
table_open__number = 이미 사용 중인 테이블입니다.
table_others = { $table }번 테이블에는 테이블 브레이크 때 옮긴 사람이 아닌 사람이 앉아 있습니다.
table_size = 테이블 좌석 수가 맞지 않습니다.
table_size__own-seats = 테이블 좌석 수가 맞지 않습니다.
table_unknown = 테이블을 찾을 수 없습니다.
table_unknown__none-to-break = 테이블을 찾을 수 없습니다.
table_waiver = 예외 허용은 1핸드 이상이며 사유가 필요합니다.

ticket_consent = 디렉터의 동의가 필요합니다.
ticket_evidence = 사유를 서면으로 증명해야 합니다.
ticket_ground = 규정집에 있는 사유를 선택하세요.
ticket_known = 이미 처리한 티켓입니다.
ticket_known__used = 이미 다른 엔트리에 쓴 티켓입니다.
ticket_known__used-already = 이미 다른 엔트리에 쓴 티켓입니다.
ticket_lower-value = 티켓은 같거나 더 비싼 토너먼트로만 옮길 수 있습니다.
ticket_moved = 티켓을 다른 토너먼트로 옮길 수 없습니다.
ticket_not-entered = 등록하지 않은 플레이어입니다. 티켓으로 등록하세요.
ticket_not-won = 구매한 엔트리입니다. 취소하세요.
ticket_number = 티켓 번호를 입력하세요.
ticket_refund = 티켓은 돈으로 바꿀 수 없습니다.


winner_nobody = 남은 사람이 없습니다.
winner_not-last = 아직 다른 사람이 남아 있습니다.
winner_not-last__others-still-in = 아직 다른 사람이 남아 있습니다.
winner_tied = 칩이 가장 많은 사람이 여럿입니다. 계속 진행하거나 다시 세어 주세요.
winner_too-early = 아직 등록 중입니다. 마감까지 멈추거나 기다리세요.

withdraw_consent = 환불에는 디렉터의 동의가 필요합니다.
withdraw_late = 당일에는 환불되지 않습니다. 엔트리 취소만 할 수 있습니다.
withdraw_satellite = 새틀라이트로 딴 엔트리는 증명된 사유 없이 취소할 수 없습니다.

words_length = 내용을 입력하세요.
colour-up_smallest__still-in-play = 액면 { $smaller } 칩이 아직 사용 중입니다. 작은 칩부터 컬러업하세요.
chips_not-put-out = 나눠 준 칩은 { $there }입니다.
log_note = 누구의 작업도 아닌 기록이라 무효 처리할 수 없습니다.
deal_those-left = 딜은 남은 플레이어 전원이 참여해야 합니다.
deal_law__law = 현지 법이 딜을 허용하나요?
deal_law__venue = 업장 규칙이 딜을 허용하나요?
deal_left-out__strangers = 딜에는 남은 사람만 포함됩니다. 대회에 없는 엔트리: { $who }.

deal-stage_agreed = 합의됨
deal-stage_approved = 승인됨
deal-stage_cancelled = 취소됨
deal-stage_closed = 종료됨
deal-stage_proposed = 제안됨
deal-stage_void = 무효
