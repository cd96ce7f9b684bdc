act_unknown = ‘{ $act }’: 플레이어가 할 수 없는 액션입니다.

add-on_limit = 애드온은 한 사람이 { $most }번까지 살 수 있습니다.
add-on_none = 이 토너먼트에는 애드온이 없습니다.
add-on_time = 애드온은 휴식 { $break_number } 때 판매합니다. 지금은 { $told }입니다.

all-in_held = { $table }번 테이블은 핸드 중이 아니거나 이미 대기 중입니다.
all-in_held__release-first = 대기 중인 올인을 먼저 진행시키세요.
all-in_held__waits-at-table = { $table }번 테이블에 대기 중인 올인이 있습니다. 먼저 진행시키세요.
all-in_none = { $table }번 테이블에는 대기 중인 올인이 없습니다.
all-in_waits = 아직 핸드를 마치지 않은 테이블이 있습니다: { $tables }.

alternate_early = 아직 등록 중이라 좌석이 날 수 있습니다. 대기자를 내보내는 사유를 입력하세요.
alternate_free-seat = 빈 좌석
alternate_no-seat = 빈 좌석이 없습니다. 대기자가 들어오는 방식: { $told }.
alternate_none = 좌석을 기다리는 사람이 없습니다.
alternate_none__not-waiting = { $name } 님(엔트리 { $number })은 대기 명단에 없습니다: { $status }.
alternate_order = 다음 대기자는 엔트리 { $queue }입니다.

bad-beat_counts = 테이블 전원의 칩이 아닙니다.
bad-beat_early = 아직 시간이 끝나지 않았습니다.
bad-beat_late = 배드빗 테이블을 시작하기에는 늦었습니다.
bad-beat_none = 배드빗 테이블이 없습니다.
bad-beat_number = 다른 번호를 쓰세요.
bad-beat_number__table-exists = 이미 있는 테이블 번호입니다. 다른 번호를 쓰세요.
bad-beat_over = 배드빗 테이블 { PARTICLE($number, forms: "은/는") } 끝났습니다. 돌아온 사람: { $returned }.
bad-beat_players = 배드빗 테이블에는 서로 다른 2명 이상이 필요합니다.
bad-beat_sits = ‘{ $player }’ 플레이어는 배드빗 테이블에 있습니다.
bad-beat_tie = 칩 { PARTICLE($most, forms: "으로/로") } 선두가 여럿입니다. 하이 카드로 한 명이 돌아옵니다.
bad-beat_tie__host = 칩 { PARTICLE($most, forms: "으로/로") } 선두가 여럿입니다. 호스트가 정한 한 명이 돌아옵니다.
bad-beat_unknown = 배드빗 테이블 { PARTICLE($number, forms: "을/를") } 찾을 수 없습니다.
bad-beat_winner = 승자는 이 테이블에 앉았던 사람이어야 합니다.

bags_count = 액면별 칩의 합은 { $by_value }이고 입력한 총액은 { $chips }입니다.
bags_empty = 칩 백에는 칩이 하나 이상 있어야 합니다. 칩이 없는 플레이어는 탈락입니다.
bags_missing = 아직 칩 백에 담지 않은 사람이 있습니다.
bags_no-stack = { $name } 님(엔트리 { $number })에게는 스택이 없습니다: { $status }.
bags_none = 엔트리 { $entry }에는 칩 백이 없습니다.
bags_packed = { $name } 님의 칩은 이미 칩 백에 담았습니다. 다시 세려면 칩 백을 여세요.
bags_reason = 칩 백을 여는 사유를 입력하세요.
bags_running = 칩을 담기 전에 클락을 멈추세요.
bags_seal = 봉인 번호 { PARTICLE($seal, forms: "은/는") } 엔트리 { $same }의 칩 백에 쓰였습니다.
bags_sealed = 칩 백이 이미 봉인되었습니다.
bags_sum = 칩 백 합계는 { $total }, 총 칩은 { $should }입니다. 다시 세거나 사유를 입력하세요.
bags_sum__account = 칩 백 합계는 { $total }, 총 칩은 { $should }입니다. 칩 백을 열어 다시 세어 주세요.

balance_halt = 테이블은 한 명 이상 부족할 때 멈춥니다.
balance_last-opened = 마지막에 빈 좌석을 알 수 없습니다. 좌석을 선택하세요.
balance_locked = { $number }번 테이블의 플레이어는 모두 좌석이 고정되어 있습니다.
balance_lone-big-blind = { $order }번 좌석은 빅 블라인드만 내게 되고, 그다음 빈 좌석은 { $order2 }번입니다. 디렉터가 결정해야 합니다.
balance_not-there = { $name } 님은 { $number }번 테이블에 없습니다.
balance_not-there__any-more = { $name } 님은 더 이상 { $giving }번 테이블에 없습니다.
balance_only-small-blind = 빈 좌석은 스몰 블라인드인 { $small }번뿐이며, 스몰 블라인드는 최악의 자리로 보지 않습니다. 플로어가 결정해야 합니다.
balance_same = 다른 테이블을 선택하세요.
balance_small-blind = { $seat }번 좌석은 스몰 블라인드라 최악의 자리로 보지 않습니다.
balance_tolerance = 테이블 인원 차이는 1명 이상이어야 합니다.
balance_tolerance__fixed = 테이블 인원 차이는 규정집에 정해져 있습니다.

bounty_by = 바운티는 마지막 칩을 가져간 사람에게 가거나, 아무에게도 가지 않습니다.
bounty_count = 남은 플레이어마다 하나씩, 바운티 봉투 { $left }개를 채우세요.
bounty_envelope = 바운티 봉투 { PARTICLE($number, forms: "은/는") } 이미 열었습니다.
bounty_filled = 바운티 봉투를 이미 채웠습니다.
bounty_kind = 이 토너먼트는 미스터리 바운티가 아닙니다.
bounty_left-over = 아무도 받지 못한 바운티({ $over })가 있습니다. 누가 받을지 선택하세요.
bounty_no-envelope = 바운티 봉투를 모두 열었습니다.
bounty_none-due = { $name } 님(엔트리 { $entry })에게 지급할 바운티가 없습니다.
bounty_not-open = { $name } 님(엔트리 { $entry })의 바운티 중에 받을 사람을 정할 것이 없습니다.
bounty_not-paid = 엔트리 { $entry }에 지급한 바운티가 그만큼 되지 않습니다.
bounty_pool-paid = 남은 바운티는 { $left }뿐입니다. 정정하기 전에 잘못 지급한 금액을 먼저 돌려받으세요.
bounty_sum = 바운티 봉투 합계가 바운티로 낸 금액과 다릅니다.
bounty_sum__amounts = 바운티 봉투 합계는 { $amounts }, 바운티로 낸 금액은 { $pool }입니다.
bounty_too-much = { $name } 님(엔트리 { $entry })이 받을 바운티는 { $open_sum }입니다.
bounty_unfilled = 바운티 { PARTICLE($paid_in, forms: "이/가") } 아직 봉투에 없습니다. 먼저 바운티 봉투를 채우세요.

break_absent = 엔트리 { PARTICLE($entry, forms: "은/는") } 그 테이블에 없습니다.
break_assign = 좌석이 정해지지 않은 플레이어가 있습니다.
break_cards = 플레이어마다 서로 다른 카드를 1장씩 받아야 합니다.
break_carrier = 자리를 비운 플레이어의 칩은 직원이 세어 옮겨야 합니다. 담당 직원이 정해지지 않았습니다.
break_load = 계획에는 테이블이 2개 이상 필요합니다.
break_order = 사용 중인 테이블은 모두 한 번씩 있어야 합니다.
break_order__reason = 게임이 시작되었습니다. 순서를 바꾸는 사유를 입력하세요.
break_seats = { $count }명의 좌석이 필요한데 다른 테이블의 빈 좌석은 { $free }개입니다.
break_stack = 플레이어마다 좌석 카드가 한 장씩 있어야 합니다.
break_unknown = 휴식 { PARTICLE($number, forms: "은/는") } 없습니다.

