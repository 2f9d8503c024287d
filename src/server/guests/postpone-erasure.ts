import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";

export const POSTPONED = "guest.erasure_postponed";

/**
 * Remembers a guest who wanted to be erased while the stay or the payment was ahead. The log does: it says nothing about the
 * person, and nothing there is ever lost.
 */
export async function postponeErasure(query: Query, hotel_id: number, order_id: string, now: Date): Promise<void> {
  await appendAudit(query, hotel_id, order_id, { at: now, actor: "guest", action: POSTPONED });
}
