/** Words of order pages: what is added after booking, changed and given back. */
import { addOnFree, addOnPer } from "#languages/en-US/add-ons/add-on-price.ts";
import type { orderAddOns as master } from "#languages/zh-TW/add-ons/order-add-ons.ts";

export const orderAddOns: typeof master = {
  add_on: {
    change: "Change or give back",
    left: "How many to keep",
    give_all: "0 (give all back)",
    save: "Confirm the change",
    until: (moment) => `You can change it or give it back until ${moment}.`,
    waiting: (time) => `Kept for you until ${time}. It’s yours once you’ve paid.`,
    state: { given_back: "Given back", expired: "Not paid in time, so released", failed: "Couldn’t be booked" },
    title: "Add something",
    text: "At its regular price, which is added to this booking.",
    day: "Day",
    quantity: "Quantity",
    time: "Preferred time (optional)",
    add: "Add",
    add_named: (name) => `Add ${name}`,
    done: {
      free: "Added, free of charge.",
      paid_later: "Added. You’ll pay for it at the property, with the rest.",
      with_order: "Added to your booking. Please pay for all of it before the payment deadline.",
      changed: "Changed. You now owe less.",
      refunded: (amount) => `Changed. ${amount} will be refunded to you.`,
    },
    per: addOnPer,
    free: addOnFree,
    left_on: (day, count) => `${day} (${count} left)`,
    gone_on: (day) => `${day} (sold out)`,
    whole: (from, through) => `${from} – ${through}`,
    nights: (nights, price) => `${price} for ${nights} nights`,
    sold_out: "Sold out",
  },
};
