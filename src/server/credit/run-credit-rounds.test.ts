/** Points by the clock: earned once after a stay, expired on their day. */
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PointTerms } from "#rules/money/points.ts";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";
import { openPaidStay, openStay, taipei } from "#tests/guests/member-stay.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";
import { change, readRows } from "#tests/helpers/wire.ts";

const at = openSeparateClockedWorld();
// One test's lodgings are not another's work.
beforeEach(() => at.separate.asOwner("delete from credit_round"));

const run = () => runCreditRounds(at.world.dependencies, at.now);
const NOTHING = { earned: 0, expired: 0, reminded: 0 };

const setState = ({ hotel_id }: Lodging, state: string) =>
  change(at.world.database, hotel_id, sql`update "order" set state = ${state} where hotel_id = ${hotel_id}`);

test("a paid stay earns once, when the day of departure is over", async () => {
  const { lodging, points, entries } = await openPaidStay(at.world);
  for (const [day, clock, earned] of [
    ["03-13", "12:00", 0],
    ["03-13", "23:59", 0],
    ["03-14", "00:00", 1],
    ["03-14", "00:01", 0],
    ["03-14", "09:00", 0],
    ["03-20", "00:00", 0],
  ] as const) {
    at.now = taipei(day, clock);
    expect(await run(), `${day} ${clock}`).toEqual({ ...NOTHING, earned });
  }
  expect(await points()).toBe(42);
  expect(await entries()).toEqual(["earn 42"]);
  await expectClean(at.world, lodging.hotel_id);
});

test("several processes at once, and a round that is looked at again: once", async () => {
  const { lodging, points } = await openPaidStay(at.world);
  at.now = taipei("03-14");
  const done = await Promise.all([run(), run(), run(), run()]);
  expect(done.reduce((sum, { earned }) => sum + earned, 0)).toBe(1);
  await at.separate.asOwner("update credit_round set next_at = $1", [at.now]);
  expect(await run()).toEqual(NOTHING);
  expect(await points()).toBe(42);
  await expectClean(at.world, lodging.hotel_id);
});

describe("who earns what is for the lodging to say", () => {
  test.each<[string, Partial<PointTerms>, number]>([
    ["one for every ten", { spent_per_point: 10 }, 421],
    ["at least as much", { minimum: 4210 }, 42],
    ["more than that", { minimum: 4211 }, 0],
    ["nobody", { earns: "off" }, 0],
    ["every stay", { earns: "stayed" }, 42],
  ])("%s", async (_what, point_terms, expected) => {
    const { lodging, points } = await openPaidStay(at.world, { point_terms });
    at.now = taipei("03-14");
    await run();
    expect(await points()).toBe(expected);
    await expectClean(at.world, lodging.hotel_id);
  });

  test.each<[PointTerms["earns"], number]>([
    ["paid", 0],
    ["stayed", 42],
  ])("what is paid at the desk: %s, %i points", async (earns, expected) => {
    const { points } = await openStay(at.world, { point_terms: { earns } }, { pay_way: "pay_arrival" });
    at.now = taipei("03-14");
    await run();
    expect(await points()).toBe(expected);
  });

  test("a payment that is recorded later earns then, within sixty days", async () => {
    const [soon, late] = [
      await openStay(at.world, {}, { pay_way: "pay_arrival" }),
      await openStay(at.world, {}, { pay_way: "pay_arrival" }),
    ];
    at.now = taipei("03-14");
    expect(await run()).toEqual(NOTHING);
    at.now = taipei("05-11", "12:00");
    await soon.booker.pay(soon.booked, 4210);
    at.now = taipei("05-12");
    expect(await run()).toEqual({ ...NOTHING, earned: 1 });
    await late.booker.pay(late.booked, 4210);
    at.now = taipei("05-13");
    expect(await run()).toEqual(NOTHING);
    expect([await soon.points(), await late.points()]).toEqual([42, 0]);
  });

  test("nobody where members are closed, or where points can't be spent; nor at a lodging that is gone", async () => {
    const all = [await openPaidStay(at.world), await openPaidStay(at.world), await openPaidStay(at.world)];
    const [closed, elsewhere, gone] = all.map(({ lodging }) => lodging.hotel_id) as [number, number, number];
    await change(
      at.world.database,
      closed,
      sql`update hotel_terms set close_member_system = true where hotel_id = ${closed}`,
    );
    await change(
      at.world.database,
      elsewhere,
      sql`update hotel set origin_pms = 'other' where hotel_id = ${elsewhere}`,
    );
    await change(at.world.database, gone, sql`update hotel set del = true where hotel_id = ${gone}`);
    at.now = taipei("03-14");
    expect(await run()).toEqual(NOTHING);
  });

  test("terms that can't be read stop that lodging and no other", async () => {
    const [broken, sound] = [await openPaidStay(at.world), await openPaidStay(at.world)];
    const { hotel_id } = broken.lodging;
    const wrong = JSON.stringify({ spent_per_point: 0 });
    await change(
      at.world.database,
      hotel_id,
      sql`update hotel_terms set point_terms = ${wrong}::jsonb where hotel_id = ${hotel_id}`,
    );
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    at.now = taipei("03-14");
    expect(await run()).toEqual({ ...NOTHING, earned: 1 });
    expect(errors.mock.calls.flat().join()).toContain(`points of lodging ${hotel_id}`);
    errors.mockRestore();
    expect([await broken.points(), await sound.points()]).toEqual([0, 42]);
  });
});

