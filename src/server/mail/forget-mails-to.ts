/** Erases the e-mails about an account: codes, new devices, points. Those about an order go with the order. */
import type { Query, Statement } from "#server/database/connect.ts";

const WIPE: Statement = {
  name: "wipe_mails_to",
  text: `update mail set "to" = '', reply_to = '', subject = '', html = '', text = '', attachments = '[]', next_at = null,
      state = case state when 'waiting' then 'dead' else state end
    where hotel_id = $1 and order_id is null and lower("to") = $2`,
};

/** `email` in lower case. */
export async function forgetMailsTo(query: Query, hotel_id: number, email: string): Promise<void> {
  await query.run(WIPE, [hotel_id, email]);
}
