/** The sandbox bank's payment pages: their buttons, and what they lead to. */
import { describe, expect, test } from "vitest";
import { jkopay } from "#server/payments/vendors/jkopay.ts";
import { linePay } from "#server/payments/vendors/line-pay.ts";
import { stripe } from "#server/payments/vendors/stripe.ts";
import { tappay } from "#server/payments/vendors/tappay.ts";
import type { Gateway } from "#server/payments/vendors/vendor.ts";
import { openVendor } from "#tests/vendors/gateway-merchant.ts";
import { clickButton } from "../../sandbox/pay.ts";
import { issuePrime } from "../../sandbox/tappay.ts";

/** Each gateway has its own keys. */
type AnyGateway = Gateway<Record<string, string>>;
const GATEWAYS = [linePay, tappay, stripe, jkopay] as unknown as AnyGateway[];

async function arrive(gateway: AnyGateway) {
  const merchant = openVendor(gateway, { method: "card", currency: gateway.name === "stripe" ? "JPY" : "TWD" });
  const charge = merchant.charge();
  const started = await gateway.create(charge, merchant.account, merchant.outside);
  const prime = started.kind === "prime" ? issuePrime(merchant.bank, "card") : "";
  const redeemed = prime && (await gateway.payByPrime!(charge, prime, merchant.account, merchant.outside));
  const url = redeemed ? redeemed.url! : started.kind === "redirect" ? started.url : "";
  const page = async () => (await merchant.bank.app.request(new URL(url).pathname)).text();
  return { merchant, trade: merchant.trade(charge), url, page, click: (action: string) => merchant.click(url, action) };
}

/** The result of paying there. */
const agreed = (gateway: AnyGateway) => (gateway.name === "line_pay" ? "authorized" : "paid");

describe.each(GATEWAYS.map((gateway) => [gateway.name, gateway] as const))("%s", (_name, gateway) => {
  test("shows what is paid, and what may be clicked; afterwards only the way back", async () => {
    const { click, page, trade } = await arrive(gateway);
    const open = await page();
    expect(open).toContain("3,600");
    expect(open).toContain(trade.trade_no);
    for (const value of ["pay", "fail", "cancel", "leave"]) expect(open).toContain(`value="${value}"`);
    await click("pay");
    const over = await page();
    expect(over).not.toContain('value="pay"');
    expect(over).toContain('value="leave"');
  });

  test.each([
    ["pay", "agreed"],
    ["fail", "failed"],
    ["cancel", "cancelled"],
    ["leave", "open"],
    ["", "open"],
    ["refund", "open"],
  ])("a click on %j leaves it %s, and sends the guest back", async (action, state) => {
    const { click, trade } = await arrive(gateway);
    expect(await click(action)).toContain(new URL(trade.return_url).pathname);
    expect(trade.state).toBe(state === "agreed" ? agreed(gateway) : state);
  });

  test("clicked twice, it happens once", async () => {
    const { click, merchant, trade } = await arrive(gateway);
    await click("pay");
    const before = merchant.webhooks.length;
    await click("pay");
    await click("fail");
    expect(trade.state).toBe(agreed(gateway));
    expect(merchant.webhooks).toHaveLength(before);
  });

  test("a test's own hand does the same as a button", async () => {
    const { merchant, trade } = await arrive(gateway);
    await clickButton(merchant.bank, trade, "pay");
    expect(trade.state).toBe(agreed(gateway));
  });
});

test("a page that nobody was sent to does not exist", async () => {
  const { merchant } = await arrive(GATEWAYS[0]!);
  for (const path of ["/line_pay/web/payment/1", "/tappay/3ds/1", "/stripe/c/pay/1", "/jkopay/web/1"]) {
    expect((await merchant.bank.app.request(path)).status, path).toBe(404);
    expect((await merchant.bank.app.request(path, { method: "POST" })).status, path).toBe(404);
  }
});
