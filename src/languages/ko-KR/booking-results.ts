import { partyOf } from "#languages/ko-KR/booking-search.ts";
import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "정렬",
    recommended: "추천순",
    price: "낮은 가격순",
    size: "넓은 객실순",
    apply: "적용",
  },
  by_night: {
    open: "1박별 요금",
    of: (room, plan) => `(${room}, ${plan})`,
  },
  nearby: {
    open: "앞뒤 3일 요금 보기",
    title: (nights) => `앞뒤 3일, 같은 ${nights}박 요금`,
    none: "빈 객실 없음",
    yours: "선택하신 날짜",
    same_weekdays: "요일이 같은 날짜",
    close: "접기",
  },
  capacity: {
    of: (people, children) => (children > 0 ? `성인 ${people}명 + 아동 ${children}명` : `최대 ${people}인`),
    with_extra_beds: (capacity) => `${capacity}(추가 침대 포함)`,
    each: (capacity) => `객실당 ${capacity}입니다. 인원이 더 많으면 객실 수를 늘리거나 더 넓은 객실을 선택해 주세요.`,
    too_few: (party, capacity) => `선택하신 객실에는 ${party}이 모두 묵으실 수 없습니다(합계 ${capacity}).`,
    too_few_stop: (party, capacity) =>
      `선택하신 객실에는 ${party}이 모두 묵으실 수 없습니다(합계 ${capacity}). 객실을 추가하거나 인원을 변경해 주세요.`,
    too_many: (party, capacity) => `빈 객실을 모두 합쳐도 ${party}이 다 묵으실 수 없습니다(합계 ${capacity}).`,
    party: partyOf,
    room: (nth, party) => `객실 ${nth}: ${party}`,
    divide: "객실별 성인 인원 변경",
    adults_of: (nth, room) => `객실 ${nth}(${room}) 성인`,
    fewer_adults: (nth) => `객실 ${nth} 성인 1명 줄이기`,
    more_adults: (nth) => `객실 ${nth} 성인 1명 늘리기`,
    choose: (count) => `객실 ${count}개 선택`,
    choose_named: (count, room, plan) => `${room}, ${plan} 객실 ${count}개 선택`,
  },
};
