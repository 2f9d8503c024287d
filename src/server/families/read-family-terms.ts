import { GUEST_WORDS } from "#languages/languages.ts";
import type { Band, FamilyTerms } from "#rules/guests/guest-bands.ts";
import { LANGUAGES, type Texts } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import type { StoredRate } from "#server/database/tables/hotel.ts";
import { findFamilyTerms } from "#server/families/family-store.ts";

/** A cot is called the same at every lodging. */
const COT: Texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, GUEST_WORDS[lang].cot]));

/** Lines that are charged when booking; the others are only shown. */
const bandsOf = (rates: readonly StoredRate[]): Band[] =>
  rates.flatMap(({ kind, least_age = 0, most_age = 0, price, label }) =>
    kind === undefined ? [] : [{ kind, least_age, most_age, price, label }],
  );

export type Family = FamilyTerms & { cots: number };

export async function readFamilyTerms(query: Query, hotel_id: number): Promise<Family> {
  const { rates, cots, cot_price } = (await findFamilyTerms(query, hotel_id)) ?? { rates: [], cots: 0, cot_price: 0 };
  return { bands: bandsOf(rates ?? []), cot: { price: cot_price, label: COT }, cots };
}
