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
    fee_always: (percent) => `If you cancel after booking, ${percent}% of the room price is charged.`,
    fee_from: (days, percent) =>
      days === 1
        ? `From the day before arrival, ${percent}% of the room price is charged.`
        : `From ${days} days before arrival, ${percent}% of the room price is charged.`,
    fee_on_arrival: (percent) => `On the day of arrival, ${percent}% of the room price is charged.`,
    by_rate: "A rate may have its own terms. You’ll see them when you book.",
    notes: "Notes from the property",
  },
  coupon_refused: {
    unknown: (code) => `“${code}” is not a valid code here. Please check the spelling.`,
    members: (code) => `The code “${code}” is for members only.`,
    plans: (code) => `The code “${code}” can’t be used with the rate you chose.`,
    used_up: (code) => `The code “${code}” has been used up.`,
    used_by_guest: (code) => `You have already used the code “${code}” as often as it allows.`,
    card: (code) => `The code “${code}” is only for payment by card.`,
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
