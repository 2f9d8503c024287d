/** Whether a lodging sells train tickets with its rooms at present. */
import { type ApiClient, CallRefused } from "#contract/client.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import { getNextRailBookingDate } from "#contract/rail.ts";
import { isPayOptionOffered } from "#rules/payments/deposit.ts";
import type { PackageTerms } from "#rules/rail/rail-package.ts";
import { railDay } from "#rules/rail/stations.ts";
import type { PayWayOption } from "#web/booking/booking-data.ts";

export type RailOffer = PackageTerms & {
  /** By the railway's clock. */
  today: string;
  /** The last day of travel on sale. */
  lastDay: string;
};

type Visit = { api: ApiClient; domain: string; now: Date };

/** Null: it sells none. */
export async function findRailOffer({ info }: HotelInfo, { api, domain, now }: Visit): Promise<RailOffer | null> {
  const { thsr_support_on, thsr_station, thsr_terms } = info;
  if (thsr_support_on !== 1 || thsr_station === null) return null;
  try {
    const { next_avail_booking_date: lastDay } = await api(getNextRailBookingDate, { query: { domain } });
    return { station: thsr_station, ...thsr_terms, today: railDay(now), lastDay };
  } catch (error) {
    if (error instanceof CallRefused && error.status !== 500) return null;
    throw error;
  }
}

/** An order with tickets is paid at once and in full: where that is not possible, none are offered. */
export function railForBooking(
  hotel: HotelInfo,
  visit: Visit,
  ways: readonly PayWayOption[],
): Promise<RailOffer | null> | null {
  const isPayable = isPayOptionOffered("all", hotel) && ways.some(({ kind }) => kind !== "arrival");
  return isPayable ? findRailOffer(hotel, visit) : null;
}
