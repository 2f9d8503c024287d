/** Everything that is signed is signed with a key made from SECRET, one key per purpose. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type Hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

export type Secrets = {
  /** A 32-byte key for this purpose only. */
  key: (purpose: string) => Buffer;
  /** A token of 192 bits that can be made only with SECRET; the same text always gives the same one. */
  token: (purpose: string, text: string) => string;
  /** Text and token in one value. */
  seal: (purpose: string, text: string) => string;
  /** The text, if we sealed it for this purpose. */
  open: (purpose: string, sealed: string) => string | null;
  /** Encrypts and authenticates, bound to a purpose: AES-256-GCM, tag at the end. */
  encrypt: (purpose: string, text: string, about: string) => Encrypted;
  /** The text; null when one bit of it, of its iv or of its purpose has changed. */
  decrypt: (purpose: string, given: Encrypted, about: string) => string | null;
};

type Encrypted = { iv: string; sealed: string };

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSecrets(secret: string): Secrets {
  // As a key object, made once: a key that is given as bytes is made into one for each signature, which takes longer than signing.
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync("sha256", secret, "yado", purpose, 32)));
    keys.set(purpose, known);
    return known;
  };
  const key = (purpose: string) => keyOf(purpose).export();
  // HMAC-SHA256 whose two halves have read the key already: every new visitor of a page costs one, and this is a third faster.
  const halves = new Map<string, { inner: Hash; outer: Hash }>();
  const halvesOf = (purpose: string) => {
    const known = halves.get(purpose) ?? { inner: padded(key(purpose), 0x36), outer: padded(key(purpose), 0x5c) };
    halves.set(purpose, known);
    return known;
  };
  const token = (purpose: string, text: string) => {
    const { inner, outer } = halvesOf(purpose);
    const digest = outer.copy().update(inner.copy().update(text).digest()).digest();
    return digest.subarray(0, 24).toString("base64url");
  };
  const bytesOf = (text: string) => Buffer.from(text, "base64url");
  return {
    key,
    encrypt(purpose, text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyOf(purpose), iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return { iv: iv.toString("base64url"), sealed: sealed.toString("base64url") };
    },
    decrypt(purpose, { iv, sealed }, about) {
      const [nonce, bytes] = [bytesOf(iv), bytesOf(sealed)];
      // Only the exact encoding is accepted, not another that decodes to the same bytes.
      const isSpelt = nonce.toString("base64url") === iv && bytes.toString("base64url") === sealed;
      if (!isSpelt || nonce.length !== IV_BYTES || bytes.length < TAG_BYTES) return null;
      try {
        const cipher = createDecipheriv("aes-256-gcm", keyOf(purpose), nonce).setAAD(Buffer.from(about));
        cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([cipher.update(bytes.subarray(0, -TAG_BYTES)), cipher.final()]).toString();
      } catch {
        return null;
      }
    },
    token,
    seal: (purpose, text) => `${Buffer.from(text).toString("base64url")}.${token(purpose, text)}`,
    open(purpose, sealed) {
      const [body = "", signature = ""] = sealed.split(".");
      const text = Buffer.from(body, "base64url").toString();
      return isSame(token(purpose, text), signature) ? text : null;
    },
  };
}

/** SHA-256 that has read the first block of an HMAC (RFC 2104): the key, filled up with zeros, each byte changed by the pad. */
function padded(key: Buffer, pad: number): Hash {
  const block = Buffer.alloc(64, pad);
  for (const [at, byte] of key.entries()) block[at] = byte ^ pad;
  return createHash("sha256").update(block);
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
