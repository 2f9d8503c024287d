/** Words of the booking page: what is sold besides the room. */
import { addOnFree, addOnPer } from "#languages/zh-TW/add-ons/add-on-price.ts";

export const bookingExtras = {
  title: "加購",
  skip: "不加購，直接填寫資料",
  text: "可依需要加購。加購項目依原價計算，不適用優惠。",
  quantity: (name: string, day: string) => `${name}，${day}：數量`,
  fewer: "減少",
  more: "增加",
  no_more: "已達上限",
  add_named: (name: string, day: string) => `加購 ${name}，${day}`,
  add: "加購",
  per: addOnPer,
  free: addOnFree,
  /** Of something paid by the night, for all nights of the stay. */
  nights: (nights: number, price: string) => `${nights} 晚 ${price}`,
  all_nights: (nights: number) => (nights === 1 ? "住宿當晚" : `整趟住宿，共 ${nights} 晚`),
  all_days: "整趟住宿",
  other_days: (days: number) => `其他日期（${days} 天）`,
  at_least: (least: number) => `每天至少 ${least} 份`,
  at_least_in_all: (least: number) => `至少 ${least} 份`,
  only_for: (rooms: string) => `限入住${rooms}的客人`,
  /** So many hours before the day begins. */
  /** The hour 24 is the end of that day. */
  cut_off: (days: number, hour: number) => {
    const day = days === 1 ? "前一天" : ` ${days} 天前`;
    return hour === 24 ? `最晚須於使用日${day}加購` : `最晚須於使用日${day}的 ${hour}:00 前加購`;
  },
  time: "希望的時間（選填）",
  time_of: (name: string, day: string) => `${name}，${day}：希望的時間（選填）`,
  wrong: (name: string, fault: string) => `${name}：${fault}`,
  fault: {
    too_late: "已經截止，無法再加購",
    gone: "已售完",
    few_left: (count: number) => `只剩 ${count} 份，請調整數量`,
    too_many: (count: number) => `最多可加購 ${count} 份`,
    too_few: (count: number) => `至少須加購 ${count} 份`,
  },
};
