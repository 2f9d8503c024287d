import type { RateWords } from "#languages/zh-TW/rates.ts";

export const rates: RateWords = {
  base: (price) => `base rate ${price}`,
  hand: (price) => `set by hand to ${price}`,
  weekend: (change) => `weekend ${change}`,
  season: (name, change) => `season “${name}” ${change}`,
  extra_persons: (persons, each) =>
    persons === 1 ? `1 more guest at ${each}` : `${persons} more guests at ${each} each`,
  derived: (plan, change) => `from “${plan}” ${change}`,
  rounded: (to) => `rounded to ${to}`,
  more: (by) => `+${by}`,
  less: (by) => `−${by}`,
  instead: (price) => `at ${price}`,
  comma: ", ",
  explained: (parts, price) => `${price}: ${parts}.`,
  by_hand: (price, by_rule) => `Set by hand to ${price}. Your rules would make it ${by_rule}.`,
  by_hand_only: (price) => `Set by hand to ${price}.`,
  by_import: (price) => `${price}. This plan has no rate rules yet.`,
  sold: "The rate when it was booked.",
  sold_other: (now) => `The rate when it was booked; this night is ${now} now.`,
  unpriced: "This night has no rate yet, so it can’t be booked.",
  add_on_sold: (day, used) => `${used} are already sold for ${day}, so there can’t be fewer.`,
  units_in_use: (day, used) =>
    `On the night of ${day}, ${used} rooms are sold, on hold or blocked. You can’t have fewer than that.`,
};
