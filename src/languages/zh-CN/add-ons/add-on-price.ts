/** What one of an add-on's price is for, in the booking flow and on the order's page. */
import type { addOnPer as master } from "#languages/zh-TW/add-ons/add-on-price.ts";

export const addOnPer: typeof master = {
  piece: (unit) => `每${unit || "份"}`,
  person: "每人",
  night: (unit) => `每${unit || "份"}每晚`,
  stay: (unit) => `每${unit || "份"}，整个住宿期间`,
};

export const addOnFree = "免费";
