import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/content.ts";
import { findPromotionTypes } from "#server/content/content-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function listPromotionTypes(
  input: HandlerInput<typeof contract.listPromotionTypes>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.listPromotionTypes>> {
  const { del } = input.query;
  const rows = await context.query((query) => findPromotionTypes(query, context.hotel.hotel_id, del));
  return rows.map(({ promotion_type_id, topic_key, topic_detail }) => ({ promotion_type_id, topic_key, topic_detail }));
}
