import type { TermWords } from "#languages/zh-TW/terms.ts";

export const terms: TermWords = {
  cancel_rule: {
    free_always: "随时可免费取消。",
    free_through: (day, zone) => `${day} 23:59 前可免费取消（${zone}）。`,
    fee_through: (day, fee) => `${day} 23:59 前取消，收取 ${fee}。`,
    fee_from: (day, fee) => `${day}起取消，收取 ${fee}。`,
    fee_now: (fee) => `取消时收取 ${fee}。`,
    amount: (amount, percent) => `${amount}（房费的 ${percent}%）`,
  },
  cancel_terms: {
    free_always: "随时可免费取消。",
    free_until_arrival: "入住前一天（含）以前可免费取消。",
    free_until: (days) => `入住前 ${days} 天（含）以前可免费取消。`,
    fee_always: (percent) => `预订后取消，收取房费的 ${percent}%。`,
    fee_from: (days, percent) => `入住前 ${days} 天起取消，收取房费的 ${percent}%。`,
    fee_on_arrival: (percent) => `入住当天取消，收取房费的 ${percent}%。`,
    by_rate: "方案若另有规定，以预订时显示的为准。",
    notes: "住宿补充说明",
  },
  no_room_soon: "未来 30 天已无空房",
  half_board_offered: "另有早晚餐方案",
  rooms_excluded: "不适用客房",
  promotion_rooms: "客房",
  /** What a code does not cover, on the page of the promotion that names it. */
  code_terms: {
    title: (code) => `优惠码 ${code}`,
    except_plans: (names) => `不适用方案：${names}`,
    rooms: (names) => `仅适用客房：${names}`,
    minimum_spend: (amount) => `适用的房费须满 ${amount}`,
    booking_dates: (days) => `预订期限：${days}`,
    stay_dates: (days) => `住宿期限：${days}`,
    each: (times) => `每位客人限用 ${times} 次`,
    cap: (count) => `限前 ${count} 笔订单`,
    cards: "限指定信用卡",
    extras: "加购项目不参与优惠",
  },
  coupon_refused: {
    unknown: (code) => `优惠码“${code}”无效，请检查输入是否正确。`,
    members: (code) => `优惠码“${code}”仅限会员使用。`,
    plans: (code, plans) => `优惠码“${code}”不能用于${plans}。`,
    /** Plans by name, and where all of them are packages. */
    plans_named: (names) => `“${names}”`,
    packages_named: (names) => `套餐“${names}”`,
    used_up: (code) => `优惠码“${code}”已全部用完。`,
    used_by_guest: (code) => `您使用优惠码“${code}”的次数已达上限。`,
    card: (code) => `优惠码“${code}”仅限刷卡支付使用。`,
    booking_dates: (code, days) => `优惠码“${code}”的预订期限为${days}。`,
    stay_dates: (code, days) => `优惠码“${code}”的住宿期限为${days}。`,
    rooms: (code, rooms) => `优惠码“${code}”仅适用于${rooms}。`,
    minimum_spend: (code, amount) => `使用优惠码“${code}”，适用的房费须满 ${amount}。`,
    days: {
      from: (day) => `${day}起`,
      through: (day) => `截至${day}`,
      between: (from, through) => `${from} 至 ${through}`,
    },
  },
};
