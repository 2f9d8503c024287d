/** What an order promises: what cancelling costs, and why a code can't be used. */
export const terms = {
  cancel_rule: {
    free_always: "隨時可免費取消。",
    free_through: (day: string, zone: string) => `${day} 23:59 前可免費取消（${zone}）。`,
    fee_through: (day: string, fee: string) => `${day} 23:59 前取消，收取 ${fee}。`,
    fee_from: (day: string, fee: string) => `${day}起取消，收取 ${fee}。`,
    fee_now: (fee: string) => `取消時收取 ${fee}。`,
    amount: (amount: string, percent: number) => `${amount}（房費的 ${percent}%）`,
  },
  /** A policy without a stay: by days before arrival. */
  cancel_terms: {
    free_always: "隨時可免費取消。",
    free_until_arrival: "入住前一天（含）以前可免費取消。",
    free_until: (days: number) => `入住前 ${days} 天（含）以前可免費取消。`,
    fee_always: (percent: number) => `訂房後取消，收取房費的 ${percent}%。`,
    fee_from: (days: number, percent: number) => `入住前 ${days} 天起取消，收取房費的 ${percent}%。`,
    fee_on_arrival: (percent: number) => `入住當天取消，收取房費的 ${percent}%。`,
    by_rate: "方案若另有規定，以訂房時顯示的為準。",
    notes: "旅宿補充說明",
  },
  no_room_soon: "未來 30 天已無空房",
  /** Where the price beside it is of a plan without dinner. */
  half_board_offered: "另有早晚餐方案",
  rooms_excluded: "不適用客房",
  /** Before the price of a promotion's rooms. */
  promotion_rooms: "客房",
  /** What a code does not cover, on the page of the promotion that names it. */
  code_terms: {
    title: (code: string) => `優惠代碼 ${code}`,
    except_plans: (names: string) => `不適用方案：${names}`,
    rooms: (names: string) => `僅適用客房：${names}`,
    minimum_spend: (amount: string) => `適用的房費須滿 ${amount}`,
    booking_dates: (days: string) => `訂房期間：${days}`,
    stay_dates: (days: string) => `住宿期間：${days}`,
    each: (times: number) => `每位客人限用 ${times} 次`,
    cap: (count: number) => `限前 ${count} 筆訂單`,
    cards: "限指定信用卡",
    extras: "加購項目不折抵",
  },
  coupon_refused: {
    unknown: (code: string) => `查無優惠代碼「${code}」，請確認是否輸入正確。`,
    members: (code: string) => `優惠代碼「${code}」限會員使用。`,
    plans: (code: string, plans: string) => `優惠代碼「${code}」不能用於${plans}。`,
    /** Plans by name, and where all of them are packages. */
    plans_named: (names: string) => `「${names}」`,
    packages_named: (names: string) => `套裝方案「${names}」`,
    used_up: (code: string) => `優惠代碼「${code}」已全數用完。`,
    used_by_guest: (code: string) => `您使用優惠代碼「${code}」的次數已達上限。`,
    card: (code: string) => `優惠代碼「${code}」限刷卡付款使用。`,
    booking_dates: (code: string, days: string) => `優惠代碼「${code}」的訂房期間為${days}。`,
    stay_dates: (code: string, days: string) => `優惠代碼「${code}」的住宿期間為${days}。`,
    rooms: (code: string, rooms: string) => `優惠代碼「${code}」僅適用於${rooms}。`,
    minimum_spend: (code: string, amount: string) => `使用優惠代碼「${code}」，適用的房費須滿 ${amount}。`,
    days: {
      from: (day: string) => `${day}起`,
      through: (day: string) => `即日起至${day}`,
      between: (from: string, through: string) => `${from} 至 ${through}`,
    },
  },
};

export type TermWords = typeof terms;
