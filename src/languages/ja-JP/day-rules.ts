import type { DayRules, Holidays } from "#languages/zh-TW/day-rules.ts";

export const dayRules: DayRules = {
  holiday: (day, name) => `${day}、${name}`,
  no_arrival: (day) => `${day}、この日のチェックインはできません`,
  least: (day, nights) => `${day}、この日のチェックインは${nights}泊から`,
  no_arrival_short: "到着不可",
  least_short: (nights) => `${nights}泊〜`,
};

export const holidays: Holidays = {
  on: (dates, name) => `${dates}日 ${name}`,
  instead: (name) => `${name}の振替休日`,
  new_year: "元日",
  lunar_eve: "旧暦大晦日",
  lunar_new_year: "旧正月",
  peace: "和平記念日",
  children: "児童節",
  tombs: "清明節",
  labour: "労働節",
  dragon_boat: "端午節",
  mid_autumn: "中秋節",
  teachers: "教師節",
  national: "国慶日",
  retrocession: "光復節",
  constitution: "憲法記念日",
};
