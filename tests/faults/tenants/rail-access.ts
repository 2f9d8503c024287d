/** How each actor makes the calls about train tickets. The lodging of the matrix sells none, and says so to everyone. */
import type { Access } from "#tests/faults/tenants/access-table.ts";

const RIDE = { depart_station: "1000", arrive_station: "1070" };
const reported = "RAIL_NOT_OFFERED";

export const RAIL_ACCESS: Record<string, Access> = {
  searchTrains: {
    ask: ({ domain }, _ids, _actor, body) => ({ query: { domain, date: body.check_in_day, ...RIDE } }),
    reported,
  },
  getNextRailBookingDate: { ask: ({ domain }) => ({ query: { domain } }), reported },
  getTrialFares: {
    ask: ({ domain }, _ids, _actor, body) => ({ query: { domain, date: body.check_in_day, ...RIDE } }),
    reported,
  },
};
