import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";

export const words: OverviewWords = {
  hello: (name) => `${name}，您好`,
  site: "您的网站",
  live: "已公开，所有人都能看到",
  not_live: "尚未公开，只有团队看得到",
  copy: "复制网址",
  copied: "已复制",
  facts: "住宿信息",
  role: "您的角色",
  languages: "网站语言",
  currency: "币种",
  time_there: "当地时间",
  places: "前往",
};
