/** The history of a member's credit: their own, at this lodging, newest first, page by page. */
import { expect, test } from "vitest";
import { correctCredit, listMemberCredit } from "#contract/credit.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { grantCredit } from "#tests/lodgings/credit.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { proofOf, signInStaff } from "#tests/helpers/staff-member.ts";
import { overHttp } from "#tests/helpers/wire.ts";

const at = openClockedWorld();
const taipei = (day: string) => new Date(`2031-${day}T00:00:00+08:00`);

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

/** The answer, or the code of the refusal. */
async function history({ domain }: Lodging, headers: Record<string, string>, page: Record<string, string> = {}) {
  const query = { domain, ...page };
  const { envelope, status } = await overHttp(at.world, domain, listMemberCredit, { query }, { headers });
  return envelope.success ? envelope.data! : ([status, envelope.code] as const);
}

type Answer = Exclude<Awaited<ReturnType<typeof history>>, readonly [number, unknown]>;

async function openMember(hotel: Parameters<typeof openLodging>[1] = {}) {
  const lodging = await openAt(hotel);
  const { hotel_id } = lodging;
  const member_id = await addMember(at.world.database, hotel_id);
  const grant = (credit: Parameters<typeof grantCredit>[3]) =>
    at.world.database.forHotel(hotel_id, (query) => grantCredit(query, hotel_id, member_id, { at: at.now, ...credit }));
  return { lodging, hotel_id, member_id, grant, headers: await at.world.bearer(hotel_id, member_id) };
}

test("what happened, when, for which order, until when, and why", async () => {
  const { lodging, hotel_id, member_id, grant, headers } = await openMember();
  await grant({ points: 100, expires_at: taipei("06-01") });
  const after = (minutes: number) => (at.now = new Date(START.getTime() + minutes * 60_000));
  after(1);
  const booker = bookerOf(at.world, lodging, headers);
  const booked = await booker.book(lodging.body([[0, 0, 1]], { point_used: 30, point_cost: 30 }));
  after(2);
  await booker.cancel(booked);
  after(3);
  const { cookie } = await signInStaff(at.world, { roles: { [hotel_id]: "manager" } });
  const { platformHost } = at.world.dependencies;
  const gift = { domain: lodging.domain, member_id, credit: "stored_values", delta: 500, reason: "Gift card" } as const;
  const byStaff = { headers: proofOf(at.world, platformHost, cookie) };
  await overHttp(at.world, platformHost, correctCredit, { body: gift }, byStaff);
  const nothing = { date: "2031-03-01", credit: "points", order_doc: null, expires_on: null, reason: "" };
  const ofOrder = { ...nothing, order_doc: booked.order_doc };
  expect(await history(lodging, headers)).toEqual({
    entries: [
      {
        ...nothing,
        at: at.now.toISOString(),
        kind: "correct",
        credit: "stored_values",
        delta: 500,
        reason: "Gift card",
      },
      { ...ofOrder, at: expect.any(String), kind: "give_back", delta: 30, expires_on: "2031-05-31" },
      { ...ofOrder, at: expect.any(String), kind: "spend", delta: -30 },
      { ...nothing, at: START.toISOString(), kind: "grant", delta: 100, expires_on: "2031-05-31" },
    ],
    next_cursor: null,
    expiring: [{ expires_on: "2031-05-31", points: 100 }],
  });
  await expectClean(at.world, hotel_id);
});

test("page by page: each entry once, also those of the same moment, and none that came meanwhile", async () => {
  const { lodging, grant, headers } = await openMember();
  for (let points = 1; points <= 7; points += 1) {
    if (points === 5) at.now = new Date(START.getTime() + 1000);
    await grant({ points });
  }
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < 10; pages += 1) {
    const page = (await history(lodging, headers, { limit: "3", ...(cursor ? { cursor } : {}) })) as Answer;
    seen.push(...page.entries.map(({ delta }) => delta));
    expect(page.entries.length).toBeLessThanOrEqual(3);
    cursor = page.next_cursor;
    if (cursor === null) break;
    at.now = new Date(at.now.getTime() + 1000);
    await grant({ points: 100 });
  }
  expect(cursor).toBeNull();
  expect(seen.slice(0, 3).toSorted()).toEqual([5, 6, 7]);
  expect(seen.slice(3).toSorted()).toEqual([1, 2, 3, 4]);
});

test("the next three days of expiry, without what is spent", async () => {
  const { lodging, grant, headers } = await openMember();
  for (const day of ["09-01", "05-01", "04-01", "06-01", "05-01"]) await grant({ points: 10, expires_at: taipei(day) });
  await grant({ points: 1000 });
  const spent = { point_used: 10, point_cost: 10, pay_way: "pay_arrival" } as const;
  await bookerOf(at.world, lodging, headers).book(lodging.body([[0, 0, 1]], spent));
  const { expiring } = (await history(lodging, headers)) as Answer;
  expect(expiring).toEqual([
    { expires_on: "2031-04-30", points: 20 },
    { expires_on: "2031-05-31", points: 10 },
    { expires_on: "2031-08-31", points: 10 },
  ]);
});

test("in dollars and cents", async () => {
  const { lodging, grant, headers } = await openMember({ currency: "USD" });
  await grant({ points: 2050, stored_values: 199, expires_at: taipei("06-01") });
  const { entries, expiring } = (await history(lodging, headers)) as Answer;
  expect(entries.map(({ delta }) => delta).toSorted()).toEqual([1.99, 20.5]);
  expect(expiring).toEqual([{ expires_on: "2031-05-31", points: 20.5 }]);
});

test("one's own and this lodging's only", async () => {
  const [own, other] = [await openMember(), await openMember()];
  await own.grant({ points: 5 });
  await other.grant({ points: 7 });
  const empty = { entries: [], next_cursor: null, expiring: [] };
  const stranger = await addMember(at.world.database, own.hotel_id);
  expect(await history(own.lodging, await at.world.bearer(own.hotel_id, stranger))).toEqual(empty);
  expect(await history(other.lodging, own.headers)).toEqual([401, "SIGN_IN_NEEDED"]);
  expect(await history(own.lodging, {})).toEqual([401, "SIGN_IN_NEEDED"]);
  expect(await history(own.lodging, await at.world.bearer(own.hotel_id, "nobody"))).toEqual([401, "SIGN_IN_NEEDED"]);
});

test("where stock lives elsewhere there is nothing to show; where members are closed there is no member", async () => {
  const [elsewhere, closed] = [
    await openMember({ origin_pms: "other" }),
    await openMember({ close_member_system: true }),
  ];
  for (const { grant } of [elsewhere, closed]) await grant({ points: 5, expires_at: taipei("06-01") });
  expect(await history(elsewhere.lodging, elsewhere.headers)).toEqual({ entries: [], next_cursor: null, expiring: [] });
  expect(await history(closed.lodging, closed.headers)).toEqual([401, "SIGN_IN_NEEDED"]);
});

test.each([
  { limit: "0" },
  { limit: "101" },
  { limit: "-1" },
  { limit: "ten" },
  { cursor: "x" },
  { cursor: "1930000000000.not-an-id" },
  { cursor: `9${"0".repeat(13)}.${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}` },
])("refused: %j", async (page) => {
  const { lodging, headers } = await openMember();
  expect(await history(lodging, headers, page)).toEqual([400, "INVALID_INPUT"]);
});
