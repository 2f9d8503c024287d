/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "Places",
  room_count: "Places",
  room_size: "Place size",
  view_room: "View place",
  room_facilities: "In this place",
  other_rooms: "Other places",
  rooms_included: "Places included",
  ask_to_book_text: "Tell us your dates and the number of guests, and we’ll reserve a place for you.",
  room_photos: "Place photos",
  menu_titles: {
    rooms: "Places",
  },
  refusals: {
    ROOM_SOLD_OUT: "This kind of place is sold out",
    NOT_ENOUGH_ROOMS: "Not enough places",
    ENTIRE_RENT_ALONE: "The Whole campsite can’t be booked together with single places.",
    TOO_MANY_GUESTS:
      "There are more guests than these places sleep. Please add a place or change the number of guests.",
    COT_UNAVAILABLE: "No cot is left for these nights, or the place has no space for one. For children up to 3.",
    ON_REQUEST: "Your group needs an extra bed that we confirm first. Please contact us, or add a place.",
  },
  cancel_rule: {
    amount: (amount, percent) => `${amount} (${percent}% of the price of the stay)`,
  },
  cancel_terms: {
    fee_always: (percent) => `If you cancel after booking, ${percent}% of the price of the stay is charged.`,
    fee_from: (days, percent) =>
      days === 1
        ? `From the day before arrival, ${percent}% of the price of the stay is charged.`
        : `From ${days} days before arrival, ${percent}% of the price of the stay is charged.`,
    fee_on_arrival: (percent) => `On the day of arrival, ${percent}% of the price of the stay is charged.`,
  },
  rooms_excluded: "Places not included",
  promotion_rooms: "Places",
  code_terms: {
    minimum_spend: (amount) => `From a place total of ${amount}`,
  },
  coupon_refused: {
    minimum_spend: (code, amount) => `The code “${code}” needs a place total of at least ${amount}.`,
  },
  room_page: {
    book: "Book this place",
    all_facilities: (count) => `All ${count} facilities of this place`,
  },
  by_room: "By place",
  house_or_rooms: "Book the Whole campsite and you’re our only guests. It can’t be booked together with single places.",
  rooms_tonight: "Places tonight",
};

export const consent: Variation<ConsentWords> = {};
