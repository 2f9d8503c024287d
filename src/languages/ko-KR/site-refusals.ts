import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  NOTHING_TO_PUBLISH: "게시할 변경 사항이 없습니다. 사이트는 이미 최신 상태입니다.",
  TEXTS_MISSING: "필수 문구가 아직 비어 있습니다. 기본 언어로 입력한 뒤 게시해 주세요.",
};
