/** A vendor's gateway and its emulator in one room: what is sent reaches the bank without a socket, and its notices are kept. */
import { randomInt } from "node:crypto";
import {
  type Account,
  type Asked,
  type Charge,
  type Gateway,
  type Method,
  type Notice,
  type Outside,
  type RefundAsked,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";
import type { SentNotice, Trade } from "../sandbox/bank.ts";
import { createSandbox } from "../sandbox/sandbox.ts";

const BANK_URL = "http://bank.test";
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

type Sent = { url: string; method: string; body: string | undefined; headers: Record<string, string> };

export type Counter<Keys extends Record<string, string>> = ReturnType<typeof openCounter<Keys>>;

export function openCounter<Keys extends Record<string, string>>(
  gateway: Gateway<Keys>,
  { currency = "TWD", method = "wallet" }: { currency?: string; method?: Method } = {},
) {
  const time = { now: new Date("2026-03-01T04:00:00Z") };
  const notices: SentNotice[] = [];
  const sent: Sent[] = [];
  const bank = createSandbox({
    clock: () => time.now,
    carry: async (notice) => {
      notices.push(notice);
      return { status: 200, text: "" };
    },
  });
  const account: Account<Keys> = { keys: gateway.sandboxKeys, base: `${BANK_URL}/${gateway.name}`, isLive: false };
  const outside: Outside = {
    async send(url, { method, headers = {}, body }) {
      sent.push({ url, method, body, headers });
      const init = { method, headers, ...(body === undefined ? {} : { body }) };
      const response = await bank.app.request(url.replace(BANK_URL, ""), init);
      return { status: response.status, text: await response.text() };
    },
  };
  const counter = {
    gateway,
    bank,
    account,
    outside,
    /** What the bank's server has delivered, and what our side has asked for. */
    notices,
    sent,
    time,
    wait: (minutes: number) => (time.now = new Date(time.now.getTime() + minutes * 60_000)),
    charge: (amount = 3600): Charge => ({
      trade_no: Array.from({ length: 20 }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
      amount,
      currency,
      method,
      bank: "",
      item: "潮聲旅館 HXA260301",
      order_doc: "HXA260301",
      lang: "zh-TW",
      booker: { name: "王小明", email: "guest@example.com", phone: "+886912345678" },
      now: time.now,
      expires_at: new Date(time.now.getTime() + 30 * 60_000),
      notify_url: "https://platform.test/payments/notify/key",
      return_url: "https://lodging.test/stay/pay/1/HXA260301",
    }),
    trade(charge: Charge): Trade {
      const trade = bank.find(gateway.name, charge.trade_no);
      if (!trade) throw new Error(`the bank has no ${charge.trade_no}`);
      return trade;
    },
    asked: (charge: Charge, vendor_number: string | null): Asked => ({
      ...charge,
      now: time.now,
      vendor_number,
      created_at: charge.now,
    }),
    back: (charge: Charge, vendor_number: string, given: Partial<RefundAsked>): RefundAsked => ({
      ...charge,
      now: time.now,
      vendor_number,
      created_at: charge.now,
      paid_at: time.now,
      refund_amount: charge.amount,
      refunded_before: 0,
      request_key: "refund-1",
      ...given,
    }),
    notice: ({ body, headers }: SentNotice, now = time.now): Notice => ({
      raw: Buffer.from(body),
      headers: new Headers(headers),
      search: new URLSearchParams(),
      now,
    }),
    /** Presses a button of the page the guest was sent to; answers where the browser goes next. */
    async press(url: string, pressed: string): Promise<string | null> {
      const { pathname } = new URL(url);
      const body = new URLSearchParams({ do: pressed }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const response = await bank.app.request(pathname, { method: "POST", headers, body });
      return response.headers.get("location");
    },
  };
  return counter;
}

/** A line that says nothing sensible. */
export const answering = (status: number, text: string): Outside => ({ send: async () => ({ status, text }) });

/** Carries what is sent, and loses the answer as often as told. */
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
