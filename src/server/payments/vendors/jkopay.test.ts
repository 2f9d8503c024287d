/** JKOPay: its digest by the published examples, webhooks that are only a reason to ask, and a host that must be JKOPay's. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digest, jkopay } from "#server/payments/vendors/jkopay.ts";
import type { Started } from "#server/payments/vendors/vendor.ts";
import { answering, losing, openVendor } from "#tests/vendors/gateway-merchant.ts";
import { askEverything } from "#tests/vendors/vendor-questions.ts";
import { cancelTrade, failTrade, payTrade } from "../../../../sandbox/trades.ts";

/** The examples of JKOPay's own pages, with the key they print beside them. */
const VECTORS = [
  ["platform_order_ids=87,88", "a0836fefb028ea7493118c8b5eb6752113f552ac8ef35f3cb8cda91808c77188"],
  [
    '{"platform_order_id": 87, "refund_amount": 100}',
    "80b9967b29287605e4ef10b45668792f9d5235777ab305bb72217078dec3205a",
  ],
] as const;

const urlOf = (started: Started): string => (started.kind === "redirect" ? started.url : "");

async function begin() {
  const merchant = openVendor(jkopay);
  const charge = merchant.charge();
  const started = await jkopay.create(charge, merchant.account, merchant.outside);
  const trade = merchant.trade(charge);
  const query = () => jkopay.query(merchant.tradeQuery(charge, null), merchant.account, merchant.outside);
  return { merchant, charge, started, trade, query };
}

async function notified() {
  const { merchant, charge, trade } = await begin();
  await payTrade(merchant.bank, trade);
  return { merchant, charge, webhook: merchant.webhook(merchant.webhooks[0]!), sent: merchant.webhooks[0]! };
}

askEverything(jkopay, {
  start: async (merchant, charge) => {
    await jkopay.create(charge, merchant.account, merchant.outside);
    return null;
  },
});

test.each(VECTORS)("the digest of %s is the published one", (bytes, expected) => {
  expect(digest("QxN1X", bytes)).toBe(expected);
});

describe("an entry", () => {
  test("sends the guest to JKOPay, and says until when, by the clock of Taipei", async () => {
    const { merchant, charge, started, trade } = await begin();
    expect(urlOf(started)).toContain(`/jkopay/web/${charge.trade_no}`);
    expect(JSON.parse(merchant.sent[0]!.body!)).toMatchObject({ valid_time: "2026-11-15 12:30:00", final_price: 3600 });
    expect(trade.more.expires_at).toEqual(charge.expires_at);
  });

  test("requested again, as after a lost answer, opens the same page", async () => {
    const merchant = openVendor(jkopay);
    const charge = merchant.charge();
    await expect(jkopay.create(charge, merchant.account, losing(merchant.outside))).rejects.toThrow("lost");
    const started = await jkopay.create(charge, merchant.account, merchant.outside);
    expect(urlOf(started)).toContain(charge.trade_no);
    expect(merchant.bank.trades.size).toBe(1);
  });

  test("too late, nobody pays it any more", async () => {
    const { merchant, started, query, trade } = await begin();
    merchant.wait(31);
    await merchant.click(urlOf(started), "pay");
    expect(trade.state).toBe("open");
    expect(await query()).toMatchObject({ status: "pending" });
  });
});

describe("where it is reached", () => {
  test.each(["onlinepay.jkopay.com", "uat-onlinepay.jkopay.com", "A.JKOPAY.COM"])("%s is JKOPay's", (host) => {
    expect(jkopay.keys.safeParse({ ...jkopay.sandboxKeys, host }).success).toBe(true);
  });

  test.each([
    "jkopay.com.evil.test",
    "evil-jkopay.com",
    "evil.test/.jkopay.com",
    "user@evil.test#.jkopay.com",
    "127.0.0.1",
    "onlinepay.jkopay.com:22",
    "onlinepay.jkopay.com/path",
    "https://onlinepay.jkopay.com",
    "",
  ])("%j is not", (host) => {
    expect(jkopay.keys.safeParse({ ...jkopay.sandboxKeys, host }).success).toBe(false);
  });

  test("live it is the lodging's own host; else the bank", async () => {
    const { merchant, charge } = await begin();
    const seen: string[] = [];
    const line = {
      send: async (url: string) => {
        seen.push(url);
        return { status: 200, text: "" };
      },
    };
    const live = { ...merchant.account, keys: { ...jkopay.sandboxKeys, host: "shop1.jkopay.com" }, isLive: true };
    await expect(jkopay.query(merchant.tradeQuery(charge, null), live, line)).rejects.toThrow();
    expect(seen).toEqual([`https://shop1.jkopay.com/platform/inquiry?platform_order_ids=${charge.trade_no}`]);
  });
});

