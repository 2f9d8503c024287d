/** What the pages, e-mails and papers of an order say differently where there are no rooms. */
import type { Variation } from "#languages/vary.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import type { MemberWords } from "#languages/zh-TW/members.ts";
import type { OrderWords } from "#languages/zh-TW/orders.ts";
import type { ProofWords } from "#languages/zh-TW/proof.ts";

export const orders: Variation<OrderWords> = {
  outcome: {
    paid: {
      text: "전액 결제가 확인되어 캠핑 사이트를 확보했습니다. 확인 메일을 보내 드립니다.",
    },
    part_paid: {
      text: "예약금 결제가 확인되어 캠핑 사이트를 확보했습니다. 확인 메일을 보내 드립니다.",
    },
    rest_due: {
      text: "일부 결제가 확인되어 캠핑 사이트를 확보했습니다. 확인 메일을 보내 드립니다.",
    },
    on_arrival: {
      text: "캠핑 사이트를 확보했습니다. 요금은 현장에서 결제하시면 됩니다. 확인 메일을 보내 드립니다.",
    },
    waiting: {
      text: "결제 서비스의 응답을 기다리고 있습니다. 보통 몇 초면 끝납니다. 캠핑 사이트는 그대로 확보되어 있습니다.",
    },
    unpaid: {
      text: "아직 결제가 확인되지 않았습니다. 예약과 캠핑 사이트는 그대로 유지되며, 결제하시면 예약이 완료됩니다.",
    },
    failed: {
      text: "청구된 금액은 없으며 캠핑 사이트는 그대로 확보되어 있습니다. 다시 시도하거나 다른 방법으로 결제해 주세요.",
    },
    remit: {
      text: "캠핑 사이트를 확보했습니다. 기한 안에 이체해 주시면 입금 확인 후 메일로 알려 드립니다.",
    },
    reported: {
      text: "입금을 확인하고 있습니다. 확인되면 메일로 알려 드립니다. 캠핑 사이트는 그대로 확보되어 있습니다.",
    },
    transfer: {
      text: "캠핑 사이트를 확보했습니다. 기한 안에 전용 계좌로 이체하시면 예약이 완료됩니다.",
    },
    cancelled: {
      text: "취소된 예약이며, 캠핑 사이트도 더 이상 확보되어 있지 않습니다.",
    },
    expired: {
      text: "기한 안에 결제가 확인되지 않아 캠핑 사이트를 더 이상 확보해 드리지 못합니다. 이후에 입금이 확인되면 빈자리가 있을 때는 다시 확보해 드리고, 없을 때는 전액 환불해 드립니다.",
    },
  },
  kept_until: (moment) => `${moment}까지 캠핑 사이트를 확보해 둡니다`,
  after_deadline: "기한이 지나면 예약은 자동으로 만료되고 캠핑 사이트는 다시 판매됩니다.",
  rooms: "캠핑 사이트",
  cancel: {
    lead: "취소하시면 캠핑 사이트가 바로 다시 판매되므로 되돌릴 수 없습니다.",
  },
  staff: {
    order_over:
      "이 예약은 더 이상 결제를 기다리지 않습니다. 입금되었다면 기록해 주세요. 캠핑 사이트를 다시 확보하거나 환불을 진행합니다.",
  },
};

export const mail: Variation<MailWords> = {
  order_received: {
    lead: (amount, deadline) =>
      `캠핑 사이트를 확보해 두었습니다. ${deadline}까지 ${amount} 결제를 완료해 주세요. 결제가 확인되면 예약이 확정됩니다.`,
    after: "기한이 지나면 예약은 자동으로 만료되고 캠핑 사이트는 다시 판매됩니다.",
  },
  reminder: {
    lead: (amount, deadline) =>
      `캠핑 사이트는 아직 확보되어 있습니다. ${deadline}까지 ${amount} 결제를 완료해 주세요. 결제가 확인되면 예약이 확정됩니다.`,
  },
  refund: {
    late: "결제 기한이 지난 뒤에 입금되어, 죄송하지만 캠핑 사이트를 확보해 드리지 못했습니다.",
  },
  expired: {
    lead: "기한 안에 전액이 결제되지 않아 예약이 만료되었으며, 캠핑 사이트도 더 이상 확보되어 있지 않습니다.",
    again: "숙박을 계속 원하시면 다시 예약해 주세요. 빈자리와 요금은 다시 예약하시는 시점을 기준으로 합니다.",
  },
  extras_added: {
    held: (amount, moment) =>
      `추가하신 옵션은 ${moment}까지 잡아 두겠습니다. 그 전에 ${amount} 결제를 부탁드립니다. 기한이 지나면 추가하신 옵션만 자동으로 취소되며 숙박 예약은 그대로 유지됩니다.`,
  },
  extras_lapsed: {
    lead: "기한 안에 결제되지 않아 추가하신 옵션이 취소되었습니다. 숙박 예약은 그대로 유지되며, 필요하시면 예약 페이지에서 다시 추가하실 수 있습니다.",
  },
  staff: {
    new_order: {
      confirmed: "이 예약은 확정되었으며 캠핑 사이트가 판매되었습니다.",
    },
    cancelled: {
      lead: "이 예약은 취소되었으며 캠핑 사이트는 다시 판매됩니다.",
    },
  },
  labels: {
    rooms: "사이트 타입",
  },
  outbox: {
    empty: "아직 메일이 없습니다. 캠핑 사이트를 예약하면 첫 번째 메일이 여기에 나타납니다.",
  },
};

export const proof: Variation<ProofWords> = {
  nights_and_rooms: (nights, rooms) => `${nights}박, 사이트 ${rooms}개`,
  room_and_plan: "사이트 타입 및 플랜",
  room_quantity: "사이트 수",
  price_per_room: "사이트당 요금",
};

export const members: Variation<MemberWords> = {
  orders: {
    none: "이 캠핑장의 예약이 아직 없습니다.",
  },
  credit: {
    kinds: {
      correct: "캠핑장 조정",
    },
  },
  consent: {
    news: "이 캠핑장의 혜택과 소식을 이메일로 받겠습니다",
  },
  failed: {
    away: "로그인 서비스에 연결할 수 없습니다. 선택하신 캠핑 사이트는 그대로 남아 있습니다. 잠시 후 다시 시도해 주세요.",
  },
};
