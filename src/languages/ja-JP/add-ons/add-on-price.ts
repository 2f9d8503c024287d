/** What one of an add-on's price is for, in the booking flow and on the order's page. */
import type { addOnPer as master } from "#languages/zh-TW/add-ons/add-on-price.ts";

export const addOnPer: typeof master = {
  piece: (unit) => `1${unit || "点"}あたり`,
  person: "お一人様あたり",
  night: (unit) => `1${unit || "点"}・1泊あたり`,
  stay: (unit) => `1${unit || "点"}・ご滞在中いっぱい`,
};

export const addOnFree = "無料";
