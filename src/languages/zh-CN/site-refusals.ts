import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  NOTHING_TO_PUBLISH: "目前没有要发布的更改：网站已经是最新的样子。",
  TEXTS_MISSING: "还有必填的文字没写。请先补上主要语言的名称，再发布。",
};
