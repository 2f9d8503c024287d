/**
 * What every payment gateway can do, under common names. A gateway is one protocol in one file; vendors.ts says which gateway
 * serves which of the specification's ids. A gateway knows neither database nor orders: it gets a charge and keys, and reports
 * what the vendor says.
 */
import type { z } from "zod";
import type { Language } from "#rules/text/language.ts";
import type { Wallet } from "#rules/payments/pay-methods.ts";
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

/** A card, the gateway's own wallet, the Pi wallet through TapPay, a bank's number that is paid later, or no vendor at all. */
export type Method = "card" | "wallet" | "pi" | "bank" | "none";

/** The account that is paid, and where the vendor is reached: live, the vendor's test host, or the sandbox bank. */
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
  /** Minor units of the currency, as everywhere; the gateway converts them into its vendor's. */
  amount: number;
  currency: string;
  method: Method;
  /** The guest pays with this wallet of the device, on the vendor's page for it. */
  wallet?: Wallet | undefined;
  /** The card's first digits are needed: a coupon is for certain cards only. */
  wantsCard?: boolean;
  /** Which bank issues the number, for the ids that name one: an ECPay ChooseSubPayment. Empty: the guest chooses. */
  bank: string;
  /** What is paid for, as the vendor's page shows it: the lodging's name and the order's number. */
  item: string;
  order_doc: string;
  lang: Language;
  booker: { name: string; email: string; phone: string };
  now: Date;
  expires_at: Date;
  /** The vendor's server calls this URL; it contains an opaque key of the lodging. */
  notify_url: string;
  /** The guest's browser returns here, by GET or POST. Nothing in that request is trusted. */
  return_url: string;
};

/** How the guest's browser gets to the vendor. */
export type Started =
  | { kind: "form"; action: string; fields: Record<string, string> }
  | { kind: "redirect"; url: string; vendor_number?: string }
  /** The vendor's own script on our page takes the card and gives a one-time `prime`, which `payByPrime` redeems. */
  | { kind: "prime"; sdk_url: string; app_id: string; app_key: string; wallet: "card" | "pi" }
  /** Nothing happens in the browser: the guest transfers the money, or pays at the front desk. */
  | { kind: "instructions" };

/** An attempt as its vendor knows it. */
export type TradeQuery = Pick<Charge, "trade_no" | "amount" | "currency" | "method" | "now"> & {
  vendor_number: string | null;
  created_at: Date;
};

/**
 * What the vendor reports of one trade. Every reported field is here to be compared; fields it did not send are null. `pending`:
 * nothing has been paid, and it can be. `processing`: the guest has paid, and the vendor does not know yet whether that succeeds.
 */
export type TradeReport = {
  status: "pending" | "processing" | "issued" | "authorized" | "paid" | "failed" | "expired";
  merchant: string;
  trade_no: string;
  amount: number | null;
  currency: string | null;
  vendor_number: string | null;
  /** With `issued`: the number the guest pays to. */
  instructions?: BankInstructions;
  /** With `paid`: the first six or eight digits of the card, where the vendor names them. */
  card_first?: string | undefined;
  /** The vendor's own code or words, for the log and for staff. */
  reason: string;
  /** The vendor's message as it came, stored in the inbox. It holds no secrets. */
  raw: string;
};

/** A webhook as it came, not verified yet. */
export type Webhook = { raw: Buffer; headers: Headers; search: URLSearchParams; now: Date };

/**
 * `null`: not genuine, and nothing more is read. `hint`: it proves nothing or not enough, so the vendor is queried about this
 * trade. Otherwise the report that the signature covers.
 */
export type Reading = null | { kind: "hint"; trade_no: string } | { kind: "report"; report: TradeReport };

/** The answer that the vendor's server expects once its report is stored. */
export type Acknowledgement = { status: number; type: string; body: string };

export type RefundRequest = TradeQuery & {
  vendor_number: string;
  /** To refund now, out of the paid `amount`. */
  refund_amount: number;
  /** Refunded before this request. */
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

/** Network access for gateways, limited in time and size. A host that is silent or broken throws Unreachable. */
export type Outside = {
  send: (
    url: string,
    init: { method: "GET" | "POST"; headers?: Record<string, string>; body?: string; timeout_ms?: number },
  ) => Promise<{ status: number; text: string; headers?: Record<string, string> }>;
};

/** No answer, or none that can be read: the request may have been carried out or not. */
export class Unreachable extends Error {}

export type Gateway<Keys extends Record<string, string> = Record<string, string>> = {
  name: GatewayName;
  /** The keys that a lodging must enter to be paid here. */
  keys: z.ZodType<Keys>;
  /** The vendor's public test account, which the sandbox bank knows too. */
  sandboxKeys: Keys;
  bases: { live: string; test: string };
  /** The merchant id, as the vendor's messages name it. */
  merchant: (keys: Keys) => string;
  /** Whether the vendor accepts this amount; absent: any. */
  takes?: (amount: number, currency: string) => boolean;
  create: (charge: Charge, account: Account<Keys>, outside: Outside) => Promise<Started>;
  /** `prime` gateways only: charges it; returns where the browser goes next. */
  payByPrime?: (
    charge: Charge,
    prime: string,
    account: Account<Keys>,
    outside: Outside,
  ) => Promise<{ report: TradeReport; url: string | null }>;
  /** Checks the signature first, in constant time; it covers every field that matters. Never throws. */
  readWebhook: (webhook: Webhook, account: Account<Keys>) => Reading;
  acknowledge: (isTaken: boolean) => Acknowledgement;
  query: (request: TradeQuery, account: Account<Keys>, outside: Outside) => Promise<TradeReport>;
  /** For vendors that charge only after our confirmation (LINE Pay). Safe to repeat. */
  confirm?: (request: TradeQuery, account: Account<Keys>, outside: Outside) => Promise<TradeReport>;
  /** Absent: the vendor can't refund, so staff send the money. */
  refund?: (request: RefundRequest, account: Account<Keys>, outside: Outside) => Promise<RefundAnswer>;
  /** How much of this trade the vendor's records show as refunded: read before a refund is repeated. */
  refunded?: (request: RefundRequest, account: Account<Keys>, outside: Outside) => Promise<number>;
  /** There is no vendor to query: only staff see the money. */
  keepsNoBooks?: true;
  /** Query when the guest's browser returns: only where the vendor allows queries at any time. */
  asksOnReturn: boolean;
  pace: Pace;
};
