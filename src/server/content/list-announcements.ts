import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/content.ts";
import { showPromotion } from "#server/content/active-promotions.ts";
import { listActiveNews } from "#server/content/content-store.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function listAnnouncements(
  _input: HandlerInput<typeof contract.listAnnouncements>,
  context: RequestContext,
): Promise<contract.Promotion[]> {
  const rows = await context.query((query) => listActiveNews(query, context.hotel.hotel_id, context.now));
  return rows.map((row) => showPromotion(row, context));
}
