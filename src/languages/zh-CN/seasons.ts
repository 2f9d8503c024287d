import type { SeasonWords } from "#languages/zh-TW/seasons.ts";

export const seasons: SeasonWords = {
  seasons: "一年四季",
  months: ["1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月"],
  long_months: ["一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月"],
  terms: [
    ["小寒", "大寒"],
    ["立春", "雨水"],
    ["惊蛰", "春分"],
    ["清明", "谷雨"],
    ["立夏", "小满"],
    ["芒种", "夏至"],
    ["小暑", "大暑"],
    ["立秋", "处暑"],
    ["白露", "秋分"],
    ["寒露", "霜降"],
    ["立冬", "小雪"],
    ["大雪", "冬至"],
  ],
  between: (from, to) => (from === to ? from : `${from}–${to}`),
  all_year: "全年",
  this_month: "本月",
  by_month: "按月份看",
  nothing_this_month: "这个月没有特别安排，正好安静地住上几天。",
  whole_year: "看全年",
  to_do: "来这里做什么",
};
