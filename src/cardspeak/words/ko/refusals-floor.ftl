act_all-in = 이미 올인한 플레이어입니다.
act_not-now__no-bring-in-due = 지금은 액션할 수 없습니다. 핸드가 다른 것을 기다립니다.
act_no-cards = 이미 폴드했거나 데드 핸드입니다.
act_nobody = 지금 액션할 사람이 없습니다.
act_not-now__nobody-now = 지금은 아무도 액션할 수 없습니다: { $why }.
act_out-of-turn__not-to-act = 이 플레이어의 차례가 아닙니다.
act_nothing = 액션으로 볼 수 있는 것이 없습니다.
act_out-of-turn = 이 플레이어의 차례가 아닙니다.
act_out-of-turn__named = 이 플레이어의 차례가 아닙니다.
act_out-of-turn__turn-of-other = 이 플레이어의 차례가 아닙니다.
act_waits = 진행 대기
act_waits-board = 보드 카드를 깔 차례
act_waits-burn = 다음 카드를 깔 차례
act_waits-deal = 카드를 돌릴 차례
act_waits-draw = 카드 교환 중
act_waits-over = 핸드 종료
act_waits-post = 블라인드를 낼 차례
act_waits-push = 팟 결정됨
act_waits-show = 쇼다운 중

betting_no-error__bet-lawful = 잘못된 크기의 벳이 없습니다.
betting_no-error = 잘못된 크기의 벳이 없습니다.

boxed_count = 박스드 카드가 몇 장인지 입력하세요.

burn_count = 번 카드 2장을 입력하세요.
burn_error = 번 카드 오류는 0장이거나 2장 이상입니다.

button_right = 버튼이 이미 그 자리에 있습니다.
button_right__seat = 버튼이 이미 그 자리에 있습니다.

card_belongs = 이 게임에 속한 카드입니다.
card_unreadable__draw-unseen = 카드가 아닙니다.
card_not-held = 이 좌석에 그 카드가 없습니다.
card_not-held__down = 이 좌석에 그 카드가 없습니다.
card_place = 카드의 위치를 선택하세요: { $places }.
card_twice = 같은 카드가 두 번 나왔습니다.
card_unknown__which-twice = 모든 카드를 입력하세요.

cards_count = 카드 수가 맞지 않습니다.
cards_count__how-many-extra = 카드 수가 맞지 않습니다.
cards_count__how-many-missing = 카드 수가 맞지 않습니다.

chips_too-few__big-blind-too-small = 칩이 부족합니다.
chips_not-whole__how-many-found = 칩 수를 정수로 입력하세요.
chips_not-whole__no-number = 칩 수를 정수로 입력하세요.
chips_none__in-front = 쓸 수 있는 칩이 없습니다.
chips_not-there__not-making-bet = 이 칩으로는 낸 금액이 되지 않습니다.
chips_not-there = 이 칩으로는 낸 금액이 되지 않습니다.
chips_too-few = 칩이 부족합니다.
chips_too-many__behind = 있는 칩보다 많습니다.
chips_too-many__in-all = 있는 칩보다 많습니다.

claim_amounts = 금액이 벳과 맞지 않습니다.

clock_none = 진행 중인 클락이 없습니다.
clock_none__acted = 진행 중인 클락이 없습니다.
clock_none__short = 진행 중인 클락이 없습니다.

deck_asker = 덱 교체는 { $askers }만 요청합니다.
deck_reason = 덱을 바꿀 이유가 되지 않습니다.

device_use = 알 수 없는 기기 사용입니다.

discard_no-wager = 이 스트리트에 이 플레이어의 벳이나 레이즈가 없습니다.

dispute_act = 액션이 아닙니다.

draw_count = 그만큼 카드를 가진 사람이 없습니다.
draw_empty = 아직 아무도 카드를 뽑지 않았습니다.
draw_missing = 아직 뽑지 않은 사람이 있습니다.
draw_not-among = 그 카드들 가운데 없는 카드입니다.
draw_twice = 한 사람이 두 번 뽑았습니다.

duplicate_places = 두 카드가 나온 위치를 선택하세요.

exposed_none = 노출된 카드를 선택하세요.
exposed_place = 그 위치의 카드가 없습니다.
exposed_which = 첫 번째 카드와 두 번째 카드 중에서 선택하세요.

floor_chips-lost = 테이블의 칩 합계가 맞지 않습니다.
floor_no-hand = 진행 중인 핸드가 없습니다. 게임, 좌석, 버튼을 먼저 입력하세요.

