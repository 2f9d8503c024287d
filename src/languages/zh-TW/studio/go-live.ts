import { setupSteps } from "#languages/zh-TW/setup-steps.ts";

export const words = {
  ...setupSteps,
  lead: "最後檢查一次，然後打開大門。",
  blocked: (text: string | number) => `還差 ${text} 個必要的項目`,
  blocked_text: "補齊之後，公開的按鈕就會亮起來。",
  ready: "都準備好了",
  ready_text: "公開之後，任何人都能打開您的網站並訂房。之後的修改，仍要按發布才會出現在網站上。",
  /** What is required is there, and not everything that is wanted. */
  enough: "可以公開了",
  enough_text: "必要的都好了；清單裡其餘的，公開之後也能再補。",
  publish: "公開網站",
  confirm_title: "要公開網站嗎？",
  confirm_text: (text: string | number) => `任何人都能打開 ${text} 並訂房。目前的草稿會一起發布。`,
  published: "網站已經公開",
  live: "您的網站已經公開",
  live_text: "把它分享出去吧。",
  rehearse_text: "從訂房、付款到取消，照真正的流程走一遍，看看房客與您會收到什麼。試訂不會留下任何紀錄。",
  rehearse: "前往試訂",
  checks: "檢查清單",
  share: "分享",
  open: "打開網站",
  copy: "複製網址",
  copied: "已複製",
  line: "用 LINE 分享",
  qr: "QR 碼",
  qr_text: "印在名片、櫃檯或菜單上，房客掃一下就到。",
  qr_save: "下載 QR 碼",
  poster: "下載海報（PDF）",
};

export type GoLiveWords = typeof words;
