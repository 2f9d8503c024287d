/** A lodging that wants the booker's address verified before it takes an order. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";
import { codesOf, someone } from "#tests/guests/codes.ts";
import { addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const seconds = (count: number) => new Date(START.getTime() + count * 1000);
const at = openClockedWorld({ trustedProxies: ["192.0.2.7"] });
let codes: ReturnType<typeof codesOf>;
beforeAll(() => {
  codes = codesOf(at.world);
});

const open = (hotel: Parameters<typeof openLodging>[1] = {}) =>
  openLodging(at.world.database, { from: "2031-03-01", ...hotel });

const place = (
  lodging: Lodging,
  body: ReturnType<Lodging["body"]>,
  headers: { cookies?: string; idempotencyKey?: string } = {},
) => at.world.apiOf(lodging.domain, "en-US", headers)(placeOrder, { body });

test("refuses an order without it, and takes it in the browser that has shown it", async () => {
  const lodging = await open({ booking_validate: true });
  const email = someone();
  const body = lodging.body([[0, 0, 1]], { booker_email: email });
  const refusal = { code: "CONTACT_NOT_VERIFIED", status: 200, extra_info: { fields: ["booker_email"] } };
  await expect(place(lodging, body)).rejects.toMatchObject(refusal);
  const cookies = await codes.verified(lodging, email);
  await expect(place(lodging, lodging.body(), { cookies })).rejects.toMatchObject(refusal);
  await expect(place(lodging, body, { cookies: "__Host-yado-access=forged.forged" })).rejects.toMatchObject(refusal);
  expect(await place(lodging, { ...body, booker_email: email.toUpperCase() }, { cookies })).toHaveProperty("order_doc");
  // A day later it is to be shown again.
  at.now = seconds(86_400);
  await expect(place(lodging, body, { cookies })).rejects.toMatchObject(refusal);
});

test("a repeated request gets its first answer, verified or not", async () => {
  const lodging = await open({ booking_validate: true });
  const email = someone();
  const body = lodging.body([[0, 0, 1]], { booker_email: email });
  const idempotencyKey = randomUUID();
  const first = await place(lodging, body, { cookies: await codes.verified(lodging, email), idempotencyKey });
  expect(await place(lodging, body, { idempotencyKey })).toEqual(first);
});

test("a cookie of another lodging verifies nothing here", async () => {
  const [lodging, other] = [await open({ booking_validate: true }), await open()];
  const email = someone();
  const cookies = await codes.verified(other, email);
  await expect(place(lodging, lodging.body([[0, 0, 1]], { booker_email: email }), { cookies })).rejects.toMatchObject({
    code: "CONTACT_NOT_VERIFIED",
  });
});

test("a member is known already", async () => {
  const lodging = await open({ booking_validate: true });
  const member_id = await addMember(at.world.database, lodging.hotel_id);
  const api = at.world.apiOf(lodging.domain, "en-US", await at.world.bearer(lodging.hotel_id, member_id));
  expect(await api(placeOrder, { body: lodging.body() })).toHaveProperty("order_doc");
});