flop_count = 플랍 카드 수를 넘지 않습니다.
flop_count__not-over = 플랍 카드 수를 넘지 않습니다.
flop_no-board = 플랍이 없는 게임입니다.
flop_not-due = 플랍 전 베팅이 끝나지 않았습니다.

forfeit_not-aggressive = 이 핸드에서 벳이나 레이즈를 하지 않은 플레이어입니다.

game_other__not-single-draw = 스터드가 아닙니다.
game_other__not-stud = 스터드가 아닙니다.
game_other = 스터드가 아닙니다.

guide_no-reason = 결정에는 사유와 결정한 사람의 이름이 필요합니다.
guide_option = 여기서 고를 수 없는 선택입니다.
guide_option__none = 여기서는 결정할 것이 없습니다.
guide_unknown = 이 말에 맞는 안내가 규정집에 없습니다.

hand_over = 핸드가 끝났습니다.

identity_ground = 규정집에 있는 사유를 선택하세요.

kill_last-hand = 마지막 라이브 핸드는 데드 처리할 수 없습니다.

language_not-posted = 매장에서 공지한 언어를 입력하세요.

misdeal_no-reason = 무엇이 잘못되었는지 입력하세요.

muck_tabled = 이미 공개된 핸드입니다.

notice_place = 공지 장소를 찾을 수 없습니다.
notice_unknown = 이 말에 맞는 공지가 규정집에 없습니다.

nuts_not-checked = 리버에서 마지막으로 체크한 플레이어에 관한 규정입니다.
nuts_unknown = 플레이어의 카드와 보드를 먼저 입력하세요.

offence_no-case = ‘{ $offence }’ 위반에 해당하지 않습니다: { $lacking }.
offence_unknown = { $book }에서 위반 ‘{ $name }’ 항목을 찾을 수 없습니다.

open_no-cards = 아직 카드를 나누지 않은 스트리트입니다.

override_final = 최종 결정입니다.
override_no-reason = 판정을 바꾸려면 사유가 필요합니다.

penalty_chips = 몰수할 수 있는 칩은 1부터 { $behind }까지입니다.
penalty_chips__not-for = 이 위반으로는 칩을 몰수하지 않습니다.
penalty_chips__not-so-many = 몰수할 수 있는 칩은 1부터 { $behind }까지입니다. 입력한 칩: { $amount }.
penalty_minutes = 시간 페널티는 { $least }분 이상입니다. 입력한 시간: { $amount }분.
penalty_minutes__listed = 시간 페널티의 길이가 맞지 않습니다.
penalty_minutes__up-to = 시간 페널티는 { $least }분에서 { $most }분까지입니다. 입력한 시간: { $amount }분.
penalty_no-ground = 칩 몰수는 시간 페널티가 소용없을 때만 합니다. 사유를 입력하세요.
penalty_no-offence = 페널티를 기다리는 위반이 없습니다. 먼저 무슨 일인지 입력하세요.
penalty_not-allowed = ‘{ $offence }’에 ‘{ $penalty }’ 페널티는 줄 수 없습니다.
penalty_too-short = 페널티는 1 이상이어야 합니다.

pot_more-than-stack = 돌려줄 만큼의 칩이 없습니다.
pot_no-carry = 넘길 칩이 없습니다.
pot_same-player = 팟이 다른 사람에게 갔을 수 없습니다.
pot_winners = 승자를 한 번씩만 입력하세요.

review_none = 재심을 기다리는 출전 금지가 없습니다.
review_not-independent = 재심은 제삼자가 해야 합니다.
review_outcome = 재심 결과는 유지, 변경, 취소 중 하나입니다.

