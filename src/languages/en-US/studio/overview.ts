import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";

export const words: OverviewWords = {
  hello: (name) => `Welcome to ${name}`,
  site: "Your website",
  live: "Open to everyone",
  not_live: "Not open yet: only your team can see it",
  copy: "Copy address",
  copied: "Copied",
  facts: "About this property",
  role: "Your role",
  languages: "Website languages",
  currency: "Currency",
  time_there: "Local time",
  places: "Where to next",
};
