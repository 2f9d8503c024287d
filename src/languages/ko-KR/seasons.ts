import type { SeasonWords } from "#languages/zh-TW/seasons.ts";

export const seasons: SeasonWords = {
  seasons: "사계절 달력",
  months: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
  long_months: ["1월", "2월", "3월", "4월", "5월", "6월", "7월", "8월", "9월", "10월", "11월", "12월"],
  terms: [
    ["소한", "대한"],
    ["입춘", "우수"],
    ["경칩", "춘분"],
    ["청명", "곡우"],
    ["입하", "소만"],
    ["망종", "하지"],
    ["소서", "대서"],
    ["입추", "처서"],
    ["백로", "추분"],
    ["한로", "상강"],
    ["입동", "소설"],
    ["대설", "동지"],
  ],
  between: (from, to) => (from === to ? from : `${from}~${to}`),
  all_year: "연중",
  this_month: "이번 달",
  by_month: "월별로 보기",
  nothing_this_month: "이번 달에는 특별한 행사가 없습니다. 조용히 쉬어 가세요.",
  whole_year: "일 년 전체 보기",
  to_do: "이곳에서 할 일",
};
