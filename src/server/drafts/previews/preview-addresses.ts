import { pageAddress } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { findVersion } from "#server/drafts/version-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** The home page of a preview under this token, in every language that the draft or the version has. */
export async function previewAddresses(
  { hotel, query, product, originOf }: RequestContext,
  token: string,
  version: number,
): Promise<{ url: string; by_lang: Partial<Record<Language, string>> }> {
  const content = await query(async (query) => {
    if (version === 0) return (await readDraft(query, hotel.hotel_id)).after;
    const found = await findVersion(query, hotel.hotel_id, version);
    if (!found) throw new Refusal("NOT_FOUND", ["version"]);
    return found.content;
  });
  const langs = content.find(({ record }) => record === "site")!.fields.support_lang as Language[];
  const addressIn = (lang: Language) => `${originOf(hotel.domain)}/preview/${token}${pageAddress(product, lang, "/")}`;
  return {
    url: addressIn(hotel.main_lang),
    by_lang: Object.fromEntries(langs.map((lang) => [lang, addressIn(lang)])),
  };
}
