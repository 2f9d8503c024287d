import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "莊園", idea: "一棟房子、一個價錢、一本月曆，直接把家介紹給您。", suits: "鄉間別墅、包棟旅宿" },
  "zh-CN": { name: "庄园", idea: "一栋房子、一个价钱、一本月历，直接把家介绍给您。", suits: "乡间别墅、整栋出租" },
  "en-US": {
    name: "Villa",
    idea: "One house, one price, one calendar: a home that is let, told plainly.",
    suits: "Country villas and whole-house lets",
  },
  "ja-JP": {
    name: "ヴィラ",
    idea: "一軒の家、ひとつの料金、一枚のカレンダー。家をありのままにご案内します。",
    suits: "別荘、一棟貸し",
  },
  "ko-KR": {
    name: "빌라",
    idea: "집 한 채, 요금 하나, 달력 한 장. 집을 있는 그대로 소개합니다.",
    suits: "전원 별장, 독채 숙소",
  },
};