bust_everybody = 칩을 가진 사람이 있으므로 모두 탈락할 수는 없습니다.
bust_everybody__last-cannot-leave = 마지막 남은 플레이어는 우승자이므로 떠날 수 없습니다.
bust_everybody__last-has-won = 마지막 남은 플레이어가 우승자입니다.
bust_everybody__last-not-disqualified = 마지막 남은 플레이어가 우승자입니다. 이제 실격은 리그가 정해야 합니다.
bust_given = 이 핸드에서 탈락한 사람은 모두 한 번씩, 순위가 높은 순서로 있어야 합니다.
bust_gone = 엔트리 { PARTICLE($number, forms: "은/는") } 이미 탈락했습니다.
bust_hand = 핸드 순위(1부터)나 카드 중 하나만 입력하세요.
bust_hitman-elsewhere = { $name } 님(엔트리 { $number })은 그 테이블에 없었습니다. 맞나요?
bust_hitman-elsewhere__hitman-other-table = { $name } 님(엔트리 { $number })은 { $table }번 테이블에 없습니다. 맞나요?
bust_hitman-gone = { $name } 님(엔트리 { $number })은 먼저 탈락했으므로 칩을 딸 수 없습니다.
bust_hitman-gone__entry = 엔트리 { PARTICLE($gone, forms: "은/는") } 먼저 탈락했으므로 칩을 딸 수 없습니다.
bust_hitman-gone__hitman-out = { $name } 님(엔트리 { $number })은 탈락했으므로 칩을 딸 수 없습니다.
bust_no-hand = 엔트리 { $group }: 핸드를 시작할 때 칩이 같았습니다. 핸드를 입력하거나 알 수 없음을 선택하세요.
bust_no-stack = 탈락한 플레이어는 핸드를 시작할 때 칩이 1 이상 있어야 합니다.
bust_no-stack__stacks-missing = 핸드를 시작할 때의 칩을 입력하세요. 엔트리: { $missing }.
bust_nobody = 탈락한 사람이 없습니다.
bust_not-out = 엔트리 { PARTICLE($entry, forms: "은/는") } 탈락하지 않았습니다.
bust_not-out__or-back = 엔트리 { PARTICLE($entry, forms: "은/는") } 탈락하지 않았거나 이미 돌아왔습니다.
bust_not-playing = { $name } 님(엔트리 { $number })은 플레이 중이 아닙니다: { $status }.
bust_stack = { PARTICLE($stack, forms: "을/를") } 가지고 탈락할 수는 없습니다. 총 칩은 { $most }입니다.
bust_twice = 같은 사람을 두 번 적었습니다.

button_frozen = 스터드를 하는 동안 버튼은 { $button }번 좌석에 그대로 있습니다.
button_known = 모든 테이블에 버튼이 있습니다.
button_small-blind = 스몰 블라인드 좌석을 선택하세요.
button_unknown = { $tables }번 테이블의 버튼 위치를 선택하세요.
button_unknown__draw = { $table }번 테이블에는 아직 버튼이 없습니다. 추첨하거나 위치를 선택하세요.

call_exists = 이미 있는 호출입니다: { $call }.
call_unknown = 처리할 호출 { PARTICLE($number, forms: "을/를") } 찾을 수 없습니다.
call_waiting = 플로어가 { $table }번 테이블로 가고 있습니다.

cancel_ground = 토너먼트 취소 사유를 선택하세요: { $grounds }.
cancel_not-yet = 현재 { $entered }명이 등록했습니다. 인원 부족으로 취소하기에는 이릅니다.
cancel_why = 불가피한 사정을 입력하세요.

card_boxed = 이미 추첨함에 있는 스탬프 카드입니다.
card_closed = 스탬프 카드는 첫 휴식까지만 받습니다.
card_filled-late = 올인을 선언할 때 스탬프 카드가 다 차지 않았습니다.
card_in-hand = 스탬프 카드는 핸드 사이에만 쓸 수 있습니다.
card_known = 이미 기록한 스탬프 카드입니다.
card_late = 다음 딜이 시작되어 스탬프 카드를 쓰기에는 늦었습니다.
card_late__counts-next-hand = 딜이 시작되었습니다. 스탬프 카드는 다음 핸드부터 적용됩니다.
card_no-agreement = 모두가 동의하지 않아 호스트가 결정할 때까지 딜을 미룹니다.
card_none = 이 토너먼트에는 스탬프 카드가 없습니다.
card_not-behind = 스택 뒤에 걸어 둔 스탬프 카드가 없습니다.
card_not-chips = 스탬프 카드는 칩이 아닙니다.
card_not-full = 스탬프 카드가 아직 다 차지 않았습니다.
card_not-own = { $name } 님의 스탬프 카드가 아닙니다.
card_spent = 이미 쓴 스탬프 카드입니다.
card_spent__unusable = 쓸 수 없는 스탬프 카드입니다.
card_stack = 스탬프 카드는 칩이 { $most } 이하일 때 쓸 수 있습니다.
card_untouched = 아직 시작 스택을 쓰지 않았습니다.
card_worthless = 스탬프 카드의 값을 입력하세요.

carry-over_never = 엔트리를 다른 토너먼트로 옮길 수 없습니다.
carry-over_why = 어느 토너먼트로, 왜 옮기는지 입력하세요.

chip_in-play = { $value } 칩은 이미 사용 중입니다.
chip_out = { $strange } 칩은 더 이상 쓰지 않습니다.
chip_unknown = { $value } 칩을 찾을 수 없습니다.
chip_unknown__strange = 이 토너먼트에 { $strange } 칩이 없습니다.

chips_collected = 칩을 이미 회수했습니다.
chips_in-play = 아직 진행 중입니다. 칩은 끝난 뒤 회수합니다.
chips_issued = 엔트리 { $entry }에 내놓은 칩은 { $out }입니다.
chips_issued__all = 판매한 스택이 모두 테이블에 나가 있습니다.
chips_issued__not-out = 엔트리 { $entry }에 판매한 칩 중 { PARTICLE($due, forms: "이/가") } 아직 테이블에 없습니다.
chips_negative = 칩은 0보다 작을 수 없습니다.
chips_negative__given = 주는 칩은 0보다 작을 수 없습니다.
chips_negative__leaving = 게임에서 빼는 칩은 0보다 작을 수 없습니다.
chips_none = 칩을 1 이상 입력하세요.
chips_none__coming-back = 돌아오는 플레이어에게는 칩이 있어야 합니다.
chips_none__how-many = 칩 개수를 1 이상 입력하세요.
chips_none__which-found = 발견한 칩이 없습니다.
chips_not-in-play = 총 칩은 { $there }입니다.
chips_not-so-many = { $name } 님의 칩은 { $chips }입니다. 입력한 값: { $was }.
chips_piles = 칩 단위는 한 번씩만 셉니다.
chips_set = 액면은 0보다 크고 한 번씩만 있어야 합니다.
chips_stack-sum = 시작 스택 칩의 합은 { $laid_out }이고 시작 스택은 { $stack }입니다.
chips_start-stack = 시작 스택은 1 이상이어야 합니다.
chips_start-stack__by-book = 규정집의 시작 스택은 { $by_book }입니다.
chips_too-few__entry-has = { $name } 님의 칩은 { $chips }뿐입니다.
chips_too-many = { $denomination } 칩은 그만큼 없습니다.
chips_too-many__counted = 센 { $value } 칩은 { $count }개인데 사용 중인 칩은 { $have }개입니다.
chips_too-many__handed-in = 받은 { $value } 칩은 { $handed }개인데 사용 중인 칩은 { $have }개입니다.
chips_too-many__in-front = 앞에 있는 칩은 { $stacks }뿐입니다.
chips_too-many__whole-stack = 엔트리 { $entry }의 스택은 { $stack }뿐입니다.
chips_unequal = 모두 같은 스택({ $stack })으로 시작해야 합니다.
chips_unequal__re-entry = 리엔트리도 다른 사람과 같은 스택({ $stack })을 받아야 합니다.
chips_unknown = 이 토너먼트에 { $strange } 칩이 없습니다.
chips_unknown__this-day = 이 일차에 { $strange } 칩이 없습니다.
chips_worthless = 칩은 돈으로 바꿀 수 없습니다.
chips_worthless__missing = 칩은 돈으로 바꿀 수 없습니다. 부족한 칩: { $missing }.

