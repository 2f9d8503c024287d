/** The same idempotency key and body are done once: work and answer are one transaction, so that nothing can come between them. */
import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { idempotency } from "#server/database/tables/ledgers.ts";
import { Refusal } from "#server/errors/refusal.ts";

type KeyedRequest = { scope: string; body: unknown; order_id: string };

/** The caller has locked the order: a second request with the same key waits for the first. */
export async function onceWithin<Answer extends object>(
  query: Query,
  { hotel, idempotency_key: key, now }: Pick<RequestContext, "hotel" | "idempotency_key" | "now">,
  { scope, body, order_id }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work();
  const { hotel_id } = hotel;
  const request_hash = createHash("sha256")
    .update(JSON.stringify([order_id, body]))
    .digest("base64url");
  const own = and(eq(idempotency.hotel_id, hotel_id), eq(idempotency.scope, scope), eq(idempotency.key, key));
  const [first] = await query.select().from(idempotency).where(own);
  if (first && first.request_hash !== request_hash) throw new Refusal("KEY_REUSED");
  if (first) return first.answer as Answer;
  const answer = await work();
  const row = { hotel_id, scope, key, request_hash, order_id, answer, created_at: now };
  const written = await query.insert(idempotency).values(row).onConflictDoNothing().returning({ key: idempotency.key });
  // Another order was faster with the same key.
  if (written.length === 0) throw new Refusal("KEY_REUSED");
  return answer;
}
