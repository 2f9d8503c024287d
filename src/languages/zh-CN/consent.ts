import type { ConsentWords } from "#languages/zh-TW/consent.ts";

export const consent: ConsentWords = {
  settings: "Cookie 设置",
  text: (services) => `是否同意我们使用 ${services} 的 Cookie，用于改进网站与广告？不同意也可以照常预订。`,
  services: {
    google: "Google Analytics",
    meta: "Meta Pixel",
    both: "Google Analytics 和 Meta Pixel",
  },
  refuse: "不同意",
  accept: "同意",
};
