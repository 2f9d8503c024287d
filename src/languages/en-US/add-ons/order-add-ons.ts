/** Words of order pages: what is added after booking, changed and given back. */
import { addOnFree, addOnPer } from "#languages/en-US/add-ons/add-on-price.ts";
import type { orderAddOns as master } from "#languages/zh-TW/add-ons/order-add-ons.ts";

export const orderAddOns: typeof master = {
  add_on: {
    change: "Change or cancel",
    left: "How many to keep",
    give_all: "0 (cancel all)",
    save: "Confirm the change",
    until: (moment) => `You can change or cancel it until ${moment}.`,
    waiting: (time) => `Held for you until ${time}. It’s yours once you’ve paid.`,
    state: { given_back: "Canceled", expired: "Not paid in time, so released", failed: "Couldn’t be booked" },
    title: "Add extras",
    text: "Extras are charged at their regular price and added to this booking.",
    day: "Day",
    quantity: "Quantity",
    time: "Preferred time (optional)",
    add: "Add",
    add_named: (name) => `Add ${name}`,
    done: {
      free: "Added, free of charge.",
      paid_later: "Added. You’ll pay for it with the rest, at the property.",
      with_order: "Added. Please pay for your whole booking before the payment deadline.",
      changed: "Changed. You now have less to pay.",
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
