import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { Shown } from "../parts/shown.ts";

const LONGEST = 160;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** A value in a list of changes: as text, shortened; of lists how many there are. */
export function shownValue(value: unknown, words: SiteContentWords, shown: Shown): string {
  if (value === null || value === undefined || value === "") return words.empty_value;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each !== "object");
    if (!isPlain || value.length === 0) return words.pieces(value.length);
    // A place on the map is written alike everywhere.
    const text = value.every((each) => typeof each === "number") ? value.join(", ") : shown.list(value.map(String));
    return text.slice(0, LONGEST);
  }
  if (typeof value === "object") return words.changed_value;
  if (typeof value === "string" && INSTANT.test(value)) return shown.time(Date.parse(value) / 1000);
  const text = String(value)
    .replace(/<[^<>]*>/g, " ")
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
