/**
 * ECPay AIO V5: the guest pays on ECPay's page, by card or to a bank's number that is issued there. Its server sends a
 * webhook, four times at most. It is signed but has no time in it, so the same webhook may come again at any time.
 */
import { bankName } from "#server/payments/vendors/bank-names.ts";
import { ecpayRefund, ecpayRefunded } from "#server/payments/vendors/ecpay-refund.ts";
import {
  type EcpayKeys,
  ecpayKeysSchema,
  hasNoSplice,
  isSigned,
  sign,
} from "#server/payments/vendors/ecpay-signature.ts";
import { FORM_TYPE, readAmount, readForm, writeForm } from "#server/payments/vendors/read-form.ts";
import { fromTaipei, taipeiTime } from "#server/payments/vendors/taipei.ts";
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
import type { BankInstructions } from "#server/database/tables/payments.ts";
import type { Language } from "#rules/text/language.ts";

export { checkMacValue } from "#server/payments/vendors/ecpay-signature.ts";

const DAY_MS = 86_400_000;
const LANGUAGE_CODES: Partial<Record<Language, string>> = {
  "zh-CN": "CHI",
  "en-US": "ENG",
  "ja-JP": "JPN",
  "ko-KR": "KOR",
};

export const ecpay: Gateway<EcpayKeys> = {
  name: "ecpay",
  keys: ecpayKeysSchema,
  sandboxKeys: { merchant_id: "3002607", hash_key: "pwFHCqoQZGmho4w6", hash_iv: "EkRm7iFT261dpevs" },
  bases: { live: "https://payment.ecpay.com.tw", test: "https://payment-stage.ecpay.com.tw" },
  merchant: ({ merchant_id }) => merchant_id,
  create: async (charge, { keys, base }) => ({
    kind: "form",
    action: `${base}/Cashier/AioCheckOut/V5`,
    fields: sign(checkoutFields(charge, keys), keys),
  }),
  readWebhook,
  acknowledge: (isTaken) => ({
    status: 200,
    type: "text/plain",
    body: isTaken ? "1|OK" : "0|not taken, send it again",
  }),
  query,
  refund: ecpayRefund,
  refunded: ecpayRefunded,
  asksOnReturn: false,
  // Faster queries are answered with 403 for half an hour.
  pace: { minutes: [10, 20, 40], every: 60 },
};

function checkoutFields(charge: Charge, { merchant_id }: EcpayKeys): Record<string, string> {
  const language = LANGUAGE_CODES[charge.lang];
  return {
    MerchantID: merchant_id,
    MerchantTradeNo: charge.trade_no,
    MerchantTradeDate: taipeiTime(charge.now).replaceAll("-", "/"),
    PaymentType: "aio",
    TotalAmount: String(charge.amount),
    TradeDesc: charge.order_doc,
    ItemName: plainText(charge.item),
    ReturnURL: charge.notify_url,
    EncryptType: "1",
    ...(charge.method === "bank" ? bankFields(charge) : cardFields(charge)),
    ...(language ? { Language: language } : {}),
  };
}

/** With NeedExtraPaidInfo the webhook also names the card's first and last digits: only where they are needed. */
function cardFields({ wallet, wantsCard, return_url }: Charge): Record<string, string> {
  return {
    ChoosePayment: wallet === "apple_pay" ? "ApplePay" : "Credit",
    OrderResultURL: return_url,
    ...(wantsCard ? { NeedExtraPaidInfo: "Y" } : {}),
  };
}

/** ECPay's page shows the number and a link back: the guest has it even when no webhook reaches us. */
function bankFields({ bank, now, expires_at, notify_url, return_url }: Charge): Record<string, string> {
  const days = Math.floor((expires_at.getTime() - now.getTime()) / DAY_MS);
  return {
    ChoosePayment: "ATM",
    ...(bank === "" ? {} : { ChooseSubPayment: bank }),
    ExpireDate: String(Math.min(60, Math.max(1, days))),
    PaymentInfoURL: notify_url,
    ClientBackURL: return_url,
  };
}

/** `#` would split it into two items, and a `&` comes back in a query, where the signature does not cover it. */
function plainText(item: string): string {
  return [...item.replaceAll("#", "＃").replaceAll("&", "＆")].slice(0, 200).join("");
}

function readWebhook({ raw }: Webhook, { keys }: Account<EcpayKeys>): Reading {
  const fields = readForm(raw);
  if (!fields || !isSigned(fields, keys) || !hasNoSplice(fields) || fields.MerchantID !== keys.merchant_id) return null;
  const amount = readAmount(fields.TradeAmt);
  const trade_no = fields.MerchantTradeNo ?? "";
  // Compared exactly, names and values, because the signature treats `a` and `A` alike.
  const meaning = readCode(fields);
  if (amount === null || meaning === null || !/^[0-9A-Z]{20}$/.test(trade_no)) return null;
  const report = reportOf(fields, { trade_no, amount, merchant: keys.merchant_id, raw: raw.toString() });
  return report.vendor_number === null ? null : { kind: "report", report: { ...report, ...meaning } };
}

