import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "模組", idea: "網站就是這棟樓的標示系統：數字、圖示、時刻。", suits: "膠囊旅館、青年旅舍" },
  "zh-CN": { name: "模块", idea: "网站就是这栋楼的标识系统：数字、图标、时刻。", suits: "胶囊酒店、青年旅舍" },
  "en-US": {
    name: "Module",
    idea: "The site is the building's sign system: numbers, pictograms, times.",
    suits: "Capsule hotels and hostels",
  },
  "ja-JP": {
    name: "モジュール",
    idea: "建物の案内サインをそのままサイトに。数字とピクトグラムと時刻。",
    suits: "カプセルホテル、ホステル",
  },
  "ko-KR": {
    name: "모듈",
    idea: "건물의 안내 표지가 곧 사이트입니다. 숫자와 그림 문자, 시각.",
    suits: "캡슐 호텔, 호스텔",
  },
};
