import type { ConsentWords } from "#languages/zh-TW/consent.ts";

export const consent: ConsentWords = {
  settings: "Cookie settings",
  text: (services) =>
    `May we use ${services} cookies to improve this site and our advertising? You can book either way.`,
  services: {
    google: "Google Analytics",
    meta: "Meta Pixel",
    both: "Google Analytics and Meta Pixel",
  },
  refuse: "Refuse",
  accept: "Accept",
};
