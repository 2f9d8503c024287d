import type { AccountWords } from "#languages/zh-TW/accounts.ts";

export const accounts: AccountWords = {
  refused: {
    title: "Sign-in isn’t possible",
    text: "The link that brought you here isn’t right. Please go back to the website and sign in again.",
  },
};
