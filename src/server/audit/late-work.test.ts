/** Work that nobody does is found by its kind, and only once it is late by more than its limit. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeLateWork, findLateWork, WORK_KINDS } from "#server/audit/late-work.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";

let own: SeparateDatabase;
let world: World;
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

beforeAll(async () => {
  own = await openSeparateDatabase();
  world = await openWorld({ url: own.url, clock: () => now });
});
afterAll(async () => {
  await world.close();
  await own.drop();
});

test("an empty installation has nothing late, however late it is", async () => {
  expect(await findLateWork(world.database, later(1e8))).toEqual([]);
});

test("each kind of work counts after its own limit, with the age of the oldest", async () => {
  const lodging = await openLodging(world.database);
  const { hotel_id } = lodging;
  const { order_id } = await bookerOf(world, lodging).book(lodging.body());
  const at = now.toISOString();
  await own.asOwner("update delivery set next_at = $1", [at]);
  await own.asOwner("update order_hold set expires_at = $1::timestamptz + interval '1 hour', remind_at = $1", [at]);
  const insert: Record<string, object> = {
    refund_transfer: {
      order_id,
      reason: "x",
      transfer_no: 1,
      vendor: 1,
      vendor_number: "v",
      request_key: "k",
      amount: 1,
      currency: "TWD",
      state: "requested",
      next_at: at,
      created_at: at,
      updated_at: at,
      tries: 0,
      proof: "",
    },
    invoice: {
      order_id,
      relate_number: "r",
      state: "requested",
      amount: 1,
      next_at: at,
      tries: 0,
      allowance: 0,
      number: "",
      random_number: "",
      created_at: at,
      kind: "",
    },
    mail: {
      mail_id: order_id,
      kind: "order_received",
      dedupe_key: "d",
      to: "a@b.example",
      state: "waiting",
      next_at: at,
      created_at: at,
      attempts: 0,
      leases: 0,
      last_error: "",
      attachments: [],
      from_name: "",
      reply_to: "",
      subject: "",
      html: "",
      text: "",
      lang: "zh-TW",
    },
  };
  for (const [table, row] of Object.entries(insert)) {
    // Without the rows they refer to: only their times matter here.
    const values = `jsonb_populate_record(null::${table}, '${JSON.stringify({ hotel_id, ...row })}')`;
    await own.asOwner(
      `begin; set local session_replication_role = replica; insert into ${table} select * from ${values}; commit`,
    );
  }
  await own.asOwner("insert into platform.job (name, due_at) values ('j', $1)", [at]);

  const kindsAt = async (seconds: number) =>
    (await findLateWork(world.database, later(seconds))).map(({ work }) => work);
  expect(await kindsAt(119)).toEqual([]);
  expect(await kindsAt(121)).toEqual(["deliveries", "emails", "jobs"]);
  expect(await kindsAt(181)).toEqual(["reminders", "refunds", "invoices", "deliveries", "emails", "jobs"]);
  // The hold is due an hour later; from then on its reminder is no longer owed.
  expect(await kindsAt(3600 + 121)).toEqual(["holds", "refunds", "invoices", "deliveries", "emails", "jobs"]);
  const oldest = (await findLateWork(world.database, later(500))).find(({ work }) => work === "refunds");
  expect(describeLateWork(oldest!)).toBe("late work: 1 refunds, the oldest by 500 s");
  expect(WORK_KINDS).toContain("payment_polls");

  const ready = async () => (await world.fetch("platform.test", "/readyz")).text();
  expect(await ready()).toBe("ready");
  await own.asOwner("update platform.job set due_at = now() - interval '10 minutes'");
  await expect.poll(ready, { timeout: 10_000 }).toMatch(/^ready\nwarning late work: 1 jobs, the oldest by 60\d s$/);
});
