/** Words of the dialog that opens anything. */
export const words = {
  label: "搜尋或前往",
  with_orders: "訂單編號、姓名、電話、房型或頁面",
  without_orders: "房型、優惠、消息或頁面",
  screens: "頁面",
  orders: "訂單",
  content: "內容與方案",
  nothing: (text: string) => `找不到「${text}」`,
  hint: "↑ ↓ 選擇，Enter 打開，Esc 關閉",
  count: (count: number) => `${count} 個結果`,
  arriving: (day: string) => `${day} 入住`,
  kinds: {
    room: "房型",
    facility: "設施",
    promotion: "優惠",
    announcement: "最新消息",
    attraction: "周邊景點",
    plan: "房價方案",
  },
};

export type FinderWords = typeof words;
