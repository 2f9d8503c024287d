/** E-mails about coupons for certain cards. */
export const mailCards = {
  card_differs: {
    subject: (lodging: string, order_doc: string) => `【${lodging}】訂單 ${order_doc}：優惠代碼不適用，請補差額`,
    heading: "優惠代碼不適用於這張卡",
    lead: (codes: string, cards: string, amount: string) =>
      `優惠代碼 ${codes} 限卡號開頭為 ${cards} 的信用卡使用。這筆款項不是用這些卡支付，因此 ${amount} 的優惠不適用。您的訂房仍然有效。`,
    owed: (amount: string) => `尚未支付的金額為 ${amount}，可以現在線上付清，或於入住時支付。`,
  },
  staff_card: {
    subject: (order_doc: string, name: string) => `請確認信用卡優惠 ${order_doc}：${name}`,
    heading: "信用卡優惠需要您確認",
    differs: (amount: string) =>
      `付款的卡不是優惠代碼限定的信用卡，系統已請房客補 ${amount}。如果您仍願意給予優惠，請用下面的連結更改。`,
    unknown: (amount: string) =>
      `這筆訂單使用了限定信用卡的優惠代碼，折抵 ${amount}，但金流業者沒有提供卡號開頭。請確認後用下面的連結登記。`,
  },
  card_labels: { cards: "限卡號開頭", first: "付款卡號開頭", decide: "確認信用卡優惠" },
};

export const cardKinds = { card_differs: "優惠不適用", staff_card: "旅宿通知：信用卡優惠" };

export type MailCardWords = typeof mailCards;
export type CardKinds = typeof cardKinds;
