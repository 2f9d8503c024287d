import type { TermWords } from "#languages/zh-TW/terms.ts";

export const terms: TermWords = {
  cancel_rule: {
    free_always: "Free cancellation at any time.",
    free_through: (day, zone) => `Free cancellation through ${day} (${zone}).`,
    fee_through: (day, fee) => `Through ${day}, the cancellation fee is ${fee}.`,
    fee_from: (day, fee) => `From ${day}, the cancellation fee is ${fee}.`,
    fee_now: (fee) => `The cancellation fee is ${fee}.`,
    amount: (amount, percent) => `${amount} (${percent}% of the room price)`,
  },
  cancel_terms: {
    free_always: "Free cancellation at any time.",
    free_until_arrival: "Free cancellation through the day before arrival.",
    free_until: (days) => `Free cancellation up to ${days} days before arrival.`,
    fee_always: (percent) => `Whenever you cancel, ${percent}% of the room price is charged.`,
    fee_from: (days, percent) =>
      days === 1
        ? `From the day before arrival, ${percent}% of the room price is charged.`
        : `From ${days} days before arrival, ${percent}% of the room price is charged.`,
    fee_on_arrival: (percent) => `On the day of arrival, ${percent}% of the room price is charged.`,
    by_rate: "A rate may have its own terms. You’ll see them when you book.",
    notes: "Notes from the property",
  },
  no_room_soon: "Fully booked for the next 30 days",
  half_board_offered: "Dinner and breakfast available",
  rooms_excluded: "Rooms not included",
  promotion_rooms: "Rooms",
  /** What a code does not cover, on the page of the promotion that names it. */
  code_terms: {
    title: (code) => `Code ${code}`,
    except_plans: (names) => `Not for these rates: ${names}`,
    rooms: (names) => `Only for ${names}`,
    minimum_spend: (amount) => `For a room total of ${amount} or more`,
    booking_dates: (days) => `For bookings made ${days}`,
    stay_dates: (days) => `For nights ${days}`,
    each: (times) => `${times === 1 ? "Once" : `Up to ${times} times`} per guest`,
    cap: (count) => `For the first ${count} bookings`,
    cards: "Only with certain credit cards",
    extras: "Extras are not discounted",
  },
  coupon_refused: {
    unknown: (code) => `“${code}” is not a valid code here. Please check the spelling.`,
    members: (code) => `The code “${code}” is for members only.`,
    plans: (code, plans) => `The code “${code}” can’t be used with ${plans}.`,
    /** Plans by name, and where all of them are packages. */
    plans_named: (names) => `“${names}”`,
    packages_named: (names) => `the package “${names}”`,
    used_up: (code) => `The code “${code}” has been used up.`,
    used_by_guest: (code) => `You’ve already used the code “${code}” as often as it allows.`,
    card: (code) => `The code “${code}” is only for bookings paid by card.`,
    booking_dates: (code, days) => `The code “${code}” is for bookings made ${days}.`,
    stay_dates: (code, days) => `The code “${code}” is for nights ${days}.`,
    rooms: (code, rooms) => `The code “${code}” is only for ${rooms}.`,
    minimum_spend: (code, amount) => `The code “${code}” needs a room total of at least ${amount}.`,
    days: {
      from: (day) => `from ${day}`,
      through: (day) => `through ${day}`,
      between: (from, through) => `from ${from} through ${through}`,
    },
  },
};
