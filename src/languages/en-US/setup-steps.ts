import type { SetupStepWords } from "#languages/zh-TW/setup-steps.ts";

export const setupSteps: SetupStepWords = {
  steps: {
    basics: "Basics",
    rooms: "Rooms",
    pictures: "Photos",
    prices: "Rates",
    policy: "Cancellation",
    payment: "Getting paid",
    texts: "Texts",
    design: "Design",
    address: "Address and email",
  },
  missing: {
    contact: () => "Add a phone number or an email address so guests can reach you.",
    street_address: () => "Add the address.",
    times: () => "Add check-in and check-out times.",
    no_rooms: () => "Add your first room type.",
    room_units: (what) => `Room types without a number of rooms: ${what}`,
    banner: () => "Add a large photo for the home page.",
    room_photos: (what) => `Room types without a photo: ${what}`,
    picture_texts: (what) => `Photos without a description: ${what}`,
    no_prices: () => "Set your first rate.",
    unpriced_rooms: (what) => `No rates yet, so guests can’t book: ${what}`,
    prices_end: (what) => `There are no rates from ${what} on. A full year is best.`,
    strict_policy: () =>
      "Your cancellation policy or deposit is stricter than Taiwan’s standard contract. Bring it within the contract, or leave it so on purpose.",
    no_pay_way: () => "Choose at least one way to be paid.",
    only_tests: () =>
      "Your only ways to pay are online payments that are still tests, so guests can’t pay. Offer a bank transfer or payment at the property, or enter your live keys and pass their test.",
    test_payments: () =>
      "Online payments are still tests, so guests don’t see them and pay in the other ways. They are offered once your live keys have passed their test.",
    demo_payments: () => "This is a demonstration: its payments are tests, and guests are told so.",
    introduction: () => "Introduce your place in a few sentences.",
    legal_texts: () => "Write your booking policy and your notes for guests.",
    names: (what) => `Required names that are empty: ${what}`,
    contrast: () => "Your own color is hard to read in this theme. Pick another one, or use the theme’s own.",
    heavy_page: (what) =>
      `On a phone, the home page loads ${what} of photos; below 3 MB it opens quickly. Use fewer large photos.`,
    heavy_desktop: (what) =>
      `On a computer, the home page loads ${what} of photos; below 5 MB it opens quickly. Use fewer large photos.`,
    own_domain: () => "Connect your own domain, or keep the address we gave you.",
    mail_sender: () => "Add an email address so guests can reply to you.",
  },
  required: "Required",
  wanted: "Recommended",
  minutes: (text) => `About ${text} min`,
  left: "Fine as it is",
  done: "Done",
  todo: "To do",
  fix: "Go there",
  soon: "This screen is coming soon.",
};