choice_by-the-book = { $about } 규정집의 답: { $value }.

clock_hand-for-hand = 핸드 포 핸드 중에는 클락이 멈춥니다. 먼저 핸드 포 핸드를 끝내세요.
clock_later-day = 이 일차는 플라이트가 끝난 레벨에서 이어집니다.
clock_no-levels = 토너먼트에 레벨이 없습니다.
clock_no-pause = 휴식 외에는 멈추지 않습니다. 디렉터가 사유를 입력하고 멈출 수 있습니다.
clock_no-time = 더하거나 뺄 시간을 입력하세요.
clock_not-started = 클락이 아직 시작되지 않았습니다.
clock_past = 그 시각 이후에 클락을 맞췄습니다.
clock_runs = 클락이 이미 진행 중입니다.
clock_since = 그 뒤에 클락을 맞췄거나 아직 오지 않은 시각입니다.
clock_stands = 클락이 이미 멈춰 있습니다.
clock_stands__power-cut = 정전 때 클락이 멈춰 있었으므로 놓친 시간이 없습니다.
clock_started = 클락을 이미 시작했습니다.
clock_started__event-begun = 토너먼트가 이미 시작되었습니다.
clock_suspended = 진행이 중단되었습니다. 먼저 재개하세요.
clock_too-far = 클락은 하루까지만 앞뒤로 옮길 수 있습니다.

colour-up_announce = 개별 컬러업은 먼저 알려야 합니다.
colour-up_done = { $table }번 테이블은 { $value } 칩을 이미 컬러업했습니다.
colour-up_early = 이 칩은 나중에 컬러업할 예정입니다. 일찍 하려면 디렉터가 알려야 합니다.
colour-up_elsewhere = 엔트리 { PARTICLE($entry, forms: "은/는") } { $table }번 테이블에 없습니다.
colour-up_equal = 받은 칩과 준 칩의 값이 같아야 합니다.
colour-up_method = 다른 테이블은 { $value } 칩을 다른 방법으로 컬러업했습니다: { $methods }.
colour-up_method__other = 다른 테이블은 { $value } 칩을 다른 방법으로 컬러업했습니다: { $other }.
colour-up_needed = 일정표 { $needed }번째 줄에 { $value } 칩이 아직 필요합니다.
colour-up_smallest = 가장 작은 칩부터 컬러업하세요: { $values }.
colour-up_twice = 같은 사람을 두 번 적었습니다.

correction_unsound = 정정하면 기록이 맞지 않게 됩니다. { $wrong }

count_chips = { PARTICLE($chips, forms: "은/는") } 이 토너먼트의 칩으로 나올 수 없는 금액입니다. 다시 세어 주세요.
count_entry = 엔트리 { PARTICLE($entry, forms: "은/는") } 토너먼트에 없거나 두 번 입력되었습니다.
count_nobody = 칩을 센 사람이 없습니다.

day_no-flights = 가져온 플라이트가 없습니다. 플라이트가 없는 토너먼트는 클락을 시작하면 됩니다.
day_seats = 먼저 좌석을 추첨하세요. 모두 다시 추첨합니다.

deal_account = 스택 합계는 { $total }, 총 칩은 { $should }입니다. 딜을 위해 다시 세거나 사유를 입력하세요.
deal_captain = 이 합의대로 지급할지, 발표한 상금대로 지급할지 선택하세요.
deal_counts = 남은 플레이어 전원의 칩만 있어야 합니다.
deal_director = 딜을 논의할 때 디렉터나 대리인이 있어야 합니다.
deal_exists = 이미 있는 딜 번호입니다: { $number }.
deal_final-table = 딜은 파이널 테이블에서만 할 수 있습니다.
deal_for-winner = 우승자 몫은 1등 상금에서 나와야 합니다.
deal_ground = 딜을 무효로 하는 사유를 선택하세요: { $known }.
deal_left-out = 딜에는 남은 사람이 모두 들어가야 합니다. 빠진 사람: { $who }.
deal_left-out__share-for-each = 플레이어 { $count }명의 몫은 각각 0 이상이어야 합니다.
deal_majority = 이 규정집에서는 한 명이 반대해도 끝나지 않습니다. 나머지가 동의할 수 있습니다.
deal_method = ‘{ $method }’ 딜 방식을 찾을 수 없습니다. 방식: { $known }.
deal_more-prizes = 남은 상금은 { $count }개, 남은 플레이어는 { $count2 }명입니다. 먼저 상금을 다시 발표하세요.
deal_nameless = 딜은 이름이 기록되는 디렉터가 승인합니다.
deal_no-chips = 엔트리 { $without }에 칩이 없습니다. 먼저 탈락 처리하세요.
deal_no-prizes = 나눌 상금이 없습니다.
deal_no-reason = 딜이 무효인 사유를 입력하세요.
deal_nobody = 딜에는 2명 이상이 필요합니다.
deal_not-agreed = 아직 동의하지 않은 플레이어: { $names }.
deal_not-allowed = 디렉터가 딜을 허용하지 않습니다.
deal_not-lawful__law = 현지 법이 딜을 허용하지 않습니다.
deal_not-lawful__venue = 매장 규정이 딜을 허용하지 않습니다.
deal_others = 제안할 때와 남은 사람이 다릅니다. 다시 제안하세요.
deal_paid = 이 딜로 상금을 지급했습니다. 먼저 그 기록을 무효 처리하세요.
deal_players = 해당 플레이 방식을 찾을 수 없습니다.
deal_private = 플레이어끼리의 합의대로 상금을 지급하지 않습니다.
deal_private__not-proposed = 리그는 딜을 제안하지 않습니다. 플레이어끼리의 합의를 각자의 몫과 함께 기록할 수 있습니다.
deal_settled = 이미 적용 중인 딜이 있습니다. 먼저 무효로 하세요.
deal_settled__prizes-settled = 이 딜의 상금 중에 이미 딜했거나 지급한 것이 있습니다.
deal_stacks = 딜에 참여하는 모두에게 칩이 있어야 합니다.
deal_stage = 딜 { $number }의 현재 단계: { $stage }.
deal_stranger = 딜에 포함된 플레이어만 동의할 수 있습니다.
deal_stranger__refuses = 딜에 포함된 플레이어만 거절할 수 있습니다.
deal_stuck = 핸드를 시작할 수 있는 테이블이 없습니다. 남은 조언: { $still }.
deal_sum = 나눈 금액의 합은 { $shares }입니다. 남은 상금은 { $pool }입니다.
deal_sum__left = 나눈 금액의 합은 { PARTICLE($left, forms: "과/와") } 같아야 합니다.
deal_too-many = 정확한 분수 계산은 { $most_exact }명까지 할 수 있습니다.
deal_unit = 반올림 단위는 1 이상이어야 합니다.
deal_unknown = 딜 { PARTICLE($number, forms: "을/를") } 찾을 수 없습니다.

director_decides = { $about } 디렉터가 결정해야 합니다.

dispute_act__not-in-turn = ‘{ $strange }’: 차례에 하는 액션이 아닙니다.
dispute_exists = 이미 있는 이의 제기 번호입니다: { $number }.
dispute_future = 아직 팟을 지급하지 않았습니다.
dispute_no-reason = 무엇을 바로잡았는지 입력하세요.
dispute_no-words = 무엇이 문제인지 입력하세요.
dispute_not-open = 이의 제기 { PARTICLE($number, forms: "은/는") } 결정을 기다리고 있지 않습니다.

draw_no-seed = 추첨에는 봉인된 시드가 필요합니다.
draw_no-seed__event = 추첨에는 봉인된 시드가 필요합니다.
draw_nobody = 모두 좌석이 있습니다.
draw_seats = 플레이어는 { $count }명인데 좌석은 { $free }개입니다.
draw_seed__too-short = 시드는 { $shortest_seed }바이트 이상이어야 합니다.
draw_tables = 이 방에는 테이블이 { $most }개 있습니다.
draw_tables__for-players = { $players }명은 테이블을 { $most }개까지만 쓸 수 있습니다.
draw_wrong-seed = 봉인한 시드가 아닙니다.

