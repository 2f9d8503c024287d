/** A guest who comes by train: reserves, orders, pays, and looks what has become of the tickets. */
import { reserveTrain } from "#contract/rail.ts";
import { findReservation } from "#server/rail/rail-store.ts";
import { reconcileRail } from "#server/rail/reconcile-rail.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { type Lodging, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { BY_RAIL, railBody, type RailBody } from "#tests/lodgings/rail.ts";
import { PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { railOf } from "../../sandbox/rail.ts";

export type RailGuest = Awaited<ReturnType<typeof openRailGuest>>;

/** At a lodging of its own, near Zuoying, with a railway that has no faults yet. */
export async function openRailGuest(paying: PayingWorld, rooms = 3) {
  paying.startAgain();
  const { world } = paying;
  const lodging: Lodging = await openLodging(world.database, {
    from: PAYING_DAY,
    info: { ...BY_RAIL, email: "inn@example.com" },
    rooms: [{ capacity: rooms }],
  });
  const { hotel_id, domain } = lodging;
  const booker = bookerOf(world, lodging);
  const rail = railOf(paying.bank);
  rail.faults.length = 0;
  const api = (key?: string) => world.apiOf(domain, "en-US", key ? { idempotencyKey: key } : {});
  const order = (over: Partial<OrderBody> & { nights?: number } = {}): OrderBody =>
    lodging.body([[0, 0, 1]], { pay_way: "credit_card", adults_count: 1, children_count: 1, ...over });
  const stored = (booking_number: string) =>
    world.database.forHotel(hotel_id, (query) => findReservation(query, hotel_id, booking_number));

  /** Seats enough, whatever was drawn. */
  function openSeats({ rides }: Pick<RailBody, "rides">): void {
    for (const { date, number, train_class } of rides) rail.books.setSeats(date, number, train_class, 30);
  }

  function reserve(body: RailBody) {
    openSeats(body);
    return api()(reserveTrain, { body });
  }

  return {
    lodging,
    booker,
    rail,
    api,
    order,
    openSeats,
    reserve,
    stored,
    stateOf: async (booking_number: string) => (await stored(booking_number))!.state,
    /** An order with tickets, paid; not yet requested of the railway. */
    async paid() {
      const body = order();
      const reserved = await reserve(railBody(body));
      const booked = await booker.book({ ...body, rail_item_list: [{ booking_number: reserved.booking_number }] });
      await booker.pay(booked, booked.view.pay_amount);
      return { ...reserved, ...booked, body };
    },
    /** What shows whose tickets they are. */
    own: ({ booking_number, body }: { booking_number: string; body: OrderBody }) => ({
      domain,
      booking_number,
      booker_email: body.booker_email,
    }),
    reconcile: () => reconcileRail(world.dependencies, paying.now),
  };
}

/** Of the same price, an hour or so later. */
export const otherTrains = (body: OrderBody): RailBody["rides"] =>
  railBody(body).rides.map((ride) => ({ ...ride, number: ride.number === "813" ? "815" : "824" }));
