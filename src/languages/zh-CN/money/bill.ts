/** The names of a bill's lines, the same in every place that shows them. */
import type { BillWords } from "#rules/money/bill.ts";

export const bill: BillWords = {
  room: (room, plan) => `${room} · ${plan}`,
  member: "会员价折扣",
  member_promotion: "会员优惠",
  code: (code) => `优惠码 ${code}`,
  points: "积分抵扣",
  stored_value: "储值余额抵扣",
  total: "总金额",
  paid: "已付金额",
  left: "尾款",
  unpaid: "尚未支付",
  fee: "取消费用",
  rail_fee: "其中高铁退票手续费",
  refund: "退款金额",
};
