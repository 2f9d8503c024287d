import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/setup.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { cancelTerms } from "#rules/orders/cancel-terms.ts";
import { pageAddress } from "#rules/site/address.ts";
import { canGoLive } from "#rules/site/go-live.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readDefaultSteps } from "#server/refund-policies/read-policies.ts";
import { readSetup } from "#server/setup/read-setup.ts";

export async function getSetup(
  _input: HandlerInput<typeof contract.getSetup>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.getSetup>> {
  const { hotel, lang, query, originOf, product } = context;
  const { steps, cancellation } = await query(async (query) => ({
    steps: await readSetup(query, context),
    cancellation: await readDefaultSteps(query, hotel.hotel_id),
  }));
  return {
    is_live: hotel.status === 1 && hotel.website_exist,
    can_go_live: canGoLive(steps),
    minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
    site: originOf(hotel.domain) + pageAddress(product, hotel.main_lang, "/"),
    cancellation: cancelTerms(cancellation, lodgingWords(lang, hotel.kind).interface.cancel_terms),
    steps,
  };
}
