/** ECPay's newer calls from the other side: opens what a merchant has sealed, and seals the answer. */
import type { Context } from "hono";
import { type EcpayMerchant, openEnvelope, sealEnvelope } from "./ecpay-signing.ts";
import type { Bank } from "./bank.ts";

const OLDEST_SECONDS = 600;

type Envelope = { MerchantID: string; RqHeader: { Timestamp: number }; Data: string };

export async function answerSealed(
  bank: Bank,
  context: Context,
  keysOf: (merchant_id: string) => EcpayMerchant | undefined,
  answer: (request: Record<string, unknown>) => unknown,
): Promise<Response> {
  try {
    const { MerchantID, RqHeader, Data } = (await context.req.json()) as Envelope;
    const keys = keysOf(MerchantID);
    const isFresh = Math.abs(bank.clock().getTime() / 1000 - RqHeader.Timestamp) <= OLDEST_SECONDS;
    if (!keys || !isFresh) throw new Error(keys ? "Timestamp Error" : "MerchantID Error");
    const request = openEnvelope(Data, keys) as Record<string, unknown>;
    if (request.MerchantID !== MerchantID) throw new Error("MerchantID Error");
    return context.json({ MerchantID, TransCode: 1, TransMsg: "Success", Data: sealEnvelope(answer(request), keys) });
  } catch (error) {
    return context.json({ TransCode: 0, TransMsg: error instanceof Error ? error.message : "Error", Data: "" });
  }
}
