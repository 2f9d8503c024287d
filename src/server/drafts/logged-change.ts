import type { FieldName } from "#rules/content/site-content.ts";

/** Longer values are in the versions, where they can be compared. */
const SHORT = 120;

const isShort = (value: unknown) => JSON.stringify(value ?? null).length <= SHORT;

/** A change of content as the log keeps it. */
export function loggedChange(name: FieldName, before: unknown, after: unknown): object {
  return { ...name, ...(isShort(before) && isShort(after) ? { before, after } : {}) };
}