script_amount = { $name } 님의 { PARTICLE($what, forms: "은/는") } { $right }입니다. 입력한 금액: { $amount }.
script_board-count = { $street } 카드는 { $board }장입니다. 입력한 카드: { $count }장.
script_book-late = 하우스 룰 설정 전에 규정집을 먼저 입력하세요.
script_chip = 칩의 값은 0보다 커야 합니다.
script_dead-blind = 헤즈업에는 데드 스몰 블라인드가 없습니다.
script_decision-open = 먼저 디렉터가 결정해야 합니다.
script_empty-expectation__director-options = => 뒤에 기대하는 결과를 입력하세요.
script_empty-expectation = => 뒤에 기대하는 결과를 입력하세요.
script_ends-early = 그 스트리트 전에 핸드가 끝납니다.
script_hand-running = 핸드 중에는 바꿀 수 없습니다.
script_hand-running__header-hand-running = 핸드 중에는 바꿀 수 없습니다({ $what }). 핸드를 시작하는 줄보다 앞에 쓰세요.
script_long-line = 줄이 너무 깁니다.
script_no-act = 플레이어가 무엇을 했는지 입력하세요.
script_no-area = ‘{ $area }’ 분야를 찾을 수 없습니다. 분야: { $areas }.
script_no-book = 어느 규정집인지 선택하세요.
script_no-button = 버튼 위치를 입력하세요.
script_no-chips = 칩이 없는 플레이어입니다.
script_no-chips__left = 칩이 없는 플레이어입니다.
script_no-game = 먼저 게임을 입력하세요.
script_no-option = 선택할 수 없는 항목입니다. 선택지: { $options }.
script_no-seats = 좌석별 플레이어를 입력하세요.
script_no-street = 이 게임에 없는 스트리트입니다.
script_not-held = 플레이어의 카드 수가 맞지 않습니다.
script_nothing-open = 지금 디렉터가 정할 것이 없습니다.
script_open-quote = 따옴표가 닫히지 않았습니다.
script_same-name = 이름이 같은 플레이어가 있습니다.
script_seat-number = 좌석을 찾을 수 없습니다.
script_seat-number__said = 좌석을 찾을 수 없습니다.
script_seat-taken = 이미 사용 중인 좌석입니다.
script_street-out = { PARTICLE($here, forms: "은/는") } 이미 다른 카드로 깔렸습니다.
script_street-past = 이미 지난 스트리트입니다. 지금: { $when }.
script_unnoticed = 잘못된 크기의 벳이나 언더콜만 모르고 지나갈 수 있습니다.
script_which-option = 여러 항목이 해당합니다. 하나를 선택하세요: { $options }.

seat_count = 새 플레이어 수가 맞지 않습니다.
seat_dead-small-blind = 스몰 블라인드가 데드인 플레이어를 선택하세요.
seat_empty = 빈 좌석입니다.
seat_entitled = 핸드를 받을 권리가 있는 플레이어입니다.
seat_no-blinds = 빅 블라인드가 없어 다음 위치를 알 수 없습니다.
seat_nobody = 이 핸드에서 해당 플레이어를 찾을 수 없습니다.
seat_nobody__big-blind = 이 핸드에서 해당 플레이어를 찾을 수 없습니다.
seat_not-all-in = 올인한 플레이어가 아닙니다.
seat_not-dealt-in = 이 핸드에 없는 플레이어입니다.
seat_not-dealt-in__not-in-hand = 이 좌석은 핸드에 참여하지 않았습니다.
seat_not-dealt-in__number-not-in-hand = 이 좌석은 핸드에 참여하지 않았습니다.
seat_nobody__player-out = 이 핸드에서 해당 플레이어를 찾을 수 없습니다.
seat_nobody__table-unnamed = 이 핸드에서 해당 플레이어를 찾을 수 없습니다.

see_own = 자기 핸드는 요청 없이 볼 수 있습니다.

show_betting-over = 베팅이 끝났습니다. 핸드를 오픈할 플레이어를 선택하세요.
show_count = 공개한 카드 수가 맞지 않습니다.
show_dead-hand = 라이브 핸드가 없습니다.
show_done = 공개할 핸드가 없습니다.
show_not-given-up = 아직 핸드를 가지고 있는 플레이어입니다.
show_own = 자기 카드는 볼 수 있습니다.
show_tabled = 이미 공개된 핸드입니다.
show_unknown = 오픈한 카드를 입력하세요.

showdown_betting-open = 베팅이 끝나지 않아 아직 공개하지 않습니다.
showdown_cards-to-come = 아직 나올 카드가 있습니다.
showdown_nothing-tabled = 아직 공개된 핸드가 없습니다.

street_count = 이 스트리트의 카드 수가 맞지 않습니다.
street_far = 앞 스트리트보다 먼저 올 수 없습니다.
street_unknown__none-to-accept = 이 게임에 없는 스트리트입니다.
street_not-due = 아직 이 스트리트가 아닙니다.
street_not-early = 베팅 중이 아니므로 일찍 나온 카드가 없습니다.
street_other__not-seventh = 4번째 스트리트가 아닙니다.
street_other = 4번째 스트리트가 아닙니다.
street_unknown = 이 게임에 없는 스트리트입니다.

