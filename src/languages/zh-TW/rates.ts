/** Why a night costs what it costs, and what is said about rates. */
export type RateWords = {
  base: (price: string) => string;
  hand: (price: string) => string;
  weekend: (change: string) => string;
  season: (name: string, change: string) => string;
  extra_persons: (persons: number, each: string) => string;
  derived: (plan: string, change: string) => string;
  rounded: (to: string) => string;
  /** A change as a phrase: dearer, cheaper, or another price. */
  more: (by: string) => string;
  less: (by: string) => string;
  instead: (price: string) => string;
  /** Between the parts of an explanation. */
  comma: string;
  explained: (parts: string, price: string) => string;
  by_hand: (price: string, by_rule: string) => string;
  by_hand_only: (price: string) => string;
  by_import: (price: string) => string;
  /** Of a night that was sold: its price then, where it is another one now or none. */
  sold: string;
  sold_other: (now: string) => string;
  unpriced: string;
  units_in_use: (day: string, used: number) => string;
  add_on_sold: (day: string, used: number) => string;
};

export const rates: RateWords = {
  base: (price) => `基本房價 ${price}`,
  hand: (price) => `手動設定 ${price}`,
  weekend: (change) => `週末${change}`,
  season: (name, change) => `「${name}」期間${change}`,
  extra_persons: (persons, each) => `多住 ${persons} 人，每人加 ${each}`,
  derived: (plan, change) => `依「${plan}」${change}`,
  rounded: (to) => `取整至 ${to}`,
  more: (by) => `加 ${by}`,
  less: (by) => `減 ${by}`,
  instead: (price) => `改為 ${price}`,
  comma: "，",
  explained: (parts, price) => `${parts}，共 ${price}。`,
  by_hand: (price, by_rule) => `手動設定為 ${price}，依規則則是 ${by_rule}。`,
  by_hand_only: (price) => `手動設定為 ${price}。`,
  by_import: (price) => `${price}，這個方案還沒有房價規則。`,
  sold: "訂房當時的房價。",
  sold_other: (now) => `訂房當時的房價；這一晚現在是 ${now}。`,
  unpriced: "這一晚還沒有房價，所以不開放訂房。",
  add_on_sold: (day, used) => `${day}已售出 ${used} 份，數量不能更少。`,
  units_in_use: (day, used) => `${day}當晚已有 ${used} 間售出、保留或停用，房間數不能更少。`,
};
