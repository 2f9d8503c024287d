import { GUEST_WORDS } from "#languages/languages.ts";
import type { FamilyTerms } from "#rules/guests/guest-bands.ts";
import { LANGUAGES, type Texts } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { bandsOf } from "#server/families/bands-of.ts";
import { findFamilyTerms } from "#server/families/family-store.ts";

/** A cot is called the same at every lodging. */
const COT: Texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, GUEST_WORDS[lang].cot]));

export type Family = FamilyTerms & { cots: number };

export async function readFamilyTerms(query: Query, hotel_id: number): Promise<Family> {
  const { rates, cots, cot_price } = (await findFamilyTerms(query, hotel_id)) ?? { rates: [], cots: 0, cot_price: 0 };
  return { bands: bandsOf(rates ?? []), cot: { price: cot_price, label: COT }, cots };
}
