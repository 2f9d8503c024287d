/** Queries NewebPay about one trade, and verifies that NewebPay answered. */
import { z } from "zod";
import type { BankInstructions } from "#server/database/tables/payments.ts";
import { isSame } from "#server/security/secrets.ts";
import { bankName } from "#server/payments/vendors/bank-names.ts";
import { checkCode, checkValue, hashKeysOf, type NewebpayKeys } from "#server/payments/vendors/newebpay-seal.ts";
import { FORM_TYPE, readAmount, writeForm } from "#server/payments/vendors/read-form.ts";
import { fromTaipei } from "#server/payments/vendors/taipei.ts";
import { type Account, type TradeQuery, type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

const textSchema = z.union([z.string(), z.number().transform(String)]);
const tradeSchema = z.object({
  MerchantID: z.string(),
  MerchantOrderNo: z.string(),
  Amt: textSchema,
  TradeNo: z.string(),
  TradeStatus: textSchema,
  CheckCode: z.string(),
  /** `(031)1234567890`: where the guest sends the money. */
  PayInfo: z.string().nullish(),
  ExpireDate: z.string().nullish(),
  Card6No: z.string().nullish(),
  /** How far a capture has come: 0 not requested, 1 waiting, 2 under way, 3 done, 4 failed. */
  CloseStatus: textSchema.nullish(),
  BackStatus: textSchema.nullish(),
  /** What may still be refunded. */
  BackBalance: textSchema.nullish(),
});
const answerSchema = z.object({ Status: z.string(), Message: z.string().default(""), Result: z.unknown() });

export type NewebpayTrade = Omit<z.infer<typeof tradeSchema>, "Amt"> & { Amt: number };

export async function askNewebpay(
  { trade_no, amount, now }: TradeQuery,
  { keys, base }: Account<NewebpayKeys>,
  outside: Outside,
): Promise<{ trade: NewebpayTrade | null; reason: string; raw: string }> {
  const named = { MerchantID: keys.merchant_id, MerchantOrderNo: trade_no, Amt: String(amount) };
  const body = writeForm({
    ...named,
    Version: "1.3",
    RespondType: "JSON",
    TimeStamp: String(Math.floor(now.getTime() / 1000)),
    CheckValue: checkValue(named, hashKeysOf(keys)),
  });
  const answer = await outside.send(`${base}/API/QueryTradeInfo`, { method: "POST", headers: FORM_TYPE, body });
  const reply = answer.status === 200 ? readJson(answer.text, answerSchema) : null;
  if (!reply) throw new Unreachable(`NewebPay's answer ${answer.status} can't be read`);
  const reason = `${reply.Status} ${reply.Message}`.trim().slice(0, 200);
  // What is stored names no card.
  const raw = answer.text.replace(/("Card[46]No":)"[^"]*"/g, '$1""');
  if (reply.Status !== "SUCCESS") return { trade: null, reason, raw };
  const trade = tradeSchema.safeParse(reply.Result).data;
  const Amt = readAmount(trade?.Amt);
  if (!trade || Amt === null || !isSame(checkCode(trade, hashKeysOf(keys)), trade.CheckCode))
    throw new Unreachable("NewebPay's answer is not signed by NewebPay");
  if (trade.MerchantID !== keys.merchant_id || trade.MerchantOrderNo !== trade_no)
    throw new Unreachable("NewebPay answers about another trade");
  return { trade: { ...trade, Amt }, reason: `${reason} ${trade.TradeStatus}`, raw };
}

export function readJson<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function readPayInfo(number: string, expires: string): BankInstructions | null {
  const parts = /^\((\d{3})\)(\d{8,20})$/.exec(number);
  const instant = fromTaipei(expires);
  if (!parts || !instant) return null;
  const [, bank_code, account_number] = parts as unknown as [string, string, string];
  return { bank_code, bank_name: bankName(bank_code), account_number, expires_at: instant.toISOString() };
}
