import type { LayoutDescription } from "../layout.ts";

export const description: LayoutDescription = {
  "zh-TW": { name: "印樣", idea: "同一份報的攝影專輯：一格一格看，幾乎不必讀。", suits: "藝術旅館、攝影主題旅宿" },
  "zh-CN": { name: "小样", idea: "同一份报的摄影专辑：一格一格看，几乎不必读。", suits: "艺术酒店、摄影主题旅宿" },
  "en-US": {
    name: "Contact Sheet",
    idea: "The photo issue of the same paper: frames to browse, hardly a line to read.",
    suits: "Art and photography hotels",
  },
  "ja-JP": {
    name: "コンタクトシート",
    idea: "同じ新聞の写真特集。読むより、ひとコマずつ眺めるために。",
    suits: "アートホテル、写真の宿",
  },
  "ko-KR": {
    name: "밀착 인화",
    idea: "같은 신문의 사진 특집호. 읽기보다 한 컷씩 넘겨 봅니다.",
    suits: "아트 호텔, 사진을 테마로 한 숙소",
  },
};
