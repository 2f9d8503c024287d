/** Stripe: signed events by the library's own header, currencies with and without a smaller unit, and keys that make repeats harmless. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripe, stripeSignature } from "#server/payments/vendors/stripe.ts";
import type { Started } from "#server/payments/vendors/vendor.ts";
import { answering, openCounter } from "#tests/vendor-counter.ts";
import { askEverything } from "#tests/vendor-questions.ts";
import { cancelTrade, expireTrade, failTrade, payTrade } from "../../../../sandbox/trades.ts";

/** generateTestHeaderString of stripe 23.1.0. */
const VECTOR = {
  secret: "whsec_test_secret",
  timestamp: 1700000000,
  payload: '{"id":"evt_test_webhook","object":"event"}',
  signature: "d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990",
};

const numberOf = (started: Started): string => (started.kind === "redirect" ? started.vendor_number! : "");
const urlOf = (started: Started): string => (started.kind === "redirect" ? started.url : "");

async function begin(currency = "JPY", amount = 3600) {
  const counter = openCounter(stripe, { currency, method: "card" });
  const charge = counter.charge(amount);
  const started = await stripe.create(charge, counter.account, counter.outside);
  const number = numberOf(started);
  const trade = counter.trade(charge);
  const query = () => stripe.query(counter.asked(charge, number), counter.account, counter.outside);
  return { counter, charge, started, number, trade, query };
}

/** A genuine event, as the bank has sent it. */
async function told() {
  const started = await begin();
  await payTrade(started.counter.bank, started.trade);
  const sent = started.counter.notices[0]!;
  return { ...started, sent, notice: started.counter.notice(sent) };
}

describe.each(["JPY", "KRW", "USD", "EUR"])("in %s:", (currency) => {
  askEverything(stripe, {
    currency,
    method: "card",
    start: async (counter, charge) => numberOf(await stripe.create(charge, counter.account, counter.outside)),
  });
});

test("the signature is the library's", () => {
  expect(stripeSignature(VECTOR.payload, VECTOR.secret, VECTOR.timestamp)).toBe(VECTOR.signature);
});

describe("a session", () => {
  test.each([
    ["JPY", "3600"],
    ["KRW", "3600"],
    ["USD", "360000"],
    ["EUR", "360000"],
    ["TWD", "360000"],
    ["KWD", "3600000"],
  ])("asks for 3600 %s as %s", async (currency, unit_amount) => {
    const { sent } = (await begin(currency)).counter;
    expect(new URLSearchParams(sent[0]!.body).get("line_items[0][price_data][unit_amount]")).toBe(unit_amount);
  });

  test("lives as long as the charge, within what Stripe allows", async () => {
    const lives = async (minutes: number) => {
      const { account, charge, outside, sent, time } = openCounter(stripe, { currency: "JPY", method: "card" });
      const expires_at = new Date(time.now.getTime() + minutes * 60_000);
      await stripe.create({ ...charge(), expires_at }, account, outside);
      return (Number(new URLSearchParams(sent[0]!.body).get("expires_at")) * 1000 - time.now.getTime()) / 60_000;
    };
    expect(await lives(45)).toBe(45);
    expect(await lives(5)).toBe(31);
    expect(await lives(4000)).toBe(24 * 60 - 1);
  });

  test("is the same one for the same trade: its number is the Idempotency-Key", async () => {
    const { counter, charge, started } = await begin();
    expect(counter.sent[0]!.headers["idempotency-key"]).toBe(charge.trade_no);
    expect(await stripe.create(charge, counter.account, counter.outside)).toEqual(started);
    expect(counter.bank.trades.size).toBe(1);
  });

  test("whose answer was lost has sent nobody anywhere", async () => {
    const { account, charge, asked, outside } = openCounter(stripe, { currency: "JPY", method: "card" });
    expect(await stripe.query(asked(charge(), null), account, outside)).toMatchObject({ status: "pending" });
  });

  test("runs out", async () => {
    const { counter, query, started, trade } = await begin();
    counter.wait(32);
    await counter.press(urlOf(started), "pay");
    expect(trade.state).toBe("open");
    expect(await query()).toMatchObject({ status: "expired" });
  });

  const session = (given: object) => ({
    id: "cs_test_1",
    client_reference_id: "YS8K2M4Q7TABCDEFGHJK",
    amount_total: 360_000,
    currency: "usd",
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_1",
    livemode: false,
    ...given,
  });

  test.each([
    ["a part of a dollar", { amount_total: 360_001 }],
    ["Stripe's live world", { livemode: true }],
    ["a negative amount", { amount_total: -1 }],
    ["half a cent", { amount_total: 0.5 }],
    ["a status of its own", { payment_status: "maybe" }],
    ["no trade of ours", { client_reference_id: null }],
  ])("with %s is not believed", async (_name, given) => {
    const { account, charge, asked } = openCounter(stripe, { currency: "USD", method: "card" });
    const line = answering(200, JSON.stringify(session(given)));
    await expect(stripe.query(asked(charge(), "cs_test_1"), account, line)).rejects.toThrow("stripe");
  });

  test.each([
    [{}, "paid"],
    [{ payment_status: "unpaid" }, "pending"],
    [{ payment_status: "unpaid", status: "open" }, "pending"],
    [{ payment_status: "unpaid", status: "expired" }, "expired"],
    [{ payment_status: "no_payment_required" }, "pending"],
  ])("%j is %s", async (given, status) => {
    const { account, charge, asked } = openCounter(stripe, { currency: "USD", method: "card" });
    const line = answering(200, JSON.stringify(session(given)));
    const standing = await stripe.query(asked(charge(), "cs_test_1"), account, line);
    expect(standing).toMatchObject({ status, amount: 3600, currency: "USD" });
  });
});

