import type { CardKinds, MailCardWords } from "#languages/zh-TW/mail/mail-cards.ts";

export const mailCards: MailCardWords = {
  card_differs: {
    subject: (lodging, order_doc) => `${lodging}: a discount doesn’t apply to booking ${order_doc}`,
    heading: "Your promo code is for other cards",
    lead: (codes, cards, amount) =>
      `Promo code ${codes} is only for cards that begin with ${cards}. You paid with another card, so its discount of ${amount} doesn’t apply. Your booking is still confirmed.`,
    owed: (amount) => `${amount} is still due. You can pay it online now, or when you arrive.`,
  },
  staff_card: {
    subject: (order_doc, name) => `Please check a card discount ${order_doc}: ${name}`,
    heading: "A card discount needs your attention",
    differs: (amount) =>
      `The payment did not come from one of the cards that the discount code is for, so the guest has been asked for ${amount}. If you would like to grant the discount all the same, use the link below.`,
    unknown: (amount) =>
      `This booking used a discount code that is only for certain cards and took off ${amount}, but the payment service did not report which card was used. Please check, and record it with the link below.`,
  },
  card_labels: {
    cards: "Cards that begin with",
    first: "The card that paid begins with",
    decide: "Decide about the discount",
  },
};

export const cardKinds: CardKinds = {
  card_differs: "Discount does not apply",
  staff_card: "To the property: card discount",
};
