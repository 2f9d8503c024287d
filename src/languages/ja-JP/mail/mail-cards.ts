import type { CardKinds, MailCardWords } from "#languages/zh-TW/mail/mail-cards.ts";

export const mailCards: MailCardWords = {
  card_differs: {
    subject: (lodging, order_doc) => `【${lodging}】ご予約 ${order_doc}：クーポンコードの対象外のカードでした`,
    heading: "クーポンコードの対象カードではありませんでした",
    lead: (codes, cards, amount) =>
      `クーポンコード ${codes} は、番号が${cards}で始まるカード専用です。対象カードでのお支払いではないため、${amount}の割引は適用されません。ご予約はそのまま有効です。`,
    owed: (amount) => `未払いの金額は${amount}です。今オンラインで、またはチェックインの際にお支払いいただけます。`,
  },
  staff_card: {
    subject: (order_doc, name) => `カード割引の確認 ${order_doc}：${name}様`,
    heading: "カード割引の確認をお願いします",
    differs: (amount) =>
      `クーポンコードの対象カードでのお支払いではなかったため、お客様に${amount}をご請求しました。割引を適用される場合は、下のリンクから変更してください。`,
    unknown: (amount) =>
      `特定のカード専用のクーポンコードで${amount}が割引されていますが、決済会社からカード番号の通知がありません。ご確認のうえ、下のリンクから登録してください。`,
  },
  card_labels: { cards: "対象カードの先頭番号", first: "お支払いカードの先頭番号", decide: "割引を確認する" },
};

export const cardKinds: CardKinds = { card_differs: "割引対象外", staff_card: "宿への通知：カード割引" };
