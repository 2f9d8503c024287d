/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "자리 소개",
  search_rooms: "자리 검색",
  room_count: "자리 수",
  room_size: "자리 크기",
  whole_house: "전체 대관",
  view_room: "자리 보기",
  room_facilities: "자리 시설",
  other_rooms: "다른 자리",
  rooms_included: "적용 자리",
  follow_text: "새 소식과 빈 자리, 혜택을 가장 먼저 알려 드립니다.",
  ask_to_book_text: "숙박 날짜와 인원을 알려 주시면 자리를 준비해 드립니다.",
  room_photos: "자리 사진",
  menu_titles: {
    rooms: "자리 소개",
  },
  refusals: {
    ROOM_SOLD_OUT: "이 자리 타입은 매진되었습니다",
    NOT_ENOUGH_ROOMS: "자리 수가 부족합니다",
    ENTIRE_RENT_ALONE: "전체 대관은 단독으로만 예약할 수 있으며 다른 자리와 함께 예약할 수 없습니다.",
    TOO_MANY_GUESTS: "인원이 선택하신 자리의 정원을 넘습니다. 자리를 추가하거나 인원을 변경해 주세요.",
    COT_UNAVAILABLE:
      "이 날짜에 남은 아기 침대가 없거나 이 자리에는 놓을 수 없습니다. 아기 침대는 만 3세까지 이용하실 수 있습니다.",
    ON_REQUEST:
      "이 인원은 엑스트라 베드가 필요합니다. 숙소의 확인이 먼저 필요하여 온라인으로는 예약하실 수 없습니다. 숙소로 문의하시거나 자리를 추가해 주세요.",
  },
  cancel_rule: {
    amount: (amount, percent) => `${amount}(자리 요금의 ${percent}%)`,
  },
  cancel_terms: {
    fee_always: (percent) => `예약 후 취소하시면 자리 요금의 ${percent}%가 부과됩니다.`,
    fee_from: (days, percent) =>
      days === 1
        ? `도착 전날부터는 자리 요금의 ${percent}%가 부과됩니다.`
        : `도착 ${days}일 전부터는 자리 요금의 ${percent}%가 부과됩니다.`,
    fee_on_arrival: (percent) => `도착 당일에는 자리 요금의 ${percent}%가 부과됩니다.`,
  },
  no_room_soon: "앞으로 30일간 빈 자리가 없습니다",
  rooms_excluded: "제외 자리",
  promotion_rooms: "자리",
  code_terms: {
    minimum_spend: (amount) => `해당 자리 요금 ${amount} 이상`,
  },
  coupon_refused: {
    minimum_spend: (code, amount) => `‘${code}’ 쿠폰 코드는 해당 자리 요금이 ${amount} 이상일 때 적용됩니다.`,
  },
  room_page: {
    book: "이 자리 예약하기",
    all_facilities: (count) => `자리 시설 ${count}가지 모두 보기`,
  },
  by_room: "자리별",
  house_or_rooms:
    "전체 대관 시 건물 전체를 단독으로 이용하실 수 있습니다. 전체와 개별 자리는 함께 예약하실 수 없습니다.",
  rooms_tonight: "오늘 밤 자리",
};

export const consent: Variation<ConsentWords> = {};
