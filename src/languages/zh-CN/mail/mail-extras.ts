import type { ExtraKinds, ExtraRefunds, MailExtraWords } from "#languages/zh-TW/mail/mail-extras.ts";

export const mailExtras: MailExtraWords = {
  extras_added: {
    subject: (lodging, order_doc) => `【${lodging}】订单 ${order_doc} 已加购`,
    heading: "已为您加购",
    lead: "您加购的项目已加入这笔订单，明细如下。",
    held: (amount, moment) =>
      `加购的项目为您保留至 ${moment}，请在此之前支付 ${amount}。超时未付款会自动取消加购，房间不受影响。`,
  },
  extras_returned: {
    subject: (lodging, order_doc) => `【${lodging}】订单 ${order_doc} 的加购已更改`,
    heading: "加购项目已更改",
    lead: "您退回的加购项目已从这笔订单移除，目前的明细如下。",
  },
  extras_lapsed: {
    subject: (lodging, order_doc) => `【${lodging}】订单 ${order_doc} 的加购超时未付款`,
    heading: "加购已取消",
    lead: "加购的项目超时未付款，已自动取消。房间不受影响；如果仍然需要，可以在订单页面重新加购。",
  },
  rail_booked: {
    subject: (lodging, order_doc) => `【${lodging}】高铁车票已订好，订单 ${order_doc}`,
    heading: "高铁车票已订好",
    lead: (pnr) => `您的高铁订位代号是 ${pnr}。`,
    calendar: "打开附件，即可把车次加入您的日历。",
  },
  rail_changed: {
    subject: (lodging, order_doc) => `【${lodging}】高铁车次已更改，订单 ${order_doc}`,
    heading: "高铁车次已更改",
    lead: (pnr) => `车次已经更改，新的订位代号是 ${pnr}，原来的代号不再适用。`,
    calendar: "打开附件，即可更新您日历里的车次。",
  },
  rail_kept: {
    subject: (lodging, order_doc) => `【${lodging}】高铁车票未能更改，订单 ${order_doc}`,
    heading: "高铁车票维持不变",
    lead: "高铁未受理这次的更改或退票，原来的车票仍然有效。",
  },
  staff_extras: {
    subject: (order_doc, name) => `加购变更 ${order_doc}：${name}`,
    heading: "客人更改了加购项目",
    lead: "此订单的加购项目有变更，以下是目前的内容。",
  },
};

export const extraKinds: ExtraKinds = {
  extras_added: "已加购",
  extras_returned: "加购已更改",
  extras_lapsed: "加购超时未付款",
  rail_booked: "高铁车票已订好",
  rail_changed: "高铁车次更改",
  rail_kept: "高铁车票未能更改",
  staff_extras: "住宿通知：加购变更",
};

/** Why money goes back. */
export const extraRefunds: ExtraRefunds = {
  rail_failed: "未能订到您的高铁车票，住宿订单不受影响。",
  rail_returned: "您的高铁车票已经退票，我们会退还票款，扣除高铁收取的退票手续费。",
  extras_returned: "您退回了加购的项目。",
};