describe("an event", () => {
  test("tells what was paid, and its number", async () => {
    const { counter, charge, notice, number } = await told();
    expect(stripe.readNotice(notice, counter.account)).toMatchObject({
      kind: "told",
      standing: {
        status: "paid",
        merchant: "acct_sandbox",
        trade_no: charge.trade_no,
        amount: 3600,
        currency: "JPY",
        vendor_number: number,
      },
    });
  });

  test.each([
    ["checkout.session.async_payment_failed", failTrade, "failed"],
    ["checkout.session.expired", expireTrade, "expired"],
  ] as const)("%s is told", async (type, act, status) => {
    const { counter, trade } = await begin();
    await act(counter.bank, trade);
    const notice = counter.notice(counter.notices[0]!);
    expect(JSON.parse(notice.raw.toString())).toMatchObject({ type });
    expect(stripe.readNotice(notice, counter.account)).toMatchObject({ kind: "told", standing: { status } });
  });

  test("with a wrong amount is told as it is", async () => {
    const { counter, trade } = await begin();
    await payTrade(counter.bank, trade, "wrong_amount");
    const reading = stripe.readNotice(counter.notice(counter.notices[0]!), counter.account);
    expect(reading).toMatchObject({ kind: "told", standing: { status: "paid", amount: 3599 } });
  });

  test("of a page that was left is none", async () => {
    const { counter, trade } = await begin();
    await cancelTrade(counter.bank, trade);
    expect(counter.notices).toEqual([]);
  });

  const sign = (event: object, secret = stripe.sandboxKeys.webhook_secret) => {
    const counter = openCounter(stripe, { currency: "JPY", method: "card" });
    const body = JSON.stringify(event);
    const timestamp = counter.time.now.getTime() / 1000;
    const headers = { "stripe-signature": `t=${timestamp},v1=${stripeSignature(body, secret, timestamp)}` };
    return stripe.readNotice(
      counter.notice({ gateway: "stripe", trade_no: "", url: "", headers, body }),
      counter.account,
    );
  };
  const event = (type: string, object: unknown, given = {}) => ({
    id: "evt_1",
    type,
    livemode: false,
    data: { object },
    ...given,
  });
  const trade_no = "YS8K2M4Q7TABCDEFGHJK";
  const session = {
    id: "cs_test_1",
    client_reference_id: trade_no,
    amount_total: 3600,
    currency: "jpy",
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_1",
    livemode: false,
  };

  test.each([
    ["completed and paid", event("checkout.session.completed", session), "told"],
    ["paid later", event("checkout.session.async_payment_succeeded", session), "told"],
    ["completed, not paid", event("checkout.session.completed", { ...session, payment_status: "unpaid" }), "hint"],
    ["one that we don't know, of our session", event("checkout.session.other", session), "hint"],
    [
      "a part of a dollar",
      event("checkout.session.completed", { ...session, currency: "usd", amount_total: 3601 }),
      "hint",
    ],
    ["money that went back", event("charge.refunded", { id: "ch_1", metadata: { trade_no } }), "hint"],
    ["somebody else's charge", event("charge.refunded", { id: "ch_1", metadata: {} }), null],
    ["no object", event("checkout.session.completed", null), null],
    ["the live world's", event("checkout.session.completed", session, { livemode: true }), null],
  ])("%s", (_name, given, kind) => {
    const reading = sign(given);
    if (kind === null) return expect(reading).toBeNull();
    expect(reading).toMatchObject({ kind });
    if (kind === "hint") expect(reading).toEqual({ kind, trade_no });
  });

  test("signed with another's secret, or with none, is nobody's", () => {
    const given = event("checkout.session.completed", session);
    expect(sign(given, "whsec_other")).toBeNull();
    const counter = openCounter(stripe, { currency: "JPY", method: "card" });
    const account = { ...counter.account, keys: { ...stripe.sandboxKeys, webhook_secret: "" } };
    const body = JSON.stringify(given);
    const timestamp = counter.time.now.getTime() / 1000;
    for (const signature of [stripeSignature(body, "", timestamp), ""]) {
      const headers = { "stripe-signature": `t=${timestamp},v1=${signature}` };
      const notice = counter.notice({ gateway: "stripe", trade_no: "", url: "", headers, body });
      expect(stripe.readNotice(notice, account)).toBeNull();
    }
  });

  test("with a single bit changed, in body or signature, is nobody's", async () => {
    const { counter, notice, sent } = await told();
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const raw = Buffer.from(notice.raw);
        raw[at % raw.length]! ^= flip;
        expect(stripe.readNotice({ ...notice, raw }, counter.account)).toBeNull();
      }),
    );
    const header = sent.headers["stripe-signature"]!;
    fc.assert(
      fc.property(fc.nat({ max: header.length - 1 }), fc.constantFrom(..."0123456789abcdef,=tv"), (at, sign) => {
        fc.pre(header[at] !== sign);
        const headers = new Headers({ "stripe-signature": header.slice(0, at) + sign + header.slice(at + 1) });
        expect(stripe.readNotice({ ...notice, headers }, counter.account)).toBeNull();
      }),
    );
  });

  test.each([
    [0, true],
    [299, true],
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
    [86_400, false],
  ])("heard %i seconds after it was signed: %s", async (seconds, isTaken) => {
    const { counter, notice } = await told();
    const now = new Date(notice.now.getTime() + seconds * 1000);
    expect(stripe.readNotice({ ...notice, now }, counter.account) !== null).toBe(isTaken);
  });

  test("may carry several signatures, of which one is ours", async () => {
    const { counter, notice, sent } = await told();
    const [t, v1] = sent.headers["stripe-signature"]!.split(",") as [string, string];
    const read = (header: string) =>
      stripe.readNotice({ ...notice, headers: new Headers({ "stripe-signature": header }) }, counter.account);
    expect(read(`${t},v1=${"0".repeat(64)},${v1},v0=old`)).toMatchObject({ kind: "told" });
    expect(read(`${t},v1=${"0".repeat(64)}`)).toBeNull();
    expect(read(`${t},v0=${v1.slice(3)}`)).toBeNull();
    expect(read(v1)).toBeNull();
    expect(read(`${t}`)).toBeNull();
    expect(read("")).toBeNull();
  });

  test("made up by a stranger changes nothing", async () => {
    const { counter, trade, query } = await begin();
    await payTrade(counter.bank, trade, "forged");
    expect(stripe.readNotice(counter.notice(counter.notices[0]!), counter.account)).toBeNull();
    expect(await query()).toMatchObject({ status: "pending" });
  });
});

