import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/hotel.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readFilledLists } from "#server/content/read-filled-lists.ts";
import { findMenu } from "#server/hotel/hotel-store.ts";

export async function getFrame(
  input: HandlerInput<typeof contract.getFrame>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getFrame>> {
  return context.query(async (query) => {
    const menu = await findMenu(query, context.hotel.hotel_id, input.query.menu_code);
    return { menu_items: menu?.menu_items ?? null, ...(await readFilledLists(query, context)) };
  });
}
