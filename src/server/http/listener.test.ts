/** What is true of every answer and every connection, whichever host is requested: on a real port. */
import { existsSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import type { RenderPage } from "#server/http/app.ts";
import { TIMES } from "#server/http/listener.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { ask, type AskOptions, openPort, type Port, type RawAnswer, sendRaw } from "#tests/faults/tools/open-port.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** A page that fails at the path /broken. */
const page: RenderPage = async (_request, { path }) => {
  if (path === "/broken") throw new Error("broken on purpose");
  return new Response(`<p>${path}</p>`, {
    status: path === "/404" ? 404 : 200,
    headers: { "content-type": "text/html" },
  });
};

let world: World;
let lodging: Lodging;
let port: Port;
beforeAll(async () => {
  world = await openWorld({ render: page });
  lodging = await openLodging(world.database);
  port = await openPort(world);
});
afterAll(async () => {
  await port.close();
  await world.close();
});

describe("the headers of every answer", () => {
  const STRICT = "default-src 'none'; frame-ancestors 'none'";
  const BASE = {
    "x-content-type-options": ["nosniff"],
    "permissions-policy": ["camera=(), microphone=(), geolocation=()"],
    "cross-origin-opener-policy": ["same-origin"],
    "strict-transport-security": ["max-age=31536000"],
    "referrer-policy": [expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/)],
  };
  const expectBase = ({ headers }: RawAnswer, policy: unknown, what: string) => {
    expect(headers, what).toMatchObject({ ...BASE, "content-security-policy": [policy] });
  };
  const get = (path: string, more: AskOptions = {}) => ask(port.port, lodging.domain, path, more);

  test("of pages: their own policy, and what holds for all", async () => {
    const own = expect.stringMatching(/^default-src 'self'; .*frame-ancestors 'self'/);
    for (const [path, status] of [
      ["/stay/en-US", 200],
      ["/stay/booking", 200],
      ["/stay/orders/X", 200],
      ["/stay/nothing.data", 404],
      ["/nothing", 404],
    ] as const) {
      // The second time a page for everyone comes from memory, past the app.
      for (const answer of [await get(path), await get(path)]) {
        expect(answer.status, path).toBe(status);
        expectBase(answer, own, path);
      }
    }
    const stranger = await ask(port.port, "nobody.test", "/");
    expect(stranger.status).toBe(404);
    expectBase(stranger, own, "stranger");
    const broken = await muffled(() => get("/stay/broken"));
    expectBase(broken, own, "broken");
    const { headers } = await get("/stay/en-US");
    const again = await get("/stay/en-US", { head: `if-none-match: ${headers.etag![0]}\r\n` });
    expect(again.status).toBe(304);
    expectBase(again, own, "304");
  });

  test("of everything else: the strict policy", async () => {
    const alias = `alias.${lodging.domain}`;
    await writeRows(world.database, lodging.hotel_id, hotelHost, (query) =>
      query.insert(hotelHost).values({ hotel_id: lodging.hotel_id, host: alias }),
    );
    const red = await sharp({ create: { width: 800, height: 500, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const picture = (await world.images.store(lodging.hotel_id, "red", red)).replace(/^\/media\/(.*)\.jpg$/, "$1");
    const assets = existsSync("build/client/assets") ? readdirSync("build/client/assets").slice(0, 1) : [];
    const answers: [status: number, path: string, more?: AskOptions & { host?: string }][] = [
      [200, `/api/hotel/info?domain=${lodging.domain}`],
      [404, "/api/nothing"],
      [404, "/api/hotel/info", { host: "nobody.test" }],
      [405, "/api/hotel/info", { method: "DELETE" }],
      [403, "/api/ota/order/personal-new", { method: "POST", head: "cookie: a=b\r\n", body: "{}" }],
      [200, "/api/openapi.json"],
      [302, "/"],
      [308, "/stay/Rooms/1"],
      [308, "/stay", { host: alias }],
      [405, "/stay", { method: "POST" }],
      [405, "/stay", { method: "PUT" }],
      [403, "/stay/orders", { method: "POST", head: "origin: https://evil.test\r\n" }],
      [404, "/assets/nothing.js"],
      ...assets.map((name) => [200, `/assets/${name}`] as [number, string]),
      [200, `/img/${picture}/480.webp`],
      [404, "/img/nothing/480.webp"],
      [404, "/fonts/serif-400/en-US/0-0000000000000000.woff2"],
      [200, "/healthz"],
      [200, "/readyz"],
      [404, "/return/00000000-0000-0000-0000-000000000000"],
      [404, "/notify/ecpay/nothing", { host: "platform.test", method: "POST", body: "a=b" }],
      [405, "/notify/ecpay/nothing", { host: "platform.test" }],
    ];
    for (const [status, path, { host = lodging.domain, ...more } = {}] of answers) {
      const answer = await ask(port.port, host, path, more);
      expect([path, answer.status]).toEqual([path, status]);
      expectBase(answer, STRICT, path);
    }
  });

  test("of what Node answers by itself", async () => {
    const answers: [status: number, bytes: string][] = [
      [400, "nonsense\r\n\r\n"],
      [400, "GET /stay HTTP/1.1\r\nconnection: close\r\n\r\n"],
      [400, `GET /stay HTTP/1.1\r\nhost: ${lodging.domain}\r\nbad header\r\n\r\n`],
      [400, `GET /stay HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n`],
      [400, `POST /stay HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`],
      [400, `GET /stay HTTP/1.0\r\n\r\n`],
      [417, `GET /stay HTTP/1.1\r\nhost: ${lodging.domain}\r\nexpect: money\r\nconnection: close\r\n\r\n`],
      [431, `GET /stay HTTP/1.1\r\nhost: ${lodging.domain}\r\nx: ${"x".repeat(20_000)}\r\n\r\n`],
    ];
    for (const [status, bytes] of answers) {
      const answer = await sendRaw(port.port, bytes);
      expect([bytes.slice(0, 60), answer.status]).toEqual([bytes.slice(0, 60), status]);
      expectBase(answer, STRICT, bytes.slice(0, 60));
    }
  });

  test("without https there is no Strict-Transport-Security", async () => {
    const plain = await openPort(world, { isSecure: false });
    for (const path of ["/stay", "/healthz"]) {
      expect((await ask(plain.port, lodging.domain, path)).headers["strict-transport-security"]).toBeUndefined();
    }
    await plain.close();
  });
});

test("a client that trickles its request is cut off, with an answer", async () => {
  const impatient = await openPort(world, { times: { ...TIMES, headers: 200, request: 300, check: 50 } });
  for (const bytes of [
    "",
    "GET /stay HTT",
    "GET /stay HTTP/1.1\r\nhost: a\r\n",
    `POST /api/ota/order/calculate HTTP/1.1\r\nhost: ${lodging.domain}\r\ncontent-length: 9\r\n\r\n{`,
  ]) {
    const answer = await sendRaw(impatient.port, bytes);
    expect([bytes, answer.status]).toEqual([bytes, 408]);
    expect(answer.headers["x-content-type-options"]).toEqual(["nosniff"]);
  }
  await impatient.close();
});

test("an address that has nothing left is refused at once, in its language; the files of a page are still sent", async () => {
  const limited = await openWorld({ ratePerMinute: 1, render: page });
  const small = await openPort(limited);
  const get = (path: string, head = "") => ask(small.port, lodging.domain, path, { head });
  expect((await get("/stay/booking")).status).toBe(200);
  limited.rateLimiter.spend("127.0.0.1", 10);
  for (const lang of LANGUAGES) {
    const words = WORDS[lang].refusals.TOO_MANY_REQUESTS;
    const requested = [
      await get(`/stay/${lang}/about`),
      await get(`/stay/${lang}?x=1`),
      await get("/healthz", `accept-language: ${lang}\r\n`),
      await get(`/api/hotel/info?domain=x&lang=${lang}`),
    ];
    for (const { status, headers, body } of requested) {
      expect([status, Number(headers["retry-after"]![0]) > 0]).toEqual([429, true]);
      expect(headers["x-content-type-options"]).toEqual(["nosniff"]);
      if (headers["content-type"]![0]!.includes("json")) {
        expect(JSON.parse(body)).toMatchObject({ success: false, code: "TOO_MANY_REQUESTS", msg: words });
      } else expect(body).toBe(words);
    }
  }
  expect((await get("/assets/nothing.js")).status).toBe(404);
  await small.close();
  await limited.close();
});

describe("connections", () => {
  const KEPT = `GET /healthz HTTP/1.1\r\nhost: a.test\r\n\r\n`;

  /** A connection that stays open after its answer; null where there was none. */
  const hold = (to: Port, from: string) =>
    new Promise<Socket | null>((done) => {
      const socket = connect({ port: to.port, host: "127.0.0.1", localAddress: from });
      socket.on("connect", () => socket.write(KEPT));
      socket.once("data", () => done(socket));
      socket.on("error", () => {});
      socket.once("close", () => done(null));
    });
  /** A connection on which a request never ends. */
  const trickle = (to: Port, from: string) => {
    const socket = connect({ port: to.port, host: "127.0.0.1", localAddress: from });
    socket.on("connect", () => socket.write("GET /healthz HTTP/1.1\r\nx: "));
    socket.on("error", () => {});
    return socket;
  };
  const statusFrom = async (to: Port, from: string) => (await ask(to.port, "a.test", "/healthz", { from })).status;

  test("of one address are limited, of a trusted proxy they are not, and one that ends makes room", async () => {
    const small = await openPort(world, { connections: { most: 30, mostOfAddress: 3 }, trustedProxies: ["127.0.0.4"] });
    const slow = ["2", "2", "2", ...Array<string>(10).fill("4")].map((last) => trickle(small, `127.0.0.${last}`));
    await expect.poll(() => statusFrom(small, "127.0.0.2")).toBe(0);
    expect(await statusFrom(small, "127.0.0.3")).toBe(200);
    expect(await statusFrom(small, "127.0.0.4")).toBe(200);
    slow[0]!.destroy();
    await expect.poll(() => statusFrom(small, "127.0.0.2")).toBe(200);
    await small.close();
  });

  test("that only wait make room for new ones of their address, the oldest first", async () => {
    const small = await openPort(world, { connections: { most: 30, mostOfAddress: 3 } });
    const idle = [await hold(small, "127.0.0.2"), await hold(small, "127.0.0.2"), await hold(small, "127.0.0.2")];
    const closed = new Promise((gone) => idle[0]!.once("close", gone));
    expect(await hold(small, "127.0.0.2")).not.toBeNull();
    await closed;
    expect(idle.map((socket) => socket!.destroyed)).toEqual([true, false, false]);
    await small.close();
  });

  test("in all are limited; those that only wait make room for a new one", async () => {
    const small = await openPort(world, { connections: { most: 4, mostOfAddress: 4 } });
    const idle = await Promise.all(["2", "3", "4", "5"].map((last) => hold(small, `127.0.0.${last}`)));
    expect(idle).not.toContain(null);
    const gone = Promise.all(idle.map((socket) => new Promise((closed) => socket!.once("close", closed))));
    expect(await hold(small, "127.0.0.6")).toBeNull();
    await gone;
    await expect.poll(() => hold(small, "127.0.0.6")).not.toBeNull();
    await small.close();
  });
});
