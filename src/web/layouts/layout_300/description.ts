import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "門廊", idea: "先見到主人，再見到房子；圓圓的字，暖暖的一頁。", suits: "民宿、家庭式小旅館" },
  "zh-CN": { name: "门廊", idea: "先见到主人，再见到房子；圆圆的字，暖暖的一页。", suits: "民宿、家庭旅馆" },
  "en-US": {
    name: "Porch",
    idea: "The host before the house: round letters on a warm, coloured page.",
    suits: "Homestays and bed and breakfasts",
  },
  "ja-JP": { name: "ポーチ", idea: "建物より先に、迎える人を。丸い文字と、あたたかな色のページ。", suits: "民宿、B&B" },
  "ko-KR": {
    name: "현관",
    idea: "집보다 주인을 먼저 만납니다. 둥근 글자와 따뜻한 색의 페이지.",
    suits: "민박, 게스트하우스",
  },
};
