/** The SQL of erasures that wait until a stay or a payment is over. */
import type { Query, Statement } from "#server/database/connect.ts";
import { POSTPONED } from "#server/guests/postpone-erasure.ts";

const LIST: Statement = {
  name: "list_postponed_erasures",
  text: `select distinct order_doc from audit_log as postponed join "order" using (hotel_id, order_id)
    where hotel_id = $1 and postponed.entry ->> 'action' = '${POSTPONED}' and not exists (
      select from audit_log as done where done.hotel_id = $1 and done.order_id = postponed.order_id
        and done.entry ->> 'action' = 'guest.erased')
    order by order_doc`,
};

export async function listPostponed(query: Query, hotel_id: number): Promise<string[]> {
  const found = await query.run<{ order_doc: string }>(LIST, [hotel_id]);
  return found.map(({ order_doc }) => order_doc);
}
