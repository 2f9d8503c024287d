/** The booking confirmation over the wire: what it says, in which language, and for which orders there is one. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getProofConfig } from "#contract/proof.ts";
import { PROOF_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { formatsFor } from "#server/pdf/formats.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { bare, readPdf } from "#tests/helpers/pdf.ts";
import { HOTEL_NAME, openPrintedLodging, printerOf, refusal } from "#tests/guests/download-proof.ts";
import { addCoupon, addMember, expectClean, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp } from "#tests/helpers/wire.ts";

let world: World;
let lodging: Lodging;
let printer: ReturnType<typeof printerOf>;
beforeAll(async () => {
  world = await openWorld({ clock: () => new Date("2031-03-01T04:00:00Z") });
  [lodging, printer] = [await openPrintedLodging(world), printerOf(world)];
});
afterAll(() => world.close());

describe("the paper", () => {
  test.each(LANGUAGES)("is in the reader's language, %s, whatever language it was booked in", async (lang) => {
    const booked = lang === "en-US" ? "ko-KR" : "en-US";
    const order = await printer.book(lodging, booked, { booker_name: "髙橋 Łucja" });
    const response = await printer.download(lodging, await printer.seal(lodging, order), { lang });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const name = PROOF_WORDS[lang].file_name(order.order_doc);
    expect(response.headers.get("content-disposition")).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`);
    const read = await readPdf(new Uint8Array(await response.arrayBuffer()));
    const { money, day } = formatsFor(lang, "TWD", "Asia/Taipei");
    const reported = [
      HOTEL_NAME[lang],
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
    expect(reported.filter((text) => !read.words.includes(bare(text)))).toEqual([]);
    expect(read).toMatchObject({ lang, isTagged: true });
    const path = lang === "zh-TW" ? "/stay" : `/stay/${lang}`;
    expect(read.pages[0]!.links).toMatchObject([{ url: `https://${lodging.domain}${path}/orders/${order.order_doc}` }]);
  });

  test("is in the order's own language where the request names none", async () => {
    const order = await printer.book(lodging, "ja-JP");
    const sealed = await printer.seal(lodging, order);
    const response = await printer.download(lodging, sealed, { lang: null });
    const name = PROOF_WORDS["ja-JP"].file_name(order.order_doc);
    expect(response.headers.get("content-disposition")).toContain(encodeURIComponent(name));
    expect(await readPdf(new Uint8Array(await response.arrayBuffer()))).toMatchObject({ lang: "ja-JP" });
    const config = await world.fetch(
      lodging.domain,
      `/api/ota/order/proof-config?${new URLSearchParams({ domain: lodging.domain, ...order })}`,
    );
    expect(await config.json()).toMatchObject({ data: { file_name: name } });
  });

  test("its sums are the order's: rooms and add-ons, less codes, points and stored value", async () => {
    const at = await openPrintedLodging(world);
    await addCoupon(world.database, at.hotel_id, {});
    const member = await addMember(world.database, at.hotel_id, { points: 300, stored_values: 500 });
    const headers = await world.bearer(at.hotel_id, member);
    const order = await printer.book(
      at,
      "en-US",
      { coupon_array: ["TEN"], point_used: 300, use_deposit: true, memo: "A cot, please" },
      headers,
    );
    const read = await readPdf(
      new Uint8Array(await (await printer.download(at, await printer.seal(at, order))).arrayBuffer()),
    );
    // Members pay 2000 and 2010: ten percent off, 300 points, 500 prepaid.
    const reported = [
      "NT$4,210",
      "Member price −NT$200",
      "Promo code TEN −NT$401",
      "Points used −NT$300",
      "Stored value used −NT$500",
      "Total NT$2,809",
      "A cot, please",
    ];
    expect(reported.filter((text) => !read.words.includes(bare(text)))).toEqual([]);
    await expectClean(world, at.hotel_id);
  });

  test("tells what was paid: the deposit, then all of it, then a stay that is over", async () => {
    const at = await openPrintedLodging(world);
    const booker = bookerOf(world, at);
    const order = await booker.book(at.body([[0, 0, 1]], { pay_option: "part" }));
    const { order_doc } = order;
    const own = { order_doc, booker_email: order.body.booker_email };
    const words = PROOF_WORDS["en-US"];
    const read = async () =>
      (await readPdf(new Uint8Array(await (await printer.download(at, await printer.seal(at, own))).arrayBuffer())))
        .words;
    await booker.pay(order, 1263);
    expect(await read()).toContain(bare(words.paid_in_part("NT$1,263", "NT$2,947", "March 11, 2031")));
    await booker.pay(order, 2947);
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
      const at = await openPrintedLodging(world);
      const order = await printer.book(at, "en-US");
      const sealed = await printer.seal(at, order);
      await change(
        world.database,
        at.hotel_id,
        sql`update "order" set state = ${state} where hotel_id = ${at.hotel_id}`,
      );
      const { booker_email, order_doc } = order;
      expect((await printer.ask(at, order)).envelope).toMatchObject({ success: false, code: "PROOF_UNAVAILABLE" });
      const query = { domain: at.domain, order_doc, booker_email };
      expect((await overHttp(world, at.domain, getProofConfig, { query })).envelope.data!.is_available).toBe(false);
      // A number from before does not help.
      expect((await refusal(await printer.download(at, sealed))).code).toBe("PROOF_UNAVAILABLE");
    },
  );

  test("an order that waits for its money", async () => {
    const order = await printer.book(lodging, "en-US", { pay_way: "credit_card" });
    expect((await printer.ask(lodging, order)).envelope).toMatchObject({ success: false, code: "PROOF_UNAVAILABLE" });
  });
});
