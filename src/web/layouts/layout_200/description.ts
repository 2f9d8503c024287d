import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "緣側", idea: "一幅掛軸：一句直書，大片留白，先說湯與膳，再說床。", suits: "日式旅館、溫泉旅館" },
  "zh-CN": {
    name: "缘侧",
    idea: "一幅挂轴：一句竖排的话，大片留白，先说汤与膳，再说床。",
    suits: "日式旅馆、温泉旅馆",
  },
  "en-US": {
    name: "Engawa",
    idea: "A hanging scroll: one sentence, much empty paper, and the bath and the meal before the bed.",
    suits: "Ryokan, inns and hot springs",
  },
  "ja-JP": {
    name: "縁側",
    idea: "掛け軸のように、縦書きの一文とたっぷりの余白。寝床より先に、湯とお膳を。",
    suits: "旅館、温泉宿",
  },
  "ko-KR": {
    name: "툇마루",
    idea: "족자처럼 한 문장과 넉넉한 여백. 잠자리보다 온천과 상차림을 먼저 보여 줍니다.",
    suits: "료칸, 온천 여관",
  },
};
