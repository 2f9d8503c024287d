/**
 * What every payment vendor can be asked, whatever it calls things. A gateway is one protocol and one file; vendors.ts says
 * which gateway serves which of the specification's ids. A gateway knows no database and no order: it is given a charge and
 * keys, and says what the vendor says.
 */
import type { z } from "zod";
import type { Language } from "#rules/text/language.ts";
import type { Pace } from "#rules/payments/poll-pace.ts";
import type { BankInstructions } from "#server/database/tables/payments.ts";

export type GatewayName =
  | "newebpay"
  | "tappay"
  | "stripe"
  | "jkopay"
  | "line_pay"
  | "ecpay"
  | "remittance"
  | "on_arrival";

/** A card, a wallet of the gateway's own, the Pi wallet through TapPay, or a bank's number that is paid later. */
export type Method = "card" | "wallet" | "pi" | "bank" | "none";

/** Whose account is paid, and where the vendor is reached: live, the vendor's own test host, or the sandbox bank. */
export type Account<Keys = Record<string, string>> = {
  keys: Keys;
  /** Without a slash at its end. */
  base: string;
  isLive: boolean;
};

/** What the vendor is to collect. */
export type Charge = {
  /** Ours: 20 of [0-9A-Z], never used twice. */
  trade_no: string;
  /** Whole units of the currency. */
  amount: number;
  currency: string;
  method: Method;
  /** Which bank issues the number, for the ids that name one: an ECPay ChooseSubPayment. Empty: the guest chooses. */
  bank: string;
  /** What is paid for, as the vendor's page shows it: the lodging's name and the order's number. */
  item: string;
  order_doc: string;
  lang: Language;
  booker: { name: string; email: string; phone: string };
  now: Date;
  expires_at: Date;
  /** The vendor's server calls this; it holds an opaque key of the lodging. */
  notify_url: string;
  /** The guest's browser comes back here, by GET or POST. Nothing it brings is believed. */
  return_url: string;
};

/** How the guest's browser gets to the vendor. */
export type Started =
  | { kind: "form"; action: string; fields: Record<string, string> }
  | { kind: "redirect"; url: string; vendor_number?: string }
  /** The vendor's own script on our page takes the card and gives a one-time `prime`, which `payByPrime` redeems. */
  | { kind: "prime"; sdk_url: string; app_id: string; app_key: string; wallet: "card" | "pi" }
  /** Nothing happens in the browser: the guest transfers the money, or pays at the desk. */
  | { kind: "instructions" };

/** An attempt as its vendor knows it. */
export type TradeQuery = Pick<Charge, "trade_no" | "amount" | "currency" | "method" | "now"> & {
  vendor_number: string | null;
  created_at: Date;
};

/** What the vendor says of one trade. Every field that it told is here to be compared; what it did not tell is null. */
export type TradeReport = {
  status: "pending" | "issued" | "authorized" | "paid" | "failed" | "expired";
  merchant: string;
  trade_no: string;
  amount: number | null;
  currency: string | null;
  vendor_number: string | null;
  /** With `issued`: the number the guest pays to. */
  instructions?: BankInstructions;
  /** The vendor's own code or words, for the log and for staff. */
  reason: string;
  /** What the vendor's server really said, kept in the inbox. No secrets in it. */
  raw: string;
};

/** A webhook as it came, not yet believed. */
export type Webhook = { raw: Buffer; headers: Headers; search: URLSearchParams; now: Date };

/**
 * `null`: not genuine, and nothing more is looked at. `hint`: it proves nothing, or not enough: the vendor is asked about this
 * trade. Else what the signature vouches for.
 */
export type Reading = null | { kind: "hint"; trade_no: string } | { kind: "report"; report: TradeReport };

/** What the vendor's server wants to hear, once what it said is stored. */
export type Acknowledgement = { status: number; type: string; body: string };

export type RefundRequest = TradeQuery & {
  vendor_number: string;
  /** To give back now, of `amount`, which was paid. */
  refund_amount: number;
  /** What has gone back before. */
  refunded_before: number;
  /** The same for every repeat of this request. */
  request_key: string;
  paid_at: Date;
};

export type RefundAnswer =
  | { status: "done"; proof: string }
  | { status: "failed"; reason: string }
  /** Not at this hour. */
  | { status: "later"; at: Date };

/** The network, and nothing else of the world. Bounded in time and size; a host that is silent or broken throws Unreachable. */
export type Outside = {
  send: (
    url: string,
    init: { method: "GET" | "POST"; headers?: Record<string, string>; body?: string; timeout_ms?: number },
  ) => Promise<{ status: number; text: string }>;
};

/** Nobody answered, or nobody sensible: whatever was asked may have been done, or not. */
export class Unreachable extends Error {}

export type Gateway<Keys extends Record<string, string> = Record<string, string>> = {
  name: GatewayName;
  /** What a lodging must enter to be paid here. */
  keys: z.ZodType<Keys>;
  /** The vendor's public test account, which the sandbox bank knows too. */
  sandboxKeys: Keys;
  bases: { live: string; test: string };
  /** Who is paid, as the vendor names it in what it says. */
  merchant: (keys: Keys) => string;
  create: (charge: Charge, account: Account<Keys>, outside: Outside) => Promise<Started>;
  /** `prime` gateways only: redeems it; says where the browser goes on to. */
  payByPrime?: (
    charge: Charge,
    prime: string,
    account: Account<Keys>,
    outside: Outside,
  ) => Promise<{ report: TradeReport; url: string | null }>;
  /** Signature first, in constant time; every field that decides is covered by it. Never throws. */
  readWebhook: (webhook: Webhook, account: Account<Keys>) => Reading;
  acknowledge: (isTaken: boolean) => Acknowledgement;
  query: (request: TradeQuery, account: Account<Keys>, outside: Outside) => Promise<TradeReport>;
  /** Where an authorized payment is charged only if we say so (LINE Pay). Safe to repeat. */
  confirm?: (request: TradeQuery, account: Account<Keys>, outside: Outside) => Promise<TradeReport>;
  /** Absent: it can't; staff send the money. */
  refund?: (request: RefundRequest, account: Account<Keys>, outside: Outside) => Promise<RefundAnswer>;
  /** How much of this trade has gone back by the vendor's own books: asked before a refund is repeated. */
  refunded?: (request: RefundRequest, account: Account<Keys>, outside: Outside) => Promise<number>;
  /** There is nobody to ask: what comes is seen by staff alone. */
  keepsNoBooks?: true;
  /** Ask when the guest's browser returns: only where the vendor allows asking at any time. */
  asksOnReturn: boolean;
  pace: Pace;
};
