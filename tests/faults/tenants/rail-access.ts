/** How each actor makes the calls about train tickets. The lodging of the matrix sells none, and says so to everyone. */
import type { Access, Actor, Ids } from "#tests/faults/tenants/access-table.ts";

const RIDE = { depart_station: "1000", arrive_station: "1070" };
const reported = "RAIL_NOT_OFFERED";

const rides = (date: string) => [{ date, number: "813", ...RIDE, train_class: "standard" }];

/** Tickets are found by their number and the e-mail address they were reserved with. These do not exist, so every caller gets the same refusal. */
const tickets = ({ domain }: Ids, ids: Ids, actor: Actor) => ({
  body: {
    domain,
    booking_number: "R1234567890",
    booker_email: actor === "a guest with the right contact" ? ids.email : "somebody.else@example.com",
  },
});
const unknown = { reported: "RAIL_UNAVAILABLE", refused: "RAIL_UNAVAILABLE" };

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
  reserveTrain: {
    ask: ({ domain }, _ids, _actor, { check_in_day, check_out_day, booker_email, booker_phone }) => ({
      body: {
        domain,
        check_in_day,
        check_out_day,
        booker_email,
        booker_phone,
        rides: rides(check_in_day),
        adult_count: 1,
      },
    }),
    reported,
  },
  bookTrain: { ask: tickets, ...unknown },
  changeTrainReservation: {
    ask: (own, ids, actor, body) => ({ body: { ...tickets(own, ids, actor).body, rides: rides(body.check_in_day) } }),
    ...unknown,
  },
  updateTrainReservation: { ask: tickets, ...unknown },
  refundRail: { ask: tickets, ...unknown },
  refundReservedRail: {
    ask: (own, ids, actor) => ({ body: { ...tickets(own, ids, actor).body, pnr: "12345678" } }),
    ...unknown,
  },
};
