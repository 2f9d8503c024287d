import type { BookingResultsWords } from "#languages/zh-TW/booking-results.ts";

export const bookingResults: BookingResultsWords = {
  sort: {
    label: "Sort by",
    recommended: "Recommended",
    price: "Price, lowest first",
    size: "Size, largest first",
    apply: "Apply",
  },
  by_night: {
    open: "Price by night",
    of: (room, plan) => `: ${room}, ${plan}`,
  },
};
