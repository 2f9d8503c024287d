/** ECPay's messages about a trade, signed with the merchant's keys. */
import { type EcpayMerchant, withMac } from "./ecpay-signing.ts";
import { ECPAY, ECPAY_OLD } from "./merchants.ts";
import type { Bank, SentWebhook, Trade } from "./bank.ts";
import { cardOf, paidAmount, type VendorMessages } from "./trade-actions.ts";
import { FORM_TYPE, taipeiTime, writeForm } from "./forms.ts";

/** The merchants that ECPay publishes for tests. */
const MERCHANTS: EcpayMerchant[] = [ECPAY, ECPAY_OLD];

export function ecpayMerchant(merchant_id: string | undefined): EcpayMerchant | undefined {
  return MERCHANTS.find((keys) => keys.merchant_id === merchant_id);
}

export const ecpayMessages: VendorMessages = {
  paid: (trade) => webhook(trade, paidFields(trade, "1", "交易成功")),
  failed: (trade) => webhook(trade, paidFields(trade, "10100248", "拒絕交易，請客戶聯繫發卡行確認原因")),
  issued: (trade) => webhook(trade, issuedFields(trade)),
};

/** Somebody simulated a payment in ECPay's back office: everything looks paid, except for one field. */
export async function simulatePaid(bank: Bank, trade: Trade): Promise<void> {
  const fields = paidFields({ ...trade, paid_at: bank.clock() }, "1", "付款成功");
  await bank.notify(webhook(trade, { ...fields, SimulatePaid: "1" }));
}

const UNDECIDED = "10300066";

/** The guest has typed the card, and its bank does not say yes or no yet. */
export async function leaveUndecided(bank: Bank, trade: Trade): Promise<void> {
  trade.more.isUndecided = true;
  await bank.notify(webhook(trade, paidFields(trade, UNDECIDED, "交易付款結果待確認中，請勿出貨")));
}

/** As its server and the guest's browser both bring it. */
export function resultFields(trade: Trade): Record<string, string> {
  const isPaid = trade.state === "paid";
  return signed(trade, isPaid ? paidFields(trade, "1", "交易成功") : paidFields(trade, "10100248", "拒絕交易"));
}

function paidFields(trade: Trade, RtnCode: string, RtnMsg: string): Record<string, string> {
  return {
    ...commonFields(trade),
    RtnCode,
    RtnMsg,
    TradeAmt: String(paidAmount(trade)),
    PaymentDate: trade.paid_at ? slashed(trade.paid_at) : "",
    PaymentTypeChargeFee: "25",
    SimulatePaid: "0",
    ...cardFields(trade),
  };
}

/** Only for a merchant that has asked for it (NeedExtraPaidInfo). */
function cardFields(trade: Trade): Record<string, string> {
  if (trade.more.namesCard !== true || trade.state !== "paid") return {};
  const { first, last } = cardOf(trade);
  return { card6no: first, card4no: last, auth_code: "777777", eci: "0", gwsr: "10735183" };
}

export function issuedFields(trade: Trade): Record<string, string> {
  return {
    ...commonFields(trade),
    RtnCode: "2",
    RtnMsg: "Get VirtualAccount Succeeded",
    TradeAmt: String(trade.amount),
    BankCode: String(trade.more.bank_code),
    vAccount: String(trade.more.account_number),
    ExpireDate: slashed(trade.more.expires_at as Date).slice(0, 10),
  };
}

/** As a question is answered. */
export function tradeFields(trade: Trade): Record<string, string> {
  return {
    ...commonFields(trade),
    TradeAmt: String(paidAmount(trade)),
    PaymentDate: trade.paid_at ? slashed(trade.paid_at) : "",
    HandlingCharge: "0",
    PaymentTypeChargeFee: "25",
    TradeStatus: tradeStatus(trade),
    ItemName: trade.item,
    ...cardFields(trade),
  };
}

function tradeStatus({ state, more }: Trade): string {
  if (state === "paid") return "1";
  if (state === "failed") return "10200095";
  return more.isUndecided === true ? UNDECIDED : "0";
}

function commonFields(trade: Trade): Record<string, string> {
  return {
    MerchantID: trade.merchant,
    MerchantTradeNo: trade.trade_no,
    StoreID: "",
    TradeNo: trade.vendor_number,
    PaymentType: trade.more.method === "bank" ? `ATM_${String(trade.more.bank)}` : "Credit_CreditCard",
    TradeDate: slashed(trade.created_at),
    CustomField1: "",
    CustomField2: "",
    CustomField3: "",
    CustomField4: "",
  };
}

export function signed(trade: Trade, fields: Record<string, string>): Record<string, string> {
  return withMac(fields, ecpayMerchant(trade.merchant)!);
}

function webhook(trade: Trade, fields: Record<string, string>): SentWebhook {
  const url = fields.RtnCode === "2" ? String(trade.more.info_url) : trade.notify_url;
  return {
    gateway: "ecpay",
    trade_no: trade.trade_no,
    url,
    headers: FORM_TYPE,
    body: writeForm(signed(trade, fields)),
  };
}

/** `2026/11/15 18:03:09` */
export function slashed(instant: Date): string {
  return taipeiTime(instant).replaceAll("-", "/");
}