describe("money back", () => {
  test("carries its key, and is found by it when Stripe has forgotten the key", async () => {
    const { counter, charge, number, trade } = await begin("USD");
    await payTrade(counter.bank, trade);
    const give = (request_key: string) =>
      stripe.refund!(
        counter.back(charge, number, { refund_amount: 1000, request_key }),
        counter.account,
        counter.outside,
      );
    const first = await give("r1");
    expect(await give("r1")).toEqual(first);
    const made = counter.sent.filter(({ url, method }) => url.endsWith("/v1/refunds") && method === "POST");
    expect(made).toHaveLength(1);
    expect(made[0]!.headers["idempotency-key"]).toBe("r1");
    expect(new URLSearchParams(made[0]!.body).get("amount")).toBe("100000");
    expect(await give("r2")).toMatchObject({ status: "done" });
    expect(trade.refunded).toBe(2000);
  });

  test.each([
    ["failed", "failed"],
    ["canceled", "failed"],
    ["pending", "done"],
    ["succeeded", "done"],
  ])("that Stripe calls %s is %s", async (status, expected) => {
    const { counter, charge, number, trade } = await begin();
    await payTrade(counter.bank, trade);
    trade.more.refunds = [{ id: "re_1", amount: 3600, status, metadata: { request_key: "refund-1" } }];
    const back = counter.back(charge, number, {});
    expect(await stripe.refund!(back, counter.account, counter.outside)).toMatchObject({ status: expected });
    const books = await stripe.refunded!(back, counter.account, counter.outside);
    expect(books).toBe(expected === "done" ? 3600 : 0);
  });

  test.each([401, 403, 409, 429])("answered with %i is not refused, nobody knows", async (status) => {
    const { counter, charge, number, trade } = await begin();
    await payTrade(counter.bank, trade);
    const line = {
      send: async (url: string, init: Parameters<typeof counter.outside.send>[1]) =>
        init.method === "POST"
          ? { status, text: '{"error":{"type":"invalid_request_error","message":"no"}}' }
          : counter.outside.send(url, init),
    };
    await expect(stripe.refund!(counter.back(charge, number, {}), counter.account, line)).rejects.toThrow(
      String(status),
    );
  });
});
