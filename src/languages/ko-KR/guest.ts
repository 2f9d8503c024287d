import type { GuestWords } from "#languages/zh-TW/guest.ts";

export const guest: GuestWords = {
  phone: {
    country: (name, code) => `국가 또는 지역: ${name} +${code}`,
    title: "국가 또는 지역 선택",
    search: "국가명 또는 국가 번호로 검색",
    none: "일치하는 국가 또는 지역이 없습니다.",
    close: "닫기",
    short: (country) => `${country} 전화번호로는 자릿수가 부족합니다. 다시 확인해 주세요.`,
    long: (country) => `${country} 전화번호로는 자릿수가 너무 많습니다. 다시 확인해 주세요.`,
    wrong: (country) => `${country} 전화번호가 아닌 것 같습니다. 번호나 국가를 확인해 주세요.`,
  },
  questions: {
    residence: "거주 국가 또는 지역",
    choose: "선택해 주세요",
    residence_needed: "거주하시는 국가 또는 지역을 선택해 주세요.",
    arrival_time: "도착 예정 시간",
    arrival_unknown: "미정",
  },
  currency: {
    label: "함께 표시할 통화",
    only: (sign) => `${sign}만 표시`,
    about: (amount) => `약 ${amount}`,
    note: (sign, date, source, own) =>
      `${sign} 금액은 참고용입니다(${date} 환율, 출처: ${source}). 실제 결제 통화는 ${own}입니다.`,
  },
  offer: {
    text: "이 페이지를 한국어로 보기",
    close: "닫기",
  },
  cot: "유아용 침대",
  meals: { breakfast: "조식", lunch: "중식", dinner: "석식" },
  with_meals: (label, meals) => `${label}, ${meals} 포함`,
  rate_meal: (name, amount) => `${name} +${amount}`,
  rate_on_request: "사전 확인 필요",
  /** Who sleeps in one room, one after another. */
  room_adults: (count) => `성인 ${count}명`,
  room_child: (age) => (age === 0 ? "만 1세 미만 아동" : `만 ${age}세 아동`),
  room_cots: (count) => `유아용 침대 ${count}개`,
  room_and: (one, other) => `${one}, ${other}`,
};
