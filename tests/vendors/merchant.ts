/** A merchant at the sandbox bank, in one process: the requests it sends, and the webhooks it gets. */
import {
  type Account,
  type TradeQuery,
  type Charge,
  type Gateway,
  type Webhook,
  type Outside,
  type RefundRequest,
  type Started,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";
import type { Bank, SentWebhook, Trade } from "../../sandbox/bank.ts";
import { createSandbox } from "../../sandbox/sandbox.ts";

const BANK_URL = "http://bank.test";

export const NOON = new Date("2026-11-15T04:00:00Z");

/** A bank with our clock, which notifies us directly instead of a server. */
export function openMerchant(start = NOON) {
  let now = start;
  const webhooks: SentWebhook[] = [];
  const bank = createSandbox({
    clock: () => now,
    carry: async (webhook) => {
      webhooks.push(webhook);
      return { status: 200, text: "" };
    },
  });
  /** Requests by path; and the next answer that is lost on its way back. */
  const requests: string[] = [];
  let losing = "";
  const outside: Outside = {
    async send(url, { method, headers = {}, body }) {
      const path = url.replace(BANK_URL, "");
      requests.push(path);
      const response = await bank.app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
      const text = await response.text();
      if (losing !== "" && path.endsWith(losing)) {
        losing = "";
        throw new Unreachable("the answer is lost");
      }
      return { status: response.status, text };
    },
  };
  return {
    bank,
    outside,
    webhooks,
    requests,
    now: () => now,
    wait: (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000)),
    setTime: (time: string) => (now = new Date(time)),
    loseAnswerOf: (path: string) => (losing = path),
    account: <Keys>(gateway: string, keys: Keys): Account<Keys> => ({
      keys,
      base: `${BANK_URL}/${gateway}`,
      isLive: false,
    }),
  };
}

let serial = 0;

export function chargeOf(changes: Partial<Charge> = {}): Charge {
  const now = changes.now ?? NOON;
  return {
    trade_no: `T${String(++serial).padStart(19, "0")}`,
    amount: 3600,
    currency: "TWD",
    method: "card",
    bank: "",
    item: "月澄 B&B #2 HXA26111500000000000",
    order_doc: "HXA26111500000000000",
    lang: "zh-TW",
    booker: { name: "王小明", email: "guest@example.com", phone: "0912345678" },
    now,
    expires_at: new Date(now.getTime() + 30 * 60_000),
    notify_url: "https://platform.test/notify/key",
    return_url: "https://stay.test/stay/pay/1/HXA26111500000000000",
    ...changes,
  };
}

/** The guest's browser posts the form and is on the payment page. */
export async function openPage(bank: Bank, gateway: string, started: Started): Promise<Trade> {
  if (started.kind !== "form") throw new Error("no form");
  const path = started.action.replace(BANK_URL, "");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await bank.app.request(path, {
    method: "POST",
    headers,
    body: new URLSearchParams(started.fields).toString(),
  });
  if (response.status !== 303) throw new Error(await response.text());
  const trade = bank.find(gateway, response.headers.get("location")!.split("/").at(-1)!);
  if (!trade) throw new Error("no trade");
  return trade;
}

export function webhookOf(body: string | Buffer, now = NOON): Webhook {
  return { raw: Buffer.from(body as string), headers: new Headers(), search: new URLSearchParams(), now };
}

export function refundOf(trade: Trade, now: Date, changes: Partial<RefundRequest> = {}): RefundRequest {
  return {
    trade_no: trade.trade_no,
    amount: trade.amount,
    currency: "TWD",
    method: trade.more.method as "card" | "bank",
    now,
    vendor_number: trade.vendor_number,
    created_at: trade.created_at,
    refund_amount: trade.amount,
    refunded_before: 0,
    request_key: "request",
    paid_at: trade.paid_at ?? now,
    ...changes,
  };
}

/** A trade whose guest is on the payment page, and all queries about it. */
export async function openTrade<Keys extends Record<string, string>>(
  gateway: Gateway<Keys>,
  changes: Partial<Charge> = {},
) {
  const merchant = openMerchant();
  const account = merchant.account(gateway.name, gateway.sandboxKeys);
  const charge = chargeOf(changes);
  const trade = await openPage(merchant.bank, gateway.name, await gateway.create(charge, account, merchant.outside));
  const tradeQuery = (): TradeQuery => ({
    ...charge,
    now: merchant.now(),
    vendor_number: null,
    created_at: charge.now,
  });
  return {
    ...merchant,
    trade,
    charge,
    query: (outside = merchant.outside) => gateway.query(tradeQuery(), account, outside),
    refund: (refund_amount: number, refunded_before = 0) =>
      gateway.refund!(refundOf(trade, merchant.now(), { refund_amount, refunded_before }), account, merchant.outside),
    refunded: () => gateway.refunded!(refundOf(trade, merchant.now()), account, merchant.outside),
    /** The content of each webhook with a valid signature. */
    receivedWebhooks: () =>
      merchant.webhooks.map(({ body, url }) => {
        const reading = gateway.readWebhook(webhookOf(body), account);
        return { url, status: reading?.kind === "report" ? reading.report.status : null, reading };
      }),
  };
}
