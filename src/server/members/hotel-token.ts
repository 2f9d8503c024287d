/** The hotel-system token: a JWT (ES256) that says who a member is, at one lodging, for an hour. */
import { createECDH, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import type { Secrets } from "#server/security/secrets.ts";

export type HotelTokens = {
  issue: (hotel_id: number, member_id: string, now: Date) => Promise<string>;
  /** The member it names, if it is ours, for this lodging and still valid. */
  read: (token: string, hotel_id: number, now: Date) => Promise<string | null>;
};

export const LIFETIME_SECONDS = 3600;
const ISSUER = "yado";

export function createHotelTokens(secrets: Secrets): HotelTokens {
  const { privateKey, publicKey } = keyPair(secrets.key("hotel-token"));
  return {
    issue: (hotel_id, member_id, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      return new SignJWT({})
        .setProtectedHeader({ alg: "ES256" })
        .setIssuer(ISSUER)
        .setSubject(member_id)
        .setAudience(String(hotel_id))
        .setIssuedAt(issued)
        .setExpirationTime(issued + LIFETIME_SECONDS)
        .sign(privateKey);
    },
    async read(token, hotel_id, now) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: ["ES256"],
          issuer: ISSUER,
          audience: String(hotel_id),
          currentDate: now,
          requiredClaims: ["sub", "exp"],
        });
        return payload.sub ?? null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

/** The key pair is made from SECRET, so that every process has the same one and none is stored. */
function keyPair(bytes: Buffer): { privateKey: KeyObject; publicKey: KeyObject } {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(bytes);
  const point = curve.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  return {
    privateKey: createPrivateKey({ key: { ...jwk, d: bytes.toString("base64url") }, format: "jwk" }),
    publicKey: createPublicKey({ key: jwk, format: "jwk" }),
  };
}
