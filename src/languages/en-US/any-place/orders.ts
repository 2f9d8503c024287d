/** What the pages, e-mails and papers of an order say differently where there are no rooms. */
import type { Variation } from "#languages/vary.ts";
import { asOne } from "#rules/text/as-one.ts";
import type { MailWords } from "#languages/zh-TW/mail.ts";
import type { MemberWords } from "#languages/zh-TW/members.ts";
import type { OrderWords } from "#languages/zh-TW/orders.ts";
import type { ProofWords } from "#languages/zh-TW/proof.ts";

const count = (number: number, one: string, many: string) => asOne(`${number} ${number === 1 ? one : many}`);

export const orders: Variation<OrderWords> = {
  outcome: {
    paid: {
      text: "It’s paid in full and your place is reserved. A confirmation is on its way to your inbox.",
    },
    part_paid: {
      text: "We’ve received your deposit and your place is reserved. A confirmation is on its way to your inbox.",
    },
    rest_due: {
      text: "We’ve received part of the price and your place is reserved. A confirmation is on its way to your inbox.",
    },
    on_arrival: {
      text: "Your place is reserved, and you pay when you arrive. A confirmation is on its way to your inbox.",
    },
    waiting: {
      text: "The payment service hasn’t answered yet. It usually takes a few seconds. Your place is still held for you.",
    },
    unpaid: {
      text: "We haven’t received a payment. Your place is being held, and your booking is complete once it’s paid.",
    },
    failed: {
      text: "You haven’t been charged, and your place is still held for you. Try again, or pay another way.",
    },
    remit: {
      text: "Your place is held for you. Transfer the amount before the deadline; we’ll confirm by email as soon as it arrives.",
    },
    reported: {
      text: "Thank you for letting us know. We’ll email you a confirmation once we find it. Your place is still held for you.",
    },
    transfer: {
      text: "Your place is held for you. Transfer to this account number before the deadline to complete your booking.",
    },
    cancelled: {
      text: "This booking has been canceled and your place released.",
    },
    expired: {
      text: "We didn’t receive a payment in time, so your place was released. If your payment still arrives, you’ll get it back if it’s free; if not, you’ll be refunded.",
    },
  },
  kept_until: (moment) => `Your place is held until ${moment}`,
  after_deadline: "If it isn’t paid by then, the booking expires automatically and your place is released.",
  rooms: "Places",
  cancel: {
    lead: "Your place will be released right away. This can’t be undone.",
  },
  staff: {
    order_over:
      "This booking is no longer awaiting payment. If the transfer did arrive, record it: the places are held again, or the money is refunded.",
  },
};

export const mail: Variation<MailWords> = {
  order_received: {
    lead: (amount, deadline) =>
      `We’re holding your place. Please pay ${amount} by ${deadline}; your booking is confirmed as soon as the payment arrives.`,
    after: "After that, the booking expires automatically and your place is released.",
  },
  reminder: {
    lead: (amount, deadline) =>
      `We’re still holding your place. Please pay ${amount} by ${deadline}; your booking is confirmed as soon as the payment arrives.`,
  },
  refund: {
    late: "Your payment arrived after the deadline, and we’re sorry to say that your place was no longer available.",
    rail_failed: "The railway couldn’t book your train tickets. Your place is booked as before.",
  },
  expired: {
    lead: "We didn’t receive the full amount in time, so the booking has expired and your place was released.",
  },
  extras_added: {
    held: (amount, moment) =>
      `We’re holding them until ${moment}. Please pay ${amount} by then; otherwise they’ll be removed, and your place stays booked as before.`,
  },
  extras_lapsed: {
    lead: "The extras you added weren’t paid in time and have been removed. Your place stays booked as before. If you’d still like them, you can add them again on your booking page.",
  },
  staff: {
    new_order: {
      confirmed: "This booking is confirmed, and its places are sold.",
    },
    cancelled: {
      lead: "This booking has been canceled, and its places are on sale again.",
    },
  },
  labels: {
    rooms: "Place",
  },
  outbox: {
    empty: "No emails yet. Book a place, and the first one will appear here.",
  },
};

export const proof: Variation<ProofWords> = {
  nights_and_rooms: (nights, rooms) => `${count(nights, "night", "nights")}, ${count(rooms, "place", "places")}`,
  room_and_plan: "Place and rate",
  room_quantity: "Places",
  price_per_room: "Per place",
};

export const members: Variation<MemberWords> = {
  failed: {
    away: "The sign-in service can’t be reached right now. What you’ve chosen is still here. Please try again in a moment.",
  },
};
