import type { VersionsWords } from "#languages/zh-TW/studio/versions.ts";

export const words: VersionsWords = {
  older: "이전 버전 더 보기",
  look: { label: "표시 방식", changes: "변경 내용", pages: "페이지 모습" },
  compare: {
    label: "다른 버전과 비교",
    none: "그런 버전이 없습니다",
    stop: "비교 끝내기",
    with: (version) => `버전 ${version}`,
    title: (from, to) => `버전 ${from}과(와) 버전 ${to}의 차이`,
  },
};
