/** What one of an add-on's price is for, in the booking flow and on the order's page. */
import type { addOnPer as master } from "#languages/zh-TW/add-ons/add-on-price.ts";

export const addOnPer: typeof master = {
  piece: (unit) => `1${unit || "개"}당`,
  person: "1인당",
  night: (unit) => `1${unit || "개"}·1박당`,
  stay: (unit) => `1${unit || "개"}·숙박 기간 전체`,
};

export const addOnFree = "무료";
