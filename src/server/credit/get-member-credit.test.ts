/** A member's credit: shown to the member alone, at the lodging where it is, and only where it can be spent. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { getMemberCredit } from "#contract/credit.ts";
import { placeOrder } from "#contract/orders.ts";
import { addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";

const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

/** The answer, or the code of the refusal. */
async function credit({ domain }: Lodging, headers: Record<string, string>) {
  const requested = await overHttp(at.world, domain, getMemberCredit, { query: { domain } }, { headers });
  return requested.envelope.success ? requested.envelope.data : [requested.status, requested.envelope.code];
}

const REFUSED = [401, "SIGN_IN_NEEDED"];

test("a member sees their own points and stored value, as they are now", async () => {
  const lodging = await openAt();
  const [rich, poor] = [
    await addMember(at.world.database, lodging.hotel_id, { points: 300, stored_values: 1200 }),
    await addMember(at.world.database, lodging.hotel_id),
  ];
  const headers = await at.world.bearer(lodging.hotel_id, rich);
  expect(await credit(lodging, headers)).toEqual({ points: 300, stored_values: 1200 });
  expect(await credit(lodging, await at.world.bearer(lodging.hotel_id, poor))).toEqual({ points: 0, stored_values: 0 });
  const body = lodging.body([[0, 0, 1]], { point_used: 100, point_cost: 100, use_deposit: true });
  await at.world.apiOf(lodging.domain, "zh-TW", headers)(placeOrder, { body });
  expect(await credit(lodging, headers)).toEqual({ points: 200, stored_values: 0 });
  await expectClean(at.world, lodging.hotel_id);
});

test("nobody else gets them: a visitor, an expired token or none, one who never joined", async () => {
  const lodging = await openAt();
  const headers = await at.world.bearer(
    lodging.hotel_id,
    await addMember(at.world.database, lodging.hotel_id, { points: 300 }),
  );
  for (const authorization of ["Bearer nonsense", `${headers.authorization}x`, "Basic bWVpOmxpbg=="]) {
    expect(await credit(lodging, { authorization })).toEqual(REFUSED);
  }
  expect(await credit(lodging, {})).toEqual(REFUSED);
  expect(await credit(lodging, await at.world.bearer(lodging.hotel_id, "never-joined"))).toEqual(REFUSED);
  at.now = new Date(START.getTime() + 3_600_000);
  expect(await credit(lodging, headers)).toEqual(REFUSED);
});

test("each lodging tells of itself alone, even where the same member has joined both", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const member_id = await addMember(at.world.database, lodging.hotel_id, { points: 300 });
  await change(
    at.world.database,
    other.hotel_id,
    sql`insert into member (hotel_id, member_id, points) values (${other.hotel_id}, ${member_id}, 7)`,
  );
  const [here, there] = [
    await at.world.bearer(lodging.hotel_id, member_id),
    await at.world.bearer(other.hotel_id, member_id),
  ];
  expect(await credit(lodging, here)).toEqual({ points: 300, stored_values: 0 });
  expect(await credit(other, there)).toEqual({ points: 7, stored_values: 0 });
  expect(await credit(other, here)).toEqual(REFUSED);
  expect(await credit(lodging, there)).toEqual(REFUSED);
});

test("where stock lives elsewhere there is nothing to spend; where members are closed there is no member", async () => {
  const elsewhere = await openAt({ origin_pms: "other" });
  const has = { points: 300, stored_values: 1200 };
  const guest = await at.world.bearer(elsewhere.hotel_id, await addMember(at.world.database, elsewhere.hotel_id, has));
  expect(await credit(elsewhere, guest)).toEqual({ points: 0, stored_values: 0 });
  const closed = await openAt({ close_member_system: true });
  const former = await at.world.bearer(closed.hotel_id, await addMember(at.world.database, closed.hotel_id, has));
  expect(await credit(closed, former)).toEqual(REFUSED);
});

test("the answer is kept by nobody", async () => {
  const lodging = await openAt();
  const headers = await at.world.bearer(
    lodging.hotel_id,
    await addMember(at.world.database, lodging.hotel_id, { points: 300 }),
  );
  const response = await at.world.fetch(lodging.domain, `/api/member/credit?domain=${lodging.domain}`, { headers });
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});
