import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/setup.ts";
import { pageAddress } from "#rules/site/address.ts";
import { canGoLive } from "#rules/site/go-live.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readSetup } from "#server/setup/read-setup.ts";

export async function getSetup(
  _input: HandlerInput<typeof contract.getSetup>,
  { hotel, now, query, originOf, product }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.getSetup>> {
  const steps = await query((query) => readSetup(query, hotel, now));
  return {
    is_live: hotel.status === 1 && hotel.website_exist,
    can_go_live: canGoLive(steps),
    minutes: steps.reduce((sum, { minutes }) => sum + minutes, 0),
    site: originOf(hotel.domain) + pageAddress(product, hotel.main_lang, "/"),
    steps,
  };
}
