/** E-mails about what an order has besides its rooms: added, given back, and train tickets. */
export const mailExtras = {
  extras_added: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】訂單 ${order_doc} 已加購`,
    heading: "已為您加購",
    lead: "您加購的項目已加入這筆訂單，明細如下。",
    held: (amount: string, moment: string) =>
      `加購的項目為您保留到 ${moment}，請在這之前支付 ${amount}。逾時未付款會自動取消加購，房間不受影響。`,
  },
  extras_returned: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】訂單 ${order_doc} 的加購已更改`,
    heading: "加購項目已更改",
    lead: "您退回的加購項目已從這筆訂單移除，目前的明細如下。",
  },
  extras_lapsed: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】訂單 ${order_doc} 的加購逾時未付款`,
    heading: "加購已取消",
    lead: "加購的項目逾時未付款，已經自動取消。房間不受影響；如果仍然需要，可以在訂單頁面重新加購。",
  },
  rail_booked: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】高鐵車票訂好了，訂單 ${order_doc}`,
    heading: "高鐵車票訂好了",
    lead: (pnr: string) => `您的高鐵訂位代號是 ${pnr}。`,
    calendar: "開啟附件，就能把車次加入您的行事曆。",
  },
  rail_changed: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】高鐵車次已更改，訂單 ${order_doc}`,
    heading: "高鐵車次已更改",
    lead: (pnr: string) => `車次已經更改，新的訂位代號是 ${pnr}，原本的代號不再適用。`,
    calendar: "開啟附件，就能更新您行事曆裡的車次。",
  },
  rail_kept: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】高鐵車票未能更改，訂單 ${order_doc}`,
    heading: "高鐵車票維持不變",
    lead: "高鐵未受理這次的更改或退票，原本的車票仍然有效。",
  },
  staff_extras: {
    subject: (order_doc: string, name: string) => `加購異動 ${order_doc}：${name}`,
    heading: "房客更改了加購項目",
    lead: "這筆訂單的加購項目有異動，以下是目前的內容。",
  },
};

export const extraKinds = {
  extras_added: "已加購",
  extras_returned: "加購已更改",
  extras_lapsed: "加購逾時未付款",
  rail_booked: "高鐵車票訂好",
  rail_changed: "高鐵車次更改",
  rail_kept: "高鐵車票未能更改",
  staff_extras: "旅宿通知：加購異動",
};

/** Why money goes back. */
export const extraRefunds = {
  rail_failed: "未能訂到您的高鐵車票，住宿訂單不受影響。",
  rail_returned: "您的高鐵車票已經退票，我們會退還票款，扣除高鐵收取的退票手續費。",
  extras_returned: "您退回了加購的項目。",
};

export type ExtraRefunds = typeof extraRefunds;
export type MailExtraWords = typeof mailExtras;
export type ExtraKinds = typeof extraKinds;
