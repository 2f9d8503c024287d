/** Row 30, SSRF: whatever address the server is given, it connects to the public internet or to nobody. */
import type { RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createEgress, EgressRefused } from "#server/network/egress.ts";
import { createOutside } from "#server/payments/outside.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import { attack, ATTACKS } from "#tests/faults/attacks/egress-attacks.ts";
import { importPlanted } from "#tests/faults/tools/planted-source.ts";
import { CLOSED, GOOD, openSmallInternet, SILENT, type SmallInternet } from "#tests/faults/attacks/small-internet.ts";
import { report, testPlanted } from "#tests/faults/tools/sizes.ts";

const HOST = "good.example";
const MEGABYTE = 1024 * 1024;
const SOURCE = "src/server/network/egress.ts";

const packed = (encoding: string, bytes: Uint8Array) => (response: ServerResponse) =>
  void response.writeHead(200, { "content-encoding": encoding }).end(bytes);

/** Bytes that were really sent before the other side hung up. */
let sentBytes = 0;
function* bytesWithoutEnd() {
  for (const piece = Buffer.alloc(65_536, "a"); sentBytes < 64 * MEGABYTE; sentBytes += piece.byteLength) yield piece;
}

const ANSWERS: Record<string, (response: ServerResponse) => unknown> = {
  "/": (response) => response.end("hello"),
  "/full": (response) => response.end("a".repeat(MEGABYTE)),
  "/too-long": (response) => response.end("a".repeat(MEGABYTE + 1)),
  "/without-end": (response) => pipeline(bytesWithoutEnd(), response).catch(() => undefined),
  "/packed": packed("gzip", gzipSync("一泊二食")),
  "/packed-br": packed("BR", brotliCompressSync("一泊二食")),
  "/bomb": packed("gzip", gzipSync(Buffer.alloc(32 * MEGABYTE))),
  "/bomb-br": packed("br", brotliCompressSync(Buffer.alloc(32 * MEGABYTE))),
  "/twice-packed": packed("gzip, gzip", gzipSync(gzipSync(Buffer.alloc(32 * MEGABYTE)))),
  "/broken": packed("gzip", gzipSync("一泊二食").subarray(0, 20)),
  "/cut": (response) => {
    response.writeHead(200, { "content-length": "100" }).write("a");
    response.socket!.end();
  },
  "/never": () => undefined,
  "/slow": (response) => {
    const trickle = setInterval(() => response.write("a"), 20);
    response.once("close", () => clearInterval(trickle));
  },
};

const answer: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url!, "https://any");
  if (pathname === "/redirect")
    response.writeHead(Number(searchParams.get("status")), { location: searchParams.get("to")! }).end("hello");
  else if (pathname === "/echo") request.pipe(response);
  else ANSWERS[pathname]!(response);
};

let internet: SmallInternet;
beforeAll(async () => {
  internet = await openSmallInternet([HOST], answer);
});
beforeEach(() => {
  internet.forget();
  internet.names.set(HOST, [[GOOD]]);
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(internet.trapped()).toBe(0);
});
afterAll(() => internet.close());

const get = (path: string, timeout_ms = 10_000) =>
  createEgress(internet)(`https://${HOST}${path}`, { method: "GET", timeout_ms });

describe("attacks", () => {
  test("none of them reaches anything but the good server", async () => {
    const succeeded = await attack(createEgress, internet);
    expect(succeeded).toEqual([]);
    report("row 30", { attacks: ATTACKS.length, succeeded: succeeded.length });
  });

  test("a name whose address was public is resolved again the next time", async () => {
    internet.names.set(HOST, [[GOOD], ["127.0.0.1"]]);
    expect(await get("/")).toMatchObject({ status: 200, text: "hello" });
    await expect(get("/")).rejects.toThrow(EgressRefused);
    expect(internet.queries).toEqual([HOST, HOST]);
  });

  test("a server with another name's certificate is sent nothing", async () => {
    internet.names.set("other.example", [[GOOD]]);
    const other = createEgress(internet)("https://other.example/", { method: "POST", body: "secret" });
    await expect(other).rejects.toThrow(/other\.example/);
    expect(internet.requests).toEqual([]);
  });

  testPlanted.each([
    [
      "only the first address is checked",
      "addresses.find(",
      "addresses.slice(0, 1).find(",
      "a good address, then a bad one",
    ],
    [
      "what is connected to is looked up once more",
      "dial(addresses, portOf(url))",
      "dial(await addressesOf(url, resolve), portOf(url))",
      "another address at the second query",
    ],
    [
      "the address is checked as it is written, not as it is resolved",
      "checkAddresses(addresses);",
      "checkAddresses([hostOf(url)].filter((host) => isIP(host)));",
      "a name that is 127.0.0.1",
    ],
    [
      "addresses in the URL are not checked",
      "checkAddresses(addresses);",
      "isIP(hostOf(url)) || checkAddresses(addresses);",
      "the host 2130706433",
    ],
    [
      "redirects are followed",
      "throw new EgressRefused(`a redirect (${status}) is not followed`);",
      "return createEgress({ trustedOrigins: [new URL(response.headers.location!).origin], resolve, dial })(response.headers.location!, { method: 'GET' });",
      "a redirect (302) to https://169.254.169.254/latest/meta-data/",
    ],
    ["any port is allowed", "!PORTS.has(portOf(url))", "false", "the address https://good.example:6379/"],
    ["passwords are allowed", 'url.username !== ""', "false", "the address https://user@good.example/"],
  ])("planted: %s", async (_what, right, wrong, found) => {
    const planted = await importPlanted<{ createEgress: typeof createEgress }>(SOURCE, right, wrong);
    const succeeded = await attack(planted.createEgress, internet);
    internet.forget();
    expect(succeeded).toContain(found);
  });
});

