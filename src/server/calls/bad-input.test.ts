/** Whatever is sent, the answer is one of ours: never a 500, never a stack trace. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "#rules/text/language.ts";
import { handlers } from "#server/calls/handlers.ts";
import { pathOfCall } from "#server/http/api.ts";
import { makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let hotel: MadeHotel;

beforeAll(async () => {
  world = await openWorld();
  hotel = await makeHotel(world.database, { support_lang: ["zh-TW", "en-US"] });
});
afterAll(() => world.close());

describe("calls", () => {
  test.each([
    ["no domain", "/api/hotel/info", 400, ["domain"]],
    ["an empty domain", "/api/hotel/info?domain=", 400, ["domain"]],
    ["two domains", "/api/hotel/info?domain=a.test&domain=b.test", 400, ["domain"]],
    ["a domain too long to be one", `/api/hotel/info?domain=${"a".repeat(3000)}`, 400, ["domain"]],
    ["a promotion id that is no number", "/api/promotion/info?promotion_id=abc", 400, ["promotion_id"]],
    ["a negative id", "/api/promotion/info?promotion_id=-1", 400, ["promotion_id"]],
    ["an id beyond any", "/api/promotion/info?promotion_id=99999999999999999999", 400, ["promotion_id"]],
    ["an injection", "/api/promotion/info?promotion_id=1%27%20or%201=1--", 400, ["promotion_id"]],
    ["a NUL in a domain", "/api/hotel/info?domain=a%00b", 400, ["domain"]],
    ["a NUL in a code", "/api/custom/menu?domain=HOST&menu_code=%00", 400, ["menu_code"]],
    ["no menu code", "/api/custom/menu?domain=HOST", 400, ["menu_code"]],
    ["a bad flag", "/api/promotion/all_types?domain=HOST&del=maybe", 400, ["del"]],
  ])("%s is refused with the field's name", async (_title, path, status, fields) => {
    const response = await world.fetch(hotel.domain, path.replace("HOST", hotel.domain));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code: "INVALID_INPUT", extra_info: { fields } });
  });

  test.each([
    ["an unknown lodging", "/api/hotel/info?domain=nobody.test", 404, "HOTEL_NOT_FOUND"],
    ["an unknown menu", "/api/custom/menu?domain=HOST&menu_code=nope", 404, "NOT_FOUND"],
    ["an unknown call", "/api/nothing/here", 404, "NOT_FOUND"],
  ])("%s is not found", async (_title, path, status, code) => {
    const response = await world.fetch(hotel.domain, path.replace("HOST", hotel.domain));
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code });
  });

  test.each([
    ["/api/hotel/inf%6f", 404, "NOT_FOUND"],
    ["/api/hotel/info/", 404, "NOT_FOUND"],
    ["/api//hotel/info", 404, "NOT_FOUND"],
    ["/api/order/master/", 404, "NOT_FOUND"],
    ["/api/order/master/%E0%A4%A", 400, "INVALID_INPUT"],
    ["/api/order/master/a%2Fb", 400, "INVALID_INPUT"],
    ["/api/order/master/%61b?booker_email=a@example.com", 403, "ORDER_ACCESS"],
    ["/master/hotels/nothing", 404, "NOT_FOUND"],
  ])("the path is taken as it came, and what is in it is decoded once: %s", async (path, status, code) => {
    const response = await world.fetch(hotel.domain, path);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  test("HEAD gets what GET would, without the body", async () => {
    const path = `/api/hotel/info?domain=${hotel.domain}`;
    const [got, head] = [
      await world.fetch(hotel.domain, path),
      await world.fetch(hotel.domain, path, { method: "HEAD" }),
    ];
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(got.headers));
  });

  test("another method gets the name of the allowed one", async () => {
    const response = await world.fetch(hotel.domain, `/api/hotel/info?domain=${hotel.domain}`, {
      method: "POST",
      body: "{}",
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET");
  });

  test("a body over 256 KiB is refused", async () => {
    const body = "x".repeat(256 * 1024 + 1);
    const response = await world.fetch(hotel.domain, "/api/hotel/info", {
      method: "POST",
      body,
      headers: { "content-length": String(body.length) },
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "BODY_TOO_LARGE" });
  });

  test("a body that does not say how long it is, is counted", async () => {
    const send = (size: number) =>
      world.fetch(hotel.domain, "/api/ota/order/calculate", {
        method: "POST",
        body: new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(`"${"x".repeat(size)}"`));
            controller.close();
          },
        }),
        duplex: "half",
      } as RequestInit);
    expect((await send(1000)).status).toBe(400);
    const refused = await send(256 * 1024);
    expect([refused.status, (await refused.json()).code]).toEqual([413, "BODY_TOO_LARGE"]);
  });

  test("a body of more than a hundred levels is refused before anybody looks into it", async () => {
    const refusedFields = async (levels: number) => {
      const response = await world.fetch(hotel.domain, "/api/ota/order/calculate", {
        method: "POST",
        body: `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`,
      });
      expect(response.status).toBe(400);
      return (await response.json()).extra_info.fields as string[];
    };
    expect(await refusedFields(101)).toEqual(["body"]);
    expect(await refusedFields(20_000)).toEqual(["body"]);
    expect(await refusedFields(100)).not.toContain("body");
  });

  test("too many requests from one address must wait; the sentence comes in the requested language", async () => {
    const limited = await openWorld({ ratePerMinute: 9 });
    const ask = () => limited.fetch(hotel.domain, `/api/hotel/info?domain=${hotel.domain}&lang=ja-JP`);
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200);
    const response = await ask();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      msg: "リクエストが多すぎます。しばらくしてからお試しください。",
    });
    await limited.close();
  });

  test("when the database fails the answer is 500 with a number to quote and no detail", async () => {
    const broken = await openWorld();
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    await broken.database.close();
    const response = await broken.fetch(hotel.domain, `/api/hotel/info?domain=${hotel.domain}`);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({
      code: "INTERNAL",
      extra_info: { request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(text).not.toMatch(/pool|pg|at .*\.ts/i);
    silence.mockRestore();
    await broken.monitor.close();
  });

  test("any query at all gets 200, 400, 403 or 404", async () => {
    const paths = handlers.flatMap(({ call }) => (call.method === "GET" ? pathOfCall(call, "stay") : []));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.dictionary(
          fc.constantFrom(
            ..."domain lang menu_code promotion_id del start_date end_date rooms room_class_ids".split(" "),
            ..."order_doc booker_email hash_code valid_hash __proto__ x".split(" "),
          ),
          fc.string({ unit: "binary", maxLength: 200 }),
        ),
        async (path, query) => {
          const response = await world.fetch(hotel.domain, `${path}?${new URLSearchParams(query)}`);
          expect([200, 400, 403, 404]).toContain(response.status);
          expect(await response.json()).toHaveProperty("success");
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("a form or a webhook that is too long is not read to its end", async () => {
  let sent = 0;
  const endless = () =>
    new ReadableStream({
      pull(stream) {
        sent += 1;
        stream.enqueue(new Uint8Array(64 * 1024));
        if (sent > 1_000) stream.close();
      },
    });
  const post = (host: string, path: string) =>
    world.fetch(host, path, { method: "POST", body: endless(), duplex: "half" } as RequestInit);
  expect((await post(hotel.domain, "/stay/orders")).status).toBe(413);
  expect((await post("platform.test", "/notify/ecpay/a.b")).status).toBe(413);
  expect(sent).toBeLessThan(40);
});

describe("pages", () => {
  test.each([
    ["the bare host", "/", 302, "/stay"],
    ["a trailing slash", "/stay/", 308, "/stay"],
    ["double slashes", "/stay//en-US///about", 308, "/stay/en-US/about"],
    ["the product in capitals", "/STAY/about", 308, "/stay/about"],
    ["a language in the wrong case", "/stay/EN-us/about?x=1", 308, "/stay/en-US/about?x=1"],
    ["a page in the wrong case", "/stay/About", 308, "/stay/about"],
    ["the default language spelt out", "/stay/zh-TW/about", 308, "/stay/about"],
    ["a language the lodging does not speak", "/stay/ko-KR/about?x=1", 302, "/stay/about?x=1"],
    ["a way up and out", "/stay/../../etc/passwd", 200, null],
    ["an encoded way up", "/stay/%2e%2e/%2e%2e/etc/passwd", 200, null],
    ["somebody else's site after two slashes", "//evil.test/stay", 200, null],
  ])("%s", async (_title, path, status, location) => {
    const response = await world.fetch(hotel.domain, path);
    expect(response.status).toBe(status);
    expect(response.headers.get("location")).toBe(location);
    // What is outside the product is the lodging's 404 page.
    if (status === 200) expect(await response.json()).toMatchObject({ kind: "site", path: "/404" });
  });

  test("a host nobody owns gets the neutral 404 page in the reader's language", async () => {
    for (const lang of LANGUAGES) {
      const response = await world.fetch("nobody.test", "/stay", {
        headers: { "accept-language": `${lang},en;q=0.5` },
      });
      expect(await response.json()).toMatchObject({ kind: "stranger", lang, domain: "" });
    }
  });

  test("an empty prefix puts the pages at the root", async () => {
    const bare = await openWorld({ product: "" });
    expect(await (await bare.fetch(hotel.domain, "/en-US/about")).json()).toMatchObject({
      lang: "en-US",
      path: "/about",
    });
    expect(await (await bare.fetch(hotel.domain, "/")).json()).toMatchObject({ lang: "zh-TW", path: "/" });
    await bare.close();
  });

  test("any path at all is a page, a move or a picture that is not there", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary-ascii", maxLength: 120 }), async (tail) => {
        const path = `/${encodeURI(tail).replace(/[?#]/g, "")}`;
        const response = await world.fetch(hotel.domain, path);
        expect([200, 302, 308, 400, 404]).toContain(response.status);
      }),
      { numRuns: 300 },
    );
  });
});
