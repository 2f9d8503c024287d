/** What a call on the platform's host answers as a path leads on to the lodging, and nowhere else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { findReceipt, placeOrder } from "#contract/orders.ts";
import { openLodging } from "#tests/lodgings/lodging.ts";
import { overHttp } from "#tests/helpers/wire.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const PLATFORM = "platform.test";
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const at = (path: string) => world.fetch(PLATFORM, path, { redirect: "manual" });

test.each([
  ["credit_card", /^\/stay\/en-US\/pay\/\d+\/HXA/],
  ["pay_arrival", /^\/stay\/en-US\/redirect\/receipt\/HXA/],
] as const)(
  "an order by %s that was placed there: its redirect_path opens the order at the lodging",
  async (pay_way, page) => {
    const lodging = await openLodging(world.database);
    const headers = { "idempotency-key": `platform-${pay_way}` };
    const body = lodging.body([[0, 0, 1]], { pay_way });
    const place = (host: string) => overHttp(world, host, placeOrder, { body }, { headers, lang: "en-US" });
    const { envelope } = await place(PLATFORM);
    const { redirect_path, order_doc } = envelope.data!;
    expect(redirect_path).toMatch(page);
    // The same key gets the same answer.
    expect((await place(PLATFORM)).envelope.data).toEqual(envelope.data);
    const moved = await at(redirect_path);
    expect(moved.status).toBe(302);
    const there = new URL(moved.headers.get("location")!);
    expect([there.origin, there.searchParams.has("domain")]).toEqual([`https://${lodging.domain}`, false]);
    expect(there.pathname).toContain(order_doc);
    // The key in it is the one of the order's own links, and opens it to whoever has placed it.
    const hash_code = there.searchParams.get("hash_code")!;
    const query = { domain: lodging.domain, order_doc, hash_code };
    expect((await overHttp(world, lodging.domain, findReceipt, { query })).envelope.data).toMatchObject({ order_doc });
    // On the lodging's own host it is a path, as before, without any key.
    expect((await place(lodging.domain)).envelope.data).toEqual({
      order_doc,
      redirect_path: redirect_path.split("?")[0],
    });
  },
);

test("a payment's path names its lodging without more", async () => {
  const { domain, hotel_id } = await openLodging(world.database);
  const moved = await at(`/stay/pay/${hotel_id}/HXA1`);
  expect([moved.status, moved.headers.get("location")]).toEqual([302, `https://${domain}/stay/pay/${hotel_id}/HXA1`]);
});

test.each([
  "/stay/redirect/receipt/HXA1",
  "/stay/redirect/receipt/HXA1?domain=nobody.test",
  "/stay/pay/999999999/HXA1",
  "/stay?domain={domain}",
  "/stay/rooms/1?domain={domain}",
  "/orders/HXA1?domain={domain}",
  "//evil.test/stay/orders?domain={domain}",
])("%s leads nowhere", async (path) => {
  const { domain } = await openLodging(world.database);
  const answer = await at(path.replace("{domain}", domain));
  expect(answer.headers.get("location")).toBeNull();
});
