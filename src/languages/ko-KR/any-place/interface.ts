/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "캠핑 사이트 소개",
  facilities: "캠핑장 시설",
  about_us: "캠핑장 소개",
  sister_lodgings: (tag) => `${tag}의 다른 캠핑장과 숙소`,
  search_rooms: "빈자리 검색",
  room_count: "사이트 수",
  room_size: "사이트 크기",
  bed_type: "침구 종류",
  whole_house: "전체 대관",
  view_room: "캠핑 사이트 보기",
  room_facilities: "캠핑 사이트 시설",
  other_rooms: "다른 캠핑 사이트",
  rooms_included: "적용 캠핑 사이트",
  follow_text: "새 소식과 빈자리, 혜택을 가장 먼저 알려 드립니다.",
  ask_to_book_text: "숙박 날짜와 인원을 알려 주시면 캠핑 사이트를 준비해 드립니다.",
  test_booking: "테스트 예약: 데모용 캠핑장이므로 실제로 결제되지 않으며 숙박하실 수도 없습니다.",
  room_photos: "캠핑 사이트 사진",
  menu_titles: {
    rooms: "캠핑 사이트 소개",
    facilities: "캠핑장 시설",
    about: "캠핑장 소개",
  },
  refusals: {
    HOTEL_NOT_FOUND: "캠핑장을 찾을 수 없습니다.",
    NOT_OPEN_YET: "이 캠핑장은 아직 준비 중이며 예약을 받지 않습니다.",
    BOOKING_CLOSED: "이 캠핑장은 현재 온라인 예약을 받지 않습니다.",
    ROOM_SOLD_OUT: "이 캠핑 사이트는 예약이 모두 찼습니다",
    NOT_ENOUGH_ROOMS: "남은 캠핑 사이트가 부족합니다",
    ENTIRE_RENT_ALONE: "전체 대관은 다른 캠핑 사이트와 함께 예약하실 수 없습니다.",
    TOO_MANY_GUESTS: "인원이 선택하신 캠핑 사이트의 정원을 넘습니다. 사이트를 추가하거나 인원을 변경해 주세요.",
    COT_UNAVAILABLE:
      "남은 유아용 침대가 없거나 이 캠핑 사이트에는 놓을 수 없습니다. 유아용 침대는 만 3세까지 이용하실 수 있습니다.",
    ON_REQUEST:
      "이 인원에는 추가 침대가 필요합니다. 준비가 가능한지 먼저 확인해야 하므로 온라인으로는 예약하실 수 없습니다. 문의해 주시거나 사이트를 추가해 주세요.",
    PAY_WAY_NOT_OFFERED: "이 캠핑장에서는 해당 결제 수단을 이용하실 수 없습니다.",
    PAY_OPTION_NOT_OFFERED: "이 캠핑장에서는 해당 결제 금액을 선택하실 수 없습니다.",
    MEMBERS_CLOSED: "이 캠핑장에는 회원 제도가 없습니다.",
  },
  cancel_rule: {
    amount: (amount, percent) => `${amount}(이용 요금의 ${percent}%)`,
  },
  cancel_terms: {
    fee_always: (percent) => `예약 후 취소하시면 이용 요금의 ${percent}%가 부과됩니다.`,
    fee_from: (days, percent) =>
      days === 1
        ? `도착 전날부터 취소하시면 이용 요금의 ${percent}%가 부과됩니다.`
        : `도착 ${days}일 전부터 취소하시면 이용 요금의 ${percent}%가 부과됩니다.`,
    fee_on_arrival: (percent) => `도착 당일에 취소하시면 이용 요금의 ${percent}%가 부과됩니다.`,
  },
  no_room_soon: "앞으로 30일간 빈자리가 없습니다",
  rooms_excluded: "제외 캠핑 사이트",
  promotion_rooms: "캠핑 사이트",
  code_terms: {
    minimum_spend: (amount) => `적용 이용 요금 ${amount} 이상`,
  },
  coupon_refused: {
    minimum_spend: (code, amount) =>
      `‘${code}’ 쿠폰 코드는 적용되는 이용 요금이 ${amount} 이상일 때 사용하실 수 있습니다.`,
  },
  room_page: {
    book: "이 캠핑 사이트 예약하기",
    all_facilities: (count) => `사이트 시설 ${count}가지 모두 보기`,
  },
  where_you_sleep: "잠자리와 침구",
  what_the_house_has: "캠핑장 시설과 비품",
  by_room: "사이트별",
  house_or_rooms:
    "전체를 대관하시면 캠핑장 전체를 단독으로 이용하실 수 있습니다. 전체 대관과 개별 사이트는 함께 예약하실 수 없습니다.",
  sold_out: "예약 마감",
  rooms_tonight: "오늘 밤 캠핑 사이트",
  full_tonight: "예약 마감",
};

export const consent: Variation<ConsentWords> = {};
