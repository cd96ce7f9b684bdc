### What is to be done now (advice_…), and what somebody has to say first (need_…). Audience: staff.

advice_all-have-chips = 모두 칩을 받았는지 확인하세요. 레이트 레지 플레이어가 기다리고 있습니다.
advice_alternate =
    { $n ->
        [1] 빈 좌석이 생겼습니다. 대기자 { $name } 님을 앉히세요.
       *[other] 빈 좌석이 생겼습니다. 대기자 { $n }명 중 첫 번째인 { $name } 님을 앉히세요.
    }
advice_announce-level = 레벨 { PARTICLE($level, forms: "이/가") } 시작되었습니다. 공지하세요.
advice_announce-payouts = 레지가 마감되었습니다. 상금을 발표하세요.
advice_announce-payouts_less = 프라이즈 풀이 발표한 금액보다 { $off } 적습니다. 상금을 다시 발표하세요.
advice_announce-payouts_more = 프라이즈 풀이 발표한 금액보다 { $off } 많습니다. 상금을 다시 발표하세요.
advice_bag = 아직 칩 백에 담지 않은 스택이 { $n }개입니다.
advice_bag_off = 칩 백 합계는 { $total }, 총 칩은 { $should }입니다. 칩 백을 열어 다시 세어 주세요.
advice_bag_seal = 모두 칩 백에 담았습니다. 봉인하세요.
advice_bounty = { $name } 님의 바운티({ $bounty })를 받을 플레이어를 선택하세요.
advice_bounty_envelope = { $name } 님의 바운티 봉투를 열 플레이어를 선택하세요.
advice_break = { $left }명이면 테이블 { $tables }개로 충분합니다. { $table }번 테이블을 브레이크하세요.
advice_bust = { $table }번 테이블: { $names } 님의 칩이 없습니다. 탈락 처리하세요.
advice_button = { $table }번 테이블: 버튼을 추첨하세요.
advice_close-registration = 등록 시간이 끝났습니다. 레지를 마감하세요.
advice_colour-up = { $table }번 테이블: { $value } 칩을 컬러업하세요.
advice_decks = 곧 게임이 시작됩니다. 딜러는 덱을 준비해야 합니다.
advice_dispute = { $table }번 테이블의 이의 제기 { $number }번({ $about })을 결정하세요.
advice_dispute_said = { $table }번 테이블의 이의 제기 { $number }번({ $about })을 결정하세요: { $words }
advice_draw-buttons = 버튼이 없는 테이블이 { $n }개입니다. 버튼을 추첨하세요.
advice_draw-seats = 플레이어 { $n }명의 좌석을 추첨하세요.
advice_draw-seats_no-room = 플레이어는 { $n }명인데 좌석은 { $room }개뿐입니다.
advice_empty-table = { $table }번 테이블에 아무도 없습니다. 테이블을 닫으세요.
advice_end = 딜로 상금을 나누었습니다. 딜 때의 칩 카운트로 순위를 정해 여기서 끝내거나, 순위를 위해 계속 진행하세요.
advice_end-day = 오늘의 마지막 레벨이 끝났습니다. 핸드를 마치고 진행을 종료하세요.
advice_end-hand-for-hand = 인더머니입니다. 핸드 포 핸드를 종료하세요.
advice_fill-envelopes = 인더머니입니다. 바운티 봉투 { $n }개에 나눠 넣으세요. 합계 { $sum }.
advice_final = { $left }명이 남았습니다. { $sizes }인 파이널 테이블을 구성하세요.
advice_halt = { $table }번 테이블은 가장 많은 테이블보다 { $short }명 적습니다. 플레이어를 옮길 때까지 멈춥니다.
advice_halt_armed = { $table }번 테이블은 가장 많은 테이블보다 { $short }명 적습니다. 블라인드에 영향이 생기면 멈춥니다.
advice_halt_director = { $table }번 테이블은 가장 많은 테이블보다 { $short }명 적습니다. 멈출지는 디렉터가 결정합니다.
advice_hand-for-hand = 버블입니다. 입상 { $paid }명에 { $left }명이 남았습니다. 핸드 포 핸드로 진행하세요.
advice_hand-for-hand_may = 버블입니다. 입상 { $paid }명에 { $left }명이 남았습니다. 핸드 포 핸드로 진행할 수 있습니다.
advice_issue-stacks = 엔트리 { $n }개에 칩 { PARTICLE($chips, forms: "을/를") } 지급하세요.
advice_move = { $name } 님을 { $table }번 테이블 { $seat }번 좌석에서 { $to }번 테이블 { $to_seat }번 좌석으로 옮기세요.
advice_move_ask = { $table }번 테이블에서 { $to }번 테이블로 1명을 옮기세요.
advice_move_placed = { $name } 님을 { $table }번 테이블 { $seat }번 좌석에서 { $to }번 테이블 { $to_seat }번 좌석으로 옮기세요. 다음 핸드: { $place }.
advice_next-hand = 모든 테이블이 핸드를 마쳤습니다. { $hand }번째 핸드를 시작하세요.
advice_open-table = 좌석이 없는 플레이어가 { $n }명입니다. 테이블을 여세요.
advice_papers = 플레이하기 전에 신분증을 확인할 플레이어가 { $n }명입니다.
advice_pay = { $name } 님에게 상금({ $prize })을 지급하세요.
advice_pay-bounty = { $name } 님에게 바운티({ $bounty })를 지급하세요.
advice_pay-bounty_back = 정정 후 { $name } 님이 바운티를 { $bounty } 더 받은 것이 되었습니다. 돌려받으세요.
advice_pay_ticket = { $name } 님에게 티켓({ $ticket })을 전달하세요.
advice_pay_ticket-and-money = { $name } 님에게 티켓({ $ticket })을 전달하고 나머지({ $rest })를 지급하세요.
advice_pay_wrong = 정정 후 { $name } 님의 지급액이 맞지 않습니다. 잘못된 지급을 무효 처리하고 다시 지급하세요.
advice_penalty = { $table }번 테이블 { $name } 님: 페널티 { $n }핸드 남음
advice_release = 레지가 마감되었고 { $name } 님의 좌석이 나지 않았습니다. 환불하고 대기를 해제하세요.
advice_remove = { $name } 님이 { $since }부터 자리를 비웠습니다. 칩을 회수할 수 있습니다.
advice_remove_left = { $name } 님이 { $since }에 퇴장했습니다. 남은 스택을 회수하세요.
advice_remove_no-show = { $name } 님이 { $since }부터 노쇼입니다. 칩을 회수할 수 있습니다.
advice_report = { $name } 님이 { PARTICLE($place, forms: "으로/로") } 탈락했습니다. 데스크에서 확인하세요.
advice_seat = { $name } 님은 등록했지만 좌석이 없습니다. 좌석을 추첨하세요.
advice_small-table = { $table }번 테이블에 { $n }명뿐입니다({ $least }명 이상이어야 함). 브레이크하거나 채우세요. 그동안 계속 진행합니다.
advice_small-table_wait = { $table }번 테이블에 { $n }명뿐입니다({ $least }명 이상이어야 함). 브레이크하거나 채우세요. 그동안 기다립니다.
advice_start =
    { $n ->
        [1] 1명만 앉았습니다. 클락을 시작할까요?
       *[other] { $n }명이 모두 앉았습니다. 클락을 시작하세요.
    }
