/**
 * ECPay's signatures, written from its manual and not taken from the server: a mistake made there must not be repeated here.
 * CheckMacValue: the fields sorted by name whatever their case, between key and IV, URL-encoded as .NET does, in lower case, SHA-256.
 */
import { createCipheriv, createDecipheriv, createHash } from "node:crypto";

export type EcpayMerchant = { merchant_id: string; hash_key: string; hash_iv: string };

type Fields = Record<string, string>;

export function macOf(fields: Fields, { hash_key, hash_iv }: EcpayMerchant): string {
  const names = Object.keys(fields).filter((name) => name !== "CheckMacValue");
  names.sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
  const pairs = [`HashKey=${hash_key}`, ...names.map((name) => `${name}=${fields[name]}`), `HashIV=${hash_iv}`];
  const encoded = urlEncode(pairs.join("&"), /[\w.!*()-]/).toLowerCase();
  return createHash("sha256").update(encoded).digest("hex").toUpperCase();
}

export const withMac = (fields: Fields, merchant: EcpayMerchant): Fields => ({
  ...fields,
  CheckMacValue: macOf(fields, merchant),
});

export const hasMac = (fields: Fields, merchant: EcpayMerchant): boolean =>
  fields.CheckMacValue === macOf(fields, merchant);

/** Byte by byte: what is plain stays, a space is a plus, all else is in hex. */
function urlEncode(text: string, plain: RegExp): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      if (byte < 0x80 && plain.test(sign)) return sign;
      return sign === " " ? "+" : `%${byte.toString(16).padStart(2, "0").toUpperCase()}`;
    })
    .join("");
}

/** The envelope of the newer calls: JSON, URL-encoded as PHP does, AES-128-CBC, base64. */
export function sealEnvelope(data: unknown, { hash_key, hash_iv }: EcpayMerchant): string {
  const cipher = createCipheriv("aes-128-cbc", hash_key, hash_iv);
  return cipher.update(urlEncode(JSON.stringify(data), /[\w.-]/), "utf8", "base64") + cipher.final("base64");
}

/** Throws where it was not sealed with these keys. */
export function openEnvelope(sealed: string, { hash_key, hash_iv }: EcpayMerchant): unknown {
  const decipher = createDecipheriv("aes-128-cbc", hash_key, hash_iv);
  const encoded = decipher.update(sealed, "base64", "utf8") + decipher.final("utf8");
  return JSON.parse(decodeURIComponent(encoded.replace(/\+/g, "%20")));
}
