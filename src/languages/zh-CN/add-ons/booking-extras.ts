/** Words of the booking page: what is sold besides the room. */
import { addOnFree, addOnPer } from "#languages/zh-CN/add-ons/add-on-price.ts";
import type { bookingExtras as master } from "#languages/zh-TW/add-ons/booking-extras.ts";

export const bookingExtras: typeof master = {
  title: "加购",
  skip: "不加购，直接填写信息",
  text: "可按需要加购。加购项目按原价计算，不参与优惠。",
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
  cut_off: (days, hour) => {
    const day = days === 1 ? "前一天" : ` ${days} 天前`;
    return hour === 24 ? `最晚须于使用日${day}加购` : `最晚须于使用日${day}的 ${hour}:00 前加购`;
  },
  time: "希望的时间（选填）",
  time_of: (name, day) => `${name}，${day}：希望的时间（选填）`,
  wrong: (name, fault) => `${name}：${fault}`,
  fault: {
    too_late: "已经截止，无法再加购",
    gone: "已售罄",
    few_left: (count) => `只剩 ${count} 份，请调整数量`,
    too_many: (count) => `最多可加购 ${count} 份`,
    too_few: (count) => `至少须加购 ${count} 份`,
  },
};
