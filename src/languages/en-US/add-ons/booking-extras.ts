/** Words of the booking page: what is sold besides the room. */
import { cutOffClock } from "#rules/add-ons/cut-off.ts";
import { addOnFree, addOnPer } from "#languages/en-US/add-ons/add-on-price.ts";
import type { bookingExtras as master } from "#languages/zh-TW/add-ons/booking-extras.ts";

<<<<<<< HEAD
/** Whole days are said as days, anything else by the hour. */
function orderBy(hours: number): string {
  if (hours === 0) return "Order before midnight the day before";
  if (hours === 24) return "Order at least one full day before the day begins";
  if (hours % 24 === 0) return `Order at least ${hours / 24} full days before the day begins`;
  const { days, hour } = cutOffClock(hours);
  return `Order by ${hour}:00 ${days === 1 ? "the day before" : `${days} days before`}`;
}

=======
>>>>>>> eyes-languages
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
<<<<<<< HEAD
  cut_off: orderBy,
=======
  cut_off: (days, hour) => {
    const day = days === 1 ? "the day before" : `${days} days before`;
    return hour === 24 ? `Order by ${day}` : `Order by ${hour}:00, ${day}`;
  },
>>>>>>> eyes-languages
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
