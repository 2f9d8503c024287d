import type { AccountWords } from "#languages/zh-TW/accounts.ts";

export const accounts: AccountWords = {
  refused: {
    title: "ログインできません",
    text: "リンクが正しくありません。元のサイトに戻り、もう一度ログインしてください。",
  },
};
