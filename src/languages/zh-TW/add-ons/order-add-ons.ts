/** Words of order pages: what is added after booking, changed and given back. */
import { addOnFree, addOnPer } from "#languages/zh-TW/add-ons/add-on-price.ts";

export const orderAddOns = {
  add_on: {
    change: "更改或退回",
    left: "保留的數量",
    give_all: "0（全部退回）",
    save: "確認更改",
    until: (moment: string) => `在 ${moment} 以前可以更改或退回。`,
    waiting: (time: string) => `保留到 ${time}，付款後才算完成。`,
    state: { given_back: "已退回", expired: "逾時未付款，已取消", failed: "未能預訂" },
    title: "再加購",
    text: "加購項目依原價計算，款項會計入這筆訂單。",
    day: "日期",
    quantity: "數量",
    time: "希望的時間（選填）",
    add: "加購",
    add_named: (name: string) => `加購 ${name}`,
    done: {
      free: "已加購，不另收費。",
      paid_later: "已加購。款項請於入住時與其餘金額一起支付。",
      with_order: "已加入訂單。請在付款期限內，連同整筆訂單一起付清。",
      changed: "已更改，應付金額已減少。",
      refunded: (amount: string) => `已更改，${amount} 會退還給您。`,
    },
    per: addOnPer,
    free: addOnFree,
    left_on: (day: string, count: number) => `${day}（剩 ${count}）`,
    gone_on: (day: string) => `${day}（已售完）`,
    whole: (from: string, through: string) => `${from} 至 ${through}`,
    nights: (nights: number, price: string) => `${nights} 晚 ${price}`,
    sold_out: "已售完",
  },
};
