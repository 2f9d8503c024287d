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
        ? `ご宿泊の前日以降のキャンセルは、宿泊料金の${percent}%を申し受けます。`
        : `ご宿泊の${days}日前以降のキャンセルは、宿泊料金の${percent}%を申し受けます。`,
    fee_on_arrival: (percent) => `当日のキャンセルは、宿泊料金の${percent}%を申し受けます。`,
    by_rate: "プランごとに規定が異なる場合は、ご予約時の表示が優先されます。",
    notes: "補足事項",
  },
  no_room_soon: "今後30日間は満室です",
  half_board_offered: "1泊2食付きプランあり",
  rooms_excluded: "対象外のお部屋",
  promotion_rooms: "お部屋",
  /** What a code does not cover, on the page of the promotion that names it. */
  code_terms: {
    title: (code) => `クーポンコード ${code}`,
    except_plans: (names) => `対象外のプラン：${names}`,
    rooms: (names) => `対象のお部屋：${names}のみ`,
    minimum_spend: (amount) => `対象の宿泊料金が${amount}以上の場合`,
    booking_dates: (days) => `予約対象期間：${days}`,
    stay_dates: (days) => `宿泊対象期間：${days}`,
    each: (times) => `お一人様${times}回まで`,
    cap: (count) => `先着${count}件`,
    cards: "指定のクレジットカード限定",
    extras: "オプションは割引の対象外です",
  },
  coupon_refused: {
    unknown: (code) => `クーポンコード「${code}」はご利用いただけません。入力内容をご確認ください。`,
    members: (code) => `クーポンコード「${code}」は会員様限定です。`,
    plans: (code, plans) => `クーポンコード「${code}」は${plans}にはご利用いただけません。`,
    /** Plans by name, and where all of them are packages. */
    plans_named: (names) => `「${names}」`,
    packages_named: (names) => `セットプラン「${names}」`,
    used_up: (code) => `クーポンコード「${code}」は、ご好評につき配布数に達したため終了しました。`,
    used_by_guest: (code) => `クーポンコード「${code}」は、お一人様のご利用回数の上限に達しています。`,
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
