/** LINE Pay: its signature, and that approving, confirming and giving back happen once, whatever is lost on the way. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linePay, signature } from "#server/payments/vendors/line-pay.ts";
import type { Started } from "#server/payments/vendors/vendor.ts";
import { answering, losing, openVendor } from "#tests/vendors/gateway-merchant.ts";
import { askEverything } from "#tests/vendors/vendor-questions.ts";
import { authorizeTrade, cancelTrade, failTrade } from "../../../../sandbox/trades.ts";

const SECRET = "a917ab6a2367b536f8e5a6e2977e06f4";

/** Made with openssl, by others; LINE Pay itself prints none. */
const VECTOR = {
  channelSecret: SECRET,
  uri: "/v3/payments/request",
  body: '{"amount":3600,"currency":"TWD","orderId":"YS8K2M4Q7TABCDEFGHJK"}',
  nonce: "3f1a8d2e-5b6c-4d7e-8f90-a1b2c3d4e5f6",
};
const SIGNATURE = "aR8NgeWpzPdQpQvUWrTFoUaffEa2oWur9SPaze3B7bE=";

const numberOf = (started: Started): string => (started.kind === "redirect" ? started.vendor_number! : "");
const urlOf = (started: Started): string => (started.kind === "redirect" ? started.url : "");

async function begin() {
  const merchant = openVendor(linePay);
  const charge = merchant.charge();
  const started = await linePay.create(charge, merchant.account, merchant.outside);
  const number = numberOf(started);
  const trade = merchant.trade(charge);
  const query = () => linePay.query(merchant.tradeQuery(charge, number), merchant.account, merchant.outside);
  const confirm = (outside = merchant.outside) =>
    linePay.confirm!(merchant.tradeQuery(charge, number), merchant.account, outside);
  return { merchant, charge, started, number, trade, query, confirm };
}

askEverything(linePay, {
  start: async (merchant, charge) => numberOf(await linePay.create(charge, merchant.account, merchant.outside)),
  settle: (merchant, charge, number) =>
    linePay.confirm!(merchant.tradeQuery(charge, number), merchant.account, merchant.outside),
});

describe("the signature", () => {
  test("is the published one", () => {
    expect(signature(VECTOR)).toBe(SIGNATURE);
  });

  test("changes with every byte of what is signed", () => {
    const part = fc.constantFrom("channelSecret", "uri", "body", "nonce");
    fc.assert(
      fc.property(part, fc.nat(), fc.integer({ min: 1, max: 127 }), (name, at, flip) => {
        const text = VECTOR[name];
        const index = at % text.length;
        const flipped =
          text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ flip) + text.slice(index + 1);
        expect(signature({ ...VECTOR, [name]: flipped })).not.toBe(SIGNATURE);
      }),
    );
  });
});

describe("a request", () => {
  test("sends the guest to LINE Pay, and knows its number to the last of 19 digits", async () => {
    const { started, number, trade, charge } = await begin();
    expect(started.kind).toBe("redirect");
    expect(number).toMatch(/^\d{19}$/);
    expect(Number.isSafeInteger(Number(number))).toBe(false);
    expect(number).toBe(trade.vendor_number);
    expect(trade).toMatchObject({
      trade_no: charge.trade_no,
      amount: 3600,
      currency: "TWD",
      return_url: charge.return_url,
    });
  });

  test("no id is rounded: neighbours beyond 2^53 stay different", async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 10n ** 18n, max: 10n ** 19n - 1n }), async (id) => {
        const info = `{"paymentUrl":{"web":"https://pay.test/"},"transactionId":${id}}`;
        const line = answering(200, `{"returnCode":"0000","returnMessage":"Success.","info":${info}}`);
        const { charge, account } = openVendor(linePay);
        expect(numberOf(await linePay.create(charge(), account, line))).toBe(String(id));
      }),
      { numRuns: 25 },
    );
  });

  test("v4 is the same on another path", async () => {
    const merchant = openVendor(linePay);
    const account = { ...merchant.account, keys: { ...linePay.sandboxKeys, version: "v4" as const } };
    await linePay.create(merchant.charge(), account, merchant.outside);
    expect(merchant.sent[0]!.url).toBe("http://bank.test/line_pay/v4/payments/request");
  });

  test("whose answer was lost has sent nobody anywhere: it waits until it is over", async () => {
    const merchant = openVendor(linePay);
    const charge = merchant.charge();
    await expect(linePay.create(charge, merchant.account, losing(merchant.outside))).rejects.toThrow("lost");
    const request = merchant.tradeQuery(charge, null);
    expect(await linePay.query(request, merchant.account, merchant.outside)).toMatchObject({ status: "pending" });
    expect(await linePay.confirm!(request, merchant.account, merchant.outside)).toMatchObject({ status: "pending" });
    // The number is taken, so a second try under it is refused.
    await expect(linePay.create(charge, merchant.account, merchant.outside)).rejects.toThrow("1172");
  });

  test("sends a guest of a live lodging nowhere but to https", async () => {
    const { charge, account } = openVendor(linePay);
    const line = answering(
      200,
      '{"returnCode":"0000","info":{"paymentUrl":{"web":"http://pay.test/"},"transactionId":1}}',
    );
    await expect(linePay.create(charge(), { ...account, isLive: true }, line)).rejects.toThrow("sends guests");
  });
});