type TradeFields = Pick<TradeReport, "trade_no" | "amount" | "merchant" | "raw">;

function reportOf({ TradeNo = "", card6no }: Record<string, string>, reply: TradeFields): TradeReport {
  const vendor_number = /^[0-9A-Z]{1,20}$/.test(TradeNo) ? TradeNo : null;
  // What is stored names no card.
  const raw = reply.raw.replace(/\b(card[46]no)=[^&]*/g, "$1=");
  const card_first = card6no || undefined;
  return { status: "pending", currency: null, vendor_number, reason: "", card_first, ...reply, raw };
}

/** The card's bank has not decided yet. */
const UNDECIDED = "10300066";

type Meaning = Pick<TradeReport, "status" | "reason" | "instructions">;

/** Paid is one code of many, and does not count when it was simulated in the vendor's back office. null: it makes no sense. */
function readCode(fields: Record<string, string>): Meaning | null {
  const { RtnCode: code = "", RtnMsg = "", SimulatePaid } = fields;
  const reason = `${code} ${RtnMsg}`.trim().slice(0, 200);
  if (!/^\d{1,10}$/.test(code)) return null;
  if (code === "1" && SimulatePaid === "0") return { status: "paid", reason };
  if (code === "1") return SimulatePaid === "1" ? { status: "pending", reason: `${reason} (simulated)` } : null;
  if (code === "2" || code === "10100073") {
    const instructions = readNumber(fields);
    return instructions && { status: "issued", reason, instructions };
  }
  return { status: code === UNDECIDED ? "processing" : "failed", reason };
}

function readNumber({
  BankCode = "",
  vAccount = "",
  ExpireDate = "",
}: Record<string, string>): BankInstructions | null {
  const expires = fromTaipei(ExpireDate);
  if (!/^\d{3}$/.test(BankCode) || !/^\d{8,20}$/.test(vAccount) || !expires) return null;
  return {
    bank_code: BankCode,
    bank_name: bankName(BankCode),
    account_number: vAccount,
    expires_at: expires.toISOString(),
  };
}

async function query(request: TradeQuery, account: Account<EcpayKeys>, outside: Outside): Promise<TradeReport> {
  const { fields, raw } = await askAbout(request, "/Cashier/QueryTradeInfo/V5", account, outside);
  const amount = readAmount(fields.TradeAmt);
  const state = fields.TradeStatus ?? "";
  const reply = { trade_no: request.trade_no, amount, merchant: account.keys.merchant_id, raw };
  const report = { ...reportOf(fields, reply), reason: state };
  // Not found: the payment page was not opened yet.
  if (state === "10200047") return report;
  if (amount === null) throw new Unreachable("ECPay names no amount");
  if (state === "1") return { ...report, status: "paid" };
  if (state === UNDECIDED) return { ...report, status: "processing" };
  if (state !== "0") return { ...report, status: "failed" };
  return request.method === "bank" ? askForNumber(request, report, account, outside) : report;
}

/** A number whose webhook was lost. */
async function askForNumber(
  request: TradeQuery,
  report: TradeReport,
  account: Account<EcpayKeys>,
  outside: Outside,
): Promise<TradeReport> {
  const { fields, raw } = await askAbout(request, "/Cashier/QueryPaymentInfo", account, outside);
  const isTheSame = fields.RtnCode === "2" && readAmount(fields.TradeAmt) === report.amount;
  const instructions = isTheSame ? readNumber(fields) : null;
  return instructions ? { ...report, status: "issued", instructions, reason: "2", raw } : report;
}

async function askAbout(
  { trade_no, now }: TradeQuery,
  path: string,
  { keys, base }: Account<EcpayKeys>,
  outside: Outside,
): Promise<{ fields: Record<string, string>; raw: string }> {
  const TimeStamp = String(Math.floor(now.getTime() / 1000));
  const question = sign({ MerchantID: keys.merchant_id, MerchantTradeNo: trade_no, TimeStamp }, keys);
  const answer = await outside.send(base + path, { method: "POST", headers: FORM_TYPE, body: writeForm(question) });
  if (answer.status === 403) throw new Unreachable("ECPay says that it is asked too often");
  const fields = answer.status === 200 ? readForm(answer.text) : null;
  if (!fields || !isSigned(fields, keys) || !hasNoSplice(fields))
    throw new Unreachable(`ECPay's answer ${answer.status} is not signed by ECPay`);
  if (fields.MerchantID !== keys.merchant_id || fields.MerchantTradeNo !== trade_no)
    throw new Unreachable("ECPay answers about another trade");
  return { fields, raw: answer.text };
}
