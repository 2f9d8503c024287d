/**
 * ECPay's CheckMacValue. It ignores upper and lower case, and can't tell a `&` inside a value from the one between two fields:
 * so signed fields are compared exactly, and no value with a `&` is accepted.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { isSame } from "#server/security/secrets.ts";

export const ecpayKeysSchema = z.strictObject({
  merchant_id: z.string().regex(/^\d{1,10}$/),
  hash_key: z.string().regex(/^[0-9A-Za-z]{16}$/),
  hash_iv: z.string().regex(/^[0-9A-Za-z]{16}$/),
});
export type EcpayKeys = z.infer<typeof ecpayKeysSchema>;

export function checkMacValue(
  params: Record<string, string>,
  { hashKey, hashIv }: { hashKey: string; hashIv: string },
): string {
  const fields = Object.entries(params)
    .filter(([name]) => name !== "CheckMacValue")
    .map(([name, value]) => ({ order: name.toLowerCase(), text: `${name}=${value}` }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ text }) => text);
  const text = asDotNet(`HashKey=${hashKey}&${fields.join("&")}&HashIV=${hashIv}`).toLowerCase();
  return createHash("sha256").update(text).digest("hex").toUpperCase();
}

/** .NET's UrlEncode: a space is a plus, and of the punctuation only - _ . ! * ( ) stay as they are. */
function asDotNet(text: string): string {
  return encodeURIComponent(text).replaceAll("%20", "+").replaceAll("~", "%7e").replaceAll("'", "%27");
}

export function sign(fields: Record<string, string>, keys: EcpayKeys): Record<string, string> {
  return { ...fields, CheckMacValue: checkMacValue(fields, { hashKey: keys.hash_key, hashIv: keys.hash_iv }) };
}

/** Without keys nothing is genuine: anybody can sign with an empty key. */
export function isSigned(fields: Record<string, string>, { hash_key, hash_iv }: EcpayKeys): boolean {
  if (hash_key === "" || hash_iv === "" || fields.CheckMacValue === undefined) return false;
  return isSame(checkMacValue(fields, { hashKey: hash_key, hashIv: hash_iv }), fields.CheckMacValue);
}

export function hasNoSplice(fields: Record<string, string>): boolean {
  return !Object.values(fields).some((value) => value.includes("&"));
}
