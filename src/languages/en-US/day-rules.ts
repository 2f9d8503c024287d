import type { DayRules, Holidays } from "#languages/zh-TW/day-rules.ts";

export const dayRules: DayRules = {
  holiday: (day, name) => `${day}, ${name}`,
  no_arrival: (day) => `${day}, no check-in on this day`,
  least: (day, nights) => `${day}, minimum stay ${nights} nights from this day`,
  no_arrival_short: "No check-in",
  least_short: (nights) => `${nights}+ nights`,
};

export const holidays: Holidays = {
  on: (dates, name) => `${dates} ${name}`,
  instead: (name) => `${name} (observed)`,
  new_year: "New Year’s Day",
  lunar_eve: "Lunar New Year’s Eve",
  lunar_new_year: "Lunar New Year",
  peace: "Peace Memorial Day",
  children: "Children’s Day",
  tombs: "Tomb-Sweeping Day",
  labour: "Labor Day",
  dragon_boat: "Dragon Boat Festival",
  mid_autumn: "Mid-Autumn Festival",
  teachers: "Teachers’ Day",
  national: "National Day",
  retrocession: "Retrocession Day",
  constitution: "Constitution Day",
};
