import type { SeasonWords } from "#languages/zh-TW/seasons.ts";

export const seasons: SeasonWords = {
  seasons: "一年の歳時記",
  months: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
  long_months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
  terms: [
    ["小寒", "大寒"],
    ["立春", "雨水"],
    ["啓蟄", "春分"],
    ["清明", "穀雨"],
    ["立夏", "小満"],
    ["芒種", "夏至"],
    ["小暑", "大暑"],
    ["立秋", "処暑"],
    ["白露", "秋分"],
    ["寒露", "霜降"],
    ["立冬", "小雪"],
    ["大雪", "冬至"],
  ],
  between: (from, to) => (from === to ? from : `${from}〜${to}`),
  all_year: "通年",
  this_month: "今月",
  by_month: "月ごとに見る",
  nothing_this_month: "今月は特別な催しがございません。静かにお過ごしいただけます。",
  whole_year: "一年を通して見る",
  to_do: "ここでの過ごし方",
};
