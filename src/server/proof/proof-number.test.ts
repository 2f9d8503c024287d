/** For how long a confirmation's number is valid, that nothing else opens it, and how it is requested over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROOF_SECONDS } from "#server/proof/proof-token.ts";
import { DOWNLOAD_PATH, openPrintedLodging, printerOf, refusal, type Sealed } from "#tests/guests/download-proof.ts";
import type { Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const START = Date.parse("2031-03-01T04:00:00Z");
let now = START;
let world: World;
let lodging: Lodging;
let printer: ReturnType<typeof printerOf>;
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(now) });
  [lodging, printer] = [await openPrintedLodging(world), printerOf(world)];
});
beforeEach(() => {
  now = START;
});
afterAll(() => world.close());

describe("the number", () => {
  test("is good for ten minutes, and not a millisecond more", async () => {
    const sealed = await printer.seal(lodging, await printer.book(lodging, "en-US"));
    now = START + PROOF_SECONDS * 1000 - 1;
    expect((await printer.download(lodging, sealed)).status).toBe(200);
    now += 1;
    expect(await refusal(await printer.download(lodging, sealed))).toMatchObject({ status: 404, code: "NOT_FOUND" });
    now = START + 86_400_000;
    expect(await refusal(await printer.download(lodging, sealed))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  test("with any bit of it or of its iv changed, and every other wrong one: the same 404, to the byte", async () => {
    const sealed = await printer.seal(lodging, await printer.book(lodging, "en-US"));
    const nonsense = await refusal(await printer.download(lodging, { iv: "AAAAAAAAAAAAAAAA", number: "nonsense" }));
    expect(nonsense).toMatchObject({ status: 404, code: "NOT_FOUND" });
    const flips = (text: string) => {
      const bytes = Buffer.from(text, "base64url");
      return Array.from({ length: bytes.length * 8 }, (_, bit) => {
        const flipped = Buffer.from(bytes);
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        return flipped.toString("base64url");
      });
    };
    // And of the letters themselves, some of which no longer mean anything at all.
    const letterFlips = (text: string) =>
      Array.from({ length: text.length * 7 }, (_, bit) => {
        const at = Math.floor(bit / 7);
        return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << (bit % 7))) + text.slice(at + 1);
      });
    // A header can't hold every letter: those don't reach us.
    const isHeader = (text: string) => /^[\x21-\x7e]*$/.test(text);
    const wrong: Partial<Sealed>[] = [
      ...[...flips(sealed.iv), ...letterFlips(sealed.iv).filter(isHeader)].map((iv) => ({ ...sealed, iv })),
      ...[...flips(sealed.number), ...letterFlips(sealed.number)].map((number) => ({ ...sealed, number })),
      { number: sealed.number },
      { ...sealed, iv: "" },
      { ...sealed, number: "" },
      { iv: sealed.number, number: sealed.iv },
      { ...sealed, number: `${sealed.number}A` },
      { ...sealed, number: sealed.number.slice(0, -1) },
      { ...sealed, iv: `${sealed.iv}=` },
    ];
    expect(wrong.length).toBeGreaterThan(1000);
    const answers = new Set<string>();
    for (const each of wrong) answers.add((await refusal(await printer.download(lodging, each))).text);
    expect([...answers]).toEqual([nonsense.text]);
    expect((await printer.download(lodging, sealed)).status).toBe(200);
  });

  test("of another lodging, or sealed for something else: the same 404", async () => {
    const other = await openPrintedLodging(world);
    const sealed = await printer.seal(other, await printer.book(other, "en-US"));
    const cookie = world.dependencies.secrets.encrypt("access-cookie", "[]", `lodging ${lodging.hotel_id}`);
    const nonsense = await refusal(await printer.download(lodging, { iv: "A", number: "B" }));
    expect(await refusal(await printer.download(lodging, sealed))).toEqual(nonsense);
    expect(await refusal(await printer.download(lodging, { iv: cookie.iv, number: cookie.sealed }))).toEqual(nonsense);
    expect((await printer.download(other, sealed)).status).toBe(200);
  });

  test("says nothing about the order that a stranger could read", async () => {
    const order = await printer.book(lodging, "en-US");
    const { number } = await printer.seal(lodging, order);
    expect(Buffer.from(number, "base64url").toString("latin1")).not.toContain("order_id");
  });
});

describe("over HTTP", () => {
  test("HEAD is GET without its body; a wrong method gets the allowed one", async () => {
    const order = await printer.book(lodging, "en-US");
    const path = `/stay/download/download-accommodation-proof/${order.order_doc}?booker_email=${order.booker_email}`;
    expect((await world.fetch(lodging.domain, path, { method: "HEAD" })).status).toBe(200);
    const post = await world.fetch(lodging.domain, path, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET"]);
    for (const method of ["GET", "HEAD", "PUT"]) {
      const wrong = await world.fetch(lodging.domain, DOWNLOAD_PATH, { method });
      expect([wrong.status, wrong.headers.get("allow")], method).toEqual([405, "POST"]);
    }
  });

  test("a browser repeats its XSRF cookie", async () => {
    const sealed = await printer.seal(lodging, await printer.book(lodging, "en-US"));
    const page = await world.fetch(lodging.domain, "/stay/orders");
    const cookie = page.headers.get("set-cookie")!.split(";")[0]!;
    const token = cookie.slice(cookie.indexOf("=") + 1);
    expect(await refusal(await printer.download(lodging, sealed, { headers: { cookie } }))).toMatchObject({
      status: 403,
      code: "XSRF_FAILED",
    });
    expect((await printer.download(lodging, sealed, { headers: { cookie, "x-xsrf-token": token } })).status).toBe(200);
  });

  test("a body that says something else is malformed", async () => {
    for (const body of [{}, { number: 7 }, { number: "x".repeat(513) }]) {
      const init = { method: "POST", headers: { "x-iv": "A" }, body: JSON.stringify(body) };
      expect(await refusal(await world.fetch(lodging.domain, DOWNLOAD_PATH, init))).toMatchObject({ status: 400 });
    }
  });

  test("a product of no name has its calls at the root", async () => {
    const plain = await openWorld({ product: "", clock: () => new Date(now) });
    const order = await printer.book(lodging, "en-US");
    const { iv, number } = await printerOf(plain).seal(lodging, order);
    const response = await plain.fetch(lodging.domain, "/bookings/download-accommodation-proof", {
      method: "POST",
      headers: { "x-iv": iv },
      body: JSON.stringify({ number }),
    });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    await plain.close();
  });
});
