/** Points are spent from what expires first, and go back to where they came from. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runCreditRounds } from "#server/credit/run-credit-rounds.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { grantCredit } from "#tests/lodgings/credit.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openSeparateClockedWorld } from "#tests/setup/clocked-world.ts";
import { readRows } from "#tests/helpers/wire.ts";

const at = openSeparateClockedWorld();
const taipei = (day: string, clock = "00:00") => new Date(`2031-${day}T${clock}:00+08:00`);

/** What is left, by the last day on which it can be spent. */
const lots = async ({ hotel_id }: Lodging) =>
  (
    await readRows<{ lot: string }>(
      at.world.database,
      hotel_id,
      sql`select coalesce(to_char(expires_at at time zone 'Asia/Taipei' - interval '1 second', 'MM-DD'), 'never') || ' ' || left_amount as lot
        from credit_lot where hotel_id = ${hotel_id} and left_amount > 0 order by expires_at nulls last`,
    )
  ).map(({ lot }) => lot);

/** 100 points until 20 March, 100 until the end of June, 100 for ever; in the order in which they are given. */
async function open(given: (Date | null)[] = [null, taipei("07-01"), taipei("03-21")], points = 100) {
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 20 }] });
  const { hotel_id } = lodging;
  const member_id = await addMember(at.world.database, hotel_id, { stored_values: 50 });
  for (const expires_at of given) {
    await at.world.database.forHotel(hotel_id, (query) =>
      grantCredit(query, hotel_id, member_id, { points, expires_at }),
    );
  }
  const booker = async () => bookerOf(at.world, lodging, await at.world.bearer(hotel_id, member_id));
  const spend = async (points: number, more: Parameters<Lodging["body"]>[1] = {}) =>
    (await booker()).book(lodging.body([[0, 0, 1]], { ahead: 40, point_used: points, point_cost: points, ...more }));
  return { lodging, booker, spend };
}

test("what expires first is spent first, and goes back to the same days", async () => {
  const { lodging, booker, spend } = await open();
  expect(await lots(lodging)).toEqual(["03-20 100", "06-30 100", "never 100"]);
  const first = await spend(150);
  expect(await lots(lodging)).toEqual(["06-30 50", "never 100"]);
  const second = await spend(120, { use_deposit: true });
  expect(await lots(lodging)).toEqual(["never 30"]);
  await (await booker()).cancel(first);
  expect(await lots(lodging)).toEqual(["03-20 100", "06-30 50", "never 30"]);
  await (await booker()).cancel(second);
  expect(await lots(lodging)).toEqual(["03-20 100", "06-30 100", "never 100"]);
  expect(await (await booker()).credit()).toEqual({ points: 300, stored_values: 50 });
  await expectClean(at.world, lodging.hotel_id);
});

test("what has expired while an order had it gets thirty days from the cancellation", async () => {
  const { lodging, booker, spend } = await open();
  const booked = await spend(150, { pay_way: "pay_arrival" });
  at.now = taipei("03-25", "15:00");
  await runCreditRounds(at.world.dependencies, at.now);
  await (await booker()).cancel(booked);
  expect(await lots(lodging)).toEqual(["04-24 100", "06-30 100", "never 100"]);
  const given = await readRows<{ last: string }>(
    at.world.database,
    lodging.hotel_id,
    sql`select to_char(expires_at at time zone 'Asia/Taipei' - interval '1 second', 'MM-DD') as last from credit_ledger
      where hotel_id = ${lodging.hotel_id} and kind = 'give_back'`,
  );
  expect(given).toEqual([{ last: "04-24" }]);
  await expectClean(at.world, lodging.hotel_id);
});

test("of a fee that points pay for, the part that lives longest comes back", async () => {
  const { lodging, booker, spend } = await open([taipei("06-02"), taipei("07-01")], 1500);
  const booked = await spend(3000, { pay_way: "pay_arrival" });
  at.now = taipei("04-08", "12:00");
  expect(await (await booker()).cancel(booked)).toMatchObject({ cancellation_fee: 2405 });
  expect(await lots(lodging)).toEqual(["06-30 595"]);
  expect((await (await booker()).credit()).points).toBe(595);
  await expectClean(at.world, lodging.hotel_id);
});

test("several orders that expire together give back to the same lots", async () => {
  const { lodging, booker, spend } = await open();
  for (const points of [60, 60, 60]) await spend(points);
  expect(await lots(lodging)).toEqual(["06-30 20", "never 100"]);
  at.now = new Date(at.now.getTime() + 40 * 60_000);
  expect(await expireOrders(at.world.database, at.now)).toBe(3);
  expect(await lots(lodging)).toEqual(["03-20 100", "06-30 100", "never 100"]);
  expect((await (await booker()).credit()).points).toBe(300);
  await expectClean(at.world, lodging.hotel_id);
});

test("late money spends again, in a generation of its own", async () => {
  const { lodging, booker, spend } = await open();
  const booked = await spend(150);
  at.now = new Date(at.now.getTime() + 40 * 60_000);
  await expireOrders(at.world.database, at.now);
  expect(await (await booker()).pay(booked, booked.view.pay_amount)).toBe("confirmed");
  expect(await lots(lodging)).toEqual(["06-30 50", "never 100"]);
  await (await booker()).cancel(booked);
  expect(await lots(lodging)).toEqual(["03-20 100", "06-30 100", "never 100"]);
  await expectClean(at.world, lodging.hotel_id);
});
