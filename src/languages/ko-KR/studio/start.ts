import { setupSteps } from "#languages/ko-KR/setup-steps.ts";
import type { StartWords } from "#languages/zh-TW/studio/start.ts";

export const words: StartWords = {
  ...setupSteps,
  lead: "아홉 단계를 마치면 웹사이트를 공개할 수 있습니다. 순서는 자유이고, 하던 내용은 그대로 남습니다.",
  lead_live: "웹사이트가 공개되어 있습니다. 더 채울 수 있는 곳입니다.",
  progress: (text) => `9단계 중 ${text}단계 완료`,
  finished: (count) => `완료한 ${count}개 단계`,
  rest: (text) => `약 ${text}분 남음`,
  ready: "공개할 수 있습니다",
  ready_text: "꼭 필요한 것이 모두 갖춰졌습니다.",
  go: "공개하러 가기",
  next: (text) => `다음: ${text}`,
  leave: "이대로 두기",
  take_up: "다시 설정하기",
  left_note: "이대로 두기로 했습니다",
};
