import type { StudioOrderWords } from "#languages/zh-TW/studio-orders.ts";

export const studioOrders: StudioOrderWords = {
  cancelling: {
    unpaid: "아직 결제된 금액이 없어 취소 수수료가 없습니다. 객실은 바로 다시 판매되고, 고객에게 이메일로 알립니다.",
    paid: (refund, kept) =>
      `예약 당시의 규정에 따라 고객에게 ${refund}를 환불하고 숙소는 ${kept}를 받습니다. 객실은 바로 다시 판매되고, 고객에게 이메일로 알립니다.`,
  },
};
