/** The names of a bill's lines, the same in every place that shows them. */
import type { BillWords } from "#rules/money/bill.ts";

export const bill: BillWords = {
  room: (room, plan) => `${room} · ${plan}`,
  member: "會員價折扣",
  member_promotion: "會員優惠",
  code: (code) => `優惠代碼 ${code}`,
  points: "點數折抵",
  stored_value: "儲值金折抵",
  total: "總金額",
  paid: "已付金額",
  left: "尾款",
  unpaid: "尚未支付",
  fee: "取消費用",
  rail_fee: "其中高鐵退票手續費",
  refund: "退款金額",
};