end_account = 딜 때의 칩 카운트는 { $total }, 총 칩은 { $should }입니다. 이 칩 수로 순위를 정하는 사유를 입력하세요.
end_equal = 칩이 가장 많은 플레이어가 여럿입니다. 누가 1위인지 선택하세요.
end_no-deal = 남은 상금을 모두 나눈 딜이 없습니다. 계속 진행하거나 딜을 하세요.
end_played-out = 토너먼트는 끝까지 진행하는 것이 원칙입니다. 누가 달리 결정했는지 입력하세요.

entry_banned = 페널티로 출전이 금지된 플레이어입니다: { $ban }.
entry_barred = 참가가 금지된 플레이어입니다: { $bar }.
entry_birth-date = 올바른 생년월일이 아닙니다.
entry_capacity = 정원이 찼습니다: { $most }엔트리.
entry_capacity__stacks-all-out = 시작 스택 { $most }개를 모두 판매했습니다.
entry_channel = 이 방법으로는 등록할 수 없습니다. 등록 방법: { $ways }.
entry_closed = 등록이 마감되었습니다. { $why }
entry_data = 개인정보 제공에 동의해야 참가할 수 있습니다.
entry_exists = 이미 있는 엔트리 번호입니다: { $entry }.
entry_gone = 엔트리 { PARTICLE($number, forms: "은/는") } 더 이상 토너먼트에 없습니다.
entry_gone__named = { $name } 님은 더 이상 토너먼트에 없습니다.
entry_gone__no-stack = 엔트리 { $number }에는 포기할 스택이 없습니다.
entry_gone__out-strike-first = { $name } 님은 탈락했습니다. 잘못이라면 먼저 탈락 기록을 무효 처리하세요.
entry_gone__pot-winner-out = 팟의 승자가 이미 탈락했습니다.
entry_gone__status-was = { $name } 님의 상태: { $status }.
entry_gone__takes-no-seat = { $name } 님은 토너먼트에 없어 좌석을 받을 수 없습니다.
entry_had-one = { $name } 님은 이미 등록했던 플레이어입니다. 리엔트리로 등록하세요.
entry_later-day = 등록이 마감되었습니다. { $why }
entry_name = 이름을 입력하세요.
entry_name__same = 엔트리 { $number }의 지금 이름과 같습니다. 다른 이름을 입력하세요.
entry_no-birth-date = 가입하려면 생년월일이 있어야 합니다.
entry_no-letter = 이름에는 글자가 하나 이상 있어야 합니다.
entry_no-member = 회원만 참가할 수 있습니다. 먼저 가입하세요.
entry_no-name = 플레이어와 이름이 필요합니다.
entry_no-online = 온라인 등록을 받지 않습니다. 데스크로 와 주세요.
entry_not-playing = { $name } 님(엔트리 { $number })은 플레이 중이 아닙니다: { $status }.
entry_not-withdrawn = 엔트리 { PARTICLE($entry, forms: "은/는") } 참가 취소된 엔트리가 아닙니다.
entry_same = 이미 그렇게 되어 있습니다.
entry_still-in = { $name } 님은 아직 탈락하지 않았습니다.
entry_too-young = 만 { $smallest }세 이상만 참가할 수 있습니다.
entry_transferred = 엔트리 { PARTICLE($number, forms: "을/를") } 더 이상 { $name } 님에게 넘길 수 없습니다.
entry_turned-down = 운영진이 참가를 거절한 사람입니다.
entry_twice = { $name } 님은 이미 등록했습니다(엔트리 { $number }).
entry_unknown = 엔트리 { PARTICLE($number, forms: "을/를") } 찾을 수 없습니다.
entry_unknown__player-had-none = ‘{ $player }’의 엔트리를 찾을 수 없습니다.
entry_venue-membership = 매장 회원이어야 합니다. 회원증이나 매장의 승인이 필요합니다.
entry_waits = { $name } 님은 모두 칩을 받을 때까지 이미 기다리고 있습니다.

event_cancelled = 취소된 토너먼트입니다.
event_cancelled__strike-out = 취소된 토너먼트입니다. 다시 진행하려면 취소 기록을 무효 처리하세요.
event_created = 이미 있는 토너먼트입니다.
event_dealt = 상금 딜이 이미 끝났습니다.
event_not-started = 아직 시작하지 않은 토너먼트입니다.
event_started = 이미 시작한 토너먼트라 참가를 취소할 수 없습니다.
event_started__stop-instead = 이미 시작한 토너먼트입니다. 취소 대신 중단하세요.
event_stopped = 중단된 토너먼트입니다. 먼저 그 기록을 무효 처리하세요.
event_stopped__already = 이미 중단된 토너먼트입니다.
event_stopped__play-on = 중단된 토너먼트입니다. 계속하려면 중단 기록을 무효 처리하세요.
event_too-few = 참가자가 { $needed }명 필요한데 현재 { $count }명입니다.
event_too-few__flights = 참가자가 { $needed }명 필요한데 플라이트 참가자는 { $count }명입니다.
event_won = 엔트리 { PARTICLE($winner, forms: "이/가") } 이미 우승했습니다.
event_won__already = 엔트리 { PARTICLE($won, forms: "이/가") } 이미 우승했습니다.

final_formed = 파이널 테이블이 이미 있습니다.
final_redrawn = 파이널 테이블 좌석은 이미 다시 추첨했습니다. 한 번만 할 수 있습니다.
final_size = 파이널 테이블은 2~{ $most_seats }명입니다.
final_size__seats = 파이널 테이블 좌석은 2~{ $most_seats }개입니다.
final_too-many = 남은 플레이어는 { $left }명, 파이널 테이블 좌석은 { $size }개입니다.

flight_bags-open = 칩 백이 열려 있습니다. 모든 스택을 담고 봉인하세요.
flight_bounties = 바운티 금액이 플라이트가 넘긴 금액보다 많습니다.
flight_chips = 칩 백 합계는 { $total }, 플라이트의 총 칩은 { $chips }입니다.
flight_day = 플라이트를 가져오는 일차는 2일차 이후여야 합니다.
flight_entered = { $name } 님은 이 일차에 이미 엔트리 { PARTICLE($had, forms: "이/가") } 있습니다.
flight_entries = 참가자가 { $people }명인데 엔트리는 { $entries }개입니다.
flight_entry = 엔트리 { PARTICLE($number, forms: "은/는") } { $name2 } 님이 아니라 { $name } 님의 것입니다.
flight_envelopes = 바운티 봉투는 상금을 지급하는 날에 채웁니다.
flight_late = 좌석을 이미 추첨했습니다. 추첨을 무효 처리하고 플라이트를 가져온 뒤 다시 추첨하세요.
flight_leavers = 떠난 사람의 칩이 남아 있습니다. 먼저 회수하세요.
flight_level = { $flight } 플라이트는 레벨 { $level }({ $told } { $game })부터, 이 일차는 레벨 { $level2 }({ $told2 } { $game2 })부터 이어집니다.
flight_log = 로그 해시를 읽을 수 없습니다.
flight_name = 플라이트 이름이 필요합니다.
flight_none = 플라이트 토너먼트가 아닙니다.
flight_other-event__quoted = { $flight } 플라이트의 조건이 다릅니다({ $what }): 플라이트 ‘{ $there }’, 이 일차 ‘{ $here }’.
flight_owed = 아직 내지 않은 사람이 있습니다.
flight_prizes = 이 플라이트에서 이미 상금을 발표하거나 지급했으므로 다음 일차로 넘길 수 없습니다.
flight_survivors = 플라이트에 남은 플레이어가 있어야 하며 모두 이름과 칩이 있어야 합니다.
flight_taken__named = { $name } 플라이트는 이미 가져왔습니다.
flight_twice = ‘{ $twice }’: 두 번 입력되었습니다.
flight_waiting = 좌석을 기다리는 플레이어가 있습니다. 먼저 그 엔트리를 참가 취소하세요.

