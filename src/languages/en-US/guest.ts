import type { GuestWords } from "#languages/zh-TW/guest.ts";

export const guest: GuestWords = {
  phone: {
    country: (name, code) => `Country or region: ${name} +${code}`,
    title: "Country or region",
    search: "Search by name or code",
    none: "No country or region matches.",
    close: "Close",
    short: (country) => `${country}: this number is too short. Please check it.`,
    long: (country) => `${country}: this number is too long. Please check it.`,
    wrong: (country) => `${country}: this is not a phone number there. Check it, or choose another country.`,
  },
  questions: {
    residence: "Country of residence",
    choose: "Choose",
    residence_needed: "Choose the country you live in.",
    arrival_time: "Expected arrival",
    arrival_unknown: "I don’t know yet",
  },
  currency: {
    label: "Show prices also in",
    only: (sign) => `${sign} only`,
    about: (amount) => `about ${amount}`,
    note: (sign, date, source, own) =>
      `Prices in ${sign} are approximate, at the rate of ${date} (${source}). You’ll be charged in ${own}.`,
  },
  offer: {
    text: "View this page in English",
    close: "Close",
  },
  cot: "Cot",
  meals: { breakfast: "breakfast", lunch: "lunch", dinner: "dinner" },
  with_meals: (label, meals) => `${label}, with ${meals}`,
  rate_meal: (name, amount) => `${name} +${amount}`,
  rate_on_request: "please ask us first",
  /** Who sleeps in one room, one after another. */
  room_adults: (count) => `${count} ${count === 1 ? "adult" : "adults"}`,
  room_child: (age) => (age === 0 ? "child under 1" : `child aged ${age}`),
  room_cots: (count) => `${count} ${count === 1 ? "cot" : "cots"}`,
  room_and: (one, other) => `${one}, ${other}`,
};
