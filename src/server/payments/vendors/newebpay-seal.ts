/** How NewebPay and merchants authenticate messages: AES-256-CBC in hex, and hashes over it or over a few fields. */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { z } from "zod";

export const newebpayKeysSchema = z.strictObject({
  merchant_id: z.string().regex(/^[0-9A-Za-z]{1,15}$/),
  hash_key: z.string().regex(/^[0-9A-Za-z]{32}$/),
  hash_iv: z.string().regex(/^[0-9A-Za-z]{16}$/),
});
export type NewebpayKeys = z.infer<typeof newebpayKeysSchema>;

type HashKeys = { hashKey: string; hashIv: string };

export function hashKeysOf({ hash_key, hash_iv }: NewebpayKeys): HashKeys {
  return { hashKey: hash_key, hashIv: hash_iv };
}

export function encryptTradeInfo(plain: string | Record<string, string>, { hashKey, hashIv }: HashKeys): string {
  const cipher = createCipheriv("aes-256-cbc", hashKey, hashIv);
  const text = typeof plain === "string" ? plain : buildQuery(plain);
  return Buffer.concat([cipher.update(text), cipher.final()]).toString("hex");
}

/** As PHP's http_build_query writes it. */
function buildQuery(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString().replaceAll("*", "%2A");
}

/** The longest padding in use: older merchants and gateways pad to 32 bytes, though a block has 16. */
const MOST_PADDING = 32;

/** Throws where it was not encrypted with these keys. */
export function decryptTradeInfo(hex: string, { hashKey, hashIv }: HashKeys): string {
  if (!/^(?:[0-9a-f]{32})+$/i.test(hex)) throw new Error("not whole blocks in hex");
  const decipher = createDecipheriv("aes-256-cbc", hashKey, hashIv).setAutoPadding(false);
  const bytes = Buffer.concat([decipher.update(hex, "hex"), decipher.final()]);
  const padding = bytes.at(-1)!;
  const isPadded = padding > 0 && padding <= Math.min(MOST_PADDING, bytes.length);
  if (!isPadded || bytes.subarray(-padding).some((byte) => byte !== padding)) throw new Error("wrong padding");
  return bytes.subarray(0, -padding).toString();
}

export function tradeSha(hex: string, { hashKey, hashIv }: HashKeys): string {
  return hashOf(`HashKey=${hashKey}&${hex}&HashIV=${hashIv}`);
}

/** For a query: proves that the merchant sent it. */
export function checkValue(
  { Amt, MerchantID, MerchantOrderNo }: { Amt: string; MerchantID: string; MerchantOrderNo: string },
  { hashKey, hashIv }: HashKeys,
): string {
  return hashOf(`IV=${hashIv}&Amt=${Amt}&MerchantID=${MerchantID}&MerchantOrderNo=${MerchantOrderNo}&Key=${hashKey}`);
}

/** For an answer: proves that the gateway sent it. It covers these four fields and not the state. */
export function checkCode(
  { Amt, MerchantID, MerchantOrderNo, TradeNo }: Record<"Amt" | "MerchantID" | "MerchantOrderNo" | "TradeNo", string>,
  { hashKey, hashIv }: HashKeys,
): string {
  const fields = `Amt=${Amt}&MerchantID=${MerchantID}&MerchantOrderNo=${MerchantOrderNo}&TradeNo=${TradeNo}`;
  return hashOf(`HashIV=${hashIv}&${fields}&HashKey=${hashKey}`);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").toUpperCase();
}
