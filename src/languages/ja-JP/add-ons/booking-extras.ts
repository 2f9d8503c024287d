/** Words of the booking page: what is sold besides the room. */
import { addOnFree, addOnPer } from "#languages/ja-JP/add-ons/add-on-price.ts";
import type { bookingExtras as master } from "#languages/zh-TW/add-ons/booking-extras.ts";

export const bookingExtras: typeof master = {
  title: "オプション",
  skip: "オプションを選ばずに進む",
  text: "必要なものだけお選びください。オプションは通常料金で、割引の対象外です。",
  quantity: (name, day) => `${name}、${day}：数量`,
  fewer: "減らす",
  more: "増やす",
  no_more: "上限に達しました",
  add_named: (name, day) => `${name}を追加、${day}`,
  add: "追加",
  per: addOnPer,
  free: addOnFree,
  nights: (nights, price) => `${nights}泊分 ${price}`,
  all_nights: (nights) => (nights === 1 ? "ご宿泊分" : `ご滞在中の${nights}泊分`),
  all_days: "ご滞在中",
  other_days: (days) => `ほかの日（${days}日）`,
  at_least: (least) => `1日${least}点から`,
  at_least_in_all: (least) => `${least}点から`,
  only_for: (rooms) => `${rooms}にご宿泊の方のみ`,
  cut_off: (days, hour) => {
    const day = days === 1 ? "前日" : `${days}日前`;
    return hour === 24 ? `ご利用日の${day}まで受付` : `ご利用日の${day}${hour}時まで受付`;
  },
  time: "ご希望の時間（任意）",
  time_of: (name, day) => `${name}、${day}：ご希望の時間（任意）`,
  wrong: (name, fault) => `${name}：${fault}`,
  fault: {
    too_late: "受付を締め切りました",
    gone: "完売",
    few_left: (count) => `残り${count}点です。数量を減らしてください`,
    too_many: (count) => `ご注文は${count}点までです`,
    too_few: (count) => `ご注文は${count}点からです`,
  },
};
