/** NewebPay's messages about a trade: JSON, encrypted and hashed with the merchant's keys. */
import { NEWEBPAY } from "./merchants.ts";
import { encryptInfo, type NewebpayMerchant, shaOf } from "./newebpay-signing.ts";
import type { SentWebhook, Trade } from "./bank.ts";
import { cardOf, paidAmount, type VendorMessages } from "./trade-actions.ts";
import { FORM_TYPE, taipeiTime, writeForm } from "./forms.ts";

/** The merchant of NewebPay's own manual. */
export function newebpayMerchant(merchant_id: string | undefined): NewebpayMerchant | undefined {
  return merchant_id === NEWEBPAY.merchant_id ? NEWEBPAY : undefined;
}

export const newebpayMessages: VendorMessages = {
  paid: (trade) => webhook(trade, "SUCCESS", "授權成功", paidResult(trade)),
  failed: (trade) => webhook(trade, "TRA10016", "信用卡授權失敗", commonResult(trade)),
  // A number is sent through the guest's browser only.
  issued: () => null,
};

/** As the browser brings it: to ReturnURL once a card has been tried, to CustomerURL once a number is issued. */
export function browserFields(trade: Trade): Record<string, string> {
  if (trade.state === "issued") return seal(trade, "SUCCESS", "取號成功", issuedResult(trade));
  return trade.state === "paid"
    ? seal(trade, "SUCCESS", "授權成功", paidResult(trade))
    : seal(trade, "TRA10016", "信用卡授權失敗", commonResult(trade));
}

function paidResult(trade: Trade): Record<string, unknown> {
  const card = {
    RespondCode: "00",
    Auth: "930637",
    Card6No: cardOf(trade).first,
    Card4No: cardOf(trade).last,
    Inst: 0,
    ECI: "",
    PaymentMethod: trade.more.wallet ?? "CREDIT",
  };
  const transfer = { PayBankCode: "822", PayerAccount5Code: "12345" };
  return {
    ...commonResult(trade),
    PayTime: trade.paid_at ? taipeiTime(trade.paid_at) : "",
    ...(trade.more.method === "bank" ? transfer : card),
  };
}

function issuedResult(trade: Trade): Record<string, unknown> {
  const [ExpireDate, ExpireTime] = taipeiTime(trade.more.expires_at as Date).split(" ");
  return {
    ...commonResult(trade),
    BankCode: trade.more.bank_code,
    CodeNo: trade.more.account_number,
    ExpireDate,
    ExpireTime,
  };
}

function commonResult(trade: Trade): Record<string, unknown> {
  return {
    MerchantID: trade.merchant,
    Amt: paidAmount(trade),
    TradeNo: trade.vendor_number,
    MerchantOrderNo: trade.trade_no,
    RespondType: "JSON",
    IP: "192.0.2.1",
    EscrowBank: "HNCB",
    PaymentType: trade.more.method === "bank" ? "VACC" : "CREDIT",
  };
}

function seal(trade: Trade, Status: string, Message: string, Result: Record<string, unknown>): Record<string, string> {
  const keys = newebpayMerchant(trade.merchant)!;
  const TradeInfo = encryptInfo(JSON.stringify({ Status, Message, Result }), keys);
  return { Status, MerchantID: trade.merchant, Version: "2.0", TradeInfo, TradeSha: shaOf(TradeInfo, keys) };
}

function webhook(trade: Trade, Status: string, Message: string, Result: Record<string, unknown>): SentWebhook {
  const body = writeForm(seal(trade, Status, Message, Result));
  return { gateway: "newebpay", trade_no: trade.trade_no, url: trade.notify_url, headers: FORM_TYPE, body };
}
