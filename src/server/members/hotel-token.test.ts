/** The hotel-system token: who a member is, at one lodging, for an hour, and only by our own key. */
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { calculateOrder, listOrders, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { createHotelTokens } from "#server/members/hotel-token.ts";
import { createSecrets } from "#server/security/secrets.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { addMember, countOrders, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";

const issued = START.getTime() / 1000;
const at = openClockedWorld();

const openAt = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", rooms: [{ plans: [{ member_price: 1900 }] }], ...hotel });

/** The price as the bearer of this is charged it: 4010 for members, 4210 for visitors; or how the request is refused. */
async function charged(lodging: Lodging, authorization: string): Promise<number | [number, string | undefined]> {
  const headers = { authorization };
  const { status, envelope } = await overHttp(
    at.world,
    lodging.domain,
    calculateOrder,
    { body: lodging.body() },
    { headers },
  );
  return envelope.success ? envelope.data!.total_price : [status, envelope.code];
}

const REFUSED = [401, "SIGN_IN_NEEDED"];

test("a member's own token at their lodging is believed, in any case of the word Bearer", async () => {
  const lodging = await openAt();
  const { authorization } = await at.world.bearer(
    lodging.hotel_id,
    await addMember(at.world.database, lodging.hotel_id),
  );
  expect(await charged(lodging, authorization)).toBe(4010);
  expect(await charged(lodging, authorization.replace("Bearer", "bearer"))).toBe(4010);
  const [header = ""] = authorization.replace("Bearer ", "").split(".");
  expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({ alg: "ES256" });
});

test("it names one lodging, and is worth nothing at another, even to the same member", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const member_id = await addMember(at.world.database, lodging.hotel_id);
  await change(
    at.world.database,
    other.hotel_id,
    sql`insert into member (hotel_id, member_id) values (${other.hotel_id}, ${member_id})`,
  );
  const { authorization } = await at.world.bearer(lodging.hotel_id, member_id);
  expect(await charged(lodging, authorization)).toBe(4010);
  expect(await charged(other, authorization)).toEqual(REFUSED);
  expect(await charged(other, (await at.world.bearer(other.hotel_id, member_id)).authorization)).toBe(4010);
});

test("it lives one hour", async () => {
  const lodging = await openAt();
  const { authorization } = await at.world.bearer(
    lodging.hotel_id,
    await addMember(at.world.database, lodging.hotel_id),
  );
  at.now = new Date(START.getTime() + 3_599_000);
  expect(await charged(lodging, authorization)).toBe(4010);
  at.now = new Date(START.getTime() + 3_600_000);
  expect(await charged(lodging, authorization)).toEqual(REFUSED);
});

