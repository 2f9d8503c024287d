/** The trains of one ride, or why there are none to show; the same on the server and in the browser. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { searchTrains } from "#contract/rail.ts";
import { saleOpens } from "#rules/rail/rail-package.ts";
import type { WantedRide } from "#rules/rail/rail-search.ts";

export type Train = { number: string; departure_time: string; destination_time: string; seats: number };

export type FoundTrains =
  | { is: "trains"; trains: Train[] }
  /** Not on sale before that day. */
  | { is: "not_open"; opens: string }
  | { is: "over" }
  /** The railway has no answer. */
  | { is: "busy" };

type Access = { api: ApiClient; call: typeof searchTrains; domain: string; today: string; lastDay: string };

export async function findTrains(
  { api, call, domain, today, lastDay }: Access,
  { date, depart_station, arrive_station, train_class }: Omit<WantedRide, "way">,
): Promise<FoundTrains> {
  if (date < today) return { is: "over" };
  if (date > lastDay) return { is: "not_open", opens: saleOpens(date, today) };
  try {
    const rows = await api(call, { query: { domain, date, depart_station, arrive_station } });
    return { is: "trains", trains: rows.filter((row) => row.train_class === train_class).map(trainOf) };
  } catch (error) {
    const isOver = error instanceof CallRefused && error.code === "RAIL_NOT_ON_SALE";
    return isOver ? { is: "over" } : { is: "busy" };
  }
}

const trainOf = ({ number, departure_time, destination_time, seats }: Train): Train => ({
  number,
  departure_time,
  destination_time,
  seats,
});
