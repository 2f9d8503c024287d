/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import { partyOf } from "#languages/ko-KR/booking-search.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "자리 선택",
  },
  stage: {
    rooms: "자리",
  },
  search: {
    go: "자리 검색",
    room: "자리 수",
  },
  rooms: (count) => asOne(`자리 ${count}개`),
  guests_line: (room, adults, children) =>
    children > 0
      ? `${asOne(`자리 ${room}개`)}, ${asOne(`성인 ${adults}명`)}, ${asOne(`아동 ${children}명`)}`
      : `${asOne(`자리 ${room}개`)}, ${asOne(`성인 ${adults}명`)}`,
  results: {
    found: (rooms) => `예약 가능한 자리 타입 ${rooms}개`,
    narrowed: (rooms, of) => `조건에 맞는 자리 타입 ${rooms}개(전체 ${of}개)`,
    whole_house: "전체 대관",
    none_left: "선택하신 필터에 맞는 자리가 없습니다.",
    no_answer: "지금은 빈 자리를 확인할 수 없습니다. 선택하신 내용은 그대로 있으니 다시 시도해 주세요.",
    just_sold: (room) => `‘${room}’ 자리가 방금 매진되었습니다`,
  },
  room: {
    best: "인원에 가장 알맞은 자리",
    looked_at: "조금 전에 보신 자리",
    all_rooms: "전체 자리",
    amenities: "자리 시설",
    more_rooms: "자리 더 고르기",
  },
  plan: {
    fee_now: (percent) => `취소 수수료: 자리 요금의 ${percent}%`,
    total_each: (nights) => `자리당 ${nights}박 총액`,
    count_of: (room, plan) => `${room}, ${plan}: 자리 수`,
    fewer: "자리 1개 줄이기",
    more: "자리 1개 늘리기",
    no_more: "예약 가능한 자리를 모두 선택하셨습니다",
    remove_rooms_first: "전체로 대관하시려면 먼저 선택한 자리를 삭제해 주세요",
    remove_house_first: "전체 대관을 선택하셨습니다. 자리를 따로 예약하시려면 먼저 전체 대관을 삭제해 주세요",
    whole_house: "숙소 전체 대관, 모든 자리 포함",
  },
  cart: {
    removed: (room) => `자리를 삭제했습니다: ${room}`,
  },
  nothing: {
    mixes: "다른 자리 조합",
    nothing_near: "앞뒤 30일 안에는 빈 자리가 없습니다. 전화 주시면 방법을 찾아보겠습니다.",
  },
  join: {
    text: "이메일을 입력하시면 인증 코드를 보내 드립니다. 고르신 자리는 그대로 유지됩니다.",
  },
  matrix: {
    title: "날짜와 자리 선택",
    text: "원하시는 자리 줄에서 체크인 날짜를 먼저 누른 다음 체크아웃 날짜를 눌러 주세요.",
    rest: (shown, of) => `자리 ${of}종 중 ${shown}종을 표시합니다. 나머지는 아래 목록에 있습니다.`,
  },
  stay_changed: {
    guests: (guests, rooms, adults, children) =>
      `자리 1~${rooms}개, 성인 1~${adults}명, 아동 0~${children}명까지 검색할 수 있어 ‘${guests}’ 기준으로 보여 드립니다.`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "빈 자리에 모두 묵으실 수 없습니다",
      ANOTHER_MIX: "자리 조합을 바꾸면 모두 묵으실 수 있습니다",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `이 날짜에는 자리 하나에 ${partyOf(adults, children)}이 함께 묵을 수 있는 빈 자리가 없습니다.`
        : `이 날짜에는 같은 타입의 빈 자리 ${rooms}개에 ${partyOf(adults, children)}이 함께 묵을 수 없습니다.`,
    sold_out: (from, to) => `${from}부터 ${to}까지 자리가 모두 찼습니다.`,
    other_stay: (from, to) =>
      `${from}부터 ${to}까지 빈 자리가 있지만, 숙박 일수나 체크인 날짜를 바꾸셔야 예약할 수 있습니다.`,
    no_cots: (count) => `선택하신 날짜에는 자리에 아기 침대 ${count}개를 준비해 드릴 수 없습니다.`,
    without_cots: "아기 침대 없이 자리 보기",
    rooms_for: (guests) => `${guests}명 자리 보기`,
    accessible: "휠체어 이용 자리가 포함됩니다. 다른 빈 자리만으로는 모두 묵으실 수 없습니다.",
  },
  families: {
    room_of: (child) => `${child}번째 어린이의 자리`,
    in_room: (room) => `${room}번째 자리`,
    party: (total, rooms) => `자리 ${rooms}개, 모든 인원 합계 ${total}`,
    included: (ages) => `${ages.join(", ")}: 자리 요금에 포함`,
    adults_few: (rooms, adults) =>
      `자리 ${rooms}개에 성인이 ${adults}명입니다. 자리마다 성인이 한 명 이상 있어야 합니다. 성인을 추가하거나 자리를 줄여 주세요.`,
    rooms_differ: (searched, chosen) => `자리 ${searched}개로 검색하셨고 지금 ${chosen}개를 선택하셨습니다.`,
    keep_rooms: (rooms) => `자리 ${rooms}개로 예약`,
  },
  sort: {
    size: "넓은 자리순",
  },
  nearby: {
    none: "빈 자리 없음",
  },
  capacity: {
    each: (capacity) => `자리당 ${capacity}. 인원이 더 많으면 자리 수를 늘리거나 더 큰 자리를 선택해 주세요.`,
    too_few: (party, capacity) => `투숙 인원: ${party}. 선택하신 자리: ${capacity}.`,
    too_few_stop: (party, capacity) =>
      `투숙 인원: ${party}. 선택하신 자리: ${capacity}. 자리를 추가하거나 인원을 변경해 주세요.`,
    too_many: (party, capacity) => `빈 자리는 있지만 모두 합쳐 ${capacity}입니다. 요청하신 인원은 ${party}입니다.`,
    room: (nth, party) => `자리 ${nth}: ${party}`,
    divide: "자리별 성인 인원 변경",
    adults_of: (nth, room) => `자리 ${nth}(${room}) 성인`,
    fewer_adults: (nth) => `자리 ${nth} 성인 1명 줄이기`,
    more_adults: (nth) => `자리 ${nth} 성인 1명 늘리기`,
    choose: (count) => `자리 ${count}개 선택`,
    choose_named: (count, room, plan) => `${room}, ${plan} 자리 ${count}개 선택`,
  },
  details: {
    other_guest: (number, room) => `${number}번째 자리 ‘${room}’에 다른 분이 투숙합니다`,
  },
  pay: {
    placed_before: (order_doc) => `이 예약(${order_doc})은 이미 접수되었으며 자리를 확보해 두었습니다.`,
    offline:
      "인터넷에 연결되어 있지 않습니다. 선택하신 자리와 입력하신 내용은 그대로 유지되며, 연결되면 이어서 진행하실 수 있습니다.",
  },
  cancel: {
    amount: (amount, percent) => `${amount}(자리 요금의 ${percent}%)`,
  },
  price: {
    changed_because: {
      price: "이 날짜의 자리 요금이 방금 변경되었습니다.",
    },
  },
  rail: {
    text: (station, percent) =>
      `${station}역 승차권을 자리와 함께 구매하면 평일 어른 운임이 ${percent}% 할인됩니다. 편도와 왕복 모두 가능합니다.`,
    text_round: (station, percent) =>
      `${station}역 왕복 승차권을 자리와 함께 구매하면 평일 어른 운임이 ${percent}% 할인됩니다.`,
  },
};

export const calendar: Variation<CalendarWords> = {
  guests: {
    title: "자리 및 인원",
    rooms: {
      label: "자리",
      less: "자리 1개 줄이기",
      more: "자리 1개 늘리기",
    },
    needs_rooms: (most, adults, rooms) =>
      `이곳의 자리는 성인 ${most}명까지 묵을 수 있어, 성인 ${adults}명은 자리가 ${rooms}개 이상 필요합니다.`,
    done: (people) => `${people}명 자리 검색`,
  },
};

export const trains: Variation<TrainWords> = {
  not_open: (day, opens) =>
    `${day} 승차권은 ${opens}부터 판매합니다. 자리를 먼저 예약하고, 판매가 시작되면 예약 페이지에서 승차권을 추가할 수 있습니다.`,
  busy: "지금은 열차를 조회할 수 없습니다. 자리를 먼저 예약하시거나 잠시 후 다시 시도해 주세요.",
};
