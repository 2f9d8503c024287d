/** What NewebPay answers to a merchant's queries about a trade and actions on a card payment. */
import type { Context } from "hono";
import { answerHash, decryptInfo, type NewebpayMerchant, questionHash } from "./newebpay-signing.ts";
import type { Bank, Trade } from "./bank.ts";
import { cardOf, paidAmount } from "./trade-actions.ts";
import { newebpayMerchant } from "./newebpay-messages.ts";
import { readAmount, readForm, taipeiTime } from "./forms.ts";

/** How far a capture has come. Here it is done as soon as a card is charged, so that refunds can be tried on the same day. */
export type Capture = "0" | "1" | "2" | "3";

export function setNewebpayCapture(trade: Trade, capture: Capture): void {
  trade.more.capture = capture;
}

export function openNewebpayAnswers(bank: Bank): void {
  bank.app.post("/newebpay/API/QueryTradeInfo", (context) => answerQuestion(bank, context));
  bank.app.post("/newebpay/API/CreditCard/Cancel", (context) => answerAction(bank, context, letGo));
  bank.app.post("/newebpay/API/CreditCard/Close", (context) => answerAction(bank, context, close));
}

async function answerQuestion(bank: Bank, context: Context): Promise<Response> {
  const { MerchantID = "", MerchantOrderNo = "", Amt = "", CheckValue } = readForm(await context.req.text());
  const keys = newebpayMerchant(MerchantID);
  if (!keys || CheckValue !== questionHash({ MerchantID, MerchantOrderNo, Amt }, keys))
    return context.json({ Status: "TRA10002", Message: "檢核碼錯誤", Result: [] });
  const trade = bank.find("newebpay", MerchantOrderNo);
  if (!trade || String(trade.amount) !== Amt)
    return context.json({ Status: "TRA10021", Message: "查無該筆交易資料", Result: [] });
  trade.queried_at.push(bank.clock());
  return context.json({ Status: "SUCCESS", Message: "查詢成功", Result: tradeResult(trade, keys) });
}

const STATES: Record<Trade["state"], string> = {
  open: "0",
  issued: "0",
  authorized: "1",
  paid: "1",
  failed: "2",
  cancelled: "3",
  expired: "2",
};

function tradeResult(trade: Trade, keys: NewebpayMerchant): Record<string, unknown> {
  const Amt = paidAmount(trade);
  const named = { MerchantID: trade.merchant, MerchantOrderNo: trade.trade_no, TradeNo: trade.vendor_number };
  const isBank = trade.more.method === "bank";
  const number = { PayInfo: `(${String(trade.more.bank_code)})${String(trade.more.account_number)}` };
  const expires = isBank ? { ExpireDate: taipeiTime(trade.more.expires_at as Date) } : {};
  return {
    ...named,
    Amt,
    TradeStatus: STATES[trade.state],
    PaymentType: isBank ? "VACC" : "CREDIT",
    CreateTime: taipeiTime(trade.created_at),
    PayTime: trade.paid_at ? taipeiTime(trade.paid_at) : "0000-00-00 00:00:00",
    CheckCode: answerHash({ ...named, Amt: String(Amt) }, keys),
    ...(isBank ? (trade.state === "open" ? {} : { ...number, ...expires }) : cardResult(trade)),
  };
}

function cardResult(trade: Trade): Record<string, unknown> {
  return {
    CloseAmt: captureOf(trade) === "0" ? 0 : trade.amount,
    CloseStatus: captureOf(trade),
    BackBalance: trade.amount - trade.refunded,
    BackStatus: trade.refunded > 0 ? "1" : "0",
    ...(trade.state === "paid" ? { Card6No: cardOf(trade).first, Card4No: cardOf(trade).last } : {}),
  };
}

function captureOf({ more, state }: Trade): string {
  return state === "paid" ? String(more.capture ?? "3") : "0";
}

type CardAction = (trade: Trade, fields: Record<string, string>) => string | null;

async function answerAction(bank: Bank, context: Context, action: CardAction): Promise<Response> {
  const { MerchantID_, PostData_ = "" } = readForm(await context.req.text());
  const keys = newebpayMerchant(MerchantID_);
  const fields = keys ? openPost(PostData_, keys) : null;
  if (!fields) return context.json({ Status: "LIB10001", Message: "資料解密錯誤", Result: {} });
  const trade = bank.find("newebpay", fields.IndexType === "1" ? (fields.MerchantOrderNo ?? "") : "");
  const isCard = trade?.state === "paid" && trade.more.method === "card";
  const problem = isCard ? action(trade, fields) : "TRA10035";
  const { MerchantOrderNo, Amt } = fields;
  const Result = { MerchantID: MerchantID_, MerchantOrderNo, Amt, TradeNo: trade?.vendor_number };
  return context.json({ Status: problem ?? "SUCCESS", Message: problem ? "執行失敗" : "執行成功", Result });
}

function openPost(sealed: string, keys: NewebpayMerchant): Record<string, string> | null {
  try {
    return readForm(decryptInfo(sealed, keys));
  } catch {
    return null;
  }
}

const letGo: CardAction = (trade, { Amt }) => {
  if (captureOf(trade) !== "0") return "TRA10036";
  if (readAmount(Amt) !== trade.amount) return "TRA10037";
  trade.state = "cancelled";
  trade.refunded = trade.amount;
  return null;
};

const close: CardAction = (trade, { CloseType, Cancel, Amt }) => {
  const amount = readAmount(Amt) ?? 0;
  const capture = captureOf(trade);
  if (CloseType === "1" && Cancel === "1" && capture === "1") trade.more.capture = "0";
  else if (CloseType === "1" && !Cancel && capture === "0" && amount === trade.amount) trade.more.capture = "1";
  else if (CloseType !== "2" || Cancel || capture !== "3") return "TRA10038";
  else if (amount < 1 || trade.refunded + amount > trade.amount) return "TRA10039";
  else trade.refunded += amount;
  return null;
};
