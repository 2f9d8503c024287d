/** Numbers and links of an order. */
import { createHash, randomBytes } from "node:crypto";
import { ORDER_DOC_BYTES, orderDoc } from "#rules/orders/order-doc.ts";
import { SHORT_CODE_BYTES, shortCode } from "#rules/orders/short-code.ts";
import type { Secrets } from "#server/security/secrets.ts";

/** UUIDv7: 48 bits of time, then random; rows that are made together lie together. */
export function newId(now: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

export const newOrderDoc = (today: string): string => orderDoc(today, randomBytes(ORDER_DOC_BYTES));

/** Two orders of a lodging may draw the same one: then the database refuses the second, and it draws again. */
export const newShortCode = (): string => shortCode(randomBytes(SHORT_CODE_BYTES));

export type LinkPurpose = "history" | "cancel";

/** What a mailed link carries: 192 bits, good for one purpose and one order. */
export function linkToken(secrets: Secrets, purpose: LinkPurpose, hotel_id: number, order_id: string): string {
  return secrets.token(`${purpose}-link`, `${hotel_id} ${order_id}`);
}

/** What is stored of it. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