test.each([
  ["confirmed", 42],
  ["checked_in", 42],
  ["completed", 42],
  ["no_show", 0],
])("an order that is %s earns %i", async (state, expected) => {
  const { lodging, points } = await openPaidStay(at.world);
  await setState(lodging, state);
  at.now = taipei("03-14");
  await run();
  expect(await points()).toBe(expected);
});

test("not what was cancelled, nor while the guest asks to cancel", async () => {
  const [cancelled, applied] = [await openPaidStay(at.world), await openPaidStay(at.world)];
  await cancelled.booker.cancel(cancelled.booked);
  const { hotel_id } = applied.lodging;
  const apply = sql`update "order" set cancel_applied_at = now() where hotel_id = ${hotel_id}`;
  await change(at.world.database, hotel_id, apply);
  at.now = taipei("03-14");
  expect(await run()).toEqual(NOTHING);
  await expectClean(at.world, cancelled.lodging.hotel_id);
});

describe("points expire", () => {
  test("months after they were earned, when their last day is over, with an entry of its own", async () => {
    const { lodging, points, entries } = await openPaidStay(at.world, { point_terms: { months: 1 } });
    at.now = taipei("03-14");
    await run();
    at.now = taipei("04-14", "23:59");
    expect(await run()).toEqual(NOTHING);
    expect(await points()).toBe(42);
    at.now = taipei("04-15");
    expect(await run()).toEqual({ ...NOTHING, expired: 1 });
    expect(await run()).toEqual(NOTHING);
    expect(await points()).toBe(0);
    expect(await entries()).toEqual(["earn 42 2031-04-14", "expire -42 2031-04-14"]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("more members than one transaction takes, and nothing that is still alive", async () => {
    const lodging = await openLodging(at.world.database, { from: "2031-03-01" });
    const { hotel_id } = lodging;
    const members = 203;
    for (let nth = 0; nth < members; nth += 1) {
      await addMember(at.world.database, hotel_id, { points: 5, expires_at: taipei("03-10") });
    }
    const alive = await addMember(at.world.database, hotel_id, { points: 7, expires_at: taipei("03-11") });
    at.now = taipei("03-10");
    expect(await run()).toEqual({ ...NOTHING, expired: members });
    const left = sql`select member_id, points from member where hotel_id = ${hotel_id} and points > 0`;
    expect(await readRows(at.world.database, hotel_id, left)).toEqual([{ member_id: alive, points: 7 }]);
    await expectClean(at.world, hotel_id);
  });
});

test("each lodging by its own time zone", async () => {
  const { points } = await openPaidStay(at.world, { timezone: "America/New_York" });
  at.now = taipei("03-14", "11:59");
  expect(await run()).toEqual(NOTHING);
  at.now = taipei("03-14", "12:00");
  expect(await run()).toEqual({ ...NOTHING, earned: 1 });
  expect(await points()).toBe(42);
});
