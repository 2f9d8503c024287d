import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";

export const words: OverviewWords = {
  hello: (name) => `${name}에 오신 것을 환영합니다`,
  site: "내 웹사이트",
  live: "공개 중, 누구나 볼 수 있습니다",
  not_live: "아직 미공개, 팀만 볼 수 있습니다",
  copy: "주소 복사",
  copied: "복사했습니다",
  facts: "숙소 정보",
  role: "내 역할",
  languages: "웹사이트 언어",
  currency: "통화",
  time_there: "현지 시각",
  places: "바로 가기",
};
