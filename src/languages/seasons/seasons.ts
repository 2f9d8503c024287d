/** Words of the year: months, the twenty-four solar terms (two to a month) and what is said of a month. */
import type { Language } from "#rules/text/language.ts";

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

const chineseMonths = [
  "一月",
  "二月",
  "三月",
  "四月",
  "五月",
  "六月",
  "七月",
  "八月",
  "九月",
  "十月",
  "十一月",
  "十二月",
];
const numbered = (unit: string) => Array.from({ length: 12 }, (_, index) => `${index + 1}${unit}`);
const range = (from: string, to: string) => (from === to ? from : `${from}–${to}`);

const zhTW: SeasonWords = {
  seasons: "一年四季",
  months: numbered("月"),
  long_months: chineseMonths,
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
  between: range,
  all_year: "全年",
  this_month: "本月",
  by_month: "依月份看",
  nothing_this_month: "這個月沒有特別安排，就安靜過日子。",
  whole_year: "看全年",
  to_do: "來這裡做什麼",
};

const zhCN: SeasonWords = {
  ...zhTW,
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
  by_month: "按月份看",
  nothing_this_month: "这个月没有特别安排，就安静过日子。",
  to_do: "来这里做什么",
};

const enUS: SeasonWords = {
  seasons: "Through the year",
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  long_months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  terms: [
    ["Minor Cold", "Major Cold"],
    ["Start of Spring", "Rain Water"],
    ["Awakening of Insects", "Spring Equinox"],
    ["Clear and Bright", "Grain Rain"],
    ["Start of Summer", "Grain Buds"],
    ["Grain in Ear", "Summer Solstice"],
    ["Minor Heat", "Major Heat"],
    ["Start of Autumn", "End of Heat"],
    ["White Dew", "Autumn Equinox"],
    ["Cold Dew", "Frost’s Descent"],
    ["Start of Winter", "Minor Snow"],
    ["Major Snow", "Winter Solstice"],
  ],
  between: range,
  all_year: "All year",
  this_month: "This month",
  by_month: "Month by month",
  nothing_this_month: "Nothing special is planned this month. It will be quiet.",
  whole_year: "See the whole year",
  to_do: "Things to do",
};

const jaJP: SeasonWords = {
  seasons: "一年の歳時記",
  months: numbered("月"),
  long_months: chineseMonths,
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

const koKR: SeasonWords = {
  seasons: "사계절 달력",
  months: numbered("월"),
  long_months: numbered("월"),
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

export const SEASON_WORDS: Record<Language, SeasonWords> = {
  "zh-TW": zhTW,
  "zh-CN": zhCN,
  "en-US": enUS,
  "ja-JP": jaJP,
  "ko-KR": koKR,
};
