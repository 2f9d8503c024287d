import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio/translations.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { listTerms } from "#server/translations/translation-store.ts";

export async function listGlossary(
  _input: unknown,
  { hotel: { hotel_id }, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listGlossary>> {
  return { terms: await query((query) => listTerms(query, hotel_id)) };
}
