### What a correction changes, before it is made. Audience: staff.

difference_bounty = { $name } 님: 바운티
difference_break = 휴식 { $n }
difference_button = { $n }번 테이블: 버튼
difference_chips = { $name } 님: 칩
difference_chips-in-play = 총 칩
difference_clock-not-started = 시작 전
difference_clock-paused = 일시정지
difference_clock-running = 진행 중
difference_clock-suspended = 중단
difference_collected = 수납 금액
difference_example = 추첨이 포함되어 있습니다. 미리 보기는 임의의 시드로 추첨하므로 실제 추첨 결과는 다릅니다.
difference_in-use = 사용 중
difference_level = 레벨 { $n }
difference_not-in-use = 사용 안 함
difference_nothing = 바뀌는 내용이 없습니다.
difference_owed = 미납 금액
difference_paid-back = 환불 금액
difference_place = { $name } 님: 순위
difference_pool = 프라이즈 풀
difference_prize = { $name } 님: 상금
difference_prizes-paid = 지급한 상금
difference_records = 기록만 바뀝니다. 좌석, 칩, 금액, 순위는 그대로입니다.
difference_seat = { $name } 님: 좌석
difference_title = 바뀌는 내용
