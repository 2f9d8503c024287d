/** What one of an add-on's price is for, in the booking flow and on the order's page. */
import type { addOnPer as master } from "#languages/zh-TW/add-ons/add-on-price.ts";

export const addOnPer: typeof master = {
  piece: (unit) => (unit ? `per ${unit}` : "each"),
  person: "per person",
  night: (unit) => (unit ? `per ${unit} per night` : "per night"),
  stay: (unit) => (unit ? `per ${unit} for the whole stay` : "for the whole stay"),
};

export const addOnFree = "Free";
