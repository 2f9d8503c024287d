import { signUp } from "#languages/en-US/sign-up.ts";
import type { BasicsWords } from "#languages/zh-TW/studio/basics.ts";

export const words: BasicsWords = {
  lodging_facts: {
    kinds: signUp.kinds,
    regions: {
      Asia: "Asia",
      Europe: "Europe",
      America: "Americas",
      Australia: "Australia",
      Pacific: "Pacific",
      Africa: "Africa",
      Atlantic: "Atlantic",
      Indian: "Indian Ocean",
    },
    title: "Kind, country and time zone",
    hint: "Changes here apply at once, without publishing. You can undo them for ten minutes.",
    kind: "Kind of property",
    country: "Country or region",
    timezone: "Time zone",
    zone_hint: "Type a city or the name of a time zone.",
    nothing_found: "No such time zone",
    choose: "Please choose",
    currency: (currency) => `Currency: ${currency}`,
    to_payment: "Change it under Payments and policies",
    colours: "Colors from your logo: choose them under Design",
    preview: "Make these changes?",
    from_to: (before, after) => `${before} → ${after}`,
    not_said: "not set",
    kind_means:
      "Your website describes itself as the new kind, and Design suggests layouts for it. Your layout doesn’t change.",
    country_means: "The booking form’s usual country and phone prefix change with it. Currency and time zone don’t.",
    zone_means: "“Today”, opening times, scheduled publishing and reminder emails follow the new time zone.",
    zone_today: (before, after) => `Your property’s “today” changes from ${before} to ${after}.`,
    zone_orders: (orders) =>
      orders === 1
        ? "1 booking is still to come. Its dates don’t change, but its free-cancellation deadline follows the new time zone."
        : `${orders} bookings are still to come. Their dates don’t change, but free-cancellation deadlines follow the new time zone.`,
    save: "Save",
    saved: "Saved. It applies now.",
    last: "Kind, country or time zone changed",
    may_not: "An owner or a manager can change these.",
  },
  rail: {
    title: "Train tickets",
    hint: "Guests can buy high-speed rail tickets with their room. Shown if your prices are in New Taiwan dollars and guests can pay in full by card or bank transfer.",
    sells: "Sell train tickets with rooms",
    none: "Not chosen yet",
    round_trip_only: "Round trips only",
    as_guests: "One ticket for every guest",
  },
};
