import type { DayRules, Holidays } from "#languages/zh-TW/day-rules.ts";

export const dayRules: DayRules = {
  holiday: (day, name) => `${day}, ${name}`,
  no_arrival: (day) => `${day}, 이날은 체크인할 수 없습니다`,
  least: (day, nights) => `${day}, 이날 체크인은 ${nights}박부터`,
  no_arrival_short: "체크인 불가",
  least_short: (nights) => `${nights}박~`,
};

export const holidays: Holidays = {
  on: (dates, name) => `${dates}일 ${name}`,
  instead: (name) => `${name} 대체 휴일`,
  new_year: "신정",
  lunar_eve: "섣달그믐",
  lunar_new_year: "음력설",
  peace: "평화기념일",
  children: "대만 어린이날",
  tombs: "청명절",
  labour: "노동절",
  dragon_boat: "단오절",
  mid_autumn: "중추절",
  teachers: "대만 스승의 날",
  national: "대만 국경일",
  retrocession: "대만 광복절",
  constitution: "대만 제헌절",
};
