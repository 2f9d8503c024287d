/** Checks an ID token of Google or LINE, and says whom it names. */
import { errors, type JWTPayload, jwtVerify } from "jose";
import { keysOf } from "#server/accounts/upstreams/upstream-keys.ts";
import type { Upstream } from "#server/accounts/upstreams/upstreams.ts";
import type { Outside } from "#server/payments/vendors/vendor.ts";
import { isMailAddress } from "#rules/mail/mail-text.ts";

/** A person as another provider knows them. Only issuer and subject identify: an address may change its owner. */
export type Identity = {
  issuer: string;
  subject: string;
  /** Lower case; null: the provider has given none. */
  email: string | null;
  /** The provider has seen that the person reads this address. */
  isVerified: boolean;
  name: string;
};

/** Clocks differ. */
const TOLERANCE_SECONDS = 60;
const MOST_NAME = 100;

/** Null: not signed by it, not for us, expired, or for another request. */
export async function readIdToken(
  upstream: Upstream,
  outside: Outside,
  token: string,
  { nonce, now }: { nonce: string | null; now: Date },
): Promise<Identity | null> {
  const { issuer, client_id, client_secret, algorithm } = upstream;
  const options = {
    // One algorithm each: a public key must never be taken for a shared secret.
    algorithms: [algorithm],
    // Google writes its own name with and without https.
    issuer: [issuer, issuer.replace(/^https?:\/\//, "")],
    audience: client_id,
    currentDate: now,
    clockTolerance: TOLERANCE_SECONDS,
    requiredClaims: ["sub", "exp", "iat"],
    maxTokenAge: 86_400,
  };
  try {
    const { payload } =
      algorithm === "HS256"
        ? await jwtVerify(token, new TextEncoder().encode(client_secret), options)
        : await jwtVerify(token, keysOf(upstream, outside), options);
    // A token that was made for one browser or request is good with its nonce alone, wherever it is shown.
    if ((payload.nonce ?? null) !== nonce) return null;
    return identityIn(payload, issuer);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function identityIn({ sub, email, email_verified, name }: JWTPayload, issuer: string): Identity | null {
  if (!sub || sub.length > 255) return null;
  const address = typeof email === "string" ? email.trim().toLowerCase() : "";
  const isAddress = address.length <= 254 && isMailAddress(address);
  return {
    issuer,
    subject: sub,
    email: isAddress ? address : null,
    isVerified: isAddress && email_verified === true,
    name:
      typeof name === "string"
        ? name
            .replace(/\p{Cc}/gu, "")
            .trim()
            .slice(0, MOST_NAME)
        : "",
  };
}
