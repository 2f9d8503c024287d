import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rail.ts";
import { TRAIN_CLASSES } from "#rules/rail/fares.ts";
import { departureAt, isOnSale, lastSaleDay } from "#rules/rail/rail-package.ts";
import { railDay } from "#rules/rail/stations.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { askRail } from "#server/rail/ask-rail.ts";
import { openRail } from "#server/rail/read-rail-terms.ts";

/** Trains that can still be bought, the earliest first; those without a seat too, so that a guest sees they are full. */
export async function searchTrains(
  { query: { date, depart_station, arrive_station, time } }: HandlerInput<typeof contract.searchTrains>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.searchTrains>> {
  const { rail, terms } = await context.query((query) => openRail(query, context));
  if (depart_station === arrive_station || ![depart_station, arrive_station].includes(terms.station))
    throw new Refusal("RAIL_STATION", ["depart_station", "arrive_station"]);
  const today = railDay(context.now);
  if (date < today || date > lastSaleDay(today)) throw new Refusal("RAIL_NOT_ON_SALE", ["date"]);
  const trains = await askRail(rail.trains(date, depart_station, arrive_station));
  return trains
    .filter(({ departs }) => departs >= time && isOnSale(departureAt(date, departs), context.now))
    .toSorted((a, b) => (a.departs < b.departs ? -1 : 1))
    .flatMap(({ number, departs, arrives, seats }) =>
      TRAIN_CLASSES.map((train_class) => ({
        number,
        departure_date: date,
        departure_time: departs,
        destination_date: date,
        destination_time: arrives,
        train_class,
        seats: Math.max(0, seats[train_class]),
      })),
    );
}
