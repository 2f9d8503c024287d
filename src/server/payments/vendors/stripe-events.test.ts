/** Stripe's events: signed, within five minutes, and believed only for what they say of a session of ours. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stripe, stripeSignature } from "#server/payments/vendors/stripe.ts";
import { openVendor } from "#tests/vendors/gateway-merchant.ts";
import { cancelTrade, expireTrade, failTrade, payTrade } from "../../../../sandbox/trades.ts";

/** generateTestHeaderString of stripe 23.1.0. */
const VECTOR = {
  secret: "whsec_test_secret",
  timestamp: 1700000000,
  payload: '{"id":"evt_test_webhook","object":"event"}',
  signature: "d95c6b7477fbd7e9f90b1b0ef5f9c7ac25abca5382460e0d988c2b2a5b71b990",
};

async function begin() {
  const merchant = openVendor(stripe, { currency: "JPY", method: "card" });
  const charge = merchant.charge();
  const started = await stripe.create(charge, merchant.account, merchant.outside);
  const number = started.kind === "redirect" ? started.vendor_number! : "";
  const query = () => stripe.query(merchant.tradeQuery(charge, number), merchant.account, merchant.outside);
  return { merchant, charge, number, trade: merchant.trade(charge), query };
}

/** A genuine event, as the bank has sent it. */
async function notified() {
  const started = await begin();
  await payTrade(started.merchant.bank, started.trade);
  const sent = started.merchant.webhooks[0]!;
  return { ...started, sent, webhook: started.merchant.webhook(sent) };
}

test("the signature is the library's", () => {
  expect(stripeSignature(VECTOR.payload, VECTOR.secret, VECTOR.timestamp)).toBe(VECTOR.signature);
});

describe("an event", () => {
  test("tells what was paid, and its number", async () => {
    const { merchant, charge, webhook, number } = await notified();
    expect(stripe.readWebhook(webhook, merchant.account)).toMatchObject({
      kind: "report",
      report: {
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
  ] as const)("%s is reported", async (type, act, status) => {
    const { merchant, trade } = await begin();
    await act(merchant.bank, trade);
    const webhook = merchant.webhook(merchant.webhooks[0]!);
    expect(JSON.parse(webhook.raw.toString())).toMatchObject({ type });
    expect(stripe.readWebhook(webhook, merchant.account)).toMatchObject({ kind: "report", report: { status } });
  });

  test("with a wrong amount is reported with that amount", async () => {
    const { merchant, trade } = await begin();
    await payTrade(merchant.bank, trade, "wrong_amount");
    const reading = stripe.readWebhook(merchant.webhook(merchant.webhooks[0]!), merchant.account);
    expect(reading).toMatchObject({ kind: "report", report: { status: "paid", amount: 3599 } });
  });

  test("of a page that was left is none", async () => {
    const { merchant, trade } = await begin();
    await cancelTrade(merchant.bank, trade);
    expect(merchant.webhooks).toEqual([]);
  });

  const sign = (event: object, secret = stripe.sandboxKeys.webhook_secret) => {
    const merchant = openVendor(stripe, { currency: "JPY", method: "card" });
    const body = JSON.stringify(event);
    const timestamp = merchant.now().getTime() / 1000;
    const headers = { "stripe-signature": `t=${timestamp},v1=${stripeSignature(body, secret, timestamp)}` };
    return stripe.readWebhook(merchant.webhook({ headers, body }), merchant.account);
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
    ["completed and paid", event("checkout.session.completed", session), "report"],
    ["paid later", event("checkout.session.async_payment_succeeded", session), "report"],
    ["completed, not paid", event("checkout.session.completed", { ...session, payment_status: "unpaid" }), "hint"],
    ["one that we don't know, of our session", event("checkout.session.other", session), "hint"],
    [
      "a part of a New Taiwan dollar",
      event("checkout.session.completed", { ...session, currency: "twd", amount_total: 3601 }),
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
    const merchant = openVendor(stripe, { currency: "JPY", method: "card" });
    const account = { ...merchant.account, keys: { ...stripe.sandboxKeys, webhook_secret: "" } };
    const body = JSON.stringify(given);
    const timestamp = merchant.now().getTime() / 1000;
    for (const signature of [stripeSignature(body, "", timestamp), ""]) {
      const headers = { "stripe-signature": `t=${timestamp},v1=${signature}` };
      const webhook = merchant.webhook({ headers, body });
      expect(stripe.readWebhook(webhook, account)).toBeNull();
    }
  });

  test("with a single bit changed, in body or signature, is nobody's", async () => {
    const { merchant, webhook, sent } = await notified();
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const raw = Buffer.from(webhook.raw);
        raw[at % raw.length]! ^= flip;
        expect(stripe.readWebhook({ ...webhook, raw }, merchant.account)).toBeNull();
      }),
    );
    const header = sent.headers["stripe-signature"]!;
    fc.assert(
      fc.property(fc.nat({ max: header.length - 1 }), fc.constantFrom(..."0123456789abcdef,=tv"), (at, sign) => {
        fc.pre(header[at] !== sign);
        const headers = new Headers({ "stripe-signature": header.slice(0, at) + sign + header.slice(at + 1) });
        expect(stripe.readWebhook({ ...webhook, headers }, merchant.account)).toBeNull();
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
  ])("received %i seconds after it was signed: %s", async (seconds, isTaken) => {
    const { merchant, webhook } = await notified();
    const now = new Date(webhook.now.getTime() + seconds * 1000);
    expect(stripe.readWebhook({ ...webhook, now }, merchant.account) !== null).toBe(isTaken);
  });

  test("may carry several signatures, of which one is ours", async () => {
    const { merchant, webhook, sent } = await notified();
    const [t, v1] = sent.headers["stripe-signature"]!.split(",") as [string, string];
    const read = (header: string) =>
      stripe.readWebhook({ ...webhook, headers: new Headers({ "stripe-signature": header }) }, merchant.account);
    expect(read(`${t},v1=${"0".repeat(64)},${v1},v0=old`)).toMatchObject({ kind: "report" });
    expect(read(`${t},v1=${"0".repeat(64)}`)).toBeNull();
    expect(read(`${t},v0=${v1.slice(3)}`)).toBeNull();
    expect(read(v1)).toBeNull();
    expect(read(`${t}`)).toBeNull();
    expect(read("")).toBeNull();
  });

  test("made up by a stranger changes nothing", async () => {
    const { merchant, trade, query } = await begin();
    await payTrade(merchant.bank, trade, "forged");
    expect(stripe.readWebhook(merchant.webhook(merchant.webhooks[0]!), merchant.account)).toBeNull();
    expect(await query()).toMatchObject({ status: "pending" });
  });
});
