import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { previewToken } from "#server/drafts/preview-token.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { findVersion } from "#server/drafts/version-store.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** Changes nothing: whoever may write the draft may show it, and what was public once. */
export async function makePreviewLink(
  { body: { version = 0 } }: HandlerInput<typeof contract.makePreviewLink>,
  { hotel, now, query, secrets, product, originOf }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.makePreviewLink>> {
  const { token, expires_at } = previewToken(secrets, { hotel_id: hotel.hotel_id, version }, now);
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
    expires_timestamp: Math.floor(expires_at.getTime() / 1000),
  };
}
