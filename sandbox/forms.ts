/** Forms and times as the vendors write them. */
export const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };

export const readForm = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export const writeForm = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();

/** Whole units of a currency. */
export function readAmount(given: unknown): number | null {
  return /^(?:0|[1-9]\d{0,8})$/.test(String(given)) ? Number(given) : null;
}

/** Taiwan's clocks are eight hours ahead, all year. */
const AHEAD_MS = 8 * 3_600_000;

/** `2026-11-15 18:03:09` */
export const taipeiTime = (instant: Date): string =>
  new Date(instant.getTime() + AHEAD_MS).toISOString().replace("T", " ").slice(0, 19);

/** The instant of such a text, with dashes or slashes; a day alone is over in its last second. */
export function fromTaipei(text: string): Date | null {
  const [, year, month, day, time = "23:59:59"] =
    /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text) ?? [];
  const instant = new Date(`${year}-${month}-${day}T${time}+08:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
