/**
 * The sandbox bank replaces every payment vendor in development and tests. Each vendor's emulator speaks the real protocol
 * under its own path (`/ecpay`, `/line_pay` …); this file has what they share: the trades, and the sending of webhooks.
 */
import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** One payment as the vendor sees it. Emulators keep what else they need in `more`. */
export type Trade = {
  gateway: string;
  merchant: string;
  trade_no: string;
  /** The vendor's own number. */
  vendor_number: string;
  /** In the vendor's own units, of which `unit` make one of the currency (1 where absent). */
  amount: number;
  unit?: number;
  currency: string;
  item: string;
  state: "open" | "issued" | "authorized" | "paid" | "failed" | "cancelled" | "expired";
  refunded: number;
  notify_url: string;
  return_url: string;
  created_at: Date;
  paid_at: Date | null;
  /** When the merchant queried it, to detect queries that are too frequent. */
  queried_at: Date[];
  more: Record<string, unknown>;
};

/** A webhook that a vendor's server sends to the merchant's. */
export type SentWebhook = {
  gateway: string;
  trade_no: string;
  url: string;
  headers: Record<string, string>;
  body: string;
};

/** What happens to webhooks: sent at once, lost, or held until somebody sends them by hand. */
export type Delivery = "send" | "drop" | "hold";

export type Bank = {
  app: Hono;
  clock: () => Date;
  trades: Map<string, Trade>;
  /** For all trades; a single one may have its own. */
  delivery: Delivery;
  /** Webhooks held back by `hold`, in order; and all that were ever made. */
  held: SentWebhook[];
  made: SentWebhook[];
  /** Queries that came faster than the vendor allows: "gateway trade_no seconds". Must stay empty. */
  tooFrequent: string[];
  keep: (trade: Omit<Trade, "refunded" | "created_at" | "paid_at" | "queried_at">) => Trade;
  find: (gateway: string, trade_no: string) => Trade | undefined;
  /** Delivers by the bank's rule, or by the given one. Returns the merchant's answer, null when nothing was sent. */
  notify: (webhook: SentWebhook, delivery?: Delivery) => Promise<{ status: number; text: string } | null>;
  /** Sends one by hand, as often as wanted. */
  deliver: (webhook: SentWebhook) => Promise<{ status: number; text: string }>;
};

const WEBHOOK_TIMEOUT_MS = 10_000;

export type BankSettings = {
  clock?: () => Date;
  /** How a webhook is sent: over the network, unless a test replaces it. */
  carry?: (webhook: SentWebhook) => Promise<{ status: number; text: string }>;
};

export function createBank({ clock = () => new Date(), carry = overTheNetwork }: BankSettings = {}): Bank {
  const trades = new Map<string, Trade>();
  const idOf = (gateway: string, trade_no: string) => `${gateway} ${trade_no}`;
  const bank: Bank = {
    app: new Hono(),
    clock,
    trades,
    delivery: "send",
    held: [],
    made: [],
    tooFrequent: [],
    keep(given) {
      const trade = { ...given, refunded: 0, created_at: clock(), paid_at: null, queried_at: [] };
      trades.set(idOf(trade.gateway, trade.trade_no), trade);
      return trade;
    },
    find: (gateway, trade_no) => trades.get(idOf(gateway, trade_no)),
    async notify(webhook, delivery = bank.delivery) {
      bank.made.push(webhook);
      if (delivery === "hold") bank.held.push(webhook);
      return delivery === "send" ? bank.deliver(webhook) : null;
    },
    deliver: carry,
  };
  return bank;
}

async function overTheNetwork({ url, headers, body }: SentWebhook): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_MS);
    const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) };
  }
}

export type OpenBank = { url: string; close: () => Promise<void> };

/** Listens on the loopback interface; port 0 takes a free one. */
export function openBank(bank: Bank, port: number): Promise<OpenBank> {
  return new Promise((opened, failed) => {
    const server = serve({ fetch: bank.app.fetch, hostname: "127.0.0.1", port }, ({ port: taken }) =>
      opened({
        url: `http://127.0.0.1:${taken}`,
        close: () =>
          new Promise((closed) => {
            (server as Server).closeAllConnections();
            server.close(() => closed());
          }),
      }),
    ) as Server;
    server.once("error", failed);
  });
}
