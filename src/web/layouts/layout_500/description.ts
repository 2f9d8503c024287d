import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "刊物", idea: "旅館為自己的街區出一份報，客房登在分類欄。", suits: "設計旅店、精品旅館" },
  "zh-CN": { name: "刊物", idea: "酒店为自己的街区出一份报，客房登在分类栏。", suits: "设计酒店、精品酒店" },
  "en-US": {
    name: "Journal",
    idea: "The hotel prints a paper about its quarter, and the rooms are the classifieds.",
    suits: "Design and boutique hotels",
  },
  "ja-JP": {
    name: "ジャーナル",
    idea: "宿が街の新聞を刷り、客室は案内広告欄に載ります。",
    suits: "デザインホテル、ブティックホテル",
  },
  "ko-KR": {
    name: "저널",
    idea: "호텔이 동네 신문을 찍고, 객실은 안내 광고란에 실립니다.",
    suits: "디자인 호텔, 부티크 호텔",
  },
};
