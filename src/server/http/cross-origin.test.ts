/** A lodging's page and the services that have a host of their own: what its browser may send there, and what no other may. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { specificationCalls } from "#contract/calls.ts";
import { pathOfCall } from "#server/http/api.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const PLATFORM = "platform.test";

let world: World;
let lodging: Lodging;
let other: Lodging;
beforeAll(async () => {
  world = await openWorld();
  lodging = await openLodging(world.database);
  other = await openLodging(world.database);
});
afterAll(() => world.close());

const OPEN = specificationCalls.filter(({ service }) => service !== "site");
const pathOf = (call: (typeof OPEN)[number]) => pathOfCall(call, "stay").replace(/\{\w+\}/g, "x");

const preflight = (path: string, method: string, origin: string) =>
  world.fetch(PLATFORM, path, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "authorization,content-type,idempotency-key,x-xsrf-token",
    },
  });

const send = (path: string, origin: string, init: { body?: object; headers?: Record<string, string> } = {}) =>
  world.fetch(PLATFORM, path, {
    method: init.body ? "POST" : "GET",
    headers: { origin, "sec-fetch-site": "cross-site", ...init.headers },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });

const allowed = (response: Response) => response.headers.get("access-control-allow-origin");

describe("a preflight", () => {
  test.each(OPEN.map((call) => [call.name, call] as const))(
    "of %s is answered for a lodging's origin",
    async (_, call) => {
      const origin = `https://${lodging.domain}`;
      const response = await preflight(pathOf(call), call.method, origin);
      expect([response.status, allowed(response)]).toEqual([204, origin]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "access-control-allow-credentials": "true",
        "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, X-IV, X-XSRF-TOKEN",
        "access-control-allow-methods": "GET, POST",
        vary: "Origin",
      });
    },
  );

  test("is refused for every other origin", async () => {
    const { domain } = lodging;
    const others = [
      "https://evil.example",
      `http://${domain}`,
      `https://${domain}:8443`,
      `https://${domain}.evil.example`,
      `https://evil.example/${domain}`,
      `https://www.${domain}`,
      `https://${PLATFORM}`,
      "null",
      "",
    ];
    for (const origin of others) {
      for (const path of ["/accounts/api/v1/onetap", "/accounts/oauth/token", "/pms/oauth/token/exchange"]) {
        const response = await preflight(path, "POST", origin);
        expect([origin, response.status, allowed(response)]).toEqual([origin, 403, null]);
      }
    }
  });

  test("of the studio's calls, the sign-in's, pages, and of another method is for nobody", async () => {
    const origin = `https://${lodging.domain}`;
    const closed = [
      ["/api/studio/team", "GET"],
      ["/api/studio/orders/seen", "POST"],
      ["/accounts/sign-in/a1/code", "POST"],
      ["/accounts/oauth/userinfo", "GET"],
      ["/studio", "GET"],
      ["/api/ota/order/personal-new", "DELETE"],
    ] as const;
    for (const [path, method] of closed) {
      const response = await preflight(path, method, origin);
      expect([path, response.status >= 400, allowed(response)]).toEqual([path, true, null]);
    }
  });

  test("on a lodging's own host is for nobody: its pages are there already", async () => {
    const response = await world.fetch(lodging.domain, "/api/ota/order/personal-new", {
      method: "OPTIONS",
      headers: { origin: `https://${other.domain}`, "access-control-request-method": "POST" },
    });
    expect(allowed(response)).toBeNull();
  });
});

describe("a call from a lodging's page", () => {
  test("is answered there, read and written, refusals too", async () => {
    const own = await openLodging(world.database);
    const origin = `https://${own.domain}`;
    const read = await send(`/master/hotels/preferences?domain=${own.domain}`, origin);
    expect([read.status, allowed(read), read.headers.get("access-control-allow-credentials")]).toEqual([
      200,
      origin,
      "true",
    ]);
    const placed = await send("/api/ota/order/personal-new", origin, { body: own.body() });
    expect([placed.status, allowed(placed)]).toEqual([200, origin]);
    // With the cookies that this has set, and no token: the page can't read them, and its browser names it.
    const cookie = placed.headers
      .getSetCookie()
      .map((each) => each.split(";")[0]!)
      .join("; ");
    const again = await send("/api/ota/order/personal-new", origin, { body: own.body(), headers: { cookie } });
    expect([again.status, allowed(again)]).toEqual([200, origin]);
    const refused = await send("/master/payment", origin, { body: {} });
    expect([refused.status, allowed(refused)]).toEqual([400, origin]);
    await expectClean(world, own.hotel_id);
  });

  test("is asked anew where the answer is kept for everyone else", async () => {
    const path = `/api/hotel/info?domain=${lodging.domain}`;
    await world.fetch(PLATFORM, path);
    const origin = `https://${lodging.domain}`;
    expect(allowed(await send(path, origin))).toBe(origin);
    expect(allowed(await world.fetch(PLATFORM, path))).toBeNull();
  });

  test("speaks for its own lodging alone", async () => {
    const origin = `https://${lodging.domain}`;
    const calls: [path: string, body?: object][] = [
      [`/master/hotels/preferences?domain=${other.domain}`],
      [`/api/ota/order/personal-order-list?domain=${other.domain}`],
      ["/api/ota/order/personal-new", other.body()],
      ["/pms/oauth/token/exchange", { hotel_id: other.hotel_id }],
      ["/accounts/api/v1/onetap", { client: `lodging-${other.hotel_id}`, token: "a.b.c" }],
    ];
    for (const [path, body] of calls) {
      const headers = { authorization: "Bearer a.b.c" };
      const response = await send(path, origin, body ? { body, headers } : {});
      const { code } = (await response.json()) as { code: string };
      expect([path, response.status, code]).toEqual([path, 403, "XSRF_FAILED"]);
    }
  });

  test("of any other origin is refused or can't be read", async () => {
    for (const origin of ["https://evil.example", `http://${lodging.domain}`, "null"]) {
      const read = await send(`/master/hotels/preferences?domain=${lodging.domain}`, origin);
      expect(allowed(read)).toBeNull();
      const written = await send("/api/ota/order/personal-new", origin, { body: lodging.body() });
      expect([written.status, allowed(written)]).toEqual([403, null]);
    }
  });

  test("does not reach the studio", async () => {
    const response = await send("/api/studio/orders/seen", `https://${lodging.domain}`, {
      body: { domain: lodging.domain },
    });
    expect([response.status, allowed(response)]).toEqual([403, null]);
  });
});