describe("limits", () => {
  test.each(["/too-long", "/without-end", "/bomb", "/bomb-br"])("%s is cut off", async (path) => {
    await expect(get(path)).rejects.toThrow("the answer is too long");
    // Buffers on the way are full; what was still to come is never sent.
    expect(sentBytes).toBeLessThan(32 * MEGABYTE);
  });

  testPlanted("planted: without the limit the packed answer unpacks in full", async () => {
    const planted = await importPlanted<{ createEgress: typeof createEgress }>(
      SOURCE,
      "const MOST_BYTES = 1024 * 1024;",
      "const MOST_BYTES = Infinity;",
    );
    const { text } = await planted.createEgress(internet)(`https://${HOST}/bomb`, { method: "GET" });
    expect(text).toHaveLength(32 * MEGABYTE);
  });

  test.each([
    ["/twice-packed", "packed as gzip, gzip"],
    ["/broken", "unexpected end of file"],
    ["/cut", "aborted"],
  ])("%s is no answer", async (path, reason) => {
    await expect(get(path)).rejects.toThrow(reason);
  });

  test("one megabyte is let in, and so is what is packed", async () => {
    expect((await get("/full")).text).toHaveLength(MEGABYTE);
    for (const path of ["/packed", "/packed-br"])
      expect(await get(path)).toMatchObject({ status: 200, text: "一泊二食" });
    expect(await get("/redirect?status=304&to=x")).toMatchObject({ status: 304, text: "" });
    const init = { method: "POST", body: "月澄", headers: { "content-type": "text/plain" } } as const;
    expect(await createEgress(internet)(`https://${HOST}/echo`, init)).toMatchObject({ status: 200, text: "月澄" });
  });

  test.each(["/never", "/slow"])("%s has an end in time", async (path) => {
    await expect(get(path, 200)).rejects.toThrow("in time");
  });

  test("names and servers that never answer have one too", async () => {
    internet.names.set(HOST, [[SILENT]]);
    await expect(get("/", 200)).rejects.toThrow("in time");
    const resolve = () => new Promise<string[]>(() => {});
    const unanswered = createEgress({ ...internet, resolve })(`https://${HOST}/`, { method: "GET", timeout_ms: 50 });
    await expect(unanswered).rejects.toThrow("in time");
  });

  test("five seconds, and twenty for vendors", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await createEgress(internet)(`https://${HOST}/`, { method: "GET" });
    await createOutside(createEgress(internet)).send(`https://${HOST}/`, { method: "GET" });
    expect(timeout.mock.calls).toEqual([[5_000], [20_000]]);
  });

  test("for whoever asks a vendor, all of it is Unreachable", async () => {
    const outside = createOutside(createEgress(internet));
    const ask = (url: string) => outside.send(url, { method: "GET", timeout_ms: 200 });
    internet.names.set("closed.example", [[CLOSED]]);
    for (const url of [
      "https://127.0.0.1/",
      `https://${HOST}/never`,
      `https://${HOST}/redirect?status=302&to=x`,
      "https://closed.example/",
      "https://nobody.example/",
      "nonsense",
    ])
      await expect(ask(url), url).rejects.toThrow(Unreachable);
    expect((await ask(`https://${HOST}/`)).text).toBe("hello");
  });
});

test("what the operator has set may be here, and is connected to at the addresses of one query", async () => {
  const local = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nlocal");
  });
  await new Promise<void>((ready) => local.listen(0, "127.0.0.1", ready));
  const origin = `http://bank.test:${(local.address() as AddressInfo).port}`;
  // Nobody listens at the first of its addresses, and at the second query it has none.
  internet.names.set("bank.test", [["::1", "127.0.0.1"], []]);
  const egress = createEgress({ trustedOrigins: [origin], resolve: internet.resolve });
  expect(await egress(`${origin}/pay`, { method: "GET" })).toMatchObject({ status: 200, text: "local" });
  expect(internet.queries).toEqual(["bank.test"]);
  for (const other of [origin.replace("http:", "https:"), `${origin}0`, origin.replace("bank", "bank2")])
    await expect(egress(other, { method: "GET" })).rejects.toThrow(EgressRefused);
  local.close();
});
