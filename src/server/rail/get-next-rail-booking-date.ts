import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { lastSaleDay } from "#rules/rail/rail-package.ts";
import { railDay } from "#rules/rail/stations.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { keptRail } from "#server/rail/read-rail-terms.ts";

export async function getNextRailBookingDate(
  _input: HandlerInput<typeof contract.getNextRailBookingDate>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getNextRailBookingDate>> {
  const rail = await keptRail(context);
  // Trains can be looked up, and nobody sells them here.
  if (!rail.sale) throw new Refusal("RAIL_NOT_OFFERED");
  return { next_avail_booking_date: lastSaleDay(railDay(context.now)) };
}
