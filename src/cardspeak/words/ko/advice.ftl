# What is to be done now, and what somebody has to say first. Audience: staff.

advice_all-have-chips = 모두 칩을 받았는지 확인하세요. 늦게 온 사람이 기다리고 있습니다.
advice_alternate =
    { $n ->
        [1] 좌석이 났습니다. 대기자 { $name } 님을 앉히세요.
       *[other] 좌석이 났습니다. 대기자 { $n }명 중 첫 번째인 { $name } 님을 앉히세요.
    }
advice_announce-level = { $level }레벨이 되었습니다. 알려 주세요.
advice_announce-payouts = 등록이 마감되었습니다. 상금을 발표하세요.
advice_announce-payouts_less = 상금 풀이 발표보다 { $off } 적습니다. 상금을 다시 발표하세요.
advice_announce-payouts_more = 상금 풀이 발표보다 { $off } 많습니다. 상금을 다시 발표하세요.
advice_bag = 아직 봉투에 담지 않은 스택이 { $n }개입니다.
advice_bag_seal = 모두 봉투에 담았습니다. 봉인하세요.
advice_bounty = { $name } 님의 바운티 { $bounty }, 누가 받나요?
advice_bounty_envelope = { $name } 님을 탈락시켜 봉투를 열 사람은 누구인가요?
advice_break = { $left }명이면 테이블 { $tables }개로 충분합니다. { $table }번 테이블을 해체하세요.
advice_bust = { $table }번 테이블: { $names } 칩이 없습니다. 탈락 처리하세요.
advice_button = { $table }번 테이블: 버튼을 추첨하세요.
advice_close-registration = 등록 시간이 끝났습니다. 등록을 마감하세요.
advice_colour-up = { $table }번 테이블: { $value } 칩을 교환하세요.
advice_decks = 곧 게임이 시작됩니다. 딜러는 덱을 준비하세요.
advice_dispute = { $table }번 테이블의 이의 { $number }번({ $about })이 남아 있습니다. 결정하세요.
advice_dispute_said = { $table }번 테이블의 이의 { $number }번({ $about })이 남아 있습니다: { $words }
advice_draw-buttons = 버튼이 없는 테이블이 { $n }개입니다. 버튼을 추첨하세요.
advice_draw-seats = 플레이어 { $n }명의 좌석을 추첨하세요.
advice_draw-seats_no-room = 플레이어는 { $n }명인데 좌석은 { $room }개입니다.
advice_empty-table = { $table }번 테이블에 아무도 없습니다. 테이블을 닫으세요.
advice_end = 딜로 상금을 나누었습니다. 여기서 끝내거나(순위는 딜 때 센 칩 기준) 순위를 위해 계속하세요.
advice_end-day = 오늘의 마지막 레벨이 끝났습니다. 핸드를 마치고 멈추세요.
advice_end-hand-for-hand = 인더머니입니다. 핸드 포 핸드를 끝내세요.
advice_fill-envelopes = 인더머니입니다. 봉투 { $n }개에 나눠 넣으세요. 합계 { $sum }.
advice_final = { $left }명이 남았습니다. { $sizes }명의 파이널 테이블을 만드세요.
advice_halt = { $table }번 테이블은 가장 많은 테이블보다 { $short }명 적습니다. 한 명을 옮길 때까지 멈춥니다.
advice_halt_armed = { $table }번 테이블은 가장 많은 테이블보다 { $short }명 적습니다. 블라인드에 영향이 생기면 멈춥니다.
advice_halt_director = { $table }번 테이블은 가장 많은 테이블보다 { $short }명 적습니다. 멈출지는 디렉터가 정합니다.
advice_hand-for-hand = 버블입니다. 상금 { $paid }자리에 { $left }명이 남았습니다. 핸드 포 핸드로 진행하세요.
advice_hand-for-hand_may = 버블입니다. 상금 { $paid }자리에 { $left }명이 남았습니다. 핸드 포 핸드로 진행할 수 있습니다.
advice_issue-stacks = 엔트리 { $n }개에 칩 { PARTICLE($chips, forms: "을/를") } 나눠 주세요.
advice_move = { $name } 님을 { $table }번 테이블 { $seat }번 좌석에서 { $to }번 테이블 { $to_seat }번 좌석으로 옮기세요.
advice_move_ask = { $table }번 테이블에서 { $to }번 테이블로 한 명을 옮기세요.
advice_move_placed = { $name } 님을 { $table }번 테이블 { $seat }번 좌석에서 { $to }번 테이블 { $to_seat }번 좌석으로 옮기세요. 다음 핸드: { $place }.
advice_next-hand = 모든 테이블이 끝났습니다. { $hand }번째 핸드를 시작하세요.
advice_open-table = 좌석이 없는 플레이어가 { $n }명입니다. 테이블을 여세요.
advice_papers = 경기 전에 신분증을 보여야 할 플레이어가 { $n }명입니다.
advice_pay = { $name } 님에게 상금 { $prize } 지급
advice_pay-bounty = { $name } 님에게 바운티 { $bounty } 지급
advice_pay-bounty_back = 정정 후 { $name } 님이 바운티를 { $bounty } 더 받았습니다. 돌려받으세요.
advice_pay_ticket = { $name } 님에게 티켓({ $ticket }) 전달
advice_pay_ticket-and-money = { $name } 님에게 티켓({ $ticket }) 전달, { $rest } 지급
advice_pay_wrong = 정정 뒤 { $name } 님의 지급액이 맞지 않습니다. 잘못된 지급을 취소하고 다시 지급하세요.
advice_penalty =
    { $n ->
        [1] { $table }번 테이블의 { $name } 님: 페널티 1핸드 남음.
       *[other] { $table }번 테이블의 { $name } 님: 페널티 { $n }핸드 남음.
    }
