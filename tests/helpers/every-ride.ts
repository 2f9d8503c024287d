/** The requests of a guest who comes by train. */
import type { MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import type { CallRequest } from "#tests/helpers/every-person.ts";

/** The lodging's station is Zuoying; `day` counts from today. */
export function railRequests({ domain }: MadeHotel, day: (ahead: number) => string): CallRequest[] {
  const get = (call: string, query = "") => ({ call, address: `${call}?domain=${domain}${query && `&${query}`}` });
  const ride = `date=${day(3)}&depart_station=1000&arrive_station=1070`;
  return [
    get("/api/xtra/rail/train_availability", `${ride}&time=09:00`),
    get("/api/xtra/rail/next_avail_booking_date"),
    get("/api/xtra/rail/query_trial_fare", ride),
  ];
}
