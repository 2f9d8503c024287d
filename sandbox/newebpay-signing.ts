/**
 * NewebPay's encryption and hashes, written from its manual and not taken from the server: a mistake made there must not be
 * repeated here.
 */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

export type NewebpayMerchant = { merchant_id: string; hash_key: string; hash_iv: string };

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex").toUpperCase();

/** AES-256-CBC, padded to blocks of 16 bytes, in hex. */
export function encryptInfo(text: string, { hash_key, hash_iv }: NewebpayMerchant): string {
  const cipher = createCipheriv("aes-256-cbc", hash_key, hash_iv);
  return cipher.update(text, "utf8", "hex") + cipher.final("hex");
}

/** Throws where it was not encrypted with these keys. */
export function decryptInfo(hex: string, { hash_key, hash_iv }: NewebpayMerchant): string {
  const decipher = createDecipheriv("aes-256-cbc", hash_key, hash_iv);
  return decipher.update(hex, "hex", "utf8") + decipher.final("utf8");
}

export const shaOf = (hex: string, { hash_key, hash_iv }: NewebpayMerchant): string =>
  sha256(`HashKey=${hash_key}&${hex}&HashIV=${hash_iv}`);

const joined = (fields: Record<string, string>): string =>
  Object.keys(fields)
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

/** What a merchant's question carries. */
export const questionHash = (
  fields: Record<"Amt" | "MerchantID" | "MerchantOrderNo", string>,
  { hash_key, hash_iv }: NewebpayMerchant,
): string => sha256(`IV=${hash_iv}&${joined(fields)}&Key=${hash_key}`);

/** What the gateway's answer carries. */
export const answerHash = (
  fields: Record<"Amt" | "MerchantID" | "MerchantOrderNo" | "TradeNo", string>,
  { hash_key, hash_iv }: NewebpayMerchant,
): string => sha256(`HashIV=${hash_iv}&${joined(fields)}&HashKey=${hash_key}`);
