/** A call that changes something, made by a browser with cookies, must show that it comes from a page of ours. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WORDS } from "#languages/languages.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { createXsrf } from "#server/http/xsrf.ts";
import { addMember, countOrders, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

let world: World;
let lodging: Lodging;
beforeAll(async () => {
  world = await openWorld();
  lodging = await openLodging(world.database);
});
afterAll(() => world.close());

/** The cookie that a page view sets, with its attributes; null where it sets none. */
async function viewPage(host: string, path = "/stay/orders", headers: Record<string, string> = {}) {
  const response = await world.fetch(host, path, { headers });
  expect(response.status).toBe(200);
  const [set = null] = response.headers.getSetCookie();
  return set;
}

const post = ({ domain }: Lodging, path: string, body: object, headers: Record<string, string> = {}) =>
  world.fetch(domain, path, { method: "POST", headers, body: JSON.stringify(body) });

const valueOf = (set: string | null) => /^XSRF-TOKEN=([^;]+)/.exec(set ?? "")![1]!;

describe("the cookie", () => {
  test("is set on a page with forms: readable by the page, Lax, Secure over https, and another one for everyone", async () => {
    const set = await viewPage(lodging.domain);
    const [pair, ...attributes] = set!.split("; ");
    expect(pair).toMatch(/^XSRF-TOKEN=[\w-]{22,}\.[\w-]{32}$/);
    expect(attributes.toSorted()).toEqual(["Path=/", "SameSite=Lax", "Secure"]);
    expect(valueOf(await viewPage(lodging.domain))).not.toBe(valueOf(set));
  });

  test("is not set on pages without forms, which are the same for everyone", async () => {
    expect(await viewPage(lodging.domain, "/stay/en-US/about")).toBeNull();
    expect(await viewPage(lodging.domain, "/stay/en-US/about")).toBeNull();
    expect(await viewPage("platform.test", "/")).toBeNull();
  });

  test("is left alone where the browser has one of ours, and replaced where it has not", async () => {
    const own = valueOf(await viewPage(lodging.domain));
    expect(await viewPage(lodging.domain, "/stay/orders", { cookie: `a=b; XSRF-TOKEN=${own}` })).toBeNull();
    const other = await openLodging(world.database);
    expect(await viewPage(other.domain, "/stay/orders", { cookie: `XSRF-TOKEN=${own}` })).not.toBeNull();
    expect(await viewPage(lodging.domain, "/stay/orders", { cookie: "XSRF-TOKEN=planted" })).not.toBeNull();
  });

  test("is not Secure where the site is served without https", () => {
    expect(createXsrf(world.dependencies.secrets, false).cookieFor("inn.test", undefined)).not.toContain("Secure");
  });

  test("is not set by a call that sets no other", async () => {
    const response = await world.fetch(lodging.domain, `/api/hotel/info?domain=${lodging.domain}`);
    expect(response.headers.getSetCookie()).toEqual([]);
    const priced = await post(lodging, calculateOrder.path, lodging.body());
    expect(priced.headers.getSetCookie()).toEqual([]);
  });

  test("comes with the first cookie of ours, so that a client that loads no page can make its next call", async () => {
    const own = await openLodging(world.database);
    const first = await post(own, placeOrder.path, own.body());
    const set = first.headers.getSetCookie();
    expect(set.map((each) => each.slice(0, each.indexOf("=")))).toEqual(["__Host-yado-access", "XSRF-TOKEN"]);
    const cookie = set.map((each) => each.split(";")[0]!).join("; ");
    const again = await post(own, placeOrder.path, own.body(), { cookie, "x-xsrf-token": valueOf(set[1]!) });
    expect(again.status).toBe(200);
    expect(again.headers.getSetCookie().filter((each) => each.startsWith("XSRF-TOKEN"))).toEqual([]);
    await expectClean(world, own.hotel_id);
  });

  test("comes with a refusal for want of it: a proxy's cookie locks nobody out", async () => {
    const refused = await post(lodging, calculateOrder.path, lodging.body(), { cookie: "__cf_bm=1" });
    expect(refused.status).toBe(403);
    const value = valueOf(refused.headers.getSetCookie()[0]!);
    const headers = { cookie: `__cf_bm=1; XSRF-TOKEN=${value}`, "x-xsrf-token": value };
    expect((await post(lodging, calculateOrder.path, lodging.body(), headers)).status).toBe(200);
  });
});

