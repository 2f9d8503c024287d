import type { StayMailWords } from "#languages/zh-TW/mail/mail-stays.ts";

export const stayMails: StayMailWords = {
  before_arrival: {
    subject: (lodging, day) => `${lodging}: see you on ${day}`,
    heading: "See you in three days",
    lead: (lodging, day) => `Your stay at ${lodging} begins on ${day}. Here is what you need before you set out.`,
  },
  arrival_day: {
    subject: (lodging) => `${lodging}: we look forward to seeing you today`,
    heading: "See you today",
    lead: (lodging, time) =>
      `Check-in at ${lodging} begins at ${time} today. We wish you a safe journey and look forward to welcoming you.`,
  },
  after_stay: {
    subject: (lodging) => `${lodging}: thank you for staying with us`,
    heading: "Thank you for your stay",
    lead: (lodging) => `Thank you for staying at ${lodging}. We hope you slept well and had a good journey home.`,
    feedback: "If anything fell short, or something of yours stayed behind, just reply to this email.",
    again: "We would be glad to welcome you back.",
  },
  other_order: "Your other booking for these dates",
  place: {
    title: "Getting here",
    map: "Open in Maps",
    directions: "Directions",
    late: (time) => `If you expect to arrive after ${time}, please let us know in advance.`,
  },
  labels: {
    order_code: "Booking code",
    latest_check_in: "Latest check-in",
    payment: "Payment",
  },
  buttons: {
    next_stay: "Book your next stay",
  },
  kinds: {
    before_arrival: "Three days before arrival",
    arrival_day: "Arrival day",
    after_stay: "Thank you after the stay",
  },
};
