/** A merchant at one vendor's gateway of the sandbox bank, with all requests it can make. */
import {
  type TradeQuery,
  type Charge,
  type Gateway,
  type Method,
  type Webhook,
  type Outside,
  type RefundRequest,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";
import { chargeOf, openMerchant } from "#tests/vendors/merchant.ts";
import type { SentWebhook, Trade } from "../../sandbox/bank.ts";

export type GatewayMerchant<Keys extends Record<string, string>> = ReturnType<typeof openVendor<Keys>>;

type Sent = { url: string; method: string; body: string | undefined; headers: Record<string, string> };

export function openVendor<Keys extends Record<string, string>>(
  gateway: Gateway<Keys>,
  { currency = "TWD", method = "wallet" }: { currency?: string; method?: Method } = {},
) {
  const { bank, webhooks, now, wait, ...merchant } = openMerchant();
  const sent: Sent[] = [];
  const outside: Outside = {
    send(url, init) {
      sent.push({ url, method: init.method, body: init.body, headers: init.headers ?? {} });
      return merchant.outside.send(url, init);
    },
  };
  const tradeQuery = (charge: Charge, vendor_number: string | null): TradeQuery => ({
    ...charge,
    now: now(),
    vendor_number,
    created_at: charge.now,
  });
  return {
    bank,
    outside,
    account: merchant.account(gateway.name, gateway.sandboxKeys),
    /** What the bank's server has sent us, and what we have sent to it. */
    webhooks,
    sent,
    now,
    wait,
    tradeQuery,
    charge: (amount = 3600): Charge => chargeOf({ amount, currency, method, now: now() }),
    trade(charge: Charge): Trade {
      const trade = bank.find(gateway.name, charge.trade_no);
      if (!trade) throw new Error(`the bank has no ${charge.trade_no}`);
      return trade;
    },
    back: (charge: Charge, vendor_number: string, given: Partial<RefundRequest>): RefundRequest => ({
      ...tradeQuery(charge, vendor_number),
      vendor_number,
      paid_at: now(),
      refund_amount: charge.amount,
      refunded_before: 0,
      request_key: "refund-1",
      ...given,
    }),
    webhook: ({ body, headers }: Pick<SentWebhook, "body" | "headers">): Webhook => ({
      raw: Buffer.from(body),
      headers: new Headers(headers),
      search: new URLSearchParams(),
      now: now(),
    }),
    /** Clicks a button of the page the guest was sent to; returns where the browser goes next. */
    async click(url: string, action: string): Promise<string | null> {
      const body = new URLSearchParams({ do: action }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const response = await bank.app.request(new URL(url).pathname, { method: "POST", headers, body });
      return response.headers.get("location");
    },
  };
}

/** An answer that makes no sense. */
export const answering = (status: number, text: string): Outside => ({ send: async () => ({ status, text }) });

/** Delivers requests, and loses the answer as often as configured. */
export function losing(outside: Outside, times = 1): Outside {
  let left = times;
  return {
    async send(url, init) {
      const answer = await outside.send(url, init);
      if (left-- > 0) throw new Unreachable("the answer was lost");
      return answer;
    },
  };
}
