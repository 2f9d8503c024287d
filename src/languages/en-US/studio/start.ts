import { setupSteps } from "#languages/en-US/setup-steps.ts";
import type { StartWords } from "#languages/zh-TW/studio/start.ts";

export const words: StartWords = {
  ...setupSteps,
  lead: "Nine steps to a public website. Take them in any order; everything is kept as you go.",
  lead_live: "Your website is public. Here is what could still be added.",
  progress: (text) => `${text} of 9 done`,
  finished: (count) => `${count} finished`,
  rest: (text) => `About ${text} minutes left`,
  ready: "Ready to go live",
  ready_text: "Everything required is there.",
  go: "Go live",
  next: (text) => `Next: ${text}`,
  leave: "Leave it as it is",
  take_up: "Take it up again",
  left_note: "You chose to leave this",
};
