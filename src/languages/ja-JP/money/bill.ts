/** The names of a bill's lines, the same in every place that shows them. */
import type { BillWords } from "#rules/money/bill.ts";

export const bill: BillWords = {
  room: (room, plan) => `${room} · ${plan}`,
  member: "会員割引",
  member_promotion: "会員特典",
  code: (code) => `クーポンコード ${code}`,
  points: "ポイント利用",
  stored_value: "チャージ残高利用",
  total: "合計金額",
  paid: "お支払い済み金額",
  left: "残金",
  unpaid: "未払い金額",
  fee: "キャンセル料",
  rail_fee: "うち、高速鉄道の払戻手数料",
  refund: "返金額",
};
