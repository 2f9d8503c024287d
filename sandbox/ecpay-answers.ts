/** What ECPay answers to a merchant's queries about a trade and actions on a card payment. */
import type { Context } from "hono";
import { hasMac } from "./ecpay-signing.ts";
import type { Bank, Trade } from "./bank.ts";
import { actOn, booksOf } from "./ecpay-card-states.ts";
import { answerSealed } from "./envelope.ts";
import { ecpayMerchant, issuedFields, signed, slashed, tradeFields } from "./ecpay-messages.ts";
import { readAmount, readForm, writeForm } from "./forms.ts";

const ASK_EVERY_MS = 10 * 60_000;
const TIMESTAMP_SECONDS = 180;

export function openEcpayAnswers(bank: Bank): void {
  bank.app.post("/ecpay/Cashier/QueryTradeInfo/V5", (context) => answerQuestion(bank, context, answerTrade));
  bank.app.post("/ecpay/Cashier/QueryPaymentInfo", (context) => answerQuestion(bank, context, answerNumber));
  bank.app.post("/ecpay/CreditDetail/DoAction", (context) => answerAction(bank, context));
  bank.app.post("/ecpay/1.0.0/CreditDetail/QueryTrade", (context) =>
    answerSealed(bank, context, ecpayMerchant, ({ MerchantTradeNo }) => tellBooks(bank, String(MerchantTradeNo))),
  );
}

/** null: too fast. */
type Answerer = (bank: Bank, trade: Trade | undefined, question: Record<string, string>) => string | null;

async function answerQuestion(bank: Bank, context: Context, answer: Answerer): Promise<Response> {
  const question = readForm(await context.req.text());
  const keys = ecpayMerchant(question.MerchantID);
  if (!keys || !hasMac(question, keys)) return context.text("0|CheckMacValue Error");
  const age = Math.abs(bank.clock().getTime() / 1000 - Number(question.TimeStamp));
  if (!(age <= TIMESTAMP_SECONDS)) return context.text("0|TimeStamp Error");
  const trade = bank.find("ecpay", question.MerchantTradeNo ?? "");
  const reply = answer(bank, trade?.merchant === keys.merchant_id ? trade : undefined, question);
  return reply === null ? context.text("Forbidden", 403) : context.text(reply);
}

const answerTrade: Answerer = (bank, trade, question) => {
  if (!trade) return notFound(question);
  const now = bank.clock();
  const last = trade.queried_at.at(-1);
  trade.queried_at.push(now);
  if (last && now.getTime() - last.getTime() < ASK_EVERY_MS) {
    const seconds = Math.round((now.getTime() - last.getTime()) / 1000);
    bank.tooFrequent.push(`ecpay ${trade.trade_no} ${seconds}`);
    return null;
  }
  return writeForm(signed(trade, tradeFields(trade)));
};

const answerNumber: Answerer = (_bank, trade, question) => {
  if (!trade || trade.more.method !== "bank" || trade.state === "open") return notFound(question);
  return writeForm(signed(trade, issuedFields(trade)));
};

function notFound({ MerchantID = "", MerchantTradeNo = "" }: Record<string, string>): string {
  const fields = {
    MerchantID,
    MerchantTradeNo,
    TradeNo: "",
    TradeAmt: "",
    RtnCode: "10200047",
    TradeStatus: "10200047",
  };
  return writeForm(signed({ merchant: MerchantID } as Trade, fields));
}

async function answerAction(bank: Bank, context: Context): Promise<Response> {
  const request = readForm(await context.req.text());
  const keys = ecpayMerchant(request.MerchantID);
  if (!keys || !hasMac(request, keys)) return context.text("RtnCode=0&RtnMsg=CheckMacValue+Error");
  const { MerchantID = "", MerchantTradeNo = "", TradeNo = "", Action = "" } = request;
  const trade = bank.find("ecpay", MerchantTradeNo);
  const isKnown = trade?.merchant === MerchantID && trade.vendor_number === TradeNo;
  const problem = isKnown ? actOn(bank, trade, Action, readAmount(request.TotalAmount) ?? 0) : "error_nopay";
  const reply = { MerchantID, MerchantTradeNo, TradeNo, RtnCode: problem ? "0" : "1", RtnMsg: problem ?? "" };
  return context.text(writeForm(reply));
}

function tellBooks(bank: Bank, trade_no: string): Record<string, unknown> {
  const trade = bank.find("ecpay", trade_no);
  if (trade?.state !== "paid" || trade.more.method !== "card") return { RtnMsg: "error_nopay", RtnValue: null };
  const { status, rows } = booksOf(bank, trade);
  const captured = rows.filter((row) => row.Status === "Captured").reduce((sum, row) => sum + row.Amount, 0);
  return {
    RtnMsg: "",
    RtnValue: {
      TradeID: trade.vendor_number.slice(-8),
      Amount: trade.amount,
      ClsAmt: captured,
      AuthTime: slashed(trade.paid_at!),
      Status: status,
    },
    CloseData: rows.map((row, index) => ({
      Status: row.Status,
      Sno: String(index + 1),
      Amount: row.Amount,
      Datetime: slashed(row.at),
    })),
  };
}
