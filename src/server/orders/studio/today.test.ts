/** The lodging's day: the same numbers as the lists they open, by the lodging's own clock. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listStudioOrders } from "#contract/studio/studio-orders.ts";
import { getToday } from "#contract/studio/today.ts";
import { STAFF_ROLES } from "#rules/people/staff-roles.ts";
import { dayAt, instantAt } from "#rules/time/day.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const ZONE = "Asia/Taipei";
const HOUR = 3_600_000;
/** Noon at the lodging. */
let now = instantAt(dayAt(new Date(), ZONE), "12:00", ZONE).getTime();
let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(now) });
});
afterAll(() => world.close());

test("arrivals, stays, departures, unpaid and new orders turn with the lodging's midnight", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 20 }] });
  const { domain, hotel_id, day } = lodging;
  const studio = studioCalls(world);
  const booker = bookerOf(world, lodging);
  const stay = { check_in_day: day(1), check_out_day: day(2) };
  await booker.book(lodging.body([[0, 0, 2]], { pay_way: "cash", ...stay }));
  await booker.book(lodging.body([[0, 0, 1]], { pay_way: "remittance", ...stay }));
  const enter = async (role: (typeof STAFF_ROLES)[number]) =>
    studio.at(await signInStaff(world, { roles: { [hotel_id]: role } }));
  const look = async () => {
    const api = await enter("owner");
    const answer = await api(getToday, { query: { domain } });
    const count = async (query: object) => (await api(listStudioOrders, { query: { domain, ...query } })).orders.length;
    expect(await count({ view: "upcoming", arrives: "today" })).toBe(answer.arrivals.orders);
    expect(await count({ view: "upcoming", arrives: "leaving" })).toBe(answer.departures.orders);
    expect(await count({ view: "upcoming", arrives: "in_house" })).toBe(answer.in_house.orders);
    expect(await count({ view: "unpaid" })).toBe(answer.unpaid.orders);
    expect(await count({ view: "unpaid", arrives: "today" })).toBe(answer.unpaid_arrivals.orders);
    expect(await count({ arrives: "booked" })).toBe(answer.booked.orders);
    return answer;
  };
  const none = { orders: 0, rooms: 0 };
  expect(await look()).toMatchObject({
    today: day(0),
    arrivals: none,
    unpaid_arrivals: none,
    unpaid: { orders: 1, rooms: 1 },
    booked: { orders: 2, rooms: 3 },
    first_arrivals: [],
  });
  now += 13 * HOUR;
  const arriving = await look();
  expect(arriving).toMatchObject({
    today: day(1),
    arrivals: { orders: 1, rooms: 2 },
    unpaid_arrivals: { orders: 1, rooms: 1 },
    in_house: { orders: 1, rooms: 2 },
    departures: none,
    booked: none,
  });
  expect(arriving.first_arrivals).toMatchObject([{ rooms: 2, check_in_day: day(1) }]);
  now += 24 * HOUR;
  expect(await look()).toMatchObject({ arrivals: none, in_house: none, departures: { orders: 1, rooms: 2 } });
  for (const role of STAFF_ROLES) {
    const code = await studio.codeOf(await enter(role), getToday, { query: { domain } });
    expect(code, role).toBe(["editor", "housekeeper"].includes(role) ? "FORBIDDEN" : "ok");
  }
});
