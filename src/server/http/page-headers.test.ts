/** What may run on a page, and whom it may report to: as little as that page of that lodging has a use for. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trackersOf } from "#rules/analytics/trackers.ts";
import { personalHeaders, securityHeaders } from "#server/http/page-headers.ts";
import { changeHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const SANDBOX = "http://127.0.0.1:3001";
const policySettings = { platformOrigin: "https://yado.test", sandboxUrl: null, isDevelopment: false };
const codes = { ga_code: "G-ABC123DEF4", pixel_code: "123456789012345", currency: "TWD" };
const none = { ...codes, ga_code: "", pixel_code: "" };

const site = {
  kind: "site",
  oneTap: null,
  domain: "moonclear.test",
  originOf: (host: string) => `http://${host}`,
} as const;

/** The policy of a page by its directives. */
function policyOf(given: typeof codes, path = "/", sandboxUrl: string | null = null): Record<string, string> {
  const trackers = trackersOf(given, { path, search: "" }, sandboxUrl);
  const visit = { ...site, path, trackers };
  return directives(securityHeaders({ ...policySettings, sandboxUrl }, visit)["content-security-policy"]!);
}

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((each) => each.split(/ (.*)/).slice(0, 2) as [string, string]));

describe("the policy", () => {
  test("of a lodging without codes lets nothing in from elsewhere", () => {
    expect(policyOf(none)).toEqual({
      "default-src": "'self'",
      "img-src": "'self' data: http: https:",
      "style-src": "'self' 'unsafe-inline'",
      "script-src": "'self'",
      "frame-src": "'self'",
      "connect-src": "'self' https://yado.test",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self' https:",
      "frame-ancestors": "'self' https://yado.test",
    });
  });

  test("lets the platform show a page in its gallery, but none on which a guest books or pays", () => {
    expect(policyOf(none, "/rooms/3")["frame-ancestors"]).toBe("'self' https://yado.test");
    for (const path of ["/booking", "/orders", "/orders/HXA260101ABC", "/pay/1/HXA260101ABC", "/cancel/abc"])
      expect(policyOf(none, path)["frame-ancestors"], path).toBe("'self'");
    expect(policyOf(none, "/platform/layouts")["frame-src"]).toBe("'self' http: https:");
    expect(policyOf(none, "/platform")["frame-src"]).toBe("'self' http: https:");
    expect(policyOf(none, "/platform/api")["frame-src"]).toBe("'self'");
  });

  test("of a sign-in page lets nobody frame it, and lets its form end at the lodging's site", () => {
    const policy = (domain: string) => {
      const visit = { ...site, kind: "accounts", domain, path: "/accounts/sign-in/a1", trackers: null } as const;
      return directives(securityHeaders(policySettings, visit)["content-security-policy"]!);
    };
    expect(policy("moonclear.test")).toMatchObject({
      "frame-ancestors": "'none'",
      "font-src": "'self' http://moonclear.test",
      "form-action": "'self' https: http://moonclear.test http://localhost:* http://127.0.0.1:*",
    });
    expect(policy("")).not.toHaveProperty("font-src");
    expect(policy("")["frame-ancestors"]).toBe("'none'");
  });

  const google = {
    script: "https://www.googletagmanager.com",
    connect: "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
  };
  const meta = {
    script: "https://connect.facebook.net",
    connect: "https://connect.facebook.net https://www.facebook.com",
  };

  test("with codes lets in those two, each only for its own code, and changes nothing else", () => {
    expect(policyOf(codes)).toEqual({
      ...policyOf(none),
      "script-src": `'self' ${google.script} ${meta.script}`,
      "connect-src": `'self' https://yado.test ${google.connect} ${meta.connect}`,
    });
    expect(policyOf({ ...codes, pixel_code: "" })).toMatchObject({
      "script-src": `'self' ${google.script}`,
      "connect-src": `'self' https://yado.test ${google.connect}`,
    });
    expect(policyOf({ ...codes, ga_code: "" })).toMatchObject({
      "script-src": `'self' ${meta.script}`,
      "connect-src": `'self' https://yado.test ${meta.connect}`,
    });
  });

  test("under the sandbox lets in the sandbox, and nobody outside", () => {
    expect(policyOf(codes, "/", SANDBOX)).toEqual({
      ...policyOf(none, "/", SANDBOX),
      "script-src": `'self' ${SANDBOX}`,
      "connect-src": `'self' https://yado.test ${SANDBOX}`,
    });
  });

  test("of a page with Google's one tap lets in that script, its frames and its style, and says the page's origin", () => {
    const oneTap = { client_id: "yado", base: "https://accounts.google.com/gsi" };
    const visit = { ...site, oneTap, path: "/booking", trackers: null };
    expect(directives(securityHeaders(policySettings, visit)["content-security-policy"]!)).toEqual({
      ...policyOf(none, "/booking"),
      "script-src": "'self' https://accounts.google.com/gsi/client",
      "style-src": "'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
      "frame-src": "'self' https://accounts.google.com/gsi/",
      "connect-src": "'self' https://yado.test https://accounts.google.com/gsi/",
    });
    expect(personalHeaders(true, visit)["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(personalHeaders(true, site)["referrer-policy"]).toBe("same-origin");
  });

  test("of the page that takes a card knows the card gateway, and neither Google nor Meta", () => {
    expect(policyOf(codes, "/pay/1/HXA1/bank/2")).toEqual({
      ...policyOf(none),
      "frame-ancestors": "'self'",
      "script-src": "'self' https://js.tappaysdk.com",
      "frame-src": "'self' https://js.tappaysdk.com",
    });
  });
});

describe("through HTTP", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld({ isProduction: true });
  });
  afterAll(() => world.close());

  const scripts = async (domain: string, path: string) =>
    directives((await world.fetch(domain, path)).headers.get("content-security-policy")!)["script-src"];

  test("a page carries its lodging's policy, a kept one too, until the codes change", async () => {
    const [with_codes, without] = [await makeHotel(world.database, codes), await makeHotel(world.database)];
    for (let view = 0; view < 2; view += 1) {
      expect(await scripts(with_codes.domain, "/stay")).toContain("googletagmanager");
      expect(await scripts(without.domain, "/stay")).toBe("'self'");
    }
    expect(await scripts(with_codes.domain, "/stay/redirect/receipt/HXA1")).toContain("googletagmanager");
    for (const path of ["/stay?preview=layout_200", "/stay/orders", "/stay/cancel/abc"]) {
      expect(await scripts(with_codes.domain, path), path).toBe("'self'");
    }
    await changeHotel(world.database, with_codes.hotel_id, { ga_code: "" });
    await expect
      .poll(() => scripts(with_codes.domain, "/stay"), { timeout: 15_000 })
      .toBe("'self' https://connect.facebook.net");
  });
});
