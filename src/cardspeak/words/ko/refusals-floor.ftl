act_all-in = { $name } 님은 올인이라 더 할 액션이 없습니다.
act_not-now__no-bring-in-due = 지금은 브링인을 낼 차례가 아닙니다.
act_no-cards = { $name } 님은 이미 폴드했거나 데드 핸드입니다.
act_nobody = 지금 액션할 사람이 없습니다.
act_not-now__nobody-now = 지금은 아무도 액션할 수 없습니다: { $why }.
act_out-of-turn__not-to-act = { $name } 님의 차례가 아닙니다.
act_nothing = { $name } 님이 한 것 중에 액션으로 볼 수 있는 것이 없습니다.
act_out-of-turn = { $name } 님의 차례가 아닙니다.
act_out-of-turn__named = { $name2 } 님이 아니라 { $name } 님의 차례입니다.
act_out-of-turn__turn-of-other = { $name } 님의 차례입니다.
act_waits = 진행 대기
act_waits-board = 보드 카드를 깔 차례
act_waits-burn = 다음 카드를 깔 차례
act_waits-deal = 카드를 돌릴 차례
act_waits-draw = 카드 교환 중
act_waits-over = 핸드 종료
act_waits-post = 블라인드를 낼 차례
act_waits-push = 팟 결정됨
act_waits-show = 쇼다운 중

betting_no-error__bet-lawful = { PARTICLE($to, forms: "은/는") } 올바른 벳이었습니다.
betting_no-error = 바로잡을 잘못된 크기의 벳이 없습니다.

boxed_count = 박스드 카드가 몇 장인지 입력하세요.

burn_count = 번 카드 2장을 입력하세요.
burn_error = 턴이나 리버 전의 번 오류는 번 카드가 없거나 2장 이상인 경우입니다.

button_right = 버튼이 이미 { $name } 님에게 있습니다.
button_right__seat = 버튼이 이미 { $should_be }번 좌석에 있습니다.

card_belongs = { PARTICLE($face, forms: "은/는") } 이 게임에 속한 카드입니다.
card_unreadable__draw-unseen = 추첨한 카드는 무엇인지 알아야 합니다.
card_not-held = { $seat }번 좌석에 나눈 카드 중에 { PARTICLE($face, forms: "이/가") } 없습니다.
card_not-held__down = { $seat }번 좌석의 다운 카드 중에 { PARTICLE($face, forms: "이/가") } 없습니다.
card_place = 카드가 나온 위치를 선택하세요: { $places }.
card_twice = 같은 카드가 두 번 뽑혔습니다.
card_unknown__which-twice = 덱에 2장 있는 카드를 입력하세요.

cards_count = 카드 { $count }장은 맞지 않는 수입니다.
cards_count__how-many-extra = 카드가 몇 장 더 나갔는지 입력하세요.
cards_count__how-many-missing = 카드가 몇 장 모자라는지 입력하세요.

chips_too-few__big-blind-too-small = 빅 블라인드는 1 이상이어야 합니다.
chips_not-whole__how-many-found = 발견된 칩 금액을 입력하세요.
chips_not-whole__no-number = 칩은 정수로 입력하세요. 입력한 값: { $amount }.
chips_none__in-front = { $name } 님 앞에 칩이 없습니다.
chips_not-there__not-making-bet = { $name } 님이 낸 금액은 { $put }이며, 이 칩의 합과 다릅니다.
chips_not-there = 플레이어 앞에 그 칩이 없습니다. 있는 칩: { $prior }.
chips_too-few = 스택은 1 이상이어야 합니다.
chips_too-many__behind = { $name } 님의 남은 칩은 { $stack }이므로 { PARTICLE($pushed, forms: "을/를") } 낼 수 없습니다.
chips_too-many__in-all = { $name } 님의 칩은 모두 { $everything }이므로 총액 { PARTICLE($to, forms: "을/를") } 낼 수 없습니다.

claim_amounts = 벳 { $wager }에 { PARTICLE($put, forms: "을/를") } 낼 수는 없습니다. 0에서 { $wager } 사이로 입력하세요.
claim_no-act = { $name } 님은 아직 되돌릴 액션을 하지 않았습니다.
claim_none = { $name } 님은 액션에 관해 주장한 것이 없습니다.

clock_none = { $name } 님에게 걸린 클락이 없습니다.
clock_none__acted = { $name } 님이 이미 액션해 진행 중인 클락이 없습니다.
clock_none__short = { $name } 님에게는 단축 클락이 적용되지 않았습니다.

deck_asker = 덱 교체를 요청한 사람을 선택하세요: { $askers }.
deck_reason = ‘{ $reason }’: 덱을 바꿀 이유가 되지 않습니다.