flip_again = 플립은 한 번뿐입니다. 이미 끝났습니다.
flip_again__some = 이미 플립을 마친 플레이어가 있습니다.
flip_format = 플립 토너먼트가 아닙니다.
flip_gone = 엔트리 { PARTICLE($number, forms: "은/는") } 토너먼트에 없습니다.
flip_players = 플립은 2~{ $most_at_once }엔트리로 하며, 한 번씩만 입력하세요.
flip_seats = 플립 좌석은 인원보다 적어야 합니다.
flip_tied = 동점자끼리 남은 좌석을 두고 다시 플립합니다.

found_finder = 주인이 없으면 찾은 사람의 것입니다. 찾은 사람을 주인으로 입력하세요.

hand-for-hand_batch = 시간은 핸드마다 뺍니다. 다르게 하려면 사유를 입력하세요.
hand-for-hand_off = 핸드 포 핸드가 아닙니다.
hand-for-hand_on = 이미 핸드 포 핸드입니다.
hand-for-hand_seconds = 핸드당 뺄 수 있는 시간은 { $most }초까지입니다.
hand-for-hand_tables = 핸드 포 핸드는 플레이어가 있는 테이블이 { $least_tables }개 이상이어야 합니다. 현재 { $count }개입니다.
hand-for-hand_until = 탈락: { $out }. 디렉터가 계속하지 않으면 핸드 포 핸드를 끝냅니다.

hand_beginning = 핸드는 다음 중 하나로 시작해야 합니다: { $events }.
hand_chips = 핸드 전 칩은 { $before }, 핸드 후 칩은 { $after }입니다.
hand_done = { $table }번 테이블은 핸드를 마쳤습니다.
hand_elsewhere = 엔트리 { PARTICLE($elsewhere, forms: "은/는") } { $table }번 테이블에 없습니다.
hand_going = 아직 핸드가 끝나지 않은 테이블이 있습니다.
hand_going__somewhere = 아직 핸드가 끝나지 않은 테이블이 있습니다.
hand_going__tables = 모든 테이블이 마쳐야 다음 핸드를 시작합니다. 진행 중인 테이블: { $busy }.
hand_no-level = 시작된 레벨이 없습니다.
hand_not-playing = { $table }번 테이블은 핸드 중이 아닙니다.
hand_number = { $table }번 테이블: { $played }번째 핸드 다음에 { $number }번째 핸드가 올 수 없습니다.
hand_on-break = 휴식 중입니다. 핸드는 휴식이 끝난 뒤 시작합니다.

hands_none = 핸드 수를 1 이상 입력하세요.

hidden_amount = 숨긴 칩을 1에서 { $name } 님의 칩인 { $most } 사이로 입력하세요.
hidden_kept = 칩은 보이게 두어야 하지만 몰수하지는 않습니다. 페널티는 디렉터가 정합니다.
hidden_moving = 테이블을 옮길 때는 칩이 보이지 않아도 됩니다.


leaver_away = 완전히 떠났는지는 디렉터가 정합니다. 자리를 비운 플레이어의 칩은 블라인드로 소진합니다.
leaver_blinded = 먼저 블라인드로 소진합니다. 시간이 지나면 게임에서 뺍니다.

level_blinds = 일정표 { $number }번째 줄의 블라인드가 0보다 작습니다.
level_early = 클락이 0이 되기 전에는 새 레벨을 알리지 않습니다.
level_elapsed = 이 레벨은 이미 { $elapsed }분 진행되었습니다. 더 길게 입력하거나, 바로 끝내려면 확인하세요.
level_falls = 레벨 { $number }의 빅 블라인드가 앞 레벨보다 낮습니다.
level_last = 마지막 레벨입니다.
level_length = 레벨은 1분 이상이어야 합니다.
level_length-fixed = 토너먼트 중에는 듀레이션을 바꿀 수 없습니다.
level_length__missing = 일정표 { $number }번째 줄에 듀레이션이 없습니다.
level_no-time = 레벨에 시간이 남아 있어야 합니다.
level_not-next = 다음 레벨이 아닙니다.
level_not-payable = 레벨 { $number }: { PARTICLE($bad, forms: "은/는") } { $values } 칩으로 낼 수 없습니다.
level_over = 이미 끝난 레벨입니다.
level_unknown = 레벨 { PARTICLE($number, forms: "은/는") } 없습니다.
level_unknown__line = 일정표에 { $line }번째 줄이 없습니다.
level_which = 레벨이나 휴식 중 하나여야 합니다.
level_which__or-none = 레벨과 휴식을 함께 정할 수 없습니다.

levels_none = 토너먼트에 레벨이 없습니다.

log_first = 토너먼트를 만든 기록은 무효 처리할 수 없습니다.
log_no-entry = 로그에서 { $number }번 기록을 찾을 수 없습니다.
log_struck = { $order }번 작업은 이미 무효 처리되었습니다. 되살리려면 그 무효 처리를 무효로 하세요.

money_cap = 상금은 { $cap }까지입니다. 이 판매는 그 한도를 넘습니다.
money_negative = 가격은 0보다 작을 수 없습니다.
money_no-reason = 주최 측이 프라이즈 풀에 추가하는 사유를 입력하세요.
money_not-owed = 엔트리 { $entry }의 미납 금액은 { $owed }입니다.
money_not-paid = 엔트리 { PARTICLE($entry, forms: "은/는") } ‘{ $name }’ 항목으로 { PARTICLE($amount, forms: "을/를") } 내지 않았습니다.
money_pool-paid = 상금 지급이 시작되어 프라이즈 풀을 바꿀 수 없습니다.
money_raised = 주최 측이 추가하는 금액은 1 이상이어야 합니다.
money_raised__out-of-bounds = 주최 측이 추가하는 금액은 0 이상이고, 프라이즈 풀 한도를 넘지 않아야 합니다.

move_count = { $carried_by } 님이 옮긴 칩을 세어 주세요.
move_none = 엔트리 { PARTICLE($entry, forms: "은/는") } 이동 중이 아닙니다.

order_unknown = { $name } 작업을 찾을 수 없습니다.

papers_asked = { $name } 님에게 회원 번호와 사진 신분증을 요청했습니다. 제시했나요?
papers_first = 플레이하기 전에 신분증을 확인해야 합니다: { $papers }.
papers_first__more = 플레이하기 전에 신분증을 확인해야 합니다: { $papers }, 그 밖에 { $more }명.
papers_none = 제시한 신분증이 없습니다.
papers_not-waivable = 신분증 확인을 생략할 수 없습니다.
papers_occasion = 신분증을 확인하는 때: { $occasions }.
papers_one-day = 일차 사이의 신분증 확인은 여러 날 진행하는 토너먼트에만 있습니다.

payout_entries = 등록한 사람이 없습니다.
payout_least = 최저 상금은 프라이즈 풀 안에 있어야 합니다.
payout_no-satellite = 티켓이 되지 않고 남는 금액은 새틀라이트에만 있습니다.
payout_order = 높은 순위의 상금이 더 많아야 하고, 모든 순위에 상금이 있어야 합니다.
payout_places = 입상 인원은 1~{ $entries }명입니다.
payout_places__most = { $most }명까지만 지급할 수 있습니다.
payout_places__not-payable = 이 방식으로는 { $places }명에게 지급할 수 없고 { $payable }명까지 됩니다.
payout_places__with-least = 마지막 순위에 { PARTICLE($least, forms: "을/를") } 주면 { $places }명에게 지급할 수 없고 { $payable }명까지 됩니다. 최저 상금을 낮추거나 입상 인원을 줄이세요.
payout_pool = 프라이즈 풀은 0보다 작을 수 없습니다.
payout_remainder = 반올림하고 남은 금액을 받을 곳을 선택하세요: { $remainders }.
payout_sum = 상금 합계는 { $prizes }, 프라이즈 풀은 { $pool }입니다.
payout_sum__shares = 비율의 합이 100 %가 아니라 { $sum } %입니다.
payout_unit = 반올림 단위는 1 이상이어야 합니다.
payout_unknown = ‘{ $name }’ 상금표를 찾을 수 없습니다. 상금표: { $known }.

