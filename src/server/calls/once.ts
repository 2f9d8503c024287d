/** The same idempotency key and body are done once, however often they are sent. */
import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { idempotency } from "#server/database/tables/ledgers.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** A request that has not finished by then has crashed. */
const UNFINISHED_MS = 60_000;
const PENDING = { pending: true };

/** `order_id`: the order that the answer is about, so that it is erased with its guest. */
type KeyedRequest = { scope: string; body: unknown; order_id?: string };

export async function once<Answer extends object>(
  context: RequestContext,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (context.idempotency_key === null) return work();
  const first = await claim(context, request);
  if (first) return first as Answer;
  try {
    const answer = await work();
    await context.query((query) => query.update(idempotency).set({ answer }).where(own(context, request)));
    return answer;
  } catch (error) {
    // A failed request may be repeated with the same key.
    await context.query((query) => query.delete(idempotency).where(own(context, request)));
    throw error;
  }
}

const own = ({ hotel, idempotency_key }: RequestContext, { scope }: KeyedRequest) =>
  and(
    eq(idempotency.hotel_id, hotel.hotel_id),
    eq(idempotency.scope, scope),
    eq(idempotency.key, idempotency_key ?? ""),
  );

/** The first answer, where there is one. */
async function claim(context: RequestContext, request: KeyedRequest): Promise<unknown> {
  const { hotel, idempotency_key, now } = context;
  const request_hash = createHash("sha256").update(JSON.stringify(request.body)).digest("base64url");
  return context.query(async (query) => {
    const row = { request_hash, order_id: request.order_id ?? null, answer: PENDING, created_at: now };
    const claimed = await query
      .insert(idempotency)
      .values({ hotel_id: hotel.hotel_id, scope: request.scope, key: idempotency_key!, ...row })
      .onConflictDoUpdate({
        target: [idempotency.hotel_id, idempotency.scope, idempotency.key],
        set: row,
        setWhere: and(
          eq(idempotency.answer, PENDING),
          eq(idempotency.request_hash, request_hash),
          lt(idempotency.created_at, new Date(now.getTime() - UNFINISHED_MS)),
        )!,
      })
      .returning({ key: idempotency.key });
    if (claimed.length === 1) return null;
    const [first] = await query.select().from(idempotency).where(own(context, request));
    const isPending = (first?.answer as { pending?: boolean } | undefined)?.pending === true;
    if (!first || first.request_hash !== request_hash || isPending) throw new Refusal("KEY_REUSED");
    return first.answer;
  });
}
