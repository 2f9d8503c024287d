/** A member's stay from 11 to 13 March 2031 that costs 4210, booked on the 1st; and what the ledger says of it. */
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { PointTerms } from "#rules/money/points.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";
import type { World } from "#tests/setup/world.ts";

export const taipei = (day: string, clock = "00:00") => new Date(`2031-${day}T${clock}:00+08:00`);

type StayLodging = Parameters<typeof openLodging>[1] & { point_terms?: Partial<PointTerms> };

export async function openStay(world: World, hotel: StayLodging = {}, more: Parameters<Lodging["body"]>[1] = {}) {
  const { database } = world;
  const rooms = [{ capacity: 20, plans: [{ allow_member_price: false }] }];
  const lodging = await openLodging(database, { from: "2031-03-01", rooms, ...hotel });
  const { hotel_id } = lodging;
  const member_id = await addMember(database, hotel_id);
  const booker = bookerOf(world, lodging, await world.bearer(hotel_id, member_id));
  const booked = await booker.book(lodging.body([[0, 0, 1]], more));
  return {
    lodging,
    booker,
    booked,
    member_id,
    points: async () => (await booker.credit()).points,
    /** `kind delta`, and the last day on which they can be spent. */
    entries: async () =>
      (
        await readRows<{ entry: string }>(
          database,
          hotel_id,
          sql`select concat_ws(' ', kind, delta, to_char(expires_at at time zone 'Asia/Taipei' - interval '1 second', 'YYYY-MM-DD')) as entry
            from credit_ledger where hotel_id = ${hotel_id} and credit = 'points' order by at, delta`,
        )
      ).map(({ entry }) => entry),
  };
}

/** The same, paid in full by card. */
export async function openPaidStay(...given: Parameters<typeof openStay>) {
  const opened = await openStay(...given);
  expect(opened.booked.view.pay_amount).toBe(4210);
  expect(await opened.booker.pay(opened.booked, 4210)).toBe("confirmed");
  return opened;
}
