/** Words of the consent question. The master: every other language has exactly these keys. Whole sentences. */
export const consent = {
  settings: "Cookie 設定",
  /** `services` is one of those below. */
  text: (services: string) => `是否同意我們使用 ${services} 的 Cookie，以改善網站與廣告？不同意也能照常訂房。`,
  services: {
    google: "Google Analytics",
    meta: "Meta Pixel",
    both: "Google Analytics 與 Meta Pixel",
  },
  refuse: "不同意",
  accept: "同意",
};

export type ConsentWords = typeof consent;
