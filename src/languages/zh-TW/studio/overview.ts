/** Words of the studio's overview. */
export const words = {
  hello: (name: string) => `${name}，您好`,
  site: "您的網站",
  live: "已公開，所有人都能看到",
  not_live: "尚未公開，只有團隊看得到",
  copy: "複製網址",
  copied: "已複製",
  facts: "旅宿資料",
  role: "您的角色",
  languages: "網站語言",
  currency: "幣別",
  time_there: "當地時間",
  places: "前往",
};

export type OverviewWords = typeof words;