payouts_announced = 상금은 이미 발표되었습니다.
payouts_announced__anew = 상금은 이미 발표되었습니다. 엔트리를 정정했다면 사유를 입력하고 다시 발표하세요.
payouts_flight = 플라이트에서는 상금을 주지 않습니다. 합쳐지는 날에 발표합니다.
payouts_no-reason = 상금을 바꾸는 사유를 입력하세요.
payouts_none = 아직 발표한 상금이 없습니다.
payouts_none__announce-first = 먼저 상금을 발표하세요.
payouts_settled = 이미 지급하거나 딜한 상금이 있습니다.
payouts_settled__strike-first = 이미 지급하거나 딜한 상금이 있습니다. 먼저 그 기록을 무효 처리하세요.
payouts_too-early = 아직 등록 중입니다. 마감 전 상금은 예상치입니다.

penalty_hands = 끝난 핸드 수를 1에서 { $most } 사이로 입력하세요.
penalty_hands__left = { $name } 님의 남은 페널티는 { $left }핸드입니다.
penalty_serving = { $name } 님은 앞으로 { $still } 동안 테이블에 앉을 수 없습니다.
penalty_warnings = { $name } 님이 이 일로 받은 경고는 { $warnings }번이 아닙니다.

place_bad = 순위는 1부터입니다.
place_none = 엔트리 { $entry }에는 순위가 없습니다.

play_going = 진행이 중단되지 않았습니다.
play_hands = 진행 중인 핸드를 먼저 끝내세요.
play_one-day = 하루에 끝내는 토너먼트입니다.
play_resumes = 재개 시각이 없습니다. 아직 정해지지 않았나요?
play_resumes__too-early = 재개 시각은 지금보다 늦어야 합니다.
play_suspended = 이미 진행이 중단되었습니다.

player_same = 같은 플레이어입니다.
player_unknown = ‘{ $player }’의 엔트리를 찾을 수 없습니다.

post_too-much = 이 레벨에서 { $what } 금액은 { $most }까지입니다.

pot_absent = { $name } 님이 자리에 없습니다. 핸드는 데드 처리되며 이길 수 없습니다.

prize_amount = 상금은 { $amount }입니다.
prize_amount__shared = 동순위 플레이어가 함께 받은 { $pooled } 중 남은 금액은 { $left }입니다.
prize_bad = 부상에는 1 이상의 순위, 이름, 0 이상의 값이 필요합니다.
prize_cash = { $state }에서는 참가비가 있으면 현금 상금을 줄 수 없습니다.
prize_cash-limit = 이 상금 중 당일 현금으로 줄 수 있는 금액은 0~{ $most }입니다.
prize_cash-whole = 상금 { PARTICLE($amount, forms: "은/는") } 당일 전액 현금이거나 전액 이체여야 합니다.
prize_exists = 이미 있는 부상 번호입니다: { $number }.
prize_forfeited = { $name } 님은 페널티로 모든 상금을 잃었습니다.
prize_indivisible = 나눌 수 없는 부상을 받을 플레이어는 디렉터가 동순위 중에서 정해야 합니다.
prize_no-place = 엔트리 { $entry }에는 순위가 없습니다.
prize_no-place__yet = { $name } 님에게는 아직 순위가 없습니다.
prize_none = { $name } 님에게는 상금이 없습니다.
prize_not-added = 주최 측이 추가할 수 있는 것: { $allowed }.
prize_not-approved = 승인된 부상: { $named }. 다른 부상이라면 승인한 사람을 입력하세요.
prize_not-his = 부상 { PARTICLE($number, forms: "은/는") } { $place }위의 것이며 엔트리 { PARTICLE($taker, forms: "이/가") } 받습니다.
prize_not-his__nobody = 부상 { PARTICLE($number, forms: "은/는") } { $place }위의 것인데 아직 { $place }위가 없습니다.
prize_not-reported = { $name } 님이 아직 데스크에 오지 않았습니다. 확인한 뒤에 순위가 확정됩니다.
prize_paid = { $name } 님에게 이미 지급했습니다.
prize_paid__entry = 엔트리 { $entry }에 이미 지급했습니다.
prize_pool-paid = 남은 상금은 { $left }뿐입니다. 정정하기 전에 잘못 지급한 기록을 무효 처리하세요.
prize_redeemable = { $state }에서는 현금으로 바꿀 수 있는 부상을 현금으로 봅니다.
prize_state = 현금 상금이 가능한지는 개최 주에 따라 다른데, 대회에 개최 주가 없습니다.
prize_state__unknown = 규정집에 없는 지역(주)입니다: ‘{ $state }’. 현금 상금이 되는지가 여기에 달려 있습니다.
prize_unknown = 전달할 부상 { PARTICLE($number, forms: "을/를") } 찾을 수 없습니다.
prize_voucher = 매장이 이용권을 현금으로 바꿔 주지 않음을 확인하세요.

push_held = 휴식이나 새 레벨이 가까워 딜러를 교대할 수 없습니다.

race_cards = 칩 레이스에는 카드 { $count }장이 필요합니다.
race_dealer = 칩 레이스는 딜러부터 시작합니다. 딜러 좌석을 선택하세요.
race_same-card = 같은 카드가 두 번 나왔습니다.
race_unseen = 플레이어가 자리에 있거나, 디렉터나 대리인이 감독해야 합니다.
race_view = 먼저 모든 칩을 보이게 놓아야 합니다.

re-entry_disqualified = { $name } 님은 실격되었습니다.
re-entry_earlier = 엔트리 { PARTICLE($entry, forms: "은/는") } 엔트리 { $earlier } 다음이 아닙니다.
re-entry_has-chips = { $name } 님에게 아직 칩이 있습니다.
re-entry_has-chips__to-give-up = { $name } 님에게 아직 칩이 있습니다. 스택을 포기하면 됩니다.
re-entry_in-hand = 핸드 중에는 스택을 포기할 수 없습니다.
re-entry_limit = 리엔트리는 한 사람이 { $most }번까지이며, 이미 { $used }번 했습니다.
re-entry_not-listed = 리엔트리가 없는 토너먼트입니다.
re-entry_not-listed__out-for-good = 리엔트리가 없는 토너먼트라 { $name } 님은 다시 참가할 수 없습니다.
re-entry_not-told = 스택을 포기하기 전에 디렉터에게 알려야 합니다.

rebuy_binds = 선언한 리바이는 해야 합니다.
rebuy_late = 핸드가 시작되었습니다. 지금 선언한 리바이는 다음 핸드부터입니다.
rebuy_limit = 리바이는 한 사람이 { $most }번까지이며, 이미 { $used }번 했습니다.
rebuy_missed = { $name } 님은 다음 핸드 전에 리바이하지 않아 탈락입니다.
rebuy_missed__no-miss = { $name } 님은 다음 핸드 전에 리바이하지 않았고 핸드를 거를 수 없어 탈락입니다.
rebuy_none = 이 토너먼트에는 리바이가 없습니다.
rebuy_none__owed = 해야 할 리바이가 없습니다.
rebuy_period = 리바이는 레벨 { $levels }까지 판매했습니다. 지금은 { $told }입니다.
rebuy_stack = 칩이 없는 플레이어만 리바이할 수 있습니다.
rebuy_stack__below = 칩이 { $set_stack } 미만일 때만 리바이할 수 있습니다.
rebuy_stack__up-to = 칩이 { $set_stack } 이하일 때만 리바이할 수 있습니다.

redraw_field = 두 번째 휴식의 추첨은 참가자가 { $smallest }명 이상일 때 합니다. 참가자는 { $field_size }명이었습니다.
redraw_names = 참가자가 정확히 { $parting }명이면 몇 명을 뽑을지 호스트가 정해야 합니다.
redraw_none = 지금은 추첨이 없습니다.
redraw_not-boxed = 뽑은 스탬프 카드가 추첨함에 없습니다.
redraw_still-in = 두 번째 휴식에는 탈락자만 추첨합니다.
redraw_too-few = 남은 플레이어가 { $left }명이면 추첨하지 않습니다.

refund_ground = 환불 사유를 선택하세요: { $grounds }.
refund_none = { $name } 님은 실격되어 환불되지 않습니다.

