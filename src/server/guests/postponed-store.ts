/**
 * Guests who wanted to be erased while their stay or payment was ahead. The log remembers them: it says nothing about the person,
 * and nothing there is ever lost.
 */
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query, Statement } from "#server/database/connect.ts";

const POSTPONED = "guest.erasure_postponed";

const LIST: Statement = {
  name: "list_postponed_erasures",
  text: `select distinct order_doc from audit_log as postponed join "order" using (hotel_id, order_id)
    where hotel_id = $1 and postponed.entry ->> 'action' = '${POSTPONED}' and not exists (
      select from audit_log as done where done.hotel_id = $1 and done.order_id = postponed.order_id
        and done.entry ->> 'action' = 'guest.erased')
    order by order_doc`,
};

export async function postponeErasure(query: Query, hotel_id: number, order_id: string, now: Date): Promise<void> {
  await appendAudit(query, hotel_id, order_id, { at: now, actor: "guest", action: POSTPONED });
}

export async function listPostponed(query: Query, hotel_id: number): Promise<string[]> {
  const found = await query.run<{ order_doc: string }>(LIST, [hotel_id]);
  return found.map(({ order_doc }) => order_doc);
}
