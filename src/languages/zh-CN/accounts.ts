import type { AccountWords } from "#languages/zh-TW/accounts.ts";

export const accounts: AccountWords = {
  refused: {
    title: "无法登录",
    text: "把您带到这里的链接不正确。请回到原来的网站，重新登录。",
  },
};
