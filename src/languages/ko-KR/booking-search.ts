import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";

export const partyOf = (adults: number, children: number) =>
  children > 0 ? `${asOne(`성인 ${adults}명`)}, ${asOne(`아동 ${children}명`)}` : `${asOne(`성인 ${adults}명`)}`;

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `선택하신 날짜가 지나 ${from}부터 ${to}까지로 보여 드립니다.`,
    reversed: (from, to) => `체크아웃은 체크인 이후여야 합니다. ${from}부터 ${to}까지로 보여 드립니다.`,
    too_long: (nights, from, to) =>
      `한 번에 최대 ${nights}박까지 예약할 수 있어 ${from}부터 ${to}까지로 보여 드립니다.`,
    unreadable: (from, to) => `날짜를 확인할 수 없어 ${from}부터 ${to}까지로 보여 드립니다.`,
    guests: (guests, rooms, adults, children) =>
      `객실 1~${rooms}개, 성인 1~${adults}명, 아동 0~${children}명까지 검색할 수 있어 ‘${guests}’ 기준으로 보여 드립니다.`,
    longest: (nights) => `한 번에 최대 ${nights}박까지 예약 가능`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "빈 객실에 모두 묵으실 수 없습니다",
      ANOTHER_MIX: "객실 조합을 바꾸면 모두 묵으실 수 있습니다",
      NOT_ON_SALE_YET: "아직 예약을 받지 않는 날짜입니다",
      SOLD_OUT: "선택하신 날짜는 매진되었습니다",
      CLOSED: "예약을 받지 않는 날짜입니다",
      OTHER_STAY: "이 일정으로는 예약할 수 없습니다",
      NO_COTS: "아기 침대가 부족합니다",
      ON_REQUEST: "먼저 확인이 필요한 엑스트라 베드",
      AGES_NEEDED: "어린이 나이를 알려 주세요",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `이 날짜에는 객실 하나에 ${partyOf(adults, children)}이 함께 묵을 수 있는 빈 객실이 없습니다.`
        : `이 날짜에는 같은 타입의 빈 객실 ${rooms}개에 ${partyOf(adults, children)}이 함께 묵을 수 없습니다.`,
    not_on_sale: (day) => `지금은 ${day} 숙박까지 예약하실 수 있습니다.`,
    nothing_on_sale: "지금은 예약할 수 있는 날짜가 없습니다. 문의해 주세요.",
    sold_out: (from, to) => `${from}부터 ${to}까지 객실이 모두 찼습니다.`,
    closed: (from, to) => `${from}부터 ${to}까지는 예약을 받지 않습니다.`,
    other_stay: (from, to) =>
      `${from}부터 ${to}까지 빈 객실이 있지만, 숙박 일수나 체크인 날짜를 바꾸셔야 예약할 수 있습니다.`,
    no_cots: (count) => `선택하신 날짜에는 객실에 아기 침대 ${count}개를 준비해 드릴 수 없습니다.`,
    on_request:
      "모두 묵으시려면 엑스트라 베드가 필요합니다. 저희의 확인이 먼저 필요하여 온라인으로는 예약하실 수 없습니다. 문의해 주시거나 다른 조합을 선택해 주세요.",
    without_cots: "아기 침대 없이 객실 보기",
    rooms_for: (guests) => `${guests}명 객실 보기`,
    ask: "전화 주시면 방법을 찾아보겠습니다.",
    latest: "지금 예약할 수 있는 마지막 날짜",
    see_latest: (from, to) => `${from} – ${to} 보기`,
    longer: "숙박 일수 늘리기",
    meals_of: (room, meals) => `${room}: ${meals}`,
    accessible: "휠체어 이용 객실이 포함됩니다. 다른 빈 객실만으로는 모두 묵으실 수 없습니다.",
  },
  families: {
    ages: "어린이 나이",
    age_of: (child) => `${child}번째 어린이의 나이`,
    room_of: (child) => `${child}번째 어린이의 객실`,
    choose: "선택해 주세요",
    under_one: "만 1세 미만",
    years: (age) => `만 ${age}세`,
    in_room: (room) => `${room}번째 객실`,
    cots: "아기 침대",
    cots_for: (age) => `만 ${age}세까지 이용하실 수 있습니다`,
    no_cot: "필요 없음",
    needed: "어린이의 나이를 모두 선택해 주세요.",
    ask: "요금은 나이에 따라 달라집니다. 입력하시면 모든 인원의 요금을 보여 드립니다.",
    ask_title: { one: "어린이는 몇 살인가요?", more: "어린이는 몇 살인가요?" },
    show_prices: "요금 보기",
    unreadable: "링크에 있는 어린이 나이(만 0~17세)를 읽을 수 없습니다. 다시 입력해 주세요.",
    more: "어린이·추가 인원",
    party: (total, rooms) => `객실 ${rooms}개, 모든 인원 합계 ${total}`,
    included: (ages) => `${ages.join(", ")}: 객실 요금에 포함`,
    plus: (amount) => `+${amount}`,
    within: (amount) => `${amount} 포함`,
    on_request: "이 인원은 먼저 확인이 필요한 엑스트라 베드가 있어야 하며, 온라인으로는 판매하지 않습니다.",
    adults_few: (rooms, adults) =>
      `객실 ${rooms}개에 성인이 ${adults}명입니다. 객실마다 성인이 한 명 이상 있어야 합니다. 성인을 추가하거나 객실을 줄여 주세요.`,
    adults_to: (adults) => `성인 ${adults}명으로 변경`,
    rooms_differ: (searched, chosen) => `객실 ${searched}개로 검색하셨고 지금 ${chosen}개를 선택하셨습니다.`,
    keep_rooms: (rooms) => `객실 ${rooms}개로 예약`,
    free: "무료",
    line: (label, count) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "이 날짜에는 이용할 수 없습니다",
    not_on_sale: "이 날짜는 예약을 받지 않습니다",
    other_stay: "숙박 일수나 체크인 날짜를 바꾸셔야 합니다",
  },
  extra_day: {
    any: (day) => `${day}`,
    morning: (day) => `${day} 아침`,
    evening: (day) => `${day} 저녁`,
    night: (day) => `${day} 숙박분`,
    arrival: (day) => `${day} (도착일)`,
    departure: (day) => `${day} (출발일)`,
  },
  extra_left: (count) => `${count}개 남음`,
  placed_title: "예약이 접수되었습니다",
  unpaid_title: (left) => `아직 결제되지 않았습니다 (${left} 남음)`,
  unpaid: (order_doc) => `예약 ${order_doc}을(를) 그때까지 확보해 두었습니다. 결제가 끝나야 예약이 확정됩니다.`,
  unpaid_over_title: "결제 시간이 지났습니다",
  unpaid_over: (order_doc) => `예약 ${order_doc}은(는) 시간 안에 결제되지 않아 더 이상 확보되지 않습니다.`,
};
