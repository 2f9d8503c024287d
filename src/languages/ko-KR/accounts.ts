import type { AccountWords } from "#languages/zh-TW/accounts.ts";

export const accounts: AccountWords = {
  refused: {
    title: "로그인할 수 없습니다",
    text: "잘못된 링크입니다. 원래 사이트로 돌아가 다시 로그인해 주세요.",
  },
};
