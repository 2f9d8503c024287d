import { setupSteps } from "#languages/zh-CN/setup-steps.ts";
import type { StartWords } from "#languages/zh-TW/studio/start.ts";

export const words: StartWords = {
  ...setupSteps,
  lead: "照着这九步做完，网站就能公开。顺序随您，做到一半也会留着。",
  lead_live: "网站已经公开。这里是还能再补的地方。",
  progress: (text) => `完成 ${text} / 9`,
  finished: (count) => `已完成 ${count} 项`,
  rest: (text) => `大约还要 ${text} 分钟`,
  ready: "可以公开了",
  ready_text: "必要的步骤都完成了。",
  go: "前往上线",
  next: (text) => `下一步：${text}`,
  leave: "先这样就好",
  take_up: "还是要做",
  left_note: "您选择先这样",
};
