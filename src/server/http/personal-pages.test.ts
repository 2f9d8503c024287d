/** Pages of one guest's own: for their eyes alone, kept and found by nobody, and the only ones that take a form. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RenderPage } from "#server/http/app.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** A page that shows its token and what was sent to it, long enough to be worth compressing. */
let made = 0;
const page: RenderPage = async (request, { xsrf, path }) => {
  made += 1;
  const typed = request.method === "POST" ? await request.text() : "";
  if (path === "/booking/moved") return Response.redirect("https://elsewhere.test/", 302);
  return new Response(`${"<p>宿</p>".repeat(300)}<input name="xsrf" value="${xsrf}"><p>${typed}</p>`, {
    status: typed === "" ? 200 : 422,
    headers: { "content-type": "text/html; charset=utf-8" },
  });
};

let world: World;
let lodging: Lodging;
beforeAll(async () => {
  world = await openWorld({ render: page });
  lodging = await openLodging(world.database);
});
beforeEach(() => {
  made = 0;
});
afterAll(() => world.close());

const view = (path: string, headers: Record<string, string> = {}) => world.fetch(lodging.domain, path, { headers });

async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  const encoding = response.headers.get("content-encoding");
  if (encoding === "br") return brotliDecompressSync(bytes).toString();
  return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

const tokenIn = (html: string) => /name="xsrf" value="([^"]*)"/.exec(html)![1]!;
const cookieOf = (response: Response) => /^XSRF-TOKEN=[^;]+/.exec(response.headers.getSetCookie()[0] ?? "")![0];

describe.each(["/stay/booking", "/stay/en-US/booking?start=2099-01-01", "/stay/orders"])("%s", (path) => {
  test("is made anew for everyone, kept by nobody, found by nobody", async () => {
    const answers = [await view(path), await view(path)];
    expect(made).toBe(2);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("vary")).toMatch(/^cookie\b/);
      expect(headers.get("etag")).toBeNull();
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    }
  });

  test("takes a form that repeats its token, and no other", async () => {
    const first = await view(path);
    const cookie = cookieOf(first);
    const token = tokenIn(await textOf(first));
    const send = async (xsrf: string, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ xsrf, name: "Mei" }).toString();
      const answer = await world.fetch(lodging.domain, path, { method: "POST", headers: { cookie, ...headers }, body });
      return { status: answer.status, text: await answer.text() };
    };
    const taken = await send(token, { origin: `https://${lodging.domain}` });
    expect(taken.status).toBe(422);
    expect(taken.text).toContain("name=Mei");
    made = 0;
    const stranger = tokenIn(await textOf(await view(path)));
    made = 0;
    for (const wrong of [
      "",
      "planted",
      stranger,
      token.slice(2),
      token.slice(0, -2),
      token.toUpperCase(),
      `${token}AA`,
    ]) {
      expect((await send(wrong)).status).toBe(403);
    }
    expect((await send(token, { origin: "https://elsewhere.test" })).status).toBe(403);
    expect(made).toBe(0);
  });
});

describe("packing", () => {
  test("the booking page is compressed as the browser likes", async () => {
    for (const [accepted, encoding] of [
      ["gzip, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["identity", null],
    ] as const) {
      const answer = await view("/stay/booking", { "accept-encoding": accepted });
      expect(answer.headers.get("content-encoding")).toBe(encoding);
      expect(answer.headers.get("vary")).toBe("cookie, accept-encoding");
      const size = Number(answer.headers.get("content-length"));
      expect(size < 1000).toBe(encoding !== null);
      expect(await textOf(answer)).toMatch(/^(?:<p>宿<\/p>){300}<input/);
    }
  });

  test("a page that only leads on is empty, and has nothing to pack", async () => {
    const answer = await view("/stay/booking/moved", { "accept-encoding": "br" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "https://elsewhere.test/"]);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await textOf(answer)).toBe("");
  });

  test("pages with secrets are never compressed", async () => {
    for (const path of ["/stay/orders", "/stay/orders/HXA1", "/stay/pay/HXA1", "/stay/repay/1", "/stay/cancel/x"]) {
      const answer = await view(path, { "accept-encoding": "gzip, br" });
      expect([path, answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([
        path,
        null,
        "cookie",
      ]);
    }
  });
});

test("the token is another text in every answer, and none of them shows the cookie's value", async () => {
  const cookie = cookieOf(await view("/stay/booking"));
  const value = cookie.replace("XSRF-TOKEN=", "");
  const answers = await Promise.all(Array.from({ length: 20 }, () => view("/stay/booking", { cookie })));
  const texts = await Promise.all(answers.map(textOf));
  const tokens = texts.map(tokenIn);
  expect(new Set(tokens).size).toBe(20);
  for (const text of texts) for (const part of value.split(".")) expect(text).not.toContain(part);
  // No sign stands in the same place in all of them: nothing is left to guess from a length.
  const same = [...tokens[0]!].filter((sign, place) => tokens.every((token) => token[place] === sign));
  expect(same).toEqual([]);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]+$/);
    const sent = { cookies: cookie, header: token, authorization: undefined, origin: undefined, fetchSite: undefined };
    for (const host of [lodging.domain, "other.test"]) {
      expect(world.xsrf.allows({ host, ownOrigin: `https://${host}`, ...sent })).toBe(host === lodging.domain);
    }
  }
});

test("a page for everyone takes no form", async () => {
  const answer = await world.fetch(lodging.domain, "/stay/rooms", { method: "POST", body: "a=b" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
