import type { CallAnswer } from "#contract/call.ts";
import type { listPromotionTypes as call } from "#contract/content.ts";
import { listPromotionTypes } from "#server/content/content-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function readPromotionTypes(del: boolean, context: RequestContext): Promise<CallAnswer<typeof call>> {
  const rows = await context.query((query) => listPromotionTypes(query, context.hotel.hotel_id, del));
  return rows.map(({ promotion_type_id, topic_key, topic_detail }) => ({ promotion_type_id, topic_key, topic_detail }));
}
