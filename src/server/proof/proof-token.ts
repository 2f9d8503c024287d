/**
 * The number that getProof returns and downloadProof takes: for one order, one purpose and a few minutes. Encrypted and
 * authenticated (AES-256-GCM): a number that could be changed by flipping bits would open another order. Lodging and purpose
 * are associated data, as both are known before it is opened. Order and expiry are inside, because the caller sends neither;
 * the expiry is checked here.
 */
import { z } from "zod";
import type { Secrets } from "#server/security/secrets.ts";

export const PROOF_SECONDS = 600;

const PURPOSE = "booking-confirmation";
const about = (hotel_id: number): string => `${PURPOSE} of lodging ${hotel_id}`;

const insideSchema = z.object({ order_id: z.uuid(), until: z.number().int() });

/** `number` in the specification. */
export type ProofToken = { iv: string; number: string };

export function sealProof(secrets: Secrets, hotel_id: number, order_id: string, now: Date): ProofToken {
  const inside = JSON.stringify({ order_id, until: now.getTime() + PROOF_SECONDS * 1000 });
  const { iv, sealed } = secrets.encrypt(PURPOSE, inside, about(hotel_id));
  return { iv, number: sealed };
}

/** The order, while it may be used at this lodging; null in every other case. */
export function openProof(secrets: Secrets, hotel_id: number, { iv, number }: ProofToken, now: Date): string | null {
  const inside = secrets.decrypt(PURPOSE, { iv, sealed: number }, about(hotel_id));
  if (inside === null) return null;
  const { order_id, until } = insideSchema.parse(JSON.parse(inside));
  return now.getTime() < until ? order_id : null;
}
