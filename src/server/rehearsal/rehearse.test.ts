/** A rehearsal plays real code on a shadow: its story is true, and nothing of it stays. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { placeOrder } from "#contract/orders.ts";
import { saveDraft } from "#contract/site-drafts.ts";
import { rehearse } from "#contract/studio/rehearsal.ts";
import { expectClean, type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import { openClockedWorld } from "#tests/setup/clocked-world.ts";
import { overHttp, readRows } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

async function open(settings: Parameters<typeof openLodging>[1] = {}) {
  at.now = new Date("2031-03-01T02:00:00Z");
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", ...settings });
  const staff = await signInStaff(at.world, { roles: { [lodging.hotel_id]: "owner" } });
  return { lodging, staff };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function play({ lodging, staff }: Opened, more: Partial<CallInput<typeof rehearse>["body"]> = {}) {
  const { platformHost } = at.world.dependencies;
  const body = { domain: lodging.domain, lang: "en-US" as const, ...more };
  const headers = proofOf(at.world, platformHost, staff.cookie);
  const { envelope } = await overHttp(at.world, platformHost, rehearse, { body }, { headers });
  if (!envelope.success) return { code: envelope.code, fields: envelope.extra_info?.fields };
  return envelope.data as {
    check_in_day: string;
    pay_amount: number;
    total: number;
    entries: {
      at: string;
      what: string;
      status: string;
      paid: number;
      fee: number | null;
      refund: number | null;
      reason: string | null;
      email: { kind: string; to: string; html: string; subject: string } | null;
    }[];
  };
}
type Played = Extract<Awaited<ReturnType<typeof play>>, { entries: unknown }>;

async function story(opened: Opened, more: Parameters<typeof play>[1]) {
  const answer = (await play(opened, more)) as Played;
  const emails = answer.entries.flatMap(({ email }) => email ?? []);
  return { ...answer, played: answer.entries.filter(({ what }) => what !== "email"), emails };
}

/** Everything of the lodging that a booking could touch, and how many lodgings there are. */
async function traces({ hotel_id }: Lodging) {
  const tables = [
    "order",
    "order_night",
    "event",
    "delivery",
    "mail",
    "audit_log",
    "money_ledger",
    "inventory_ledger",
    "refund",
    "refund_transfer",
    "payment_attempt",
  ];
  const counts = [];
  for (const table of tables) {
    const rows = await readRows<{ count: number }>(
      at.world.database,
      hotel_id,
      sql`select count(*)::int from ${sql.identifier(table)} where hotel_id = ${hotel_id}`,
    );
    counts.push([table, rows[0]!.count]);
  }
  const nights = await readRows(
    at.world.database,
    hotel_id,
    sql`select sum(held)::int held, sum(sold)::int sold from room_night where hotel_id = ${hotel_id}`,
  );
  const shadows = await at.world.database.forDirectory((query) =>
    query.execute(sql`select host from hotel_host where host like 'rehearsal-%'`),
  );
  return { counts, nights, shadows: shadows.rows };
}

