/** Words of the booking page: what is sold besides the room. */
import { addOnFree, addOnPer } from "#languages/zh-CN/add-ons/add-on-price.ts";
import type { bookingExtras as master } from "#languages/zh-TW/add-ons/booking-extras.ts";

export const bookingExtras: typeof master = {
  title: "加购",
  skip: "不加购，直接填写资料",
  text: "均为可选。加购项目按原价计算，不参与优惠。",
  quantity: (name, day) => `${name}，${day}：数量`,
  fewer: "减少",
  more: "增加",
  no_more: "已达上限",
  add_named: (name, day) => `加购 ${name}，${day}`,
  add: "加购",
  per: addOnPer,
  free: addOnFree,
  nights: (nights, price) => `${nights} 晚 ${price}`,
  all_nights: (nights) => (nights === 1 ? "入住当晚" : `整个住宿期间，共 ${nights} 晚`),
  all_days: "整个住宿期间",
  other_days: (days) => `其他日期（${days} 天）`,
  at_least: (least) => `每天至少 ${least} 份`,
  at_least_in_all: (least) => `至少 ${least} 份`,
  only_for: (rooms) => `仅限入住${rooms}的客人`,
  cut_off: (hours) => (hours === 0 ? "使用日前一天午夜截止" : `使用日零点前 ${hours} 小时截止`),
  time: "希望的时间（选填）",
  time_of: (name, day) => `${name}，${day}：希望的时间（选填）`,
  wrong: (name, fault) => `${name}：${fault}`,
  fault: {
    too_late: "已过截止时间，无法再订",
    gone: "已售完",
    few_left: (count) => `只剩 ${count} 份，请调整数量`,
    too_many: (count) => `最多可订 ${count} 份`,
    too_few: (count) => `至少要订 ${count} 份`,
  },
};
