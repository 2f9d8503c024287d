import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { rideFare, TRAIN_CLASSES } from "#rules/rail/fares.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { openRail } from "#server/rail/read-rail-terms.ts";

/** From our own table: a price is shown before the railway is asked for anything. */
export async function getTrialFares(
  { query: { date, depart_station, arrive_station } }: HandlerInput<typeof contract.getTrialFares>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getTrialFares>> {
  await context.query((query) => openRail(query, context));
  if (depart_station === arrive_station) throw new Refusal("RAIL_STATION", ["arrive_station"]);
  return TRAIN_CLASSES.map((train_class) => ({
    train_class,
    depart_station,
    arrive_station,
    ...rideFare(date, depart_station, arrive_station, train_class)!,
  }));
}
