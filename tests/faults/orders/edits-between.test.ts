/** Row 20: price or policy is edited between quote and order. The guest pays the price shown, or sees the new one. */
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Envelope } from "#contract/call.ts";
import type { PriceDetail } from "#contract/order-view.ts";
import { calculateOrder, listOrders } from "#contract/orders.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { plant } from "#tests/faults/tools/planted.ts";
import { openPricedLodging, type PricedLodging } from "#tests/faults/orders/priced-lodging.ts";
import { PATIENCE, report, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { expectClean, type OrderBody } from "#tests/lodgings/lodging.ts";
import { change } from "#tests/helpers/wire.ts";

const MINUTE = 60_000;

let now = new Date(Date.now());
let world: World;
beforeAll(async () => {
  world = await openWorld({ clock: () => now });
});
afterAll(() => world.close());

/** `cached`: a table that the server caches: a change counts once the server has been notified of it. */
type Edit = { what: string; text: (hotel_id: number) => SQL; cached?: string };

const EDITS: Edit[] = [
  { what: "nightly prices", text: (id) => sql`update plan_night set price = price + 700 where hotel_id = ${id}` },
  {
    what: "lower prices",
    text: (id) =>
      sql`update plan_night set price = greatest(coalesce(member_price, 0), price - 100) where hotel_id = ${id}`,
  },
  {
    what: "the deposit's percent",
    text: (id) => sql`update hotel_terms set deposit_percent = 55 where hotel_id = ${id}`,
    cached: "hotel_terms",
  },
  {
    what: "a coupon's percent",
    text: (id) => sql`update coupon set percent = 3 where hotel_id = ${id} and code = 'SEVEN'`,
  },
  { what: "a coupon that ends", text: (id) => sql`update coupon set active = false where hotel_id = ${id}` },
  {
    what: "an add-on's price",
    text: (id) => sql`update add_on set price = price + 90 where hotel_id = ${id}`,
    cached: "add_on",
  },
  {
    what: "the refund steps",
    text: (id) => sql`insert into refund_template values (${id}, 2, '[{"days_before": 60, "fee_percent": 100}]')`,
    cached: "refund_template",
  },
  {
    what: "the plan's refund template",
    text: (id) => sql`update rate_plan set refund_template_id = 3 where hotel_id = ${id}`,
    cached: "rate_plan",
  },
  {
    what: "plans without coupons",
    text: (id) => sql`update rate_plan set allow_coupon = false where hotel_id = ${id}`,
    cached: "rate_plan",
  },
  {
    what: "a night that is not sold",
    text: (id) => sql`update plan_night set stop_sell = true where hotel_id = ${id}`,
  },
];

async function edit({ hotel_id }: PricedLodging, { text, cached }: Edit): Promise<void> {
  const noticed =
    cached &&
    new Promise<void>((done) => world.cache.onChange((table, id) => table === cached && id === hotel_id && done()));
  await change(world.database, hotel_id, text(hotel_id));
  await noticed;
}

const open = () => openPricedLodging(world.database, { deposit: 30, memberDiscount: 0.8 });

const wish = (lodging: PricedLodging): OrderBody =>
  lodging.body([[0, 0, 1]], {
    ahead: 30,
    coupon_array: ["SEVEN"],
    pay_option: "part",
    room_attachment_detail: [{ item_number: "BIKE", quantity: 1 }],
  });

type Sold = { total: number; pay_amount: number; steps: RefundStep[] };

async function readSold({ hotel_id }: PricedLodging, order_doc: string): Promise<Sold> {
  const [row] = await world.database.forHotel(hotel_id, (query) =>
    query.run<Sold>(
      {
        name: "faults_sold",
        text: `select total, pay_amount, (select sold -> 'refund_steps' from order_line line
          where line.hotel_id = $1 and line.order_id = "order".order_id and line_no = 0) as steps
          from "order" where hotel_id = $1 and order_doc = $2`,
      },
      [hotel_id, order_doc],
    ),
  );
  return row!;
}

/** How a browser of the guest sends his order on. */
type Carry = (body: OrderBody, shown: PriceDetail) => OrderBody;
const withQuote: Carry = (body, shown) => ({ ...body, quote: shown.quote!.quote });
const withAmount: Carry = (body, shown) => ({ ...body, pay_amount: shown.pay_amount });
const withBoth: Carry = (body, shown) => withQuote(withAmount(body, shown), shown);

async function place(
  on: World,
  lodging: PricedLodging,
  body: OrderBody,
): Promise<Envelope<PriceDetail & { order_doc: string }>> {
  const response = await on.fetch(lodging.domain, "/api/ota/order/personal-new", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Envelope<PriceDetail & { order_doc: string }>;
}

const STEPS: RefundStep[] = [
  { days_before: 7, fee_percent: 50 },
  { days_before: 0, fee_percent: 100 },
];

/** Shows a price, edits, orders. Returns what differs from the shown price without the guest being informed. */
async function editBetween(on: World, change: Edit, carry: Carry, { isLate = false } = {}): Promise<string[]> {
  const lodging = await open();
  const body = wish(lodging);
  const api = on.apiOf(lodging.domain);
  const shown = await api(calculateOrder, { body });
  await edit(lodging, change);
  if (isLate) now = new Date(now.getTime() + 16 * MINUTE);
  const sent = carry(body, shown);
  const answer = await place(on, lodging, sent);
  const reported = `${change.what}, ${answer.success ? "placed" : answer.code}`;
  if (answer.success) {
    const sold = await readSold(lodging, answer.data!.order_doc);
    const isAsShown = sold.total === shown.total_price && sold.pay_amount === shown.pay_amount;
    const wrong = isAsShown
      ? []
      : [`${reported}: shown ${shown.pay_amount} of ${shown.total_price}, sold ${sold.pay_amount} of ${sold.total}`];
    // Who sends only an amount has been shown nothing but that.
    const isPolicyKept = sent.quote === undefined || JSON.stringify(sold.steps) === JSON.stringify(STEPS);
    return isPolicyKept ? wrong : [...wrong, `${reported}: sold with ${JSON.stringify(sold.steps)}`];
  }
  if (answer.code !== "PRICE_CHANGED") return answer.code && answer.code !== "INTERNAL" ? [] : [reported];
  const fresh = await api(calculateOrder, { body });
  const given = answer.data!;
  if (given.pay_amount !== fresh.pay_amount || given.total_price !== fresh.total_price)
    return [`${reported}: answered ${given.pay_amount}`];
  const again = await place(on, lodging, carry(body, given));
  return again.success ? [] : [`${reported}, and again with the new price: ${again.code}`];
}

const WAYS = [
  ["the quote", withQuote],
  ["the amount shown", withAmount],
  ["both", withBoth],
] as const;

test.each(WAYS)(
  "with %s, every edit in between either has no effect or is shown",
  { timeout: PATIENCE },
  async (_way, carry) => {
    for (const change of EDITS) {
      for (const isLate of [false, true]) expect(await editBetween(world, change, carry, { isLate })).toEqual([]);
    }
    report("row 20", { edits: EDITS.length * 2 });
  },
);

test(
  "a quote that still holds is kept: the nights' prices and the refund steps are those of the quote",
  { timeout: PATIENCE },
  async () => {
    for (const change of EDITS.filter(({ what }) => /price|refund/.test(what) && !what.includes("add-on"))) {
      const lodging = await open();
      const body = wish(lodging);
      const shown = await world.apiOf(lodging.domain)(calculateOrder, { body });
      await edit(lodging, change);
      const answer = await place(world, lodging, withQuote(body, shown));
      expect([change.what, answer.success]).toEqual([change.what, true]);
      expect(await readSold(lodging, answer.data!.order_doc)).toEqual({
        total: shown.total_price,
        pay_amount: shown.pay_amount,
        steps: STEPS,
      });
    }
  },
);

test("what was sold stays as sold, whatever is edited afterwards", { timeout: PATIENCE }, async () => {
  const lodging = await open();
  const body = wish(lodging);
  const { data } = await place(world, lodging, body);
  const query = { domain: lodging.domain, order_doc: data!.order_doc, booker_email: body.booker_email };
  const [before] = await world.apiOf(lodging.domain)(listOrders, { query });
  for (const change of EDITS) await edit(lodging, change);
  const [after] = await world.apiOf(lodging.domain)(listOrders, { query });
  expect(after).toEqual(before);
  await expectClean(world, lodging.hotel_id);
});

test("a quote that was changed, or is another lodging's, is refused", { timeout: PATIENCE }, async () => {
  const [lodging, other] = [await open(), await open()];
  const body = wish(lodging);
  const { quote } = (await world.apiOf(lodging.domain)(calculateOrder, { body })).quote!;
  const foreign = (await world.apiOf(other.domain)(calculateOrder, { body: wish(other) })).quote!.quote;
  const [text = "", signature = ""] = quote.split(".");
  const cheaper = Buffer.from(
    Buffer.from(text, "base64url")
      .toString()
      .replace(/"total":\d+/, '"total":1'),
  ).toString("base64url");
  for (const forged of [`${cheaper}.${signature}`, `${text}.`, text, foreign, `${quote}x`]) {
    expect(await place(world, lodging, { ...body, quote: forged })).toMatchObject({
      success: false,
      code: "INVALID_INPUT",
    });
  }
});

testPlanted("planted: a server that does not compare what was shown shows", { timeout: PATIENCE }, async () => {
  const forgetful: World["fetch"] = (host, path, init = {}) => {
    const { quote: _quote, pay_amount: _amount, ...body } = JSON.parse(init.body as string) as OrderBody;
    return world.fetch(host, path, { ...init, body: JSON.stringify(body) });
  };
  expect((await editBetween({ ...world, fetch: forgetful }, EDITS[0]!, withBoth)).join()).toMatch(
    /shown \d+ of \d+, sold \d+/,
  );
});

testPlanted(
  "planted: an order that keeps today's policy instead of the quoted one shows",
  { timeout: PATIENCE },
  async () => {
    const { probe, hits } = plant([
      /(?<=null::"order_line",\s+)\$3/g,
      `regexp_replace($3::text, '"refund_steps":\\[[^]]*\\]', '"refund_steps":[]', 'g')::jsonb`,
    ]);
    const broken = await openWorld({ probe, clock: () => now });
    expect((await editBetween(broken, EDITS[6]!, withQuote)).join()).toMatch(/sold with \[\]/);
    expect(hits()).toBeGreaterThan(0);
    await broken.close();
  },
);
