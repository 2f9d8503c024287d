import type { ExtraKinds, ExtraRefunds, MailExtraWords } from "#languages/zh-TW/mail/mail-extras.ts";

export const mailExtras: MailExtraWords = {
  extras_added: {
    subject: (lodging, order_doc) => `${lodging}: extras added to your booking ${order_doc}`,
    heading: "Added to your booking",
    lead: "Your extras have been added to your booking. Here are the details.",
    held: (amount, moment) =>
      `We’re holding them until ${moment}. Please pay ${amount} by then; otherwise they’ll be removed, and your room stays booked as before.`,
  },
  extras_returned: {
    subject: (lodging, order_doc) => `${lodging}: the extras in your booking ${order_doc} have changed`,
    heading: "Your extras have changed",
    lead: "What you canceled has been taken off your booking. Here is what your booking includes now.",
  },
  extras_lapsed: {
    subject: (lodging, order_doc) => `${lodging}: extras in your booking ${order_doc} weren’t paid in time`,
    heading: "Your extras were removed",
    lead: "The extras you added weren’t paid in time and have been removed. Your room stays booked as before. If you’d still like them, you can add them again on your booking page.",
  },
  rail_booked: {
    subject: (lodging, order_doc) => `${lodging}: your train tickets for booking ${order_doc}`,
    heading: "Your train tickets are booked",
    lead: (pnr) => `Your reservation code (PNR) for the high-speed rail is ${pnr}.`,
    calendar: "The attached file adds your trains to your calendar.",
  },
  rail_changed: {
    subject: (lodging, order_doc) => `${lodging}: your trains for booking ${order_doc} have changed`,
    heading: "Your trains have changed",
    lead: (pnr) => `Your new reservation code (PNR) is ${pnr}. The previous one is no longer valid.`,
    calendar: "The attached file updates the trains in your calendar.",
  },
  rail_kept: {
    subject: (lodging, order_doc) => `${lodging}: your train tickets for booking ${order_doc} stay as they were`,
    heading: "Your train tickets stay as they were",
    lead: "The railway couldn’t change or refund your tickets. They remain valid as they are.",
  },
  staff_extras: {
    subject: (order_doc, name) => `Extras changed ${order_doc}: ${name}`,
    heading: "A guest has changed the extras of a booking",
    lead: "The extras of this booking have changed. This is what it includes now.",
  },
};

export const extraKinds: ExtraKinds = {
  extras_added: "Extras added",
  extras_returned: "Extras changed",
  extras_lapsed: "Extras not paid in time",
  rail_booked: "Train tickets booked",
  rail_changed: "Trains changed",
  rail_kept: "Train tickets unchanged",
  staff_extras: "To the property: extras changed",
};

/** Why money goes back. */
export const extraRefunds: ExtraRefunds = {
  rail_failed: "The railway couldn’t book your train tickets. Your room is booked as before.",
  rail_returned: "Your train tickets have been returned. We’re refunding what they cost, less the railway’s fee.",
  extras_returned: "You’ve canceled an extra in your booking.",
};
