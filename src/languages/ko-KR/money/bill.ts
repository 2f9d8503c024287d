/** The names of a bill's lines, the same in every place that shows them. */
import type { BillWords } from "#rules/money/bill.ts";

export const bill: BillWords = {
  room: (room, plan) => `${room} · ${plan}`,
  member: "회원 할인",
  member_promotion: "회원 혜택",
  code: (code) => `쿠폰 코드 ${code}`,
  points: "포인트 사용",
  stored_value: "충전금 사용",
  total: "총 금액",
  paid: "결제 완료 금액",
  left: "잔금",
  unpaid: "미결제 금액",
  fee: "취소 수수료",
  rail_fee: "그중 고속철도 환불 수수료",
  refund: "환불 금액",
};
