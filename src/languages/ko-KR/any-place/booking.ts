/** What booking says differently where there are no rooms: pitches of a campsite. Loaded by such lodgings only. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import { partyOf } from "#languages/ko-KR/booking-search.ts";
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { CalendarWords } from "#languages/zh-TW/calendar.ts";
import type { TrainWords } from "#languages/zh-TW/rail/trains.ts";

export const booking: Variation<BookingWords> = {
  titles: {
    rooms: "캠핑 사이트 선택",
  },
  stage: {
    rooms: "캠핑 사이트",
  },
  search: {
    go: "빈자리 검색",
    room: "사이트 수",
  },
  rooms: (count) => asOne(`사이트 ${count}개`),
  guests_line: (room, adults, children) => `${asOne(`사이트 ${room}개`)}, ${partyOf(adults, children)}`,
  results: {
    found: (rooms) => `예약 가능한 캠핑 사이트 ${rooms}종`,
    narrowed: (rooms, of) => `조건에 맞는 캠핑 사이트 ${rooms}종(전체 ${of}종)`,
    whole_house: "전체 대관",
    none_left: "선택하신 필터에 맞는 캠핑 사이트가 없습니다.",
    no_answer: "지금은 빈자리를 확인할 수 없습니다. 선택하신 내용은 그대로 있으니 다시 시도해 주세요.",
    sold_out: "선택하신 날짜는 예약이 모두 찼습니다",
    just_sold: (room) => `‘${room}’ 예약이 방금 모두 찼습니다`,
  },
  room: {
    best: "인원에 가장 알맞은 캠핑 사이트",
    looked_at: "조금 전에 보신 캠핑 사이트",
    all_rooms: "전체 캠핑 사이트",
    amenities: "캠핑 사이트 시설",
    more_rooms: "캠핑 사이트 더 고르기",
  },
  plan: {
    fee_now: (percent) => `취소 수수료: 이용 요금의 ${percent}%`,
    total_each: (nights) => `사이트당 ${nights}박 총액`,
    count_of: (room, plan) => `${room}, ${plan}: 사이트 수`,
    fewer: "사이트 1개 줄이기",
    more: "사이트 1개 늘리기",
    left: (count) => `공식 홈페이지 잔여 ${count}자리`,
    no_more: "예약 가능한 캠핑 사이트를 모두 선택하셨습니다",
    remove_rooms_first: "전체를 대관하시려면 먼저 선택하신 캠핑 사이트를 삭제해 주세요",
    remove_house_first: "전체 대관을 선택하셨습니다. 사이트별로 예약하시려면 먼저 전체 대관을 삭제해 주세요",
    whole_house: "캠핑장 전체를 단독으로 이용(모든 사이트 포함)",
  },
  nothing: {
    mixes: "사이트 수나 조합 바꾸기",
    nothing_near: "앞뒤 30일 안에는 빈자리가 없습니다. 전화 주시면 상담해 드리겠습니다.",
  },
  join: {
    text: "이메일을 입력하시면 인증번호를 보내 드립니다. 선택하신 캠핑 사이트는 그대로 유지됩니다.",
    news: "캠핑장의 혜택과 소식을 받겠습니다(선택)",
  },
  matrix: {
    title: "날짜와 사이트 선택",
    text: "원하시는 사이트 줄에서 체크인 날짜를 먼저 누른 다음 체크아웃 날짜를 눌러 주세요.",
    night_sold_out: (room, day) => `${room}, ${day}, 예약 마감`,
    rest: (shown, of) => `캠핑 사이트 ${of}종 중 ${shown}종을 표시합니다. 나머지는 아래 목록에서 보실 수 있습니다.`,
  },
  stay_changed: {
    guests: (guests, rooms, adults, children) =>
      `사이트 1~${rooms}개, 성인 1~${adults}명, 아동 0~${children}명까지 검색하실 수 있어 ‘${guests}’ 기준으로 보여 드립니다.`,
  },
  no_fit: {
    title: {
      TOO_MANY_GUESTS: "모든 분이 묵으실 수 있는 빈자리가 없습니다",
      ANOTHER_MIX: "사이트 수나 조합을 바꾸시면 모두 묵으실 수 있습니다",
      SOLD_OUT: "선택하신 날짜는 예약이 모두 찼습니다",
    },
    another_mix: (rooms, adults, children) =>
      rooms === 1
        ? `${partyOf(adults, children)}이 사이트 한 곳에서 함께 묵으실 수 있는 빈자리가 없습니다. 사이트 수를 늘려 주세요.`
        : `같은 타입의 사이트 ${rooms}개에는 ${partyOf(adults, children)}이 모두 묵으실 수 없습니다. 사이트 수를 늘리거나 다른 타입과 함께 선택해 주세요.`,
    sold_out: (from, to) => `${from}부터 ${to}까지 캠핑 사이트 예약이 모두 찼습니다.`,
    other_stay: (from, to) =>
      `${from}부터 ${to}까지 빈자리가 있지만, 숙박 일수나 체크인 날짜를 바꾸셔야 예약할 수 있습니다.`,
    without_cots: "유아용 침대 없이 캠핑 사이트 보기",
    rooms_for: (guests) => `${guests}명 캠핑 사이트 보기`,
    accessible: "다른 빈자리만으로는 모두 묵으실 수 없어 휠체어로 이용하실 수 있는 사이트를 포함했습니다.",
  },
  families: {
    room_of: (child) => `아동 ${child}의 사이트`,
    in_room: (room) => `사이트 ${room}`,
    party: (total, rooms) => `사이트 ${rooms}개, 모든 인원 합계 ${total}`,
    included: (ages) => `${ages.join(", ")}: 이용 요금에 포함`,
    adults_few: (rooms, adults) =>
      `사이트 ${rooms}개에 성인이 ${adults}명입니다. 사이트마다 성인이 한 명 이상 묵어야 하므로 성인을 추가하거나 사이트를 줄여 주세요.`,
    rooms_differ: (searched, chosen) => `사이트 ${searched}개로 검색하셨지만 현재 ${chosen}개를 선택하셨습니다.`,
    keep_rooms: (rooms) => `사이트 ${rooms}개로 예약`,
  },
  sort: {
    size: "넓은 사이트순",
  },
  nearby: {
    none: "빈자리 없음",
  },
  capacity: {
    each: (capacity) =>
      `사이트당 ${capacity}입니다. 인원이 더 많으면 사이트 수를 늘리거나 더 넓은 사이트를 선택해 주세요.`,
    too_few: (party, capacity) => `선택하신 캠핑 사이트에는 ${party}이 모두 묵으실 수 없습니다(합계 ${capacity}).`,
    too_few_stop: (party, capacity) =>
      `선택하신 캠핑 사이트에는 ${party}이 모두 묵으실 수 없습니다(합계 ${capacity}). 사이트를 추가하거나 인원을 변경해 주세요.`,
    too_many: (party, capacity) => `빈자리를 모두 합쳐도 ${party}이 다 묵으실 수 없습니다(합계 ${capacity}).`,
    room: (nth, party) => `사이트 ${nth}: ${party}`,
    divide: "사이트별 성인 인원 변경",
    adults_of: (nth, room) => `사이트 ${nth}(${room}) 성인`,
    fewer_adults: (nth) => `사이트 ${nth} 성인 1명 줄이기`,
    more_adults: (nth) => `사이트 ${nth} 성인 1명 늘리기`,
    choose: (count) => `사이트 ${count}개 선택`,
    choose_named: (count, room, plan) => `${room}, ${plan} 사이트 ${count}개 선택`,
  },
  details: {
    other_guest: (number, room) => `사이트 ${number}(‘${room}’)에는 다른 분이 묵습니다`,
  },
  pay: {
    placed_before: (order_doc) => `이 예약(${order_doc})은 이미 접수되었으며 캠핑 사이트를 확보해 두었습니다.`,
    offline:
      "인터넷에 연결되어 있지 않습니다. 선택하신 캠핑 사이트와 입력하신 내용은 그대로 남아 있으며, 다시 연결되면 이어서 진행하실 수 있습니다.",
  },
  cancel: {
    amount: (amount, percent) => `${amount}(이용 요금의 ${percent}%)`,
  },
  price: {
    changed_because: {
      price: "이 날짜의 이용 요금이 방금 변경되었습니다.",
    },
  },
  rail: {
    text: (station, percent) =>
      `${station}역 승차권을 캠핑 사이트와 함께 구매하면 평일 어른 운임이 ${percent}% 할인됩니다. 편도와 왕복 모두 가능합니다.`,
    text_round: (station, percent) =>
      `${station}역 왕복 승차권을 캠핑 사이트와 함께 구매하면 평일 어른 운임이 ${percent}% 할인됩니다.`,
  },
};

export const calendar: Variation<CalendarWords> = {
  none_available: "예약을 받고 있는 마지막 날까지 빈자리가 더 없습니다.",
  guests: {
    title: "사이트 수와 인원",
    rooms: {
      label: "사이트",
      less: "사이트 1개 줄이기",
      more: "사이트 1개 늘리기",
    },
    needs_rooms: (most, adults, rooms) =>
      `사이트 한 곳에는 성인 ${most}명까지 묵으실 수 있습니다. 성인 ${adults}명이시면 사이트를 ${rooms}개 이상 선택해 주세요.`,
    done: (people) => `${people}명 빈자리 검색`,
  },
};

export const trains: Variation<TrainWords> = {
  not_open: (day, opens) =>
    `${day} 승차권은 ${opens}부터 판매합니다. 캠핑 사이트를 먼저 예약하고, 판매가 시작되면 예약 페이지에서 승차권을 추가할 수 있습니다.`,
  busy: "지금은 열차를 조회하실 수 없습니다. 캠핑 사이트를 먼저 예약하시거나 잠시 후 다시 시도해 주세요.",
};