device_use = 알 수 없는 기기 사용입니다: ‘{ $use }’. 선택지: { $uses }.

discard_no-wager = 이 스트리트에 { $name } 님의 벳이나 레이즈가 없습니다.

dispute_act = ‘{ $text }’: 액션이 아닙니다. 이렇게 쓰세요: { $known }.

draw_count = 카드 { $said }장을 교환할 수 있는 플레이어가 없습니다.
draw_empty = 아직 아무도 카드를 뽑지 않았습니다.
draw_missing = { $missing }번 좌석이 아직 카드를 뽑지 않았습니다.
draw_not-among = { $face }: 다음 카드 중에 없습니다. { $faces }.
draw_twice = 한 사람이 두 번 뽑았습니다.

duplicate_places = { $face } 2장이 나온 위치를 선택하세요.

exposed_none = 노출된 카드를 선택하세요.
exposed_place = 이 딜의 다운 카드는 { $count }장뿐입니다.
exposed_which = { $name } 님의 첫 번째 카드인지 두 번째 카드인지 선택하세요. 첫 번째 카드면 미스딜입니다.

floor_chips-lost = 테이블의 칩 합계가 { $start_total }이어야 하는데 { $there }입니다. Cardspeak의 오류입니다.
floor_no-hand = 진행 중인 핸드가 없습니다. 게임, 좌석, 버튼을 먼저 입력하세요.

flop_count = 카드 { $count }장은 플랍이 아닙니다.
flop_count__not-over = 카드 { $count }장은 플랍 카드 수를 넘지 않습니다.
flop_no-board = 플랍이 없는 게임입니다.
flop_not-due = 플랍 전 베팅이 끝나지 않았습니다. 플랍이 일찍 나왔다고 입력하세요.

forfeit_not-aggressive = { $name } 님은 이 핸드에서 벳이나 레이즈를 하지 않았습니다.

game_other__not-single-draw = 싱글 드로우 게임에 관한 규정입니다.
game_other__not-stud = 스터드 게임에 관한 규정입니다.
game_other = 홀덤에 관한 규정입니다.

guide_no-reason = 사유와 결정하는 사람의 이름을 입력하세요.
guide_option = ‘{ $option }’: 선택할 수 없는 항목입니다. 선택지: { $options }.
guide_option__none = ‘{ $option }’: 여기서는 결정할 것이 없습니다.
guide_unknown = { $book }에서 ‘{ $words }’에 맞는 안내를 찾을 수 없습니다.

hand_over = 핸드가 끝났습니다.

identity_ground = ‘{ $ground }’: 규정집에 없는 사유입니다. 선택지: { $grounds }.

kill_last-hand = 마지막 라이브 핸드는 데드 처리할 수 없습니다.


misdeal_no-reason = 무엇이 잘못되었는지 입력하거나, 사유를 따옴표 안에 쓰세요: misdeal "bad shuffle".

muck_tabled = { $name } 님의 핸드는 이미 공개되었습니다.

notice_place = 공지 장소 ‘{ $place }’ 항목을 찾을 수 없습니다. 장소: { $places }.
notice_unknown = { $book }에서 ‘{ $words }’에 맞는 공지를 찾을 수 없습니다.

nuts_not-checked = 리버에서 마지막 차례에 체크한 플레이어에 관한 규정입니다.
nuts_unknown = 플레이어의 카드와 보드를 먼저 입력하세요.

offence_no-case = ‘{ $offence }’에 해당하지 않습니다: { $lacking }.
offence_unknown = { $book }에서 위반 ‘{ $name }’ 항목을 찾을 수 없습니다.
offence_which = ‘{ $words }’에 해당할 수 있는 위반: { $offences }.

open_no-cards = 아직 카드를 나누지 않은 스트리트입니다.

override_final = { PARTICLE($role, forms: "이/가") } 내린 결정은 최종입니다.
override_no-reason = 판정을 바꾸는 사유를 입력하세요.

penalty_chips = 몰수할 수 있는 칩은 1에서 { $behind }까지입니다.
penalty_chips__not-for = ‘{ $offence }’에는 칩을 몰수하지 않습니다.
penalty_chips__not-so-many = 몰수할 수 있는 칩은 1에서 { $behind }까지입니다. 입력한 값: { $amount }.
penalty_minutes = 시간 페널티는 { $least }~{ $longest }분입니다. 입력한 값: { $amount }.
penalty_minutes__at-least = 시간 페널티는 { $least }분 이상입니다. 입력한 값: { $amount }.
penalty_minutes__listed = 시간 페널티는 다음 중 하나입니다(분): { $listed }. 입력한 값: { $amount }.
penalty_no-ground = 칩은 시간 페널티를 집행할 수 없거나 효과가 없을 때만 몰수할 수 있습니다. 어느 쪽인지 입력하세요.
penalty_no-offence = 페널티를 기다리는 { $name } 님의 위반이 없습니다. 먼저 무슨 일인지 입력하세요.
penalty_not-allowed = ‘{ $offence }’에 ‘{ $penalty }’ 페널티는 줄 수 없습니다.
penalty_too-short = 페널티는 1 이상이어야 합니다.

