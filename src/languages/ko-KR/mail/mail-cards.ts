import type { CardKinds, MailCardWords } from "#languages/zh-TW/mail/mail-cards.ts";

export const mailCards: MailCardWords = {
  card_differs: {
    subject: (lodging, order_doc) => `[${lodging}] 예약 ${order_doc} 쿠폰 코드가 적용되지 않습니다`,
    heading: "쿠폰 코드 대상 카드가 아닙니다",
    lead: (codes, cards, amount) =>
      `쿠폰 코드 ${codes} 할인은 카드 번호 앞자리가 ${cards}인 카드 전용입니다. 해당 카드로 결제하지 않으셔서 할인(${amount})이 적용되지 않습니다. 예약은 그대로 유효합니다.`,
    owed: (amount) =>
      `추가로 결제하실 금액은 ${amount}입니다. 지금 온라인으로 결제하시거나 체크인하실 때 결제하실 수 있습니다.`,
  },
  staff_card: {
    subject: (order_doc, name) => `카드 할인 확인 요청 ${order_doc}: ${name} 님`,
    heading: "카드 할인 확인이 필요합니다",
    differs: (amount) =>
      `쿠폰 코드 대상 카드로 결제하지 않아 고객에게 ${amount} 추가 결제를 안내했습니다. 그래도 할인을 적용하시려면 아래 링크에서 변경해 주세요.`,
    unknown: (amount) =>
      `특정 카드 전용 쿠폰 코드로 ${amount} 할인되었지만 결제 대행사가 카드 앞자리를 알려 주지 않았습니다. 확인하신 뒤 아래 링크에서 등록해 주세요.`,
  },
  card_labels: { cards: "대상 카드 앞자리", first: "결제한 카드 앞자리", decide: "할인 여부 결정" },
};

export const cardKinds: CardKinds = { card_differs: "할인 미적용", staff_card: "숙소 알림: 카드 할인" };
