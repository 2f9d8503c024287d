import type { DayRules, Holidays } from "#languages/zh-TW/day-rules.ts";

export const dayRules: DayRules = {
  holiday: (day, name) => `${day}，${name}`,
  no_arrival: (day) => `${day}，当天不能入住`,
  least: (day, nights) => `${day}，当天入住至少要住 ${nights} 晚`,
  no_arrival_short: "不可入住",
  least_short: (nights) => `${nights}晚起`,
};

export const holidays: Holidays = {
  on: (dates, name) => `${dates} 日 ${name}`,
  instead: (name) => `${name}补假`,
  new_year: "元旦",
  lunar_eve: "除夕",
  lunar_new_year: "春节",
  peace: "和平纪念日",
  children: "儿童节",
  tombs: "清明节",
  labour: "劳动节",
  dragon_boat: "端午节",
  mid_autumn: "中秋节",
  teachers: "教师节",
  national: "双十节",
  retrocession: "光复节",
  constitution: "行宪纪念日",
};
