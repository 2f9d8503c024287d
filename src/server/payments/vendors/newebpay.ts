/**
 * NewebPay MPG: the guest pays on NewebPay's page, by card or to a bank's number (VACC). The number reaches us only through
 * the guest's browser, which is not trusted: we query instead, which NewebPay allows at any time.
 */
import { z } from "zod";
import type { Language } from "#rules/text/language.ts";
import { isSame } from "#server/security/secrets.ts";
import { askNewebpay, readPayInfo } from "#server/payments/vendors/newebpay-query.ts";
import { newebpayRefund, newebpayRefunded } from "#server/payments/vendors/newebpay-refund.ts";
import {
  decryptTradeInfo,
  encryptTradeInfo,
  hashKeysOf,
  type NewebpayKeys,
  newebpayKeysSchema,
  tradeSha,
} from "#server/payments/vendors/newebpay-seal.ts";
import { readAmount, readForm } from "#server/payments/vendors/read-form.ts";
import { taipeiTime } from "#server/payments/vendors/taipei.ts";
import {
  type Account,
  type TradeQuery,
  type Charge,
  type Gateway,
  type Webhook,
  type Outside,
  type Reading,
  type TradeReport,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";

export {
  checkCode,
  checkValue,
  decryptTradeInfo,
  encryptTradeInfo,
  tradeSha,
} from "#server/payments/vendors/newebpay-seal.ts";

const VERSION = "2.0";
const LANGUAGE_CODES: Partial<Record<Language, string>> = {
  "zh-TW": "zh-tw",
  "zh-CN": "zh-tw",
  "en-US": "en",
  "ja-JP": "jp",
  "ko-KR": "en",
};

export const newebpay: Gateway<NewebpayKeys> = {
  name: "newebpay",
  keys: newebpayKeysSchema,
  sandboxKeys: {
    merchant_id: "MS127874575",
    hash_key: "Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn",
    hash_iv: "C6AcmfqJILwgnhIP",
  },
  bases: { live: "https://core.newebpay.com", test: "https://ccore.newebpay.com" },
  merchant: ({ merchant_id }) => merchant_id,
  async create(charge, { keys, base }) {
    const TradeInfo = encryptTradeInfo(tradeFields(charge, keys), hashKeysOf(keys));
    const TradeSha = tradeSha(TradeInfo, hashKeysOf(keys));
    const fields = { MerchantID: keys.merchant_id, TradeInfo, TradeSha, Version: VERSION };
    return { kind: "form", action: `${base}/MPG/mpg_gateway`, fields };
  },
  readWebhook,
  acknowledge: (isTaken) => ({ status: isTaken ? 200 : 503, type: "text/plain", body: isTaken ? "OK" : "not taken" }),
  query,
  refund: newebpayRefund,
  refunded: newebpayRefunded,
  asksOnReturn: true,
  pace: { minutes: [3, 10, 20, 40], every: 60 },
};

function tradeFields(charge: Charge, { merchant_id }: NewebpayKeys): Record<string, string> {
  return {
    MerchantID: merchant_id,
    RespondType: "JSON",
    TimeStamp: String(Math.floor(charge.now.getTime() / 1000)),
    Version: VERSION,
    LangType: LANGUAGE_CODES[charge.lang] ?? "en",
    MerchantOrderNo: charge.trade_no,
    Amt: String(charge.amount),
    ItemDesc: [...charge.item.replace(/['"<>&]/g, " ")].slice(0, 50).join(""),
    NotifyURL: charge.notify_url,
    ClientBackURL: charge.return_url,
    Email: charge.booker.email,
    EmailModify: "0",
    LoginType: "0",
    ...(charge.method === "bank" ? bankFields(charge) : cardFields(charge)),
  };
}

const WALLET_FIELDS = { apple_pay: "APPLEPAY", google_pay: "ANDROIDPAY" } as const;

/** The vendor's page expires before the order, as far as it can be set. */
function cardFields({ now, expires_at, return_url, wallet }: Charge): Record<string, string> {
  const seconds = Math.floor((expires_at.getTime() - now.getTime()) / 1000);
  return {
    [wallet === undefined ? "CREDIT" : WALLET_FIELDS[wallet]]: "1",
    ReturnURL: return_url,
    TradeLimit: String(Math.min(900, Math.max(60, seconds))),
  };
}

function bankFields({ expires_at, return_url }: Charge): Record<string, string> {
  const day = taipeiTime(expires_at).slice(0, 10).replaceAll("-", "");
  return { VACC: "1", CustomerURL: return_url, ExpireDate: day };
}

const webhookSchema = z.object({
  Status: z.string(),
  Message: z.string().default(""),
  Result: z.object({
    MerchantID: z.string(),
    MerchantOrderNo: z.string().regex(/^[0-9A-Z]{20}$/),
    Amt: z.union([z.string(), z.number()]),
    TradeNo: z.string().optional(),
    PayTime: z.string().optional(),
    Card6No: z.string().optional(),
    CodeNo: z.unknown().optional(),
    BankCode: z.string().optional(),
    ExpireDate: z.string().optional(),
    ExpireTime: z.string().optional(),
  }),
});

function readWebhook({ raw }: Webhook, { keys }: Account<NewebpayKeys>): Reading {
  const fields = readForm(raw);
  if (!fields?.TradeInfo || !fields.TradeSha || keys.hash_key === "" || keys.hash_iv === "") return null;
  if (!isSame(tradeSha(fields.TradeInfo, hashKeysOf(keys)), fields.TradeSha)) return null;
  const webhook = openWebhook(fields.TradeInfo, keys);
  // The outer fields are not signed: they are ignored, and a difference means that somebody changed them.
  if (!webhook || fields.Status !== webhook.Status || fields.MerchantID !== webhook.Result.MerchantID) return null;
  const amount = readAmount(webhook.Result.Amt);
  if (amount === null || webhook.Result.MerchantID !== keys.merchant_id) return null;
  const { MerchantID, MerchantOrderNo, TradeNo } = webhook.Result;
  const reason = `${webhook.Status} ${webhook.Message}`.trim().slice(0, 200);
  const reply = {
    merchant: MerchantID,
    trade_no: MerchantOrderNo,
    amount,
    currency: null,
    vendor_number: TradeNo || null,
    card_first: webhook.Result.Card6No || undefined,
  };
  // What is stored names no card.
  const stored = JSON.stringify({ ...webhook, Result: { ...webhook.Result, Card6No: undefined } });
  return { kind: "report", report: { ...reply, ...readStatus(webhook), reason, raw: stored } };
}

/**
 * SUCCESS may also mean that a number was issued, in a signed message that goes through the guest's browser: it must never
 * count as paid.
 */
function readStatus({ Status, Result }: z.infer<typeof webhookSchema>): Pick<TradeReport, "status" | "instructions"> {
  if (Status !== "SUCCESS") return { status: "failed" };
  if (Result.CodeNo !== undefined) {
    const number = readPayInfo(
      `(${Result.BankCode})${String(Result.CodeNo)}`,
      `${Result.ExpireDate} ${Result.ExpireTime}`,
    );
    return number ? { status: "issued", instructions: number } : { status: "pending" };
  }
  const isPaid = Boolean(Result.TradeNo) && /^\d{4}-\d{2}-\d{2}/.test(Result.PayTime ?? "");
  return { status: isPaid ? "paid" : "pending" };
}

function openWebhook(sealed: string, keys: NewebpayKeys): z.infer<typeof webhookSchema> | null {
  try {
    return webhookSchema.parse(JSON.parse(decryptTradeInfo(sealed, hashKeysOf(keys))));
  } catch {
    return null;
  }
}

const STATES = new Map<string, TradeReport["status"]>([
  ["0", "pending"],
  ["1", "paid"],
  ["2", "failed"],
  // Cancelled, or refunded in the vendor's back office: either way no money of this trade is left.
  ["3", "failed"],
  ["6", "failed"],
]);

async function query(request: TradeQuery, account: Account<NewebpayKeys>, outside: Outside): Promise<TradeReport> {
  const { trade, reason, raw } = await askNewebpay(request, account, outside);
  const unknown = { merchant: account.keys.merchant_id, trade_no: request.trade_no, currency: null, reason, raw };
  // The payment page was not opened yet, or NewebPay refuses the query: nothing signed says that it failed.
  if (!trade) return { ...unknown, status: "pending", amount: null, vendor_number: null };
  const status = STATES.get(trade.TradeStatus);
  if (!status) throw new Unreachable(`NewebPay says ${trade.TradeStatus}, which is not understood`);
  const number = status === "pending" ? readPayInfo(trade.PayInfo ?? "", trade.ExpireDate ?? "") : null;
  const card_first = trade.Card6No || undefined;
  const reply = { ...unknown, amount: trade.Amt, vendor_number: trade.TradeNo || null, card_first };
  return number ? { ...reply, status: "issued", instructions: number } : { ...reply, status };
}