describe("approving and confirming", () => {
  test("the guest clicks pay, and comes back with nothing charged; we confirm", async () => {
    const { merchant, started, number, charge, trade, query, confirm } = await begin();
    const back = await merchant.click(urlOf(started), "pay");
    expect(back).toBe(`${charge.return_url}?transactionId=${number}&orderId=${charge.trade_no}`);
    expect(await query()).toMatchObject({ status: "authorized", amount: null, vendor_number: number });
    expect(trade.paid_at).toBeNull();
    expect(await confirm()).toMatchObject({
      status: "paid",
      merchant: "1234567890",
      amount: 3600,
      currency: "TWD",
      trade_no: charge.trade_no,
      vendor_number: number,
    });
    expect(trade.state).toBe("paid");
    expect(merchant.webhooks).toEqual([]);
  });

  test("a closed browser is no difference: the question finds what was approved", async () => {
    const { merchant, started, query, confirm, trade } = await begin();
    expect(await merchant.click(urlOf(started), "close")).toBeNull();
    merchant.wait(1);
    expect(await query()).toMatchObject({ status: "authorized" });
    expect(await confirm()).toMatchObject({ status: "paid" });
    expect(trade.state).toBe("paid");
  });

  test("not yet approved is not confirmed", async () => {
    const { confirm, trade } = await begin();
    expect(await confirm()).toMatchObject({ status: "pending" });
    expect(trade.state).toBe("open");
  });

  test("confirmed twice is charged once", async () => {
    const { merchant, trade, confirm } = await begin();
    await authorizeTrade(merchant.bank, trade);
    const first = await confirm();
    const again = await confirm();
    expect(again).toMatchObject({ status: "paid", amount: first.amount, vendor_number: first.vendor_number });
  });

  test("an answer lost after the charge is found again, not charged again", async () => {
    const { merchant, trade, confirm, query } = await begin();
    await authorizeTrade(merchant.bank, trade);
    trade.more.loseNextAnswer = true;
    expect(await confirm()).toMatchObject({ status: "paid", amount: 3600 });
    expect(await query()).toMatchObject({ status: "paid" });
    expect(merchant.sent.filter(({ url }) => url.endsWith("/confirm"))).toHaveLength(1);
  });

  test("with every answer lost, nobody knows", async () => {
    const { merchant, trade, confirm } = await begin();
    await authorizeTrade(merchant.bank, trade);
    await expect(confirm(losing(merchant.outside, 9))).rejects.toThrow("lost");
    expect(trade.state).toBe("paid");
  });

  test.each(["1145", "1152", "1172", "1198", "1199", "9000"])(
    "%s says nothing of the money: what is, is read",
    async (code) => {
      const { merchant, trade, confirm } = await begin();
      await authorizeTrade(merchant.bank, trade);
      const outside = {
        send: async (url: string, init: Parameters<typeof merchant.outside.send>[1]) =>
          url.endsWith("/confirm")
            ? { status: 200, text: `{"returnCode":"${code}"}` }
            : merchant.outside.send(url, init),
      };
      expect(await confirm(outside)).toMatchObject({ status: "authorized" });
    },
  );

  test("another amount is not confirmed", async () => {
    const { merchant, charge, number, trade } = await begin();
    await authorizeTrade(merchant.bank, trade);
    const request = { ...merchant.tradeQuery(charge, number), amount: 3599 };
    expect(await linePay.confirm!(request, merchant.account, merchant.outside)).toMatchObject({ status: "authorized" });
    expect(trade.state).toBe("authorized");
  });
});

test("what the guest leaves, or LINE Pay refuses, is over", async () => {
  const left = await begin();
  await cancelTrade(left.merchant.bank, left.trade);
  expect(await left.query()).toMatchObject({ status: "expired" });
  const refused = await begin();
  await failTrade(refused.merchant.bank, refused.trade);
  expect(await refused.query()).toMatchObject({ status: "failed" });
  const slow = await begin();
  slow.merchant.wait(21);
  expect(await slow.query()).toMatchObject({ status: "expired" });
  expect(await slow.merchant.click(urlOf(slow.started), "pay")).toContain("transactionId");
  expect(await slow.query()).toMatchObject({ status: "expired" });
});

test("money that somebody else gave back meanwhile is not given back on top", async () => {
  const { merchant, charge, number, trade } = await begin();
  await authorizeTrade(merchant.bank, trade);
  await linePay.confirm!(merchant.tradeQuery(charge, number), merchant.account, merchant.outside);
  const give = (given: object) =>
    linePay.refund!(merchant.back(charge, number, given), merchant.account, merchant.outside);
  expect(await give({ refund_amount: 500 })).toMatchObject({ status: "done" });
  expect(await give({ refund_amount: 1000, refunded_before: 0 })).toMatchObject({ status: "failed" });
  expect(trade.refunded).toBe(500);
});

test("there are no webhooks: whatever comes is nobody's word", () => {
  const { account, webhook } = openVendor(linePay);
  const body = '{"transactionId":"2026030100000000001","orderId":"YS8K2M4Q7TABCDEFGHJK","returnCode":"0000"}';
  const sent = webhook({ headers: {}, body });
  expect(linePay.readWebhook(sent, account)).toBeNull();
});
