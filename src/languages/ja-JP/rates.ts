import type { RateWords } from "#languages/zh-TW/rates.ts";

export const rates: RateWords = {
  base: (price) => `基本料金${price}`,
  hand: (price) => `手動設定${price}`,
  weekend: (change) => `週末${change}`,
  season: (name, change) => `「${name}」期間${change}`,
  extra_persons: (persons, each) => `追加${persons}名、1名につき${each}`,
  derived: (plan, change) => `「${plan}」から${change}`,
  rounded: (to) => `${to}単位に調整`,
  more: (by) => `＋${by}`,
  less: (by) => `−${by}`,
  instead: (price) => `${price}に固定`,
  comma: "、",
  explained: (parts, price) => `${parts}で、${price}です。`,
  by_hand: (price, by_rule) => `手動で${price}に設定されています。ルールどおりなら${by_rule}です。`,
  by_hand_only: (price) => `手動で${price}に設定されています。`,
  by_import: (price) => `${price}です。このプランにはまだ料金ルールがありません。`,
  sold: "予約時の料金です。",
  sold_other: (now) => `予約時の料金です。この日の料金は現在${now}です。`,
  unpriced: "この日はまだ料金がないため、予約を受け付けていません。",
  add_on_sold: (day, used) => `${day}はすでに${used}点販売済みのため、これより少なくできません。`,
  units_in_use: (day, used) =>
    `${day}の夜はすでに${used}室が販売済み、仮押さえ、または使用停止です。これより少なくすることはできません。`,
};
