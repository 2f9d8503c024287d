import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": {
    name: "大廳",
    idea: "網站就是櫃檯：我們是誰、今晚多少錢、訂房，第一眼全在眼前，不必學。",
    suits: "飯店、公寓式旅館",
  },
  "zh-CN": {
    name: "大堂",
    idea: "网站就是前台：我们是谁、今晚多少钱、预订，第一眼全在眼前，不必学。",
    suits: "酒店、公寓式酒店",
  },
  "en-US": {
    name: "Lobby",
    idea: "The front desk as a page: who we are, tonight's price and Book at first sight, with nothing to learn.",
    suits: "Hotels and apartment hotels",
  },
  "ja-JP": {
    name: "ロビー",
    idea: "フロントをそのまま一枚のページに。どんな宿か、今夜の料金、ご予約が、ひと目でわかります。",
    suits: "ホテル、アパートメントホテル",
  },
  "ko-KR": {
    name: "로비",
    idea: "프런트를 그대로 옮긴 페이지. 어떤 곳인지, 오늘 밤 요금과 예약이 첫눈에 보입니다.",
    suits: "호텔, 아파트먼트 호텔",
  },
};
