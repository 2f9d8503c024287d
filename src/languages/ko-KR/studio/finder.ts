import type { FinderWords } from "#languages/zh-TW/studio/finder.ts";

export const words: FinderWords = {
  label: "검색 또는 이동",
  with_orders: "예약 번호, 이름, 전화번호, 객실 또는 화면",
  without_orders: "객실, 프로모션, 소식 또는 화면",
  screens: "화면",
  orders: "예약",
  content: "콘텐츠와 요금제",
  nothing: (text) => `‘${text}’ 검색 결과가 없습니다`,
  hint: "↑ ↓로 선택, Enter로 열기, Esc로 닫기",
  count: (count) => `검색 결과 ${count}건`,
  arriving: (day) => `${day} 체크인`,
  kinds: {
    room: "객실",
    facility: "시설",
    promotion: "프로모션",
    announcement: "소식",
    attraction: "주변 명소",
    plan: "요금제",
  },
};
