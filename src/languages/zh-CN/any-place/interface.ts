/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "营位介绍",
  facilities: "营地设施",
  search_rooms: "查询空位",
  check_out: "离营",
  check_out_date: "离营日期",
  room_count: "营位数",
  check_out_by: "离营时间",
  hours_leave: "离营",
  price_on_request: "价格请咨询",
  whole_house: "包场",
  view_room: "查看营位",
  room_facilities: "营位设备",
  other_rooms: "其他营位",
  rooms_included: "适用营位",
  follow_text: "最新消息、空位与优惠，第一时间告诉您。",
  ask_to_book_text: "告诉我们您的日期和人数，我们会为您预留营位。",
  under_preparation: "本营地筹备中，敬请期待开放预订！",
  room_photos: "营位照片",
  menu_titles: {
    rooms: "营位介绍",
    facilities: "营地设施",
  },
  refusals: {
    PAY_WAY_NOT_OFFERED: "本营地不支持这种付款方式。",
    PAY_OPTION_NOT_OFFERED: "本营地不提供这个付款金额选项，请选择其他付款金额。",
    NOT_OPEN_YET: "本营地仍在筹备中，敬请期待开放预订！",
    BOOKING_CLOSED: "本营地目前暂停在线预订。",
    ROOM_SOLD_OUT: "这种营位已售罄",
    NOT_ENOUGH_ROOMS: "空位数量不足",
    ENTIRE_RENT_ALONE: "包场须单独预订，不能与其他营位放在同一笔订单。",
    TOO_MANY_GUESTS: "这些营位住不下所有人，请增加营位或调整人数。",
    ON_REQUEST: "这样的人数超过营位的标准人数，须由营地先确认，无法在线预订；请与营地联系，或加订一个营位。",
    RAIL_STATION: "去程请坐到离营地最近的车站，回程也从该站出发。",
    RAIL_DATES: "去程仅限入住当天或前一天，回程仅限离营当天或次日。",
  },
  cancel_rule: {
    amount: (amount, percent) => `${amount}（住宿费的 ${percent}%）`,
  },
  cancel_terms: {
    fee_always: (percent) => `预订后取消，收取住宿费的 ${percent}%。`,
    fee_from: (days, percent) => `入住前 ${days} 天起取消，收取住宿费的 ${percent}%。`,
    fee_on_arrival: (percent) => `入住当天取消，收取住宿费的 ${percent}%。`,
  },
  no_room_soon: "未来 30 天已无空位",
  rooms_excluded: "不适用营位",
  promotion_rooms: "营位",
  code_terms: {
    rooms: (names) => `仅适用营位：${names}`,
    minimum_spend: (amount) => `适用的住宿费须满 ${amount}`,
  },
  coupon_refused: {
    minimum_spend: (code, amount) => `使用优惠码“${code}”，适用的住宿费须满 ${amount}。`,
  },
  room_page: {
    book: "订这个营位",
  },
  where_you_sleep: "帐篷与床位",
  by_room: "单订营位",
  house_or_rooms: "包场时，全场只接待您这一组客人；包场与单订营位不能放在同一笔订单。",
  prices_by_day: "每日价格",
  see_days: "看日期与价格",
  rooms_tonight: "今晚的营位",
};

export const consent: Variation<ConsentWords> = {};
