/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "Places",
  room_count: "Places",
  room_size: "Size",
  view_room: "View this place",
  room_facilities: "What’s here",
  other_rooms: "Other places to stay",
  whole_house: "Whole campsite",
  rooms_included: "Places included",
  ask_to_book_text: "Tell us your dates and the number of guests, and we’ll reserve your place.",
  room_photos: "Photos of this place",
  menu_titles: {
    rooms: "Places to stay",
  },
  refusals: {
    ROOM_SOLD_OUT: "This kind of place is sold out",
    NOT_ENOUGH_ROOMS: "Not enough places",
    ENTIRE_RENT_ALONE: "The whole campsite can’t be booked together with individual places.",
    TOO_MANY_GUESTS: "These places don’t sleep that many guests. Please add a place or change the number of guests.",
    COT_UNAVAILABLE:
      "There’s no cot left for these nights, or no space for one where you’d stay. Cots are for children up to age 3.",
    ON_REQUEST: "Your group needs an extra bed, which we have to confirm first. Please contact us, or add a place.",
  },
  cancel_rule: {
    amount: (amount, percent) => `${amount} (${percent}% of the accommodation price)`,
  },
  cancel_terms: {
    fee_always: (percent) => `Whenever you cancel, ${percent}% of the accommodation price is charged.`,
    fee_from: (days, percent) =>
      days === 1
        ? `From the day before arrival, ${percent}% of the accommodation price is charged.`
        : `From ${days} days before arrival, ${percent}% of the accommodation price is charged.`,
    fee_on_arrival: (percent) => `On the day of arrival, ${percent}% of the accommodation price is charged.`,
  },
  rooms_excluded: "Places not included",
  promotion_rooms: "Places",
  code_terms: {
    minimum_spend: (amount) => `For an accommodation total of ${amount} or more`,
  },
  coupon_refused: {
    minimum_spend: (code, amount) => `The code “${code}” needs an accommodation total of at least ${amount}.`,
  },
  room_page: {
    book: "Book this place",
    all_facilities: (count) => `All ${count} amenities here`,
  },
  by_room: "By place",
  house_or_rooms:
    "Book the whole campsite, and you’ll be our only guests. It can’t be combined with individual places.",
  rooms_tonight: "Places tonight",
};

export const consent: Variation<ConsentWords> = {};
