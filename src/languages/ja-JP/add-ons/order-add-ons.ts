/** Words of order pages: what is added after booking, changed and given back. */
import { addOnFree, addOnPer } from "#languages/ja-JP/add-ons/add-on-price.ts";
import type { orderAddOns as master } from "#languages/zh-TW/add-ons/order-add-ons.ts";

export const orderAddOns: typeof master = {
  add_on: {
    change: "変更・取り消し",
    left: "残す数量",
    give_all: "0（すべて取り消す）",
    save: "変更を確定する",
    until: (moment) => `${moment}まで変更・取り消しができます。`,
    waiting: (time) => `${time}までお取り置きしています。お支払いで確定します。`,
    state: { given_back: "取り消し済み", expired: "お支払い期限切れのため取り消し", failed: "手配できませんでした" },
    title: "オプションを追加する",
    text: "通常料金で、ご予約の合計金額に加算されます。",
    day: "ご利用日",
    quantity: "数量",
    time: "ご希望の時間（任意）",
    add: "追加する",
    add_named: (name) => `${name}を追加する`,
    done: {
      free: "追加しました。料金はかかりません。",
      paid_later: "追加しました。料金は現地で、残りの金額とあわせてお支払いください。",
      with_order: "ご予約に追加しました。お支払い期限までに全額をお支払いください。",
      changed: "変更しました。その分、お支払い金額が少なくなりました。",
      refunded: (amount) => `変更しました。${amount}を返金いたします。`,
    },
    per: addOnPer,
    free: addOnFree,
    left_on: (day, count) => `${day}（残り${count}）`,
    gone_on: (day) => `${day}（完売）`,
    whole: (from, through) => `${from}〜${through}`,
    nights: (nights, price) => `${nights}泊分 ${price}`,
    sold_out: "完売",
  },
};