pot_more-than-stack = { $name } 님의 칩은 { $held }이므로 { PARTICLE($amount, forms: "을/를") } 돌려줄 수 없습니다.
pot_no-carry = 넘길 칩이 없습니다.
pot_pushed = 팟은 이미 지급되었습니다. 잘못 지급했다면 누구의 것인지 적으세요.
pot_same-player = 팟을 받은 사람과 받아야 할 사람이 같습니다. 다른 사람을 선택하세요.
pot_winners = 승자를 한 번씩만 입력하세요.

review_none = 재심을 기다리는 { $who } 님의 출전 금지가 없습니다.
review_not-independent = 재심은 결정한 사람도 당사자도 아닌 제삼자가 해야 합니다.
review_outcome = ‘{ $outcome }’: 재심 결과가 아닙니다. 유지, 변경, 파기 중 하나입니다.

script_amount = { $name } 님의 { $what } 금액은 { $right }입니다. 입력한 값: { $amount }.
script_board-count = { $street } 카드는 { $board }장입니다. 입력한 카드: { $count }장.
script_book-late = 하우스 룰 설정보다 규정집을 먼저 입력하세요.
script_chip = 칩의 값은 0보다 커야 합니다.
script_dead-blind = 헤즈업에는 데드 스몰 블라인드가 없습니다.
script_decision-open = 먼저 디렉터가 결정해야 합니다: { $open_options }.
script_empty-expectation__director-options = 디렉터의 선택지를 입력하세요.
script_empty-expectation = => 뒤에 기대하는 결과를 입력하세요. 예: => call 1100, back 200 [45-B]
script_ends-early = 그 스트리트 전에 핸드가 끝납니다.
script_folded-first = 이야기가 딜부터 시작합니다. 차례가 왔을 때 폴드를 쓰거나, 더 뒤의 스트리트에서 시작하세요.
script_hand-running = 이미 핸드가 진행 중입니다.
script_hand-running__header-hand-running = 핸드 중에는 바꿀 수 없습니다({ $what }). 핸드를 시작하는 스트리트 앞에 이 줄을 쓰세요.
script_long-line = 한 줄은 단어 { $most_tokens }개까지, 한 단어는 { $most_letters }자까지입니다.
script_no-act = 플레이어가 무엇을 했는지 입력하세요.
script_no-area = ‘{ $area }’ 분야를 찾을 수 없습니다. 분야: { $areas }.
script_no-book = 적용할 규정집을 입력하세요: "book"과 그 이름.
script_no-button = 버튼 위치를 입력하세요. 예: "button 5".
script_no-chips = { $name } 님은 칩이 없습니다.
script_no-chips__left = { $name } 님의 칩이 남지 않게 됩니다.
script_no-game = 먼저 게임을 입력하세요. 예: "game NLHE 250/500".
script_no-option = 선택할 수 없는 항목입니다. 선택지: { $options }.
script_no-seats = 좌석별 플레이어를 입력하세요. 예: "seats 2:Ann 5:Ben".
script_no-street = { $name } 게임에 없는 스트리트입니다: { $street }.
script_not-an-offence = 이 규정집에 없는 위반: { $words }
script_not-held = { $name } 님의 카드는 { $count }장이 아닙니다.
script_nothing-open = 지금 디렉터가 정할 것이 없습니다.
script_open-quote = 따옴표가 닫히지 않았습니다.
script_same-name = 이름이 같은 플레이어가 있습니다: { $name }.
script_seat-number = { $seat }번 좌석을 찾을 수 없습니다.
script_seat-number__said = { $said }번 좌석을 찾을 수 없습니다.
script_seat-taken = { $seat }번 좌석은 { $names } 님의 좌석입니다.
script_street-out = { $here }: 이미 다른 카드로 깔린 스트리트입니다.
script_street-past = 이미 지난 스트리트입니다. 현재 위치: { $when }.
script_unnoticed = 잘못된 크기의 벳이나 언더콜만 모르고 지나갈 수 있습니다.
script_which-option = 여러 항목이 해당합니다. 하나를 선택하세요: { $options }.