registration_same = 이미 그렇게 되어 있습니다.

review_none__named = 재심을 기다리는 { $name } 님의 출전 금지가 없습니다.
review_none__not-in-book = 규정집에 출전 금지의 재심이 없습니다.

round-for-round_when = 라운드 포 라운드는 입상 인원보다 { $above }명 많을 때 합니다. 남은 플레이어는 { $left }명입니다.

rules_fixed = 스탬프 카드 방식은 바꿀 수 없습니다.
rules_other = ‘{ $name }’: 스탬프 카드 설정이 아닙니다.
rules_why = 사유를 입력하세요.

ruling_choice = 룰북이 디렉터에게 맡긴 판정입니다. 하나를 선택하세요: { $options }.
ruling_exists = 이미 있는 판정 번호입니다: { $number }.
ruling_no-line = 스크립트 { $line }행에 대한 판정이 없습니다.
ruling_unread = 스크립트 { $line }행을 판정할 수 없습니다. { $why }

satellite_credits = 크레딧은 남은 금액을 넘을 수 없습니다.
satellite_fee = 엔트리마다 { PARTICLE($kept, forms: "을/를") } 떼고 있습니다. 참가비 전액이 프라이즈 풀로 가야 합니다.
satellite_gone = 엔트리 { PARTICLE($number, forms: "은/는") } 탈락했습니다.
satellite_none = 티켓이 걸린 토너먼트가 아닙니다.
satellite_not-over = 티켓 { $tickets }장에 { $count }명이 남았습니다. 계속 진행하세요.
satellite_one-table = { $entries }명은 { $seats_per_table }인 테이블 하나에 앉을 수 없습니다. 레이즈 오어 폴드는 한 테이블에서 합니다.
satellite_over = 티켓을 이미 수여했습니다.
satellite_over__strike-out = 티켓을 수여하여 새틀라이트가 끝났습니다. 계속하려면 수여 기록을 무효 처리하세요.
satellite_price = 목표 토너먼트의 참가비를 입력하세요.
satellite_short = 티켓 { $tickets }장은 { $cost }이고 프라이즈 풀은 { $pool }입니다. 부족한 { PARTICLE($missing, forms: "은/는") } 주최 측이 보태야 합니다.
satellite_too-many = { $entries }엔트리로는 티켓 { $tickets }장과 남는 금액을 줄 수 없습니다. 티켓을 줄이세요.

seat_apart = { $table }번 테이블에 { $name } 님과 합석할 수 없는 사람이 있습니다.
seat_as-it-is = 좌석이 이미 그렇게 되어 있습니다.
seat_away = { $name } 님은 이미 자리를 비웠습니다.
seat_drawn = 좌석은 추첨합니다. 다른 좌석을 주려면 사유를 기록하세요.
seat_elsewhere = 엔트리 { PARTICLE($elsewhere, forms: "은/는") } { $table }번 테이블에 없습니다.
seat_has-one = { $name } 님은 이미 좌석이 있습니다.
seat_host-only = 게임 시작 후에는 호스트만 좌석을 바꿀 수 있습니다.
seat_in-another-event = { $name } 님은 { $events }에 좌석이 있습니다.
seat_kept = 자리에 없어도 좌석은 유지됩니다.
seat_left = { $name } 님은 이미 떠났습니다.
seat_left__for-good = { $name } 님은 퇴장했습니다(복귀 없음). 실수라면 그 기록을 무효 처리하세요.
seat_left__only-posts-folds = { $name } 님의 칩은 아무도 플레이할 수 없습니다. 그 좌석은 블라인드와 앤티만 내고 폴드합니다.
seat_no-table = 좌석의 테이블을 선택하세요.
seat_nobody__at-table = { $number }번 테이블 { $empty }번 좌석은 비어 있습니다.
seat_nobody__button = { $button }번 좌석은 비어 있습니다.
seat_none = 엔트리 { $number }에는 좌석이 없습니다.
seat_none-free = 다른 테이블에 빈 좌석이 없습니다.
seat_none-free__room-full = 빈 좌석이 없고 사용할 수 있는 테이블도 모두 사용 중입니다. 플레이어는 대기합니다.
seat_none-free__wait = 빈 좌석이 있는 테이블이 없습니다. 디렉터가 테이블을 더 열 때까지 대기합니다.
seat_none__for-entry = 엔트리 { $entry }에는 좌석이 없습니다.
seat_none__named = { $name } 님에게는 좌석이 없습니다.
seat_none__on-record = { $name } 님의 좌석 기록이 없습니다. 좌석을 입력하세요.
seat_not-free = { $number }번 테이블 { $seat }번 좌석은 비어 있지 않습니다.
seat_not-free__table = { $table }번 테이블 { $seat }번 좌석은 비어 있지 않습니다.
seat_not-locked = ‘{ $player }’ 플레이어의 좌석은 고정되어 있지 않습니다.
seat_other-table = 엔트리 { PARTICLE($entry, forms: "은/는") } { $table }번 테이블에 없습니다.
seat_present = { $name } 님(엔트리 { $number })은 자리에 있습니다.
seat_present__plays = { $name } 님은 자리에서 플레이하고 있습니다.
seat_swap = 좌석이 있는 두 플레이어가 서로 바꿉니다. 상대를 선택하세요.
seat_taken = { $number }번 테이블 { $seat }번 좌석은 이미 사용 중입니다.
seat_taken__floor-decides = { $table }번 테이블 { $seat }번 좌석에 다른 사람이 있습니다. 플로어가 결정해야 합니다.
seat_taken__move-first = 그 좌석에 사람이 있습니다. 먼저 옮기세요.
seat_taken__not-closable = { $seat }번 좌석은 사용 중이라 닫을 수 없습니다.
seat_too-few__for-draw = 추첨에는 2명 이상이 필요합니다.
seat_two = { $name } 님은 이미 다른 곳에 앉아 있습니다(엔트리 { $held }).
seat_unknown = 좌석을 찾을 수 없습니다.
seat_unknown__at-table = { $number }번 테이블 { $seat }번 좌석을 찾을 수 없습니다.
seat_unknown__table-lacks = { $number }번 테이블에 { $seat }번 좌석이 없습니다.

seats_apart-by = 요청할 수 있는 사람: { $offices }.
seats_no-ground = 그 테이블에 { $name } 님과 가까운 사이로 기록된 사람이 없습니다.
seats_not-apart = 합석을 막아 둔 사이가 아닙니다.
seats_reason = { $what }: 사유를 입력하세요.

setup_add-ons = 한 사람이 살 수 있는 애드온 수를 입력하세요.
setup_book__named = ‘{ $book }’ 규정집을 찾을 수 없습니다.
setup_bounty = 바운티 토너먼트의 바이인에는 바운티를 넣고, 다른 토너먼트에는 넣지 마세요.
setup_capacity = 최소 인원이 정원보다 많습니다.
setup_charge-unlawful = 이 지역의 법에 따라 참가비를 받을 수 없습니다.
setup_charge-unlawful__not-checked = 이 지역의 법이 참가비를 허용하는지 확인하세요.
setup_closing-time = 휴식이 없습니다. 레이트 레지 마감 시각을 입력하세요.
setup_day = 일차는 1부터입니다.
setup_day-ends = 일차 종료 레벨 뒤에 레벨이 하나 이상 있어야 합니다. 1에서 { $levels } 사이, 끝이 없으면 0을 입력하세요.
setup_fee = 여기서는 바이인에서 수수료를 뗄 수 없습니다.
setup_flight-format = 새틀라이트는 플라이트가 될 수 없습니다.
setup_flight-money = { $name }: 플라이트가 아니라 상금을 주는 일차에 입력하세요.
setup_flips-fee = 플립 토너먼트의 참가비는 모두 프라이즈 풀로 가야 합니다.
setup_flips-game = 플립 새틀라이트는 { PARTICLE($game, forms: "으로/로") } 합니다. { PARTICLE($wrong, forms: "으로/로") }는 할 수 없습니다.
setup_freeroll = 프리롤은 무료여야 합니다. 가격이 있는 항목: { $name }.
setup_hosts = 호스트가 1명 이상 필요합니다.
setup_late-levels = 레이트 레지는 레벨 { $late_levels }까지인데 레벨은 { $count }개입니다.
setup_level = 레벨 { $number }에는 시간, 빅 블라인드, 그보다 크지 않은 스몰 블라인드가 필요합니다.
setup_levels = 레벨이 필요합니다.
setup_more-chips = 규정집에 없는 칩 추가 방식입니다: { $way }. 하우스 룰 설정으로 추가할 수 있습니다.
setup_name = 토너먼트 이름이 필요합니다.
setup_no-chips = 칩이 있어야 합니다: { $name }.
setup_not-advertised = 참가비는 토너먼트 전에 알려야 합니다.
setup_pool-cap = 보장 상금과 추가 상금은 한도({ $pool_cap }) 안에 있어야 합니다.
setup_re-entry-price = 리엔트리 가격은 참가비와 같아야 합니다.
setup_re-entry-stack = 리엔트리는 시작 스택 전부를 받아야 합니다.
setup_rebuy-period = 리바이 기간은 시작 전에 정해야 합니다.
setup_rebuy-stack = 리바이는 시작 스택을 주어야 합니다.
setup_seats = 테이블 좌석은 { $shortest_table }~{ $longest_table }개입니다.
setup_target = 플립 새틀라이트의 목표 토너먼트를 입력하세요.
setup_ticket-price = 새틀라이트에는 티켓 가격이 필요합니다.

