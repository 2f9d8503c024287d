/** Words of order pages: what is added after booking, changed and given back. */
import { addOnFree, addOnPer } from "#languages/zh-CN/add-ons/add-on-price.ts";
import type { orderAddOns as master } from "#languages/zh-TW/add-ons/order-add-ons.ts";

export const orderAddOns: typeof master = {
  add_on: {
    change: "更改或退回",
    left: "保留的数量",
    give_all: "0（全部退回）",
    save: "确认更改",
    until: (moment) => `在 ${moment} 以前可以更改或退回。`,
    waiting: (time) => `保留至 ${time}，付款后才算完成。`,
    state: { given_back: "已退回", expired: "超时未付款，已取消", failed: "未能预订" },
    title: "再加购",
    text: "加购项目按原价计算，款项会计入这笔订单。",
    day: "日期",
    quantity: "数量",
    time: "希望的时间（选填）",
    add: "加购",
    add_named: (name) => `加购 ${name}`,
    done: {
      free: "已加购，不另收费。",
      paid_later: "已加购。款项请在入住时与其余金额一起支付。",
      with_order: "已加入订单。请在付款期限内，连同整笔订单一起付清。",
      changed: "已更改，应付金额已减少。",
      refunded: (amount) => `已更改，${amount} 将退还给您。`,
    },
    per: addOnPer,
    free: addOnFree,
    left_on: (day, count) => `${day}（剩 ${count}）`,
    gone_on: (day) => `${day}（已售罄）`,
    whole: (from, through) => `${from} 至 ${through}`,
    nights: (nights, price) => `${nights} 晚 ${price}`,
    sold_out: "已售罄",
  },
};