advice_release = 등록이 끝났고 { $name } 님의 좌석이 나지 않았습니다. 환불하고 보내 주세요.
advice_remove = { $name } 님이 { $since }부터 자리에 없습니다. 칩을 회수할 수 있습니다.
advice_remove_left = { $name } 님이 { $since }에 떠났습니다. 남은 스택을 회수하세요.
advice_remove_no-show = { $name } 님이 { $since }부터 오지 않았습니다. 칩을 회수할 수 있습니다.
advice_report = { $name } 님이 { PARTICLE($place, forms: "으로/로") } 탈락했습니다. 데스크에서 확인하세요.
advice_seat = { $name } 님은 엔트리가 있지만 좌석이 없습니다. 좌석을 추첨하세요.
advice_small-table = { $table }번 테이블에 { $n }명뿐입니다({ $least }명 이상이어야 함). 해체하거나 채우세요. 그동안 계속 진행합니다.
advice_small-table_wait = { $table }번 테이블에 { $n }명뿐입니다({ $least }명 이상이어야 함). 해체하거나 채우세요. 그동안 기다립니다.
advice_start =
    { $n ->
        [1] { $n }명만 앉았습니다. 시계를 시작할까요?
       *[other] { $n }명이 모두 앉았습니다. 시계를 시작하세요.
    }
advice_take-in = { $day }일차를 시작합니다. 플라이트 결과를 가져오세요.
advice_tickets = 남은 { $n }명 모두 티켓을 받습니다. 티켓을 수여하세요.
advice_winner = { $name } 님만 남았습니다. 우승을 선언하세요.
advice_winner_open = { $name } 님만 남았지만 아직 등록을 받고 있습니다. 멈추거나 기다리세요.

need_button = { $table }번 테이블의 버튼은 어디에 있나요?
need_chips = { $table }번 테이블에서 각자 { $value } 칩을 몇 개 가지고 있나요?
need_dealer = { $table }번 테이블의 딜러 좌석은 몇 번인가요?
need_decision = 결정이 필요합니다.
need_flights = 각 플라이트의 결과가 필요합니다.
need_hands-finished = 먼저 모든 테이블이 핸드를 마쳐야 합니다.
need_more-entries = 등록이 더 필요합니다. 아니면 이벤트가 취소됩니다.
need_paid-instead = { $name } 님 대신 지급한 것을 ‘진행 기록’에서 취소하세요.
need_paid-wrongly = ‘진행 기록’에서 { $name } 님의 지급을 취소하세요. 차액은 { $amount }입니다.
need_papers = { $name } 님: { $papers }
need_pause = 등록이 마감될 때까지 멈추세요.
need_reason = 사유를 적어 주세요.
need_room-full = 테이블을 더 놓거나 엔트리를 줄이세요.
need_stack = { $name } 님의 칩을 세어 주세요.
need_stack-before = { $name } 님이 핸드를 시작할 때 가진 칩을 알려 주세요.
need_wait = 등록이 마감될 때까지 기다리세요.