seat_count = { $players }명 중 { $new }명이 새로 올 수는 없습니다. 0에서 { $players } 사이로 입력하세요.
seat_dead-small-blind = 스몰 블라인드가 데드인 좌석을 입력하세요. 예: last hand button 1 small blind 2 big blind 3.
seat_empty = { $seat }번 좌석은 비어 있습니다.
seat_entitled = { $name } 님은 핸드를 받을 권리가 있습니다.
seat_fullest = 인원이 가장 많은 테이블에 몇 명이 앉아 있는지 먼저 적으세요. 예: fullest table has 9 players.
seat_no-blinds = 빅 블라인드가 없어 다음 위치를 알 수 없습니다.
seat_nobody = { $seat }번 좌석은 비어 있습니다.
seat_not-all-in = { $name } 님은 올인이 아닙니다.
seat_not-dealt-in = { $name } 님은 이 핸드에 카드를 받지 않았습니다.
seat_not-dealt-in__not-in-hand = { $name } 님은 이 핸드에 없습니다.
seat_not-dealt-in__number-not-in-hand = { $seat }번 좌석은 이 핸드에 없습니다.
seat_nobody__player-out = { $name } 님은 탈락했습니다.
seat_nobody__table-unnamed = 먼저 이 테이블의 플레이어를 입력하세요.

see_own = 자기 핸드는 요청 없이 볼 수 있습니다.

show_count = 이 게임의 핸드는 { $needed }장입니다. 공개한 카드: { $face_up }장.
show_dead-hand = { $name } 님에게 라이브 핸드가 없습니다.
show_done = 공개할 핸드가 없습니다.
show_not-given-up = { $name } 님은 아직 핸드를 가지고 있습니다.
show_own = 자기 카드는 볼 수 있습니다.
show_tabled = { $name } 님의 핸드는 이미 공개되었습니다.
show_unknown = { $name } 님이 공개한 카드를 입력하세요.

showdown_betting-open = 베팅이 끝나지 않았습니다. 핸드는 베팅이 끝난 뒤 공개합니다.
showdown_cards-to-come = 아직 나올 카드가 있어 승자가 정해지지 않았습니다.
showdown_nothing-tabled = 아직 공개된 핸드가 없습니다.

street_count = { $street } 카드는 { $size }장입니다.
street_far = { $street }: 앞 스트리트보다 먼저 나올 수 없습니다.
street_unknown__none-to-accept = 받아들일 { $street } 카드가 없습니다.
street_not-due = 아직 { $street } 차례가 아닙니다.
street_not-early = 베팅 중이 아니므로 일찍 나온 카드가 없습니다.
street_other__not-seventh = 세븐스 스트리트가 아닙니다.
street_other = 포스 스트리트가 아닙니다.
street_unknown = 이 게임에 없는 스트리트입니다: { $street }.

stub_count = 플레이어 { $live }명, 스텁 { $left }장은 있을 수 없습니다.
stub_pile = 스텁이 섞인 것을 선택하세요: 머크 또는 번 카드.
stub_wrong-cards = 새 스텁에 중복되거나 이미 나온 카드가 있습니다.

time_negative__seconds-negative = 초는 0 이상이어야 합니다.
time_negative__whole-minutes = 0 이상의 정수(분)를 입력하세요.

turn_nobody = 액션할 사람이 없습니다.
turn_nobody-skipped = { $name } 님 뒤에서 액션한 사람이 없습니다.
clock_none__not-granted = 클락을 요청했지만 아직 허용되지 않았습니다.
clock_none__not-running = 진행 중인 클락이 없습니다.
script_street-open__to-act = 베팅이 끝나지 않았습니다. { $name } 님 차례입니다({ $when }).
script_street-open__to-draw = { $name } 님이 아직 카드를 교환하지 않았습니다.
script_street-open__to-show = 먼저 핸드를 공개합니다. 다음은 { $name } 님입니다.
script_street-open__over = 핸드가 끝났습니다.
script_street-open__shuffle = 먼저 스텁을 섞습니다.
authority_role__change-event = 토너먼트를 취소하거나 바꿀 수 있는 역할: { $roles }. 입력한 역할: { $role }.
authority_role__set-aside = 판정을 달리할 수 있는 역할: { $roles }. 입력한 역할: { $role }.
script_perhaps = 혹시 이런 뜻인가요: { $lines }
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
script_unknown-act__bet-of-zero = 벳은 0일 수 없습니다.
script_no-chip = ‘{ $word }’ 칩을 읽을 수 없습니다.
script_no-chip__name-chips = 어떤 칩인지 쓰세요.
script_no-chip__too-many-chips = 칩 { $number }개를 한 번에 낼 수 없습니다.
script_no-chip__chip-of-zero = 칩의 액면은 0일 수 없습니다.
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

race_none = 진행 중인 레이스가 없습니다. 어떤 칩을 레이스하는지 먼저 적으세요.
race_values = { $small } 칩은 { $large } 칩으로 컬러업할 수 없습니다.
