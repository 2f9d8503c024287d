import type { ExtraKinds, ExtraRefunds, MailExtraWords } from "#languages/zh-TW/mail/mail-extras.ts";

export const mailExtras: MailExtraWords = {
  extras_added: {
    subject: (lodging, order_doc) => `[${lodging}] 예약 ${order_doc}에 옵션이 추가되었습니다`,
    heading: "옵션이 추가되었습니다",
    lead: "선택하신 옵션을 예약에 추가했습니다. 내용은 아래와 같습니다.",
    held: (amount, moment) =>
      `추가하신 옵션은 ${moment}까지 잡아 두겠습니다. 그 전에 ${amount} 결제를 부탁드립니다. 기한이 지나면 추가하신 옵션만 자동으로 취소되며 객실 예약은 그대로 유지됩니다.`,
  },
  extras_returned: {
    subject: (lodging, order_doc) => `[${lodging}] 예약 ${order_doc}의 옵션이 변경되었습니다`,
    heading: "옵션이 변경되었습니다",
    lead: "취소하신 옵션을 예약에서 뺐습니다. 현재 내용은 아래와 같습니다.",
  },
  extras_lapsed: {
    subject: (lodging, order_doc) => `[${lodging}] 예약 ${order_doc}의 옵션 결제 기한이 지났습니다`,
    heading: "추가한 옵션이 취소되었습니다",
    lead: "기한 안에 결제되지 않아 추가하신 옵션이 취소되었습니다. 객실 예약은 그대로 유지되며, 필요하시면 예약 페이지에서 다시 추가하실 수 있습니다.",
  },
  rail_booked: {
    subject: (lodging, order_doc) => `[${lodging}] 고속철도 승차권이 예약되었습니다(예약 ${order_doc})`,
    heading: "고속철도 승차권이 예약되었습니다",
    lead: (pnr) => `승차권 예약 번호(PNR)는 ${pnr}입니다.`,
    calendar: "첨부 파일로 열차 일정을 캘린더에 추가하실 수 있습니다.",
  },
  rail_changed: {
    subject: (lodging, order_doc) => `[${lodging}] 고속철도 열차가 변경되었습니다(예약 ${order_doc})`,
    heading: "고속철도 열차가 변경되었습니다",
    lead: (pnr) => `새 승차권 예약 번호(PNR)는 ${pnr}입니다. 이전 번호는 더 이상 사용하실 수 없습니다.`,
    calendar: "첨부 파일로 캘린더의 열차 일정을 업데이트하실 수 있습니다.",
  },
  rail_kept: {
    subject: (lodging, order_doc) => `[${lodging}] 고속철도 승차권이 변경되지 않았습니다(예약 ${order_doc})`,
    heading: "승차권은 그대로 유효합니다",
    lead: "철도 회사에서 변경이나 환불을 처리하지 못했습니다. 기존 승차권을 그대로 사용하실 수 있습니다.",
  },
  staff_extras: {
    subject: (order_doc, name) => `옵션 변경 ${order_doc}: ${name} 님`,
    heading: "고객이 옵션을 변경했습니다",
    lead: "이 예약의 옵션이 변경되었습니다. 현재 내용은 아래와 같습니다.",
  },
};

export const extraKinds: ExtraKinds = {
  extras_added: "옵션 추가",
  extras_returned: "옵션 변경",
  extras_lapsed: "옵션 결제 기한 경과",
  rail_booked: "승차권 예약 완료",
  rail_changed: "열차 변경",
  rail_kept: "승차권 변경 불가",
  staff_extras: "숙소 알림: 옵션 변경",
};

/** Why money goes back. */
export const extraRefunds: ExtraRefunds = {
  rail_failed: "고속철도 승차권을 예약하지 못했습니다. 숙박 예약은 그대로 유지됩니다.",
  rail_returned: "고속철도 승차권이 환불 처리되었습니다. 철도 회사의 수수료를 뺀 금액을 돌려드립니다.",
  extras_returned: "추가하신 옵션의 취소를 접수했습니다.",
};
