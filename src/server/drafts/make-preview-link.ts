import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { pageAddress } from "#rules/site/address.ts";
import type { Language } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { previewToken } from "#server/drafts/preview-token.ts";
import { readDraft } from "#server/drafts/read-draft.ts";

/** Changes nothing: whoever may write the draft may show it. */
export async function makePreviewLink(
  _input: unknown,
  { hotel, now, query, secrets, product, originOf }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.makePreviewLink>> {
  const { token, expires_at } = previewToken(secrets, hotel.hotel_id, now);
  const { after } = await query((query) => readDraft(query, hotel.hotel_id));
  const langs = after.find(({ record }) => record === "site")!.fields.support_lang as Language[];
  const addressIn = (lang: Language) => `${originOf(hotel.domain)}/preview/${token}${pageAddress(product, lang, "/")}`;
  return {
    url: addressIn(hotel.main_lang),
    by_lang: Object.fromEntries(langs.map((lang) => [lang, addressIn(lang)])),
    expires_timestamp: Math.floor(expires_at.getTime() / 1000),
  };
}
