/** ECPay's newer calls: JSON in an envelope, its data encrypted with the merchant's keys (AES-128-CBC of URL-encoded JSON). */
import { createCipheriv, createDecipheriv } from "node:crypto";
import { z } from "zod";
import type { EcpayKeys } from "#server/payments/vendors/ecpay-signature.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

export function sealData(data: unknown, keys: EcpayKeys): string {
  const cipher = createCipheriv("aes-128-cbc", keys.hash_key, keys.hash_iv);
  const text = new URLSearchParams({ data: JSON.stringify(data) }).toString().slice("data=".length);
  return Buffer.concat([cipher.update(text), cipher.final()]).toString("base64");
}

/** Throws where it was not sealed with these keys. */
export function openData(sealed: string, keys: EcpayKeys): unknown {
  const decipher = createDecipheriv("aes-128-cbc", keys.hash_key, keys.hash_iv);
  const text = Buffer.concat([decipher.update(sealed, "base64"), decipher.final()]).toString();
  return JSON.parse(decodeURIComponent(text.replaceAll("+", " ")));
}

const envelopeSchema = z.object({ TransCode: z.coerce.number(), TransMsg: z.string().nullish(), Data: z.string() });

/** The content of the vendor's envelope; if it can't be opened, that is no valid answer. */
export async function askSealed(
  url: string,
  data: Record<string, unknown>,
  { keys, now, header }: { keys: EcpayKeys; now: Date; header?: Record<string, unknown> },
  outside: Outside,
): Promise<unknown> {
  const body = {
    MerchantID: keys.merchant_id,
    RqHeader: { Timestamp: Math.floor(now.getTime() / 1000), ...header },
    Data: sealData({ MerchantID: keys.merchant_id, ...data }, keys),
  };
  const headers = { "content-type": "application/json" };
  const { status, text } = await outside.send(url, { method: "POST", headers, body: JSON.stringify(body) });
  if (status !== 200) throw new Unreachable(`${new URL(url).host} answered ${status}`);
  try {
    const envelope = envelopeSchema.parse(JSON.parse(text));
    if (envelope.TransCode !== 1) throw new Error(envelope.TransMsg ?? "no reason given");
    return openData(envelope.Data, keys);
  } catch (error) {
    throw new Unreachable(`${new URL(url).host}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
