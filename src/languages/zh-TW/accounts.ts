/** Words of the sign-in pages, of the account's page and of the studio's door. */
export const accounts = {
  refused: {
    title: "無法登入",
    text: "把您帶到這裡的連結不正確。請回到原來的網站，重新登入。",
  },
};

export type AccountWords = typeof accounts;