advice_take-in = { $day }일차를 시작합니다. 플라이트를 가져오세요.
advice_tickets = 남은 { $n }명 모두 티켓을 받습니다. 티켓을 수여하세요.
advice_winner = { $name } 님만 남았습니다. 우승을 선언하세요.
advice_winner_open = { $name } 님만 남았지만 아직 등록을 받고 있습니다. 클락을 멈추거나 기다리세요.

need_button = { $table }번 테이블의 버튼 위치를 선택하세요.
need_chips = { $table }번 테이블에서 각자 { $value } 칩이 몇 개인지 입력하세요.
need_dealer = { $table }번 테이블의 딜러 좌석을 선택하세요.
need_decision = 결정이 필요합니다.
need_flights = 각 플라이트의 결과가 필요합니다.
need_hands-finished = 먼저 모든 테이블이 핸드를 마쳐야 합니다.
need_more-entries = 엔트리가 더 필요합니다. 부족하면 토너먼트가 취소됩니다.
need_paid-instead = { $name } 님 대신 지급한 내역을 ‘진행 기록’에서 무효 처리하세요.
need_paid-wrongly = ‘진행 기록’에서 { $name } 님의 지급을 무효 처리하세요. 차액은 { $amount }입니다.
need_papers = { $name } 님: { $papers }
need_pause = 레지가 마감될 때까지 클락을 멈추세요.
need_reason = 사유를 입력하세요.
need_room-full = 테이블을 추가하거나 엔트리를 줄이세요.
need_stack = { $name } 님의 칩을 세어 주세요.
need_stack-before = { $name } 님의 핸드 시작 시 칩을 입력하세요.
need_wait = 레지가 마감될 때까지 기다리세요.
