import type { RateWords } from "#languages/zh-TW/rates.ts";

export const rates: RateWords = {
  base: (price) => `基本房价 ${price}`,
  hand: (price) => `手动设置 ${price}`,
  weekend: (change) => `周末${change}`,
  season: (name, change) => `“${name}”期间${change}`,
  extra_persons: (persons, each) => `多住 ${persons} 人，每人加 ${each}`,
  derived: (plan, change) => `按“${plan}”${change}`,
  rounded: (to) => `取整到 ${to}`,
  more: (by) => `加 ${by}`,
  less: (by) => `减 ${by}`,
  instead: (price) => `改为 ${price}`,
  comma: "，",
  explained: (parts, price) => `${parts}，共 ${price}。`,
  by_hand: (price, by_rule) => `手动设置为 ${price}，按规则则是 ${by_rule}。`,
  by_hand_only: (price) => `手动设置为 ${price}。`,
  by_import: (price) => `${price}，这个方案还没有房价规则。`,
  sold: "预订当时的房价。",
  sold_other: (now) => `预订当时的房价；这一晚现在是 ${now}。`,
  unpriced: "这一晚还没有房价，所以不开放预订。",
  add_on_sold: (day, used) => `${day}已售出 ${used} 份，数量不能更少。`,
  units_in_use: (day, used) => `${day}当晚已有 ${used} 间售出、保留或停用，房间数不能更少。`,
};
