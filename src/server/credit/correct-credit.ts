/** Staff set a member's points or stored value right: by how much, and why. */
import { createHash, randomUUID } from "node:crypto";
import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/credit.ts";
import { expiryAfter } from "#rules/money/point-lots.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { once } from "#server/calls/once.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { addEntries, hasEntry, lockMember } from "#server/credit/credit-store.ts";
import { putIntoLots, takeFromLots } from "#server/credit/lot-store.ts";
import { readPointTerms } from "#server/credit/read-point-terms.ts";

type Balance = { points: number; stored_values: number };

/** Pressed twice with the same key, it is done once. */
export function correctCredit(
  { body }: HandlerInput<typeof contract.correctCredit>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Balance> {
  const { hotel, person, now, query, idempotency_key } = context;
  const actor = `staff:${person.account_id}`;
  const credit_id = idempotency_key === null ? randomUUID() : idOfKey(`${actor} ${idempotency_key}`);
  return once(context, { scope: `correctCredit ${actor}`, body }, () =>
    query((query) => correct(query, hotel.hotel_id, { ...body, actor, credit_id }, now)),
  );
}

/** The entry is named after the key: also if the program ends before the answer is stored, it is entered once. */
function idOfKey(key: string): string {
  const hash = createHash("sha256").update(key).digest("hex");
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

type Correction = HandlerInput<typeof contract.correctCredit>["body"] & { actor: string; credit_id: string };

/** Refused: an unknown member, nothing to change, less than nothing left. */
async function correct(
  query: Query,
  hotel_id: number,
  { member_id, credit, delta, reason, actor, credit_id }: Correction,
  now: Date,
): Promise<Balance> {
  if (delta === 0) throw new Refusal("INVALID_INPUT", ["delta"]);
  const before = await lockMember(query, hotel_id, member_id);
  if (!before) throw new Refusal("NOT_FOUND");
  if (await hasEntry(query, hotel_id, credit_id)) return before;
  const after = { ...before, [credit]: before[credit] + delta };
  if (after[credit] < 0) throw new Refusal("CREDIT_TOO_LOW");

  const settings = await readSettings(query, hotel_id);
  const isAdded = credit === "points" && delta > 0;
  // Given points live as long as points that are earned today.
  const expires_at = isAdded ? expiryAfter(readPointTerms(settings).months, now, settings.timezone) : null;
  await addEntries(
    query,
    hotel_id,
    "correct",
    [{ credit_id, member_id, credit, delta, expires_at, actor, reason }],
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
