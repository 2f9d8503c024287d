/** The names of a bill's lines, the same in every place that shows them. */
import type { BillWords } from "#rules/money/bill.ts";

export const bill: BillWords = {
  room: (room, plan) => `${room} · ${plan}`,
  member: "Member price",
  member_promotion: "Member offer",
  code: (code) => `Promo code ${code}`,
  points: "Points used",
  stored_value: "Stored value used",
  total: "Total",
  paid: "Amount paid",
  left: "Balance due",
  unpaid: "Still to pay",
  fee: "Cancellation fee",
  rail_fee: "Of that fee, kept by the railway",
  refund: "Refund amount",
};
