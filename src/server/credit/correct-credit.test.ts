/** Staff correct points and stored value: with a reason, never below nothing, and in the log. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type Correction, correctCredit } from "#server/credit/correct-credit.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { readRows } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

async function open(credit: Parameters<typeof addMember>[2] = { points: 100, stored_values: 50 }, months?: number) {
  const terms = months === undefined ? {} : { point_terms: { months } };
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", ...terms });
  return { lodging, member_id: await addMember(at.world.database, lodging.hotel_id, credit) };
}

const WHY = { credit: "points", reason: "Stay of March was not counted", actor: "staff:anna" } as const;

const correct = ({ hotel_id }: Lodging, correction: Correction) =>
  at.world.database.forHotel(hotel_id, (query) => correctCredit(query, hotel_id, correction, at.now));

const logged = ({ hotel_id }: Lodging) =>
  readRows<{ entry: object }>(
    at.world.database,
    hotel_id,
    sql`select entry from audit_log where hotel_id = ${hotel_id} and entry->>'action' = 'credit.corrected' order by seq`,
  );

const entries = ({ hotel_id }: Lodging) =>
  readRows(
    at.world.database,
    hotel_id,
    sql`select credit, delta, actor, reason from credit_ledger where hotel_id = ${hotel_id} and kind = 'correct'`,
  );

test("up and down, with who and why in the ledger, and before and after in the log", async () => {
  const { lodging, member_id } = await open();
  expect(await correct(lodging, { ...WHY, member_id, delta: 40 })).toEqual({ points: 140, stored_values: 50 });
  expect(await correct(lodging, { ...WHY, member_id, delta: -140 })).toEqual({ points: 0, stored_values: 50 });
  const prepaid = { ...WHY, credit: "stored_values", member_id, delta: -50, reason: "  Paid out in cash  " } as const;
  expect(await correct(lodging, prepaid)).toEqual({ points: 0, stored_values: 0 });
  expect(await entries(lodging)).toEqual(
    expect.arrayContaining([
      { credit: "points", delta: 40, actor: "staff:anna", reason: WHY.reason },
      { credit: "points", delta: -140, actor: "staff:anna", reason: WHY.reason },
      { credit: "stored_values", delta: -50, actor: "staff:anna", reason: "Paid out in cash" },
    ]),
  );
  const about = { actor: "staff:anna", action: "credit.corrected", member_id };
  expect((await logged(lodging)).map(({ entry }) => entry)).toMatchObject([
    { ...about, credit: "points", before: 100, after: 140 },
    { ...about, credit: "points", before: 140, after: 0 },
    { ...about, credit: "stored_values", before: 50, after: 0 },
  ]);
  await expectClean(at.world, lodging.hotel_id);
});

test("given points live as long as those that are earned today, and the oldest are taken first", async () => {
  const expires_at = new Date("2031-05-01T00:00:00+08:00");
  const { lodging, member_id } = await open({ points: 100, expires_at }, 12);
  await correct(lodging, { ...WHY, member_id, delta: 30 });
  await correct(lodging, { ...WHY, member_id, delta: -110 });
  const left = sql`select left_amount, to_char(expires_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as ends from credit_lot
    where hotel_id = ${lodging.hotel_id} and left_amount > 0`;
  expect(await readRows(at.world.database, lodging.hotel_id, left)).toEqual([{ left_amount: 20, ends: "2032-03-02" }]);
  await expectClean(at.world, lodging.hotel_id);
});

describe("refused, and nothing is changed", () => {
  test.each<[string, Partial<Correction>, string]>([
    ["one more than there is", { delta: -101 }, "POINTS_NOT_ENOUGH"],
    ["more stored value than there is", { credit: "stored_values", delta: -51 }, "POINTS_NOT_ENOUGH"],
    ["nothing to change", { delta: 0 }, "INVALID_INPUT"],
    ["half a point", { delta: 0.5 }, "INVALID_INPUT"],
    ["no reason", { delta: 1, reason: "" }, "INVALID_INPUT"],
    ["only spaces", { delta: 1, reason: " \n " }, "INVALID_INPUT"],
    ["201 characters", { delta: 1, reason: "因".repeat(201) }, "INVALID_INPUT"],
    ["an unknown member", { delta: 1, member_id: randomUUID() }, "NOT_FOUND"],
  ])("%s", async (_what, changed, code) => {
    const { lodging, member_id } = await open();
    await expect(correct(lodging, { ...WHY, member_id, delta: 1, ...changed })).rejects.toMatchObject({ code });
    expect([await entries(lodging), await logged(lodging)]).toEqual([[], []]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("a member of another lodging", async () => {
    const [own, other] = [await open(), await open()];
    const correction = { ...WHY, member_id: other.member_id, delta: 1 };
    await expect(correct(own.lodging, correction)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("200 characters of any script are a reason", async () => {
  const { lodging, member_id } = await open();
  await correct(lodging, { ...WHY, member_id, delta: 1, reason: "😀".repeat(200) });
  expect(await entries(lodging)).toHaveLength(1);
});

test("ten at once that would each take everything: one does", async () => {
  const { lodging, member_id } = await open();
  const done = await Promise.allSettled(
    Array.from({ length: 10 }, () => correct(lodging, { ...WHY, member_id, delta: -100 })),
  );
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expectClean(at.world, lodging.hotel_id);
});