test("a stay from booking to thanks, with the e-mails of each moment, and nothing stays", async () => {
  const opened = await open();
  const before = await traces(opened.lodging);
  const { played, emails, pay_amount, total, check_in_day } = await story(opened, { scenario: "stay" });
  expect(check_in_day).toBe("2031-03-08");
  expect([total, pay_amount]).toEqual([2070, 621]);
  expect(played).toMatchObject([
    { what: "book", status: "pending_payment", paid: 0, at: "2031-03-01T10:00" },
    { what: "pay", status: "confirmed", paid: 621 },
  ]);
  expect(emails.map(({ to }) => to)).toContain("guest@example.com");
  expect(new Set(emails.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
  expect(await traces(opened.lodging)).toEqual(before);
  await expectClean(at.world, opened.lodging.hotel_id);
});

test("unpaid: reminded, then it ends by itself", async () => {
  const { played, emails } = await story(await open(), { scenario: "unpaid" });
  expect(played.map(({ what, status }) => [what, status])).toEqual([
    ["book", "pending_payment"],
    ["status", "expired"],
  ]);
  expect(emails.length).toBeGreaterThanOrEqual(3);
});

test("cancelled: what is kept and what goes back, by the lodging's own rule and the moved clock", async () => {
  const opened = await open({ deposit_type: ["all"] });
  const early = await story(opened, { scenario: "cancel", check_in_day: "2031-04-20" });
  const [booked, , cancelled] = early.played;
  expect(cancelled).toMatchObject({ what: "cancel", status: "cancelled" });
  expect(cancelled!.fee! + cancelled!.refund!).toBe(early.total);
  // The refund itself is played by the real code; the guest has read of it in the e-mail of the cancellation.
  expect(early.played.at(-1)).toMatchObject({ what: "refunded", refund: cancelled!.refund, at: cancelled!.at });
  expect(early.emails.map(({ kind }) => kind)).toContain("cancelled");
  for (const kind of ["refund", "staff_refund"]) expect(early.emails.map((mail) => mail.kind)).not.toContain(kind);
  const late = await story(opened, {
    check_in_day: "2031-04-20",
    steps: [
      { action: "book", at: booked!.at },
      { action: "pay", at: booked!.at },
      { action: "cancel", at: "2031-04-20T09:00" },
    ],
  });
  const kept = late.played.at(-1)!;
  expect(kept.what === "refused" ? kept.reason : kept.fee! >= cancelled!.fee!).toBeTruthy();
});

test("money that no vendor can send back is a task for the lodging, and is recorded the day after", async () => {
  const opened = await open({ deposit_type: ["all"], payment_list: [8] });
  const before = await traces(opened.lodging);
  const { played, emails } = await story(opened, { scenario: "cancel", check_in_day: "2031-04-20" });
  const { refund, at: cancelled_at } = played.find(({ what }) => what === "cancel")!;
  expect(played.slice(-2)).toMatchObject([
    { what: "refund_task", refund, at: cancelled_at },
    { what: "refunded", refund },
  ]);
  expect(played.at(-1)!.at > cancelled_at).toBe(true);
  expect(emails.map(({ kind }) => kind)).toContain("refund");
  expect(await traces(opened.lodging)).toEqual(before);
});

test("nobody came: the money stays", async () => {
  const { played } = await story(await open(), { scenario: "no_show" });
  expect(played.at(-1)).toMatchObject({ what: "no_show", status: "no_show", paid: 621 });
});

test("a lodging that is not public yet can be rehearsed", async () => {
  const opened = await open({ website_exist: false, booking_close: true });
  expect((await story(opened, {})).played.at(-1)).toMatchObject({ status: "confirmed" });
});

test("the lodging's own cancellation steps hold, and the contacts of its draft are written to", async () => {
  const opened = await open({ deposit_type: ["all"] });
  const { domain, hotel_id } = opened.lodging;
  await at.world.database.forHotel(hotel_id, (query) =>
    query.execute(sql`insert into refund_template (hotel_id, refund_template_id, steps)
      select ${hotel_id}, id, '[{"days_before": 60, "fee_percent": 10}]' from generate_series(1, 3) id`),
  );
  const { platformHost } = at.world.dependencies;
  const email = "owner@draft.example";
  const [{ seen }] = (await readRows<{ seen: string }>(
    at.world.database,
    hotel_id,
    sql`select info ->> 'email' as seen from hotel_site where hotel_id = ${hotel_id}`,
  )) as [{ seen: string }];
  const change = { record: "site", record_id: 0, field: "email", lang: "", value: email, seen } as const;
  const headers = proofOf(at.world, platformHost, opened.staff.cookie);
  await overHttp(at.world, platformHost, saveDraft, { body: { domain, changes: [change] } }, { headers });
  const { played, emails, total } = await story(opened, { scenario: "cancel", check_in_day: "2031-04-20", adults: 2 });
  expect(played.find(({ what }) => what === "cancel")).toMatchObject({ fee: total / 10, refund: (total * 9) / 10 });
  expect(emails.map(({ to }) => to)).toContain(email);
});

test.each<[string, Parameters<typeof play>[1], { code: string; fields?: string[] }]>([
  ["a day that is over", { check_in_day: "2031-02-28" }, { code: "INVALID_INPUT", fields: ["check_in_day"] }],
  ["no nights so far ahead", { check_in_day: "2032-01-01" }, { code: "ROOM_SOLD_OUT" }],
  ["no such room", { room_class_id: 999_999_999 }, { code: "ROOM_SOLD_OUT" }],
  [
    "a step before the one before it",
    {
      steps: [
        { action: "book", at: "2031-03-01T12:00" },
        { action: "pay", at: "2031-03-01T11:00" },
      ],
    },
    { code: "INVALID_INPUT", fields: ["steps.1.at"] },
  ],
  [
    "no-show before the arrival",
    {
      check_in_day: "2031-03-10",
      steps: [
        { action: "book", at: "2031-03-01T12:00" },
        { action: "no_show", at: "2031-03-10T23:00" },
      ],
    },
    { code: "INVALID_INPUT", fields: ["steps.1.at"] },
  ],
])("%s is refused in words", async (_, more, refused) => {
  expect(await play(await open(), more)).toMatchObject(refused);
});

test("a guest books the last room while it is rehearsed: neither waits for the other, and the guest has it", async () => {
  const opened = await open({ rooms: [{ capacity: 1 }] });
  const { lodging } = opened;
  const { domain, hotel_id } = lodging;
  const guest = at.world.apiOf(domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { ahead: 9, nights: 1 }) });
  const check_in_day = lodging.day(9);
  const [placed, ...stories] = await Promise.all([guest, play(opened, { check_in_day }), play(opened, { nights: 3 })]);
  expect(placed.order_doc).toBeTruthy();
  // The first may have been a moment too late, and is refused as a guest would be.
  expect(stories[0]).toEqual(
    "entries" in stories[0]! ? stories[0] : expect.objectContaining({ code: "ROOM_SOLD_OUT" }),
  );
  expect(stories[1]).toHaveProperty("entries");
  await expectClean(at.world, hotel_id);
});

test("a lodging without an e-mail address is rehearsed without an alert: nobody waits for its tasks", async () => {
  const opened = await open({ payment_list: [8] });
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  try {
    const { emails } = await story(opened, { scenario: "cancel" });
    expect(emails.every(({ to }) => to === "guest@example.com")).toBe(true);
    expect(said.mock.calls.flat().join("\n")).not.toContain("ALERT");
  } finally {
    said.mockRestore();
  }
});

test("one owner's twelve rehearsals do not make another lodging wait, and a fourteenth is told to come back", async () => {
  const [busy, other] = [await open(), await open()];
  let done = 0;
  const twelve = Array.from({ length: 14 }, async () => {
    const answer = await play(busy);
    done += 1;
    return "code" in answer ? answer.code : "played";
  });
  const answer = await play(other);
  expect(answer).toHaveProperty("entries");
  // One of the others may have been refused at once, and two played meanwhile.
  expect(done).toBeLessThan(6);
  const outcomes = await Promise.all(twelve);
  expect(outcomes.filter((outcome) => outcome === "played")).toHaveLength(13);
  expect(outcomes.filter((outcome) => outcome === "UNAVAILABLE")).toHaveLength(1);
});
