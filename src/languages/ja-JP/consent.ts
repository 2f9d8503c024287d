import type { ConsentWords } from "#languages/zh-TW/consent.ts";

export const consent: ConsentWords = {
  settings: "Cookieの設定",
  text: (services) =>
    `ウェブサイトと広告の改善のため、${services}のCookieを使用してもよろしいですか。同意されなくてもご予約いただけます。`,
  services: {
    google: "Google Analytics",
    meta: "Meta Pixel",
    both: "Google AnalyticsとMeta Pixel",
  },
  refuse: "同意しない",
  accept: "同意する",
};