describe("a webhook", () => {
  test("of JKOPay's own is a reason to ask, never more: it has no moment, and could be an old one", async () => {
    const { merchant, charge, webhook } = await notified();
    expect(jkopay.readWebhook(webhook, merchant.account)).toEqual({ kind: "hint", trade_no: charge.trade_no });
  });

  test("with a single bit changed, in body or digest, is nobody's", async () => {
    const { merchant, webhook, sent } = await notified();
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const raw = Buffer.from(webhook.raw);
        raw[at % raw.length]! ^= flip;
        expect(jkopay.readWebhook({ ...webhook, raw }, merchant.account)).toBeNull();
      }),
    );
    const digits = sent.headers.digest!;
    fc.assert(
      fc.property(fc.nat({ max: digits.length - 1 }), fc.constantFrom(..."0123456789abcdef"), (at, digit) => {
        fc.pre(digits[at] !== digit);
        const headers = new Headers({ digest: digits.slice(0, at) + digit + digits.slice(at + 1) });
        expect(jkopay.readWebhook({ ...webhook, headers }, merchant.account)).toBeNull();
      }),
    );
  });

  test("without a digest, or for another lodging's keys, or with no key at all, is nobody's", async () => {
    const { merchant, webhook } = await notified();
    const { account } = merchant;
    expect(jkopay.readWebhook({ ...webhook, headers: new Headers() }, account)).toBeNull();
    const keys = (secret_key: string) => ({ ...account, keys: { ...account.keys, secret_key } });
    expect(jkopay.readWebhook(webhook, keys("other"))).toBeNull();
    expect(
      jkopay.readWebhook({ ...webhook, headers: new Headers({ digest: digest("", webhook.raw) }) }, keys("")),
    ).toBeNull();
  });

  test("that is genuine but names no trade of ours is none", () => {
    const { account, webhook } = openVendor(jkopay);
    for (const body of [
      "{}",
      '{"transaction":{"platform_order_id":"short"}}',
      '{"transaction":{"platform_order_id":1}}',
    ]) {
      const headers = { digest: digest(jkopay.sandboxKeys.secret_key, body) };
      expect(jkopay.readWebhook(webhook({ headers, body }), account)).toBeNull();
    }
  });

  test("made up by a stranger changes nothing, and the question says so", async () => {
    const { merchant, trade, query } = await begin();
    await payTrade(merchant.bank, trade, "forged");
    expect(jkopay.readWebhook(merchant.webhook(merchant.webhooks[0]!), merchant.account)).toBeNull();
    expect(await query()).toMatchObject({ status: "pending" });
  });

  test("may be lost, come twice or late: the question knows", async () => {
    const lost = await begin();
    await payTrade(lost.merchant.bank, lost.trade, "lost");
    expect(lost.merchant.webhooks).toEqual([]);
    expect(await lost.query()).toMatchObject({ status: "paid" });
    const twice = await begin();
    await payTrade(twice.merchant.bank, twice.trade, "twice");
    expect(twice.merchant.webhooks).toHaveLength(2);
    const late = await begin();
    await payTrade(late.merchant.bank, late.trade, "late");
    expect(late.merchant.webhooks).toEqual([]);
    expect(late.merchant.bank.held).toHaveLength(1);
  });
});

describe("a question", () => {
  test.each([
    ["refused by the guest's bank", failTrade, "failed"],
    ["left by the guest", cancelTrade, "pending"],
  ] as const)("%s", async (_name, act, status) => {
    const { merchant, trade, query } = await begin();
    await act(merchant.bank, trade);
    expect(await query()).toMatchObject({ status });
  });

  test("about a trade unknown to JKOPay: nobody can have paid it", async () => {
    const merchant = openVendor(jkopay);
    const request = merchant.tradeQuery(merchant.charge(), null);
    expect(await jkopay.query(request, merchant.account, merchant.outside)).toMatchObject({ status: "pending" });
  });

  test.each([
    ["3600", 3600],
    ["3600.00", 3600],
    ["3600.50", null],
    ["-3600", null],
    ["3,600", null],
    ["0x10", null],
    ["", null],
  ])("a price of %j is read as %s", async (final_price, amount) => {
    const { account, charge, tradeQuery } = openVendor(jkopay);
    const one = charge();
    const transaction = { platform_order_id: one.trade_no, status: 0, tradeNo: "J1", final_price };
    const line = answering(200, JSON.stringify({ result: "000", result_object: { transactions: [transaction] } }));
    const report = jkopay.query(tradeQuery(one, null), account, line);
    if (amount === null) await expect(report).rejects.toThrow("jkopay");
    else expect(await report).toMatchObject({ status: "paid", amount, currency: null });
  });

  test.each([2, 99, 103, -1])("status %i is none that we know", async (status) => {
    const { account, charge, tradeQuery } = openVendor(jkopay);
    const one = charge();
    const transaction = { platform_order_id: one.trade_no, status };
    const line = answering(200, JSON.stringify({ result: "000", result_object: { transactions: [transaction] } }));
    await expect(jkopay.query(tradeQuery(one, null), account, line)).rejects.toThrow("status");
  });
});
