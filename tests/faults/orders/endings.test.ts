/** Row 8: a hold expires while its guest cancels and his money arrives. Rooms come back exactly once. */
import { expect, test } from "vitest";
import { type Fight, fightOverOrders } from "#tests/faults/orders/endings.ts";
import { muffled, plant, type Planted, ROW_LOCK, STATE_COMPARE } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SEED, seededRandom, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld } from "#tests/setup/world.ts";

/** A race is not lost every time: the broken server fights until it shows, or a few times. */
async function fightUntil(pattern: RegExp, planted?: Planted, ...damage: string[]): Promise<string> {
  let wrong = "";
  for (let tries = 0; tries < 8 && !pattern.test(wrong); tries += 1) {
    wrong = (await muffled(() => fight(40, planted, ...damage))).wrong.join("\n");
  }
  return wrong;
}

async function fight(orders: number, planted?: Planted, ...damage: string[]): Promise<Fight> {
  const separate = await openSeparateDatabase(...damage);
  let now = new Date();
  const world = await openWorld({
    url: separate.url,
    poolSize: 12,
    clock: () => now,
    ...(planted ? { probe: planted.probe } : {}),
  });
  try {
    return await fightOverOrders(world, (to) => (now = to), { orders, random: seededRandom(SEED) });
  } finally {
    if (planted) expect(planted.hits(), "the planted text was sent").toBeGreaterThan(0);
    await world.close();
    await separate.drop();
  }
}

test("sweepers, cancellations and payments on the same orders: each ends once", { timeout: PATIENCE }, async () => {
  const { wrong, states } = await fight(SIZES.endings);
  expect(wrong, `seed ${SEED}`).toEqual([]);
  // All three have won some of them, or nothing was shown.
  expect(Object.keys(states)).toEqual(expect.arrayContaining(["cancelled", "confirmed", "expired"]));
  report("row 8", { orders: SIZES.endings, ...states });
});

testPlanted(
  "planted: without lock, compare and the ledger's key rooms come back twice, and it shows",
  { timeout: PATIENCE },
  async () => {
    const careless = plant([ROW_LOCK, ""], [STATE_COMPARE, ""]);
    const damage = [
      "alter table inventory_ledger drop constraint inventory_ledger_hotel_id_order_id_generation_kind_pk",
    ];
    expect(await fightUntil(/has moves/, careless, ...damage)).toMatch(/has moves/);
  },
);

testPlanted("planted: a vendor's webhook that counts twice shows", { timeout: PATIENCE }, async () => {
  const damage = ["alter table money_ledger drop constraint money_ledger_hotel_id_vendor_kind_vendor_number_pk"];
  const { wrong } = await muffled(() => fight(20, undefined, ...damage));
  expect(wrong.join("\n")).toMatch(/paid twice|captured|failed: error: duplicate key/);
});

testPlanted("planted: a sweeper that forgets the rooms shows", { timeout: PATIENCE }, async () => {
  const forgets = plant([
    "set held = held - case when $3 then units else 0 end",
    "set held = held - case when $3 then 0 * units else 0 end",
  ]);
  const { wrong } = await muffled(() => fight(20, forgets));
  expect(wrong.join("\n")).toMatch(/I2/);
});
