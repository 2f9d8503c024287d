import type { BookingSearchWords } from "#languages/zh-TW/booking-search.ts";
import { asOne } from "#rules/text/as-one.ts";

export const partyOf = (adults: number, children: number) =>
  children > 0 ? `${asOne(`성인 ${adults}명`)}, ${asOne(`아동 ${children}명`)}` : `${asOne(`성인 ${adults}명`)}`;

export const bookingSearch: BookingSearchWords = {
  stay_changed: {
    past: (from, to) => `선택하신 날짜가 이미 지나 ${from}부터 ${to}까지의 일정으로 보여 드립니다.`,
    reversed: (from, to) =>
      `체크아웃 날짜는 체크인 날짜보다 뒤여야 합니다. ${from}부터 ${to}까지의 일정으로 보여 드립니다.`,
    too_long: (nights, from, to) =>
      `한 번에 최대 ${nights}박까지 예약하실 수 있어 ${from}부터 ${to}까지의 일정으로 보여 드립니다.`,
    unreadable: (from, to) => `날짜를 읽을 수 없어 ${from}부터 ${to}까지의 일정으로 보여 드립니다.`,
    guests: (guests, rooms, adults, children) =>
      `객실 1~${rooms}개, 성인 1~${adults}명, 아동 0~${children}명까지 검색하실 수 있어 ‘${guests}’ 기준으로 보여 드립니다.`,
    longest: (nights) => `한 번에 최대 ${nights}박까지 예약 가능`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "모든 분이 묵으실 수 있는 빈 객실이 없습니다",
      ANOTHER_MIX: "객실 수나 조합을 바꾸시면 모두 묵으실 수 있습니다",
      NOT_ON_SALE_YET: "아직 예약을 받지 않는 날짜입니다",
      SOLD_OUT: "선택하신 날짜는 만실입니다",
      CLOSED: "예약을 받지 않는 날짜입니다",
      OTHER_STAY: "숙박 일수나 체크인 날짜를 바꾸셔야 합니다",
      NO_COTS: "유아용 침대가 부족합니다",
      ON_REQUEST: "추가 침대는 사전 확인이 필요합니다",
      AGES_NEEDED: "아동의 나이를 알려 주세요",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `${partyOf(adults, children)}이 한 객실에 함께 묵으실 수 있는 빈 객실이 없습니다. 객실 수를 늘려 주세요.`
        : `같은 타입의 객실 ${rooms}개에는 ${partyOf(adults, children)}이 모두 묵으실 수 없습니다. 객실 수를 늘리거나 다른 타입과 함께 선택해 주세요.`,
    not_on_sale: (day) => `현재 ${day} 숙박까지 예약을 받고 있습니다.`,
    nothing_on_sale: "지금은 예약할 수 있는 날짜가 없습니다. 문의해 주세요.",
    sold_out: (from, to) => `${from}부터 ${to}까지 객실이 모두 찼습니다.`,
    closed: (from, to) => `${from}부터 ${to}까지는 예약을 받지 않습니다.`,
    other_stay: (from, to) =>
      `${from}부터 ${to}까지 빈 객실이 있지만, 숙박 일수나 체크인 날짜를 바꾸셔야 예약할 수 있습니다.`,
    no_cots: (count) => `선택하신 날짜에는 유아용 침대 ${count}개를 준비해 드릴 수 없습니다.`,
    on_request:
      "모두 묵으시려면 추가 침대가 필요합니다. 준비가 가능한지 먼저 확인해야 하므로 온라인으로는 예약하실 수 없습니다. 문의해 주시거나 다른 조합을 선택해 주세요.",
    without_cots: "유아용 침대 없이 객실 보기",
    rooms_for: (guests) => `${guests}명 객실 보기`,
    ask: "전화 주시면 상담해 드리겠습니다.",
    latest: "지금 예약할 수 있는 마지막 날짜",
    see_latest: (from, to) => `${from} ~ ${to} 보기`,
    longer: "숙박 일수 늘리기",
    meals_of: (room, meals) => `${room}: ${meals}`,
    accessible: "다른 빈 객실만으로는 모두 묵으실 수 없어 장애인 객실을 포함했습니다.",
  },
  families: {
    ages: "아동 나이",
    age_of: (child) => `아동 ${child}의 나이`,
    room_of: (child) => `아동 ${child}의 객실`,
    choose: "선택해 주세요",
    under_one: "만 1세 미만",
    years: (age) => `만 ${age}세`,
    in_room: (room) => `객실 ${room}`,
    cots: "유아용 침대",
    cots_for: (age) => `만 ${age}세까지 이용하실 수 있습니다`,
    no_cot: "필요 없음",
    needed: "아동의 나이를 모두 선택해 주세요.",
    ask: "아동 요금은 나이에 따라 다릅니다. 나이를 입력하시면 모든 인원의 합계 요금을 보여 드립니다.",
    ask_title: { one: "아이의 나이를 알려 주세요", more: "아이들의 나이를 알려 주세요" },
    show_prices: "요금 보기",
    unreadable: "링크에 있는 아동 나이(만 0~17세)를 읽을 수 없습니다. 다시 입력해 주세요.",
    more: "아동·추가 인원",
    party: (total, rooms) => `객실 ${rooms}개, 모든 인원 합계 ${total}`,
    included: (ages) => `${ages.join(", ")}: 객실 요금에 포함`,
    plus: (amount) => `+${amount}`,
    within: (amount) => `${amount} 포함`,
    on_request: "이 인원에는 사전 확인이 필요한 추가 침대가 있어야 하므로 온라인으로는 예약하실 수 없습니다.",
    adults_few: (rooms, adults) =>
      `객실 ${rooms}개에 성인이 ${adults}명입니다. 객실마다 성인이 한 명 이상 투숙해야 하므로 성인을 추가하거나 객실을 줄여 주세요.`,
    adults_to: (adults) => `성인 ${adults}명으로 변경`,
    rooms_differ: (searched, chosen) => `객실 ${searched}개로 검색하셨지만 현재 ${chosen}개를 선택하셨습니다.`,
    keep_rooms: (rooms) => `객실 ${rooms}개로 예약`,
    free: "무료",
    line: (label, count) => (count > 1 ? `${label} × ${count}` : label),
  },
  unavailable: {
    closed: "이 날짜는 예약을 받지 않습니다",
    not_on_sale: "이 날짜는 아직 예약을 받지 않습니다",
    other_stay: "숙박 일수나 체크인 날짜를 바꾸셔야 합니다",
  },
  extra_day: {
    any: (day) => `${day}`,
    morning: (day) => `${day} 아침`,
    evening: (day) => `${day} 저녁`,
    night: (day) => `${day} 숙박분`,
    arrival: (day) => `${day}, 도착일`,
    departure: (day) => `${day}, 출발일`,
  },
  extra_left: (count) => `${count}개 남음`,
  placed_title: "예약이 접수되었습니다",
  unpaid_title: (left) => `아직 결제되지 않았습니다(${left} 남음)`,
  unpaid: (order_doc) => `예약 번호 ${order_doc}. 결제 기한까지 예약을 유지해 드립니다. 결제하시면 예약이 확정됩니다.`,
  unpaid_over_title: "결제 기한이 지났습니다",
  unpaid_over: (order_doc) => `예약 번호 ${order_doc}. 기한 안에 결제되지 않아 예약이 만료되었습니다.`,
};
