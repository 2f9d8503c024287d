/** Words of the year: months, the twenty-four solar terms (two per month), and messages about a month. */
export type SeasonWords = {
  seasons: string;
  /** January first; short enough for a twelfth of a row. */ months: readonly string[];
  /** January first; as a heading. */ long_months: readonly string[];
  /** Two for each month, January first. */ terms: readonly (readonly [string, string])[];
  between: (from: string, to: string) => string;
  all_year: string;
  this_month: string;
  by_month: string;
  nothing_this_month: string;
  whole_year: string;
  to_do: string;
};

export const seasons: SeasonWords = {
  seasons: "一年四季",
  months: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
  long_months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
  terms: [
    ["小寒", "大寒"],
    ["立春", "雨水"],
    ["驚蟄", "春分"],
    ["清明", "穀雨"],
    ["立夏", "小滿"],
    ["芒種", "夏至"],
    ["小暑", "大暑"],
    ["立秋", "處暑"],
    ["白露", "秋分"],
    ["寒露", "霜降"],
    ["立冬", "小雪"],
    ["大雪", "冬至"],
  ],
  between: (from, to) => (from === to ? from : `${from}–${to}`),
  all_year: "全年",
  this_month: "本月",
  by_month: "依月份看",
  nothing_this_month: "這個月沒有特別安排，正好安靜地住上幾天。",
  whole_year: "看全年",
  to_do: "來這裡做什麼",
};
