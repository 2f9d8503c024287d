/** The booking confirmation over the wire: what it says, for how long its number is good, and that nothing else opens it. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { getProof, getProofConfig } from "#contract/payments.ts";
import { PROOF_WORDS } from "#languages/proof/proof.ts";
import { LANGUAGES, type Language } from "#rules/language.ts";
import { formatsFor } from "#server/pdf/formats.ts";
import { PROOF_SECONDS } from "#server/proof/proof-token.ts";
import { addCoupon, addMember, expectClean, openShop, type OrderBody, type Shop } from "#tests/shop.ts";
import { deskOf } from "#tests/desk.ts";
import { bare, readPdf } from "#tests/pdf.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp } from "#tests/wire.ts";

const START = Date.parse("2031-03-01T04:00:00Z");
let now = START;
let world: World;
let shop: Shop;
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date(now) });
  shop = await openAt();
});
beforeEach(() => {
  now = START;
});
afterAll(() => world.close());

const openAt = (hotel: Parameters<typeof openShop>[1] = {}) =>
  openShop(world.database, {
    from: "2031-03-01",
    hotel_name: {
      "zh-TW": "月澄湯宿",
      "zh-CN": "月澄汤宿",
      "en-US": "Moonclear",
      "ja-JP": "月澄の湯宿",
      "ko-KR": "월징 료칸",
    },
    info: {
      address: { "zh-TW": "宜蘭縣礁溪鄉", "en-US": "Jiaoxi, Yilan" },
      phone: "+886 3 900 0123",
      registration_name: "月澄文旅股份有限公司",
      unified_business_number: "90011204",
    },
    rooms: [{ capacity: 60, plans: [{ member_price: 1900 }] }],
    ...hotel,
  });

const PATH = "/stay/bookings/download-accommodation-proof";
type Sealed = { iv: string; number: string };

async function book(at: Shop, lang: Language, more: Partial<OrderBody> = {}, headers = {}) {
  const body = at.body([[0, 0, 1]], { pay_way: "pay_arrival", ...more });
  const { order_doc } = await world.apiOf(at.domain, lang, headers)(placeOrder, { body });
  return { order_doc, booker_email: body.booker_email };
}

type Order = Awaited<ReturnType<typeof book>>;

const seal = async (at: Shop, { order_doc, booker_email }: Order): Promise<Sealed> =>
  (await overHttp(world, at.domain, getProof, { params: { id: order_doc }, query: { booker_email } })).envelope.data!;

const download = (at: Shop, { iv, number }: Partial<Sealed>, headers: Record<string, string> = {}, lang = "en-US") =>
  world.fetch(at.domain, `${PATH}?lang=${lang}`, {
    method: "POST",
    headers: { ...(iv === undefined ? {} : { "x-iv": iv }), ...headers },
    body: JSON.stringify({ number }),
  });

async function refusal(response: Response) {
  const text = await response.text();
  return { status: response.status, text, code: (JSON.parse(text) as { code: string }).code };
}

describe("the paper", () => {
  test.each(LANGUAGES)("is in the order's language, %s, whatever language asks for it", async (lang) => {
    const order = await book(shop, lang, { booker_name: "髙橋 Łucja" });
    const asking = lang === "en-US" ? "ko-KR" : "en-US";
    const response = await download(shop, await seal(shop, order), {}, asking);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const name = PROOF_WORDS[lang].file_name(order.order_doc);
    expect(response.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    const read = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const { money, day } = formatsFor(lang, "TWD", "Asia/Taipei");
    const hotel = {
      "zh-TW": "月澄湯宿",
      "zh-CN": "月澄汤宿",
      "en-US": "Moonclear",
      "ja-JP": "月澄の湯宿",
      "ko-KR": "월징 료칸",
    };
    const told = [
      hotel[lang],
      PROOF_WORDS[lang].title,
      order.order_doc,
      "髙橋 Łucja",
      day("2031-03-11"),
      day("2031-03-13"),
      PROOF_WORDS[lang].paid_on_arrival(money(4210), day("2031-03-11")),
      lang === "en-US" ? "Jiaoxi, Yilan" : "宜蘭縣礁溪鄉",
      "+886 3 900 0123",
      "月澄文旅股份有限公司",
      "90011204",
      "15:00",
    ];
    expect(told.filter((text) => !read.words.includes(bare(text)))).toEqual([]);
    expect(read).toMatchObject({ lang, isTagged: true });
    const path = lang === "zh-TW" ? "/stay" : `/stay/${lang}`;
    expect(read.pages[0]!.links).toMatchObject([{ url: `https://${shop.domain}${path}/orders/${order.order_doc}` }]);
  });

  test("its sums are the order's: rooms and add-ons, less codes, points and stored value", async () => {
    const at = await openAt();
    await addCoupon(world.database, at.hotel_id, {});
    const member = await addMember(world.database, at.hotel_id, { points: 300, stored_values: 500 });
    const headers = await world.bearer(at.hotel_id, member);
    const order = await book(
      at,
      "en-US",
      { coupon_array: ["TEN"], point_used: 300, use_deposit: true, memo: "A cot, please" },
      headers,
    );
    const read = await readPdf(new Uint8Array(await (await download(at, await seal(at, order))).arrayBuffer()));
    // Members pay 2000 and 2010: ten percent off, 300 points, 500 prepaid.
    const told = ["NT$4,010", "Discount: TEN", "-NT$401", "-NT$300", "-NT$500", "NT$2,809", "A cot, please"];
    expect(told.filter((text) => !read.words.includes(bare(text)))).toEqual([]);
    await expectClean(world, at.hotel_id);
  });

  test("tells what was paid: the deposit, then all of it, then a stay that is over", async () => {
    const at = await openAt();
    const desk = deskOf(world, at);
    const order = await desk.book(at.body([[0, 0, 1]], { pay_option: "part" }));
    const { order_doc } = order;
    const own = { order_doc, booker_email: order.body.booker_email };
    const words = PROOF_WORDS["en-US"];
    const read = async () =>
      (await readPdf(new Uint8Array(await (await download(at, await seal(at, own))).arrayBuffer()))).words;
    await desk.pay(order, 1263);
    expect(await read()).toContain(bare(words.paid_in_part("NT$1,263", "NT$2,947", "March 11, 2031")));
    await desk.pay(order, 2947);
    expect(await read()).toContain(bare(words.paid_in_full));
    await change(
      world.database,
      at.hotel_id,
      sql`update "order" set state = 'completed' where hotel_id = ${at.hotel_id}`,
    );
    expect(await read()).toContain(bare(words.status.checked_out));
  });
});

describe("what is not confirmed has no paper", () => {
  test.each(["held", "awaiting_payment", "expired", "cancelled", "no_show", "paid_unallocated", "refunded"])(
    "%s",
    async (state) => {
      const at = await openAt();
      const order = await book(at, "en-US");
      const sealed = await seal(at, order);
      await change(
        world.database,
        at.hotel_id,
        sql`update "order" set state = ${state} where hotel_id = ${at.hotel_id}`,
      );
      const { booker_email, order_doc } = order;
      const asked = await overHttp(world, at.domain, getProof, { params: { id: order_doc }, query: { booker_email } });
      expect(asked.envelope).toMatchObject({ success: false, code: "PROOF_UNAVAILABLE" });
      const query = { domain: at.domain, order_doc, booker_email };
      expect((await overHttp(world, at.domain, getProofConfig, { query })).envelope.data!.is_available).toBe(false);
      // A number from before does not help.
      expect((await refusal(await download(at, sealed))).code).toBe("PROOF_UNAVAILABLE");
    },
  );

  test("an order that waits for its money", async () => {
    const { order_doc, booker_email } = await book(shop, "en-US", { pay_way: "credit_card" });
    const asked = await overHttp(world, shop.domain, getProof, { params: { id: order_doc }, query: { booker_email } });
    expect(asked.envelope).toMatchObject({ success: false, code: "PROOF_UNAVAILABLE" });
  });
});

describe("the number", () => {
  test("is good for ten minutes, and not a millisecond more", async () => {
    const sealed = await seal(shop, await book(shop, "en-US"));
    now = START + PROOF_SECONDS * 1000 - 1;
    expect((await download(shop, sealed)).status).toBe(200);
    now += 1;
    expect(await refusal(await download(shop, sealed))).toMatchObject({ status: 404, code: "NOT_FOUND" });
    now = START + 86_400_000;
    expect(await refusal(await download(shop, sealed))).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  test("with any bit of it or of its iv changed, and every other wrong one: the same 404, to the byte", async () => {
    const sealed = await seal(shop, await book(shop, "en-US"));
    const nonsense = await refusal(await download(shop, { iv: "AAAAAAAAAAAAAAAA", number: "nonsense" }));
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
    for (const each of wrong) answers.add((await refusal(await download(shop, each))).text);
    expect([...answers]).toEqual([nonsense.text]);
    expect((await download(shop, sealed)).status).toBe(200);
  });

  test("of another lodging, or sealed for something else: the same 404", async () => {
    const other = await openAt();
    const sealed = await seal(other, await book(other, "en-US"));
    const cookie = world.house.secrets.encrypt("access-cookie", "[]", `lodging ${shop.hotel_id}`);
    const nonsense = await refusal(await download(shop, { iv: "A", number: "B" }));
    expect(await refusal(await download(shop, sealed))).toEqual(nonsense);
    expect(await refusal(await download(shop, { iv: cookie.iv, number: cookie.sealed }))).toEqual(nonsense);
    expect((await download(other, sealed)).status).toBe(200);
  });

  test("says nothing about the order that a stranger could read", async () => {
    const order = await book(shop, "en-US");
    const { number } = await seal(shop, order);
    expect(Buffer.from(number, "base64url").toString("latin1")).not.toContain("order_id");
  });
});

describe("over HTTP", () => {
  test("HEAD is GET without its body; what is wrongly asked is told how to ask", async () => {
    const order = await book(shop, "en-US");
    const path = `/stay/download/download-accommodation-proof/${order.order_doc}?booker_email=${order.booker_email}`;
    expect((await world.fetch(shop.domain, path, { method: "HEAD" })).status).toBe(200);
    const post = await world.fetch(shop.domain, path, { method: "POST" });
    expect([post.status, post.headers.get("allow")]).toEqual([405, "GET"]);
    for (const method of ["GET", "HEAD", "PUT"]) {
      const wrong = await world.fetch(shop.domain, PATH, { method });
      expect([wrong.status, wrong.headers.get("allow")], method).toEqual([405, "POST"]);
    }
  });

  test("a browser repeats its XSRF cookie", async () => {
    const sealed = await seal(shop, await book(shop, "en-US"));
    const page = await world.fetch(shop.domain, "/stay");
    const cookie = page.headers.get("set-cookie")!.split(";")[0]!;
    const token = cookie.slice(cookie.indexOf("=") + 1);
    expect(await refusal(await download(shop, sealed, { cookie }))).toMatchObject({ status: 403, code: "XSRF_FAILED" });
    expect((await download(shop, sealed, { cookie, "x-xsrf-token": token })).status).toBe(200);
  });

  test("a body that says something else is malformed", async () => {
    for (const body of [{}, { number: 7 }, { number: "x".repeat(513) }, { number: "x", domain: "y.test" }]) {
      const init = { method: "POST", headers: { "x-iv": "A" }, body: JSON.stringify(body) };
      expect(await refusal(await world.fetch(shop.domain, PATH, init))).toMatchObject({ status: 400 });
    }
  });

  test("a product of no name has its calls at the root", async () => {
    const plain = await openWorld({ product: "", clock: () => new Date(now) });
    const order = await book(shop, "en-US");
    const { order_doc, booker_email } = order;
    const asked = await overHttp(plain, shop.domain, getProof, { params: { id: order_doc }, query: { booker_email } });
    const { iv, number } = asked.envelope.data!;
    const response = await plain.fetch(shop.domain, "/bookings/download-accommodation-proof", {
      method: "POST",
      headers: { "x-iv": iv },
      body: JSON.stringify({ number }),
    });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    await plain.close();
  });
});
