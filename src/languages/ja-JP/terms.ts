import type { TermWords } from "#languages/zh-TW/terms.ts";

export const terms: TermWords = {
  cancel_rule: {
    free_always: "いつでも無料でキャンセルいただけます。",
    free_through: (day, zone) => `${day}まで無料でキャンセルいただけます（${zone}）。`,
    fee_through: (day, fee) => `${day}までのキャンセルは、${fee}を申し受けます。`,
    fee_from: (day, fee) => `${day}以降のキャンセルは、${fee}を申し受けます。`,
    fee_now: (fee) => `キャンセル料として${fee}を申し受けます。`,
    amount: (amount, percent) => `${amount}（宿泊料金の${percent}%）`,
  },
  cancel_terms: {
    free_always: "いつでも無料でキャンセルいただけます。",
    free_until_arrival: "ご宿泊の前日まで無料でキャンセルいただけます。",
    free_until: (days) => `ご宿泊の${days}日前まで無料でキャンセルいただけます。`,
    fee_always: (percent) => `ご予約後のキャンセルは、宿泊料金の${percent}%を申し受けます。`,
    fee_from: (days, percent) =>
      days === 1
        ? `前日のキャンセルからは、宿泊料金の${percent}%を申し受けます。`
        : `${days}日前のキャンセルからは、宿泊料金の${percent}%を申し受けます。`,
    fee_on_arrival: (percent) => `当日のキャンセルは、宿泊料金の${percent}%を申し受けます。`,
    by_rate: "プランごとに規定が異なる場合は、ご予約時の表示が優先されます。",
    notes: "宿からの補足",
  },
  coupon_refused: {
    unknown: (code) => `クーポンコード「${code}」はご利用いただけません。入力内容をご確認ください。`,
    members: (code) => `クーポンコード「${code}」は会員様限定です。`,
    plans: (code) => `クーポンコード「${code}」は、お選びのプランではご利用いただけません。`,
    used_up: (code) => `クーポンコード「${code}」は利用上限に達したため終了しました。`,
    used_by_guest: (code) => `クーポンコード「${code}」は、ご利用回数の上限に達しています。`,
    card: (code) => `クーポンコード「${code}」は、カード払いの場合のみご利用いただけます。`,
    booking_dates: (code, days) => `クーポンコード「${code}」の予約対象期間は${days}です。`,
    stay_dates: (code, days) => `クーポンコード「${code}」の宿泊対象期間は${days}です。`,
    rooms: (code, rooms) => `クーポンコード「${code}」は${rooms}のみご利用いただけます。`,
    minimum_spend: (code, amount) =>
      `クーポンコード「${code}」は、対象の宿泊料金が${amount}以上の場合にご利用いただけます。`,
    days: {
      from: (day) => `${day}以降`,
      through: (day) => `${day}まで`,
      between: (from, through) => `${from}から${through}まで`,
    },
  },
};
