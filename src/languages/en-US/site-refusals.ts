import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  NOTHING_TO_PUBLISH: "There’s nothing to publish: the website is already up to date.",
  TEXTS_MISSING: "Some required texts are still empty. Please fill them in in your main language, then publish.",
};