share_weights = 나눌 사람이 없습니다.

sign-up_many = 신청자가 이미 { $most }명입니다. 데스크로 와 주세요.
sign-up_none = 신청한 사람이 없습니다.
sign-up_twice = { $name } 님은 이미 등록했거나 신청했습니다.
sign-up_twice__pay = { $name } 님은 이미 신청했습니다. 데스크에 참가비를 내 주세요.
sign-up_unknown = ‘{ $player }’ 신청을 찾을 수 없습니다.

stack_cause = 스택은 다음 사유로만 바꿉니다: { $causes }.
stack_no-reason = 호스트의 결정입니다. 사유를 입력하세요.
stack_placeholder = 규정집에는 늦게 오는 사람을 위한 스택이 없습니다.
stack_placeholder__left = 미리 내놓은 스택에는 칩이 1~{ $full } 남아 있어야 합니다.
stack_reason = 디렉터의 정정에는 사유가 필요합니다.
stack_stays = { $why } { $name } 님의 칩은 그대로 둡니다.
stack_used-up = { $full }에서 { PARTICLE($docked, forms: "을/를") } 빼면 남는 칩이 없습니다.

stacks_out = 이미 모두 칩을 받았습니다.

start_fixed = 시작 시각은 바꿀 수 없습니다.
start_past = 새 시작 시각은 지금보다 늦어야 합니다.
start_untold = 등록한 모두에게 미리 알려야 합니다.

stop_account = 칩 카운트 합계는 { $total }, 총 칩은 { $should }입니다. 다시 세거나 사유를 입력하세요.
stop_counts = 남은 플레이어 전원의 칩만 있어야 합니다.
stop_equal = 칩이 같은 플레이어가 있습니다. 순위를 입력하세요.
stop_hand = 진행 중인 핸드의 처리 방법을 선택하세요.
stop_money = 상금을 나누는 방법이 규정집에 없습니다. 디렉터가 정해야 합니다.
stop_no-reason = 토너먼트를 멈추는 사유를 입력하세요.
stop_undecided = 토너먼트는 끝까지 진행합니다. 중단을 결정한 운영진을 입력하세요.

substitute_consent = 대리 참가에는 디렉터의 동의가 필요합니다.
substitute_entered = { $name } 님은 이미 등록했습니다.
substitute_in-hand = 핸드 중에는 교대할 수 없습니다.
substitute_in-person = 토너먼트 중에는 참가자가 직접 대리인을 지정해야 합니다.
substitute_never = 다른 사람의 칩을 이어받을 수 없습니다.

table_closed = { $number }번 테이블은 사용하지 않습니다.
table_closed__name-in-use = 두 명 이상 앉아 있는 사용 중인 테이블만 다시 추첨합니다.
table_full = { $number }번 테이블에는 빈 좌석이 없습니다.
table_full__others = 다른 테이블에 빈 좌석이 없습니다.
table_full__players-do-not-fit = { $count }명이 앉기에는 좌석이 { $count2 }개뿐입니다.
table_full__target = { $to }번 테이블에는 빈 좌석이 없습니다.
table_halted = { $why } 한 명을 옮기거나 디렉터가 예외를 허용할 때까지 멈춥니다.
table_no-waiver = 규정집에 예외 허용이 없습니다.
table_none = 테이블은 { $most }개뿐입니다.
table_not-empty = { $table }번 테이블에 아직 앉아 있는 사람이 있습니다.
table_not-halted = { $table }번 테이블은 멈추지 않았습니다.
table_open = { $table }번 테이블은 이미 사용 중입니다.
table_open__number = { $number }번 테이블은 이미 사용 중입니다.
table_others = { $table }번 테이블에는 테이블 브레이크 때 옮긴 사람이 아닌 사람이 앉아 있습니다.
table_size = 테이블 좌석은 2~{ $most_seats }개입니다.
table_size__own-seats = 테이블 좌석은 2~{ $most_seats }개이며, 자기 좌석만 닫을 수 있습니다.
table_unknown = { $number }번 테이블을 찾을 수 없습니다.
table_unknown__none-to-break = 브레이크할 테이블이 없습니다.
table_waiver = 예외 허용은 1핸드 이상이며 사유가 필요합니다.

ticket_consent = 디렉터의 동의가 필요합니다.
ticket_evidence = 사유를 서면으로 증명해야 합니다.
ticket_ground = 사유를 선택하세요: { $grounds }.
ticket_known = 이미 처리한 티켓입니다.
ticket_known__used = 티켓 { PARTICLE($reference, forms: "은/는") } 이미 엔트리 { $used }에 썼습니다.
ticket_known__used-already = 티켓 { PARTICLE($ticket, forms: "은/는") } 이미 썼습니다.
ticket_lower-value = { $value } 티켓은 같거나 더 비싼 토너먼트로만 옮길 수 있습니다.
ticket_moved = 티켓을 다른 토너먼트로 옮길 수 없습니다.
ticket_not-entered = ‘{ $player }’: 등록하지 않은 플레이어입니다. 티켓으로 등록하세요.
ticket_not-won = 구매한 엔트리입니다. 참가 취소로 처리하세요.
ticket_number = 티켓 번호를 입력하세요.
ticket_refund = 티켓은 참가용이며 환불되지 않습니다.


winner_nobody = 남은 사람이 없습니다.
winner_not-last = 엔트리 { $number } 말고도 남은 플레이어가 있습니다.
winner_not-last__others-still-in = 아직 { $count }명이 남아 있습니다.
winner_tied = 칩이 가장 많은 사람이 여럿입니다. 계속 진행하거나 다시 세어 주세요.
winner_too-early = 아직 등록 중입니다. 마감까지 멈추거나 기다리세요.

withdraw_consent = 환불에는 디렉터의 동의가 필요합니다.
withdraw_late = 당일에는 환불되지 않습니다. 참가 취소만 할 수 있습니다.
withdraw_satellite = 새틀라이트로 딴 엔트리는 증명된 사유가 있어야 취소할 수 있습니다.

words_length = 내용을 입력하세요.
colour-up_smallest__still-in-play = { $smaller } 칩이 아직 사용 중입니다. 작은 칩부터 컬러업하세요.
chips_not-put-out = 나눠 준 칩은 { $there }입니다.
log_note = 작업으로 남긴 기록이 아니라 무효 처리할 수 없습니다.
deal_those-left = 딜은 남은 플레이어 전원이 참여해야 합니다.
deal_law__law = 현지 법이 딜을 허용하나요?
deal_law__venue = 매장 규정이 딜을 허용하나요?
deal_left-out__strangers = 딜에는 남은 사람만 들어갑니다. 대회에 없는 엔트리: { $who }.
