/** Words of the booking page: what is sold besides the room. */
import { addOnFree, addOnPer } from "#languages/en-US/add-ons/add-on-price.ts";
import type { bookingExtras as master } from "#languages/zh-TW/add-ons/booking-extras.ts";

export const bookingExtras: typeof master = {
  title: "Extras",
  skip: "Skip extras",
  text: "All optional. Discounts don’t apply to extras.",
  quantity: (name, day) => `${name}, ${day}: quantity`,
  fewer: "Fewer",
  more: "More",
  no_more: "That’s the most you can book",
  add_named: (name, day) => `Add ${name}, ${day}`,
  add: "Add",
  per: addOnPer,
  free: addOnFree,
  nights: (nights, price) => `${price} for ${nights} nights`,
  all_nights: (nights) => (nights === 1 ? "For your night" : `For all ${nights} nights`),
  all_days: "For the whole stay",
  other_days: (days) => (days === 1 ? "1 more day" : `${days} more days`),
  at_least: (least) => `At least ${least} per day`,
  at_least_in_all: (least) => `At least ${least}`,
  only_for: (rooms) => `Only for guests staying in ${rooms}`,
  cut_off: (days, hour) => {
    const day = days === 1 ? "the day before" : `${days} days before`;
    return hour === 24 ? `Order by ${day}` : `Order by ${hour}:00, ${day}`;
  },
  time: "Preferred time (optional)",
  time_of: (name, day) => `${name}, ${day}: preferred time (optional)`,
  wrong: (name, fault) => `${name}: ${fault}`,
  fault: {
    too_late: "Too late to order for this day",
    gone: "Sold out",
    few_left: (count) => `Only ${count} left. Please choose fewer`,
    too_many: (count) => `You can book ${count} at most`,
    too_few: (count) => `You need to book at least ${count}`,
  },
};
