/** Staff correct points and stored value: with a reason, never below nothing, and in the log. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { correctCredit } from "#contract/credit.ts";
import { mayDo, STAFF_ROLES, type StaffRole } from "#rules/people/staff-roles.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import { overHttp, readRows } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

type Settings = { credit?: Parameters<typeof addMember>[2]; months?: number; role?: StaffRole };

async function open({ credit = { points: 100, stored_values: 50 }, months, role = "manager" }: Settings = {}) {
  const terms = months === undefined ? {} : { point_terms: { months } };
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", ...terms });
  const { hotel_id } = lodging;
  const staff = await signInStaff(at.world, { roles: { [hotel_id]: role } });
  return { lodging, member_id: await addMember(at.world.database, hotel_id, credit), staff };
}
type Opened = Awaited<ReturnType<typeof open>>;

const WHY = { credit: "points", reason: "Stay of March was not counted" } as const;

type Correction = { credit?: "points" | "stored_values"; delta: number; reason?: string; member_id?: string };

async function correct({ lodging, member_id, staff }: Opened, correction: Correction, key?: string) {
  const { platformHost } = at.world.dependencies;
  const body = { domain: lodging.domain, member_id, ...WHY, ...correction };
  const own: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  const headers = { ...proofOf(at.world, platformHost, staff.cookie), ...own };
  const { envelope } = await overHttp(at.world, platformHost, correctCredit, { body }, { headers });
  return envelope.success ? envelope.data : envelope.code;
}

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
  const opened = await open();
  const { lodging, member_id } = opened;
  expect(await correct(opened, { delta: 40 })).toEqual({ points: 140, stored_values: 50 });
  expect(await correct(opened, { delta: -140 })).toEqual({ points: 0, stored_values: 50 });
  const prepaid = { credit: "stored_values", delta: -50, reason: "  Paid out in cash  " } as const;
  expect(await correct(opened, prepaid)).toEqual({ points: 0, stored_values: 0 });
  const actor = `staff:${opened.staff.account_id}`;
  expect(await entries(lodging)).toEqual(
    expect.arrayContaining([
      { credit: "points", delta: 40, actor, reason: WHY.reason },
      { credit: "points", delta: -140, actor, reason: WHY.reason },
      { credit: "stored_values", delta: -50, actor, reason: "Paid out in cash" },
    ]),
  );
  const about = { actor, action: "credit.corrected", member_id };
  expect((await logged(lodging)).map(({ entry }) => entry)).toMatchObject([
    { ...about, credit: "points", before: 100, after: 140 },
    { ...about, credit: "points", before: 140, after: 0 },
    { ...about, credit: "stored_values", before: 50, after: 0 },
  ]);
  await expectClean(at.world, lodging.hotel_id);
});

test("given points live as long as those that are earned today, and the oldest are taken first", async () => {
  const expires_at = new Date("2031-05-01T00:00:00+08:00");
  const opened = await open({ credit: { points: 100, expires_at }, months: 12 });
  const { hotel_id } = opened.lodging;
  await correct(opened, { delta: 30 });
  await correct(opened, { delta: -110 });
  const left = sql`select left_amount, to_char(expires_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as ends from credit_lot
    where hotel_id = ${hotel_id} and left_amount > 0`;
  expect(await readRows(at.world.database, hotel_id, left)).toEqual([{ left_amount: 20, ends: "2032-03-02" }]);
  await expectClean(at.world, hotel_id);
});

describe("refused, and nothing is changed", () => {
  test.each<[string, Partial<Correction>, string]>([
    ["one more than there is", { delta: -101 }, "CREDIT_TOO_LOW"],
    ["more stored value than there is", { credit: "stored_values", delta: -51 }, "CREDIT_TOO_LOW"],
    ["nothing to change", { delta: 0 }, "INVALID_INPUT"],
    ["half a point", { delta: 0.5 }, "INVALID_INPUT"],
    ["more than can be counted", { delta: 1e300 }, "INVALID_INPUT"],
    ["no reason", { delta: 1, reason: "" }, "INVALID_INPUT"],
    ["only spaces", { delta: 1, reason: " \n " }, "INVALID_INPUT"],
    ["201 characters", { delta: 1, reason: "因".repeat(201) }, "INVALID_INPUT"],
    ["an unknown member", { delta: 1, member_id: randomUUID() }, "NOT_FOUND"],
  ])("%s", async (_what, changed, code) => {
    const opened = await open();
    const { lodging } = opened;
    expect(await correct(opened, { delta: 1, ...changed })).toBe(code);
    expect([await entries(lodging), await logged(lodging)]).toEqual([[], []]);
    await expectClean(at.world, lodging.hotel_id);
  });

  test("a member of another lodging", async () => {
    const [own, other] = [await open(), await open()];
    expect(await correct(own, { member_id: other.member_id, delta: 1 })).toBe("NOT_FOUND");
  });

  test.each(STAFF_ROLES.filter((role) => !mayDo(role, "correct_credit")))("by a %s", async (role) => {
    const opened = await open({ role });
    expect(await correct(opened, { delta: 1 })).toBe("FORBIDDEN");
    expect(await entries(opened.lodging)).toEqual([]);
  });
});

test("200 characters of any script are a reason", async () => {
  const opened = await open();
  await correct(opened, { delta: 1, reason: "😀".repeat(200) });
  expect(await entries(opened.lodging)).toHaveLength(1);
});

test("the same key is done once and answers the same; with another amount it is refused", async () => {
  const opened = await open();
  const first = await correct(opened, { delta: 5 }, "press-1");
  expect(first).toEqual({ points: 105, stored_values: 50 });
  expect(await correct(opened, { delta: 5 }, "press-1")).toEqual(first);
  expect(await correct(opened, { delta: 6 }, "press-1")).toBe("KEY_REUSED");
  expect(await correct(opened, { delta: 5 }, "press-2")).toEqual({ points: 110, stored_values: 50 });
  expect(await entries(opened.lodging)).toHaveLength(2);
});

test("a program that ended before it stored its answer corrects nothing again", async () => {
  const opened = await open();
  const { hotel_id } = opened.lodging;
  expect(await correct(opened, { delta: -100 }, "press-1")).toEqual({ points: 0, stored_values: 50 });
  await at.world.database.forHotel(hotel_id, (query) =>
    query.execute(sql`delete from idempotency where hotel_id = ${hotel_id} and key = 'press-1'`),
  );
  expect(await correct(opened, { delta: -100 }, "press-1")).toEqual({ points: 0, stored_values: 50 });
  expect(await entries(opened.lodging)).toHaveLength(1);
  await expectClean(at.world, hotel_id);
});

test("ten at once that would each take everything: one does", async () => {
  const opened = await open();
  const done = await Promise.all(Array.from({ length: 10 }, () => correct(opened, { delta: -100 })));
  expect(done.filter((answer) => answer === "CREDIT_TOO_LOW")).toHaveLength(9);
  expect(done).toContainEqual({ points: 0, stored_values: 50 });
  await expectClean(at.world, opened.lodging.hotel_id);
});
