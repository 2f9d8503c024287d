/** Staff set a member's points or stored value right: by how much, and why. */
import { randomUUID } from "node:crypto";
import { expiryAfter } from "#rules/money/point-lots.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { addEntries, lockMember } from "#server/credit/credit-store.ts";
import { putIntoLots, takeFromLots } from "#server/credit/lot-store.ts";
import { readPointTerms } from "#server/credit/read-point-terms.ts";

const LONGEST_REASON = 200;

export type Correction = {
  member_id: string;
  credit: "points" | "stored_values";
  /** In minor units; below zero it takes away. */
  delta: number;
  reason: string;
  /** `staff:…` */
  actor: string;
};

/** Answers what the member has then. Refused: an unknown member, nothing to change, no reason, less than nothing left. */
export async function correctCredit(
  query: Query,
  hotel_id: number,
  { member_id, credit, delta, reason, actor }: Correction,
  now: Date,
): Promise<{ points: number; stored_values: number }> {
  const why = reason.trim();
  if (why === "" || [...why].length > LONGEST_REASON) throw new Refusal("INVALID_INPUT", ["reason"]);
  if (!Number.isSafeInteger(delta) || delta === 0) throw new Refusal("INVALID_INPUT", ["delta"]);
  const before = await lockMember(query, hotel_id, member_id);
  if (!before) throw new Refusal("NOT_FOUND");
  const after = { ...before, [credit]: before[credit] + delta };
  if (after[credit] < 0) throw new Refusal("POINTS_NOT_ENOUGH");

  const settings = await readSettings(query, hotel_id);
  const isAdded = credit === "points" && delta > 0;
  // Given points live as long as points that are earned today.
  const expires_at = isAdded ? expiryAfter(readPointTerms(settings).months, now, settings.timezone) : null;
  const credit_id = randomUUID();
  await addEntries(
    query,
    hotel_id,
    "correct",
    [{ credit_id, member_id, credit, delta, expires_at, actor, reason: why }],
    now,
  );
  if (isAdded) {
    await putIntoLots(query, hotel_id, [{ credit_id, lot_id: credit_id, member_id, amount: delta, expires_at }]);
  } else if (credit === "points") {
    await takeFromLots(query, hotel_id, { member_id, credit_id, amount: -delta });
  }
  await appendAudit(query, hotel_id, null, {
    at: now,
    actor,
    action: "credit.corrected",
    member_id,
    credit,
    credit_id,
    before: before[credit],
    after: after[credit],
  });
  return after;
}
