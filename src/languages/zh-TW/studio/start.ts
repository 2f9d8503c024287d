import { setupSteps } from "#languages/zh-TW/setup-steps.ts";

export const words = {
  ...setupSteps,
  lead: "照著這九步做完，網站就能公開。順序隨您，做到一半也會留著。",
  lead_live: "網站已經公開。這裡是還能再補的地方。",
  progress: (text: string | number) => `完成 ${text} / 9`,
  finished: (count: number) => `已完成 ${count} 項`,
  rest: (text: string | number) => `大約還要 ${text} 分鐘`,
  ready: "可以公開了",
  ready_text: "必要的步驟都完成了。",
  go: "前往上線",
  next: (text: string) => `下一步：${text}`,
  leave: "先這樣就好",
  take_up: "還是要做",
  left_note: "您選擇先這樣",
};

export type StartWords = typeof words;
