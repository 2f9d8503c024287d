import type { CardKinds, MailCardWords } from "#languages/zh-TW/mail/mail-cards.ts";

export const mailCards: MailCardWords = {
  card_differs: {
    subject: (lodging, order_doc) => `【${lodging}】订单 ${order_doc}：优惠码不适用，请补差额`,
    heading: "优惠码不适用于这张卡",
    lead: (codes, cards, amount) =>
      `优惠码 ${codes} 限卡号开头为 ${cards} 的信用卡使用。这笔款项不是用这些卡支付，因此 ${amount} 的优惠不适用。您的预订仍然有效。`,
    owed: (amount) => `尚未支付的金额为 ${amount}，可以现在在线付清，或在入住时支付。`,
  },
  staff_card: {
    subject: (order_doc, name) => `请确认信用卡优惠 ${order_doc}：${name}`,
    heading: "信用卡优惠需要您确认",
    differs: (amount) =>
      `付款的卡不是优惠码限定的信用卡，系统已请客人补 ${amount}。如果您仍愿意给予优惠，请用下面的链接更改。`,
    unknown: (amount) =>
      `这笔订单使用了限定信用卡的优惠码，抵扣 ${amount}，但支付机构没有提供卡号开头。请确认后用下面的链接登记。`,
  },
  card_labels: { cards: "限卡号开头", first: "付款卡号开头", decide: "确认信用卡优惠" },
};

export const cardKinds: CardKinds = { card_differs: "优惠不适用", staff_card: "住宿通知：信用卡优惠" };
