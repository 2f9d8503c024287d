/** Every way a call says no. The words stand in languages/, the HTTP status in server/refusal.ts. */
export const REFUSALS = [
  "INVALID_INPUT",
  "HOTEL_NOT_FOUND",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "BODY_TOO_LARGE",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
] as const;

export type RefusalCode = (typeof REFUSALS)[number];