test("a token that is not ours, or not whole, is refused wherever it is shown", async () => {
  const lodging = await openAt();
  const member_id = await addMember(at.world.database, lodging.hotel_id);
  const audience = String(lodging.hotel_id);
  const good = (await at.world.bearer(lodging.hotel_id, member_id)).authorization.replace("Bearer ", "");
  const [header, payload, signature] = good.split(".") as [string, string, string];
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const make = (alg: string) =>
    new SignJWT({})
      .setProtectedHeader({ alg })
      .setIssuer("yado")
      .setSubject(member_id)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + 3600);
  const shared = at.world.dependencies.secrets.key("hotel-token");
  const tokens: Record<string, string> = {
    "no signature": new UnsecuredJWT({ sub: member_id, iss: "yado", aud: audience, exp: issued + 3600 }).encode(),
    "alg none with our payload": `${encode({ alg: "none" })}.${payload}.`,
    "our signature cut off": `${header}.${payload}.`,
    "HS256 by our own bytes": await make("HS256").sign(shared),
    "HS256 by a public key": await make("HS256").sign(
      Buffer.from(publicKey.export({ type: "spki", format: "pem" }) as string),
    ),
    "another key": await make("ES256").sign(privateKey),
    "another SECRET": await createHotelTokens(createSecrets("another secret, of another installation")).issue(
      lodging.hotel_id,
      member_id,
      START,
    ),
    "another member under our signature": `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    "a longer life under our signature": `${header}.${encode({ ...claims, exp: issued + 86_400 })}.${signature}`,
    nonsense: "a.b.c",
    "nothing at all": "",
  };
  for (const [title, token] of Object.entries(tokens)) {
    expect([title, await charged(lodging, `Bearer ${token}`)]).toEqual([title, REFUSED]);
  }
  for (const other of [good, `Basic ${good}`, `Bearer  ${good}`, `Bearer ${good} ${good}`]) {
    expect(await charged(lodging, other)).toEqual(REFUSED);
  }
});

test("an invalid token looks round as a visitor, and buys nothing", async () => {
  const lodging = await openAt();
  const headers = { authorization: "Bearer nonsense" };
  const { domain } = lodging;
  const days = { start_date: lodging.day(1), end_date: lodging.day(2) };
  const search = await overHttp(at.world, domain, searchRooms, { query: { domain, ...days } }, { headers });
  expect([search.status, search.envelope.success]).toEqual([200, true]);
  const listed = await overHttp(at.world, domain, listOrders, { query: { domain } }, { headers });
  expect([listed.status, listed.envelope.code]).toEqual([403, "ORDER_ACCESS"]);
  const placed = await overHttp(at.world, domain, placeOrder, { body: lodging.body() }, { headers });
  expect([placed.status, placed.envelope.code]).toEqual(REFUSED);
  expect(placed.envelope.msg).toBe("Please sign in as a member first.");
  expect(await countOrders(at.world.database, lodging.hotel_id)).toBe(0);
});

test("a search with a good token stands by member prices, with any other as a visitor's", async () => {
  const [lodging, other] = [
    await openAt({
      rooms: [
        { plans: [{ price: 2400 }, { price: 3000, member_price: 2000 }] },
        { plans: [{ price: 2300 }] },
        { plans: [{ price: 2450, member_price: 100, allow_member_price: false }] },
      ],
    }),
    await openAt(),
  ];
  const member_id = await addMember(at.world.database, lodging.hotel_id);
  const { domain } = lodging;
  const query = { domain, start_date: lodging.day(1), end_date: lodging.day(2) };
  const found = async (headers: Record<string, string>) => {
    const { status, envelope } = await overHttp(at.world, domain, searchRooms, { query }, { headers });
    expect(status).toBe(200);
    const plans = envelope.data!.flatMap((room) => room.rate_plans);
    return plans.map((plan) => `${plan.rate_plan_code}${plan.refer_best_match ? " best" : ""}`);
  };
  const visitors = ["B1 best", "A1", "A2", "C1"];
  expect(await found({})).toEqual(visitors);
  expect(await found(await at.world.bearer(lodging.hotel_id, member_id))).toEqual(["A2 best", "A1", "B1", "C1"]);
  expect(await found({ authorization: "Bearer nonsense" })).toEqual(visitors);
  expect(await found(await at.world.bearer(other.hotel_id, member_id))).toEqual(visitors);
});

test("a lodging that has closed its member system sees visitors only, whatever they carry", async () => {
  const lodging = await openAt({ close_member_system: true });
  const { authorization } = await at.world.bearer(
    lodging.hotel_id,
    await addMember(at.world.database, lodging.hotel_id),
  );
  expect(await charged(lodging, authorization)).toBe(4210);
  expect(await charged(lodging, "Bearer nonsense")).toBe(4210);
  const headers = { authorization };
  const listed = await overHttp(
    at.world,
    lodging.domain,
    listOrders,
    { query: { domain: lodging.domain } },
    { headers },
  );
  expect([listed.status, listed.envelope.code]).toEqual([403, "ORDER_ACCESS"]);
  await overHttp(at.world, lodging.domain, placeOrder, { body: lodging.body() }, { headers });
  await expectClean(at.world, lodging.hotel_id);
});
