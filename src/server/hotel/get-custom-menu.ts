import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/hotel.ts";
import { findMenu } from "#server/hotel/hotel-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function getCustomMenu(
  input: HandlerInput<typeof contract.getCustomMenu>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getCustomMenu>> {
  const { menu_code } = input.query;
  const found = await context.query((query) => findMenu(query, context.hotel.hotel_id, menu_code));
  if (!found) throw new Refusal("NOT_FOUND", ["menu_code"]);
  return { id: found.id, platform_id: found.hotel_id, menu_code: found.menu_code, menu_items: found.menu_items };
}