stub_count = 스텁의 카드 수가 맞지 않습니다.
stub_pile = 머크와 번 카드 중에서 선택하세요.
stub_wrong-cards = 새 스텁에 중복되거나 이미 나온 카드가 있습니다.

time_negative__seconds-negative = 시간은 0 이상의 정수여야 합니다.
time_negative__whole-minutes = 시간은 0 이상의 정수여야 합니다.

turn_nobody = 액션할 사람이 없습니다.
turn_nobody-skipped = 이 플레이어 뒤에서 액션한 사람이 없습니다.
clock_none__not-granted = 클락을 요청했지만 아직 허용되지 않았습니다.
clock_none__not-running = 진행 중인 클락이 없습니다.
script_street-open__to-act = 베팅이 끝나지 않았습니다. { $name } 님 차례입니다({ $when }).
script_street-open__to-draw = { $name } 님이 아직 카드를 교환하지 않았습니다.
script_street-open__to-show = 먼저 핸드를 공개합니다. 다음은 { $name } 님입니다.
script_street-open__over = 핸드가 끝났습니다.
script_street-open__shuffle = 먼저 스텁을 섞습니다.
authority_role__change-event = 토너먼트를 취소하거나 바꿀 수 있는 역할: { $roles }. 입력한 역할: { $role }.
authority_role__set-aside = 판정을 달리할 수 있는 역할: { $roles }. 입력한 역할: { $role }.
script_no-form__start = 이렇게 시작하는 문장이 없습니다: { $seen }. 문장은 플레이어나 flop 같은 단어로 시작합니다.
script_no-form = { $expected } 자리에 { $seen } 입력이 있습니다.
script_end-of-line = 줄 끝
script_header-ante = 앤티
script_header-blinds = 블라인드
script_header-book = 규정집
script_header-bring-in = 브링인
script_header-button = 버튼
script_header-chips = 칩
script_header-folded = 폴드한 플레이어
script_header-game = 게임
script_header-players-left = 남은 인원
script_header-pot = 팟
script_header-seats = 좌석
script_header-settings = 설정
script_header-small-blind = 스몰 블라인드
script_header-stack = 스택
script_unknown-act__act-not-understood-after = ‘{ $head }’ 뒤의 ‘{ $word }’ 단어를 읽을 수 없습니다.
script_unknown-act = ‘{ $word }’ 동작을 읽을 수 없습니다. 쓸 수 있는 동작: { $verbs }.
script_unknown-act__quote-speech = 말한 내용은 큰따옴표 안에 쓰세요: { $word } "raise".
script_unknown-act__which-chips = 어떤 칩을 냈는지 쓰세요.
script_unknown-act__not-chips = ‘{ $word }’ 칩을 읽을 수 없습니다. 칩은 액면으로 쓰세요.
script_unknown-act__not-understood = 여기에서 ‘{ $word }’ 단어를 읽을 수 없습니다.
script_unknown-act__bet-of-zero = 0의 벳은 없습니다.
script_no-chip = ‘{ $word }’ 칩을 읽을 수 없습니다.
script_no-chip__name-chips = 어떤 칩인지 쓰세요.
script_no-chip__too-many-chips = 칩 { $number }개를 한 번에 낼 수 없습니다.
script_no-chip__chip-of-zero = 액면이 0인 칩은 없습니다.
game_unknown__game-unknown = { $name } 게임을 찾을 수 없습니다. NL, PL, L 뒤에 다음 중 하나를 쓰세요: { $games }.

street-when_draw = 드로우 후
street-when_fifth = 5번가
street-when_first-draw = 첫 번째 드로우 후
street-when_flop = 플랍
street-when_fourth = 4번가
street-when_predraw = 드로우 전
street-when_preflop = 프리플랍
street-when_river = 리버
street-when_second-draw = 두 번째 드로우 후
street-when_seventh = 7번가
street-when_sixth = 6번가
street-when_third = 3번가
street-when_third-draw = 세 번째 드로우 후
street-when_turn = 턴

offence-lacks_another-deals = 이 핸드는 다른 플레이어가 딜링함
offence-lacks_no-all-in = 올인한 플레이어와 다른 두 명이 핸드에 있어야 함
offence-lacks_no-hand = 진행 중인 핸드가 없음
offence-lacks_no-live-hand = 플레이어에게 살아 있는 핸드가 없음
offence-lacks_no-self-dealing = 이 테이블은 플레이어가 딜링하지 않음
offence-lacks_sign-language = 수어를 쓸 수 있는 플레이어임
