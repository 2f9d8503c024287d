/** Everything that is signed is signed with a key made from SECRET, one key per purpose. */
import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto";

export type Secrets = {
  /** Thirty-two bytes that only this purpose has. */
  key: (purpose: string) => Buffer;
  /** A token of 192 bits that nobody without SECRET can make; the same text always gives the same one. */
  token: (purpose: string, text: string) => string;
  /** Text and token in one, to be handed out and taken back. */
  seal: (purpose: string, text: string) => string;
  /** The text, if we sealed it for this purpose. */
  open: (purpose: string, sealed: string) => string | null;
};

export function createSecrets(secret: string): Secrets {
  // As a key object, made once: a key that is given as bytes is made into one for each signature, which takes longer than signing.
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync("sha256", secret, "yado", purpose, 32)));
    keys.set(purpose, known);
    return known;
  };
  const key = (purpose: string) => keyOf(purpose).export();
  const token = (purpose: string, text: string) =>
    createHmac("sha256", keyOf(purpose)).update(text).digest().subarray(0, 24).toString("base64url");
  return {
    key,
    token,
    seal: (purpose, text) => `${Buffer.from(text).toString("base64url")}.${token(purpose, text)}`,
    open(purpose, sealed) {
      const [body = "", signature = ""] = sealed.split(".");
      const text = Buffer.from(body, "base64url").toString();
      return isSame(token(purpose, text), signature) ? text : null;
    },
  };
}

/** Takes as long for a near miss as for a wild guess. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
