/** Whether and how a lodging sells rail tickets with its rooms. */
import { STATION_IDS, type StationId } from "#rules/rail/stations.ts";
import type { PackageTerms } from "#rules/rail/rail-package.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RailProvider } from "#server/rail/rail-provider.ts";

const READ: Statement = {
  name: "rail_terms",
  text: `select info -> 'thsr_support_on' as support, info ->> 'thsr_station' as station, info -> 'thsr_terms' as terms
    from hotel_site where hotel_id = $1`,
};

type Row = {
  support: number | null;
  station: string | null;
  terms: Partial<Pick<PackageTerms, "round_trip_only" | "as_guests">> | null;
};

/** null: it sells none. Fares are New Taiwan dollars, and so must be its prices. */
async function findRailTerms(
  query: Query,
  { hotel_id, currency }: { hotel_id: number; currency: string },
): Promise<PackageTerms | null> {
  const [row] = await query.run<Row>(READ, [hotel_id]);
  if (row?.support !== 1 || currency !== "TWD" || !STATION_IDS.some((id) => id === row.station)) return null;
  const { round_trip_only = false, as_guests = false } = row.terms ?? {};
  return { station: row.station as StationId, round_trip_only, as_guests };
}

/** The lodging's terms and the railway, or a refusal: it must be on at the lodging and set up by the operator. */
export async function openRail(
  query: Query,
  context: Pick<RequestContext, "hotel" | "rail">,
  fields: string[] = [],
): Promise<{ terms: PackageTerms; rail: RailProvider }> {
  const terms = await findRailTerms(query, context.hotel);
  if (!terms || !context.rail) throw new Refusal("RAIL_NOT_OFFERED", fields);
  return { terms, rail: context.rail };
}

/** The same as of the lodging's last change: for what is asked on every booking page, and sells nothing. */
export async function keptRail(
  context: Pick<RequestContext, "hotel" | "rail" | "query" | "keep">,
): Promise<RailProvider> {
  const { hotel, rail } = context;
  const read = () => context.query(async (query) => ({ terms: await findRailTerms(query, hotel) }));
  const kept = await context.keep("rail terms", read, () => 200);
  if (!kept.terms || !rail) throw new Refusal("RAIL_NOT_OFFERED");
  return rail;
}