describe("a call with cookies", () => {
  const order = (headers: Record<string, string>, at = lodging) =>
    overHttp(world, at.domain, placeOrder, { body: at.body() }, { headers });

  test("is refused without the header, with a wrong one, and with one that was made for another host", async () => {
    const before = await countOrders(world.database, lodging.hotel_id);
    const value = valueOf(await viewPage(lodging.domain));
    const foreign = valueOf(await viewPage((await openLodging(world.database)).domain));
    const platform = valueOf(world.xsrf.cookieFor("platform.test", undefined));
    const wrong: Record<string, string>[] = [
      { cookie: "session=1" },
      { cookie: `XSRF-TOKEN=${value}` },
      { cookie: `XSRF-TOKEN=${value}`, "x-xsrf-token": "" },
      { cookie: `XSRF-TOKEN=${value}`, "x-xsrf-token": `${value}x` },
      { cookie: `XSRF-TOKEN=${value}`, "x-xsrf-token": valueOf(await viewPage(lodging.domain)) },
      { cookie: "session=1", "x-xsrf-token": value },
      { cookie: "XSRF-TOKEN=", "x-xsrf-token": "" },
      { cookie: "XSRF-TOKEN=planted", "x-xsrf-token": "planted" },
      { cookie: "XSRF-TOKEN=a.b", "x-xsrf-token": "a.b" },
      { cookie: `XSRF-TOKEN=${foreign}`, "x-xsrf-token": foreign },
      { cookie: `XSRF-TOKEN=${platform}`, "x-xsrf-token": platform },
      { cookie: `NOT-XSRF-TOKEN=${value}`, "x-xsrf-token": value },
      // A browser sends what it knows of passwords by itself: that is no bearer token.
      { cookie: "session=1", authorization: "Basic Z3Vlc3Q6Z3Vlc3Q=" },
    ];
    for (const headers of wrong) {
      const { status, envelope } = await order(headers);
      expect([status, envelope.success, envelope.code]).toEqual([403, false, "XSRF_FAILED"]);
      expect(envelope.msg).toBe(WORDS["en-US"].refusals.XSRF_FAILED);
    }
    expect(await countOrders(world.database, lodging.hotel_id)).toBe(before);
  });

  test("goes on with the cookie's value in the header", async () => {
    const own = await openLodging(world.database);
    const value = valueOf(await viewPage(own.domain));
    const cookies = `theme=dark; XSRF-TOKEN=${value}; lang=en-US`;
    expect((await order({ cookie: cookies, "x-xsrf-token": value }, own)).envelope.success).toBe(true);
    const second = await order({ cookie: cookies.replaceAll("; ", ";"), "x-xsrf-token": value }, own);
    expect(second.envelope.success).toBe(true);
    await expectClean(world, own.hotel_id);
  });

  test("goes on with a bearer token: no browser sends one by itself", async () => {
    const own = await openLodging(world.database);
    const bearer = await world.bearer(own.hotel_id, await addMember(world.database, own.hotel_id));
    expect((await order({ cookie: "session=1", ...bearer }, own)).envelope.success).toBe(true);
    // A token that is none passes this gate, and stops at the next.
    const { status, envelope } = await order({ cookie: "session=1", authorization: "Bearer nonsense" }, own);
    expect([status, envelope.code]).toEqual([401, "SIGN_IN_NEEDED"]);
    await expectClean(world, own.hotel_id);
  });

  test("that only reads needs nothing", async () => {
    const response = await world.fetch(lodging.domain, `/api/hotel/info?domain=${lodging.domain}`, {
      headers: { cookie: "session=1" },
    });
    expect(response.status).toBe(200);
  });

  test("is judged before its body is read", async () => {
    const response = await world.fetch(lodging.domain, "/api/ota/order/personal-new", {
      method: "POST",
      headers: { cookie: "session=1" },
      body: "{",
    });
    expect(response.status).toBe(403);
  });
});

test("without any cookies a call goes on", async () => {
  const own = await openLodging(world.database);
  for (const headers of [{}, { cookie: "" }, { "x-xsrf-token": "whatever" }] as Record<string, string>[]) {
    const { envelope } = await overHttp(world, own.domain, calculateOrder, { body: own.body() }, { headers });
    expect(envelope.success).toBe(true);
  }
});
