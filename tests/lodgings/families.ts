/** Families for tests: a lodging with bands of ages, orders that say who sleeps where, and what a search answers them. */
import { expect } from "vitest";
import { searchRooms } from "#contract/rooms.ts";
import type { StoredRate } from "#server/database/tables/hotel.ts";
import { overHttp, strict } from "#tests/helpers/wire.ts";
import { type Lodging, type OrderBody, openLodging } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";

export const rate = (name: string, price: number, band: Partial<StoredRate> = {}): StoredRate => ({
  label: { "zh-TW": `${name}（中文）`, "en-US": name },
  price,
  ...band,
});
export const RATES = [
  rate("Ages 0–3", 0, { kind: "free", least_age: 0, most_age: 3 }),
  rate("Ages 4–11", 225, { kind: "child", least_age: 4, most_age: 11 }),
  rate("Ages 4–11 in a bed", 900, { kind: "child_bed", least_age: 4, most_age: 11 }),
  rate("Extra adult", 1500, { kind: "extra_adult" }),
  rate("Dogs", 300),
];

export const openFamily = (world: World, more: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(world.database, {
    from: "2031-03-01",
    rooms: [{ capacity: 9, children: 1, extra_beds: 1, cots: 1 }, { capacity: 9 }],
    info: { children_and_extra_person_rates: RATES },
    cots: 1,
    cot_price: 100,
    ...more,
  });

export type Party = { adults: number; ages?: number[]; cots?: number };

/** Rooms of the first class, each with its party. */
export function withGuests(
  lodging: Lodging,
  parties: Party[],
  more: Partial<OrderBody> = {},
  room = 0,
  ahead = 10,
): OrderBody {
  const body = lodging.body([[room, 0, parties.length]], { ahead, ...more });
  return {
    ...body,
    adults_count: parties.reduce((all, { adults }) => all + adults, 0),
    children_count: parties.flatMap(({ ages }) => ages ?? []).length,
    orders: [{ ...body.orders[0]!, guests: parties }],
    ...more,
  };
}

export async function searchFor(world: World, lodging: Lodging, more: Record<string, string>) {
  const query = { domain: lodging.domain, start_date: lodging.day(10), end_date: lodging.day(12), ...more };
  const { status, envelope } = await overHttp(world, lodging.domain, searchRooms, { query }, { lang: "en-US" });
  if (!envelope.success) return [status, envelope.code, envelope.extra_info?.fields];
  const rooms = strict(searchRooms.answer).parse(envelope.data) as NonNullable<typeof envelope.data>;
  // In the same process the answer is data, not text.
  const asData = await world.apiOf(lodging.domain, "en-US")(searchRooms, { query });
  expect(asData).toEqual(rooms);
  return rooms
    .toSorted((a, b) => (a.room_code < b.room_code ? -1 : 1))
    .map(({ rate_plans: [plan] }) => ({
      price: plan!.price,
      isFitting: plan!.refer_best_match !== undefined,
      guests: plan!.guest_amount,
      lines: plan!.guest_charges?.map(({ label, quantity, amount }) => [label, quantity, amount]),
      ...(plan!.guests_lack === undefined ? {} : { lack: plan!.guests_lack }),
    }));
}
