/** Rules of a day and Taiwan's holidays, in the calendar and in the matrix of days. The master: every other language has exactly these keys. */
export const dayRules = {
  holiday: (day: string, name: string) => `${day}，${name}`,
  no_arrival: (day: string) => `${day}，不能在這天入住`,
  least: (day: string, nights: number) => `${day}，這天入住至少要住 ${nights} 晚`,
  /** In the cell itself, which is narrow. */
  no_arrival_short: "不可入住",
  least_short: (nights: number) => `${nights}晚起`,
};

/** By name. */
export const holidays = {
  on: (dates: string, name: string) => `${dates} 日 ${name}`,
  instead: (name: string) => `${name}補假`,
  new_year: "元旦",
  lunar_eve: "除夕",
  lunar_new_year: "春節",
  peace: "和平紀念日",
  children: "兒童節",
  tombs: "清明節",
  labour: "勞動節",
  dragon_boat: "端午節",
  mid_autumn: "中秋節",
  teachers: "教師節",
  national: "國慶日",
  retrocession: "光復節",
  constitution: "行憲紀念日",
};

export type DayRules = typeof dayRules;
export type Holidays = typeof holidays;
