import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";

const LONGEST = 160;

/** A value in a list of changes: as text, shortened; of lists how many there are. */
export function shownValue(value: unknown, words: SiteContentWords): string {
  if (value === null || value === undefined || value === "") return words.empty_value;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each !== "object");
    return isPlain && value.length > 0 ? value.join(", ").slice(0, LONGEST) : words.pieces(value.length);
  }
  if (typeof value === "object") return words.changed_value;
  const text = String(value)
    .replace(/<[^<>]*>/g, " ")
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
