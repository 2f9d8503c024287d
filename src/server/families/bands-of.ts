import type { Band } from "#rules/guests/guest-bands.ts";
import type { StoredRate } from "#server/database/tables/hotel.ts";

/** Lines that are charged when booking; the others are only shown. */
export const bandsOf = (rates: readonly StoredRate[]): Band[] =>
  rates.flatMap(({ kind, least_age = 0, most_age = 0, ...band }) =>
    kind === undefined ? [] : [{ kind, least_age, most_age, ...band }],
  );
