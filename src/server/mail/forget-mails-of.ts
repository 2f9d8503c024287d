/** Erases the e-mails to a guest, and those to the lodging about the guest. */
import { CODE_MAILS, MEMBER_MAILS } from "#rules/mail/owed-mails.ts";
import type { Contact } from "#server/captcha/captcha-keys.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { contactKey } from "#server/orders/find-own-order.ts";

const OF_ORDERS: Statement = {
  name: "mails_of_orders",
  text: `select mail_id from mail where hotel_id = $1 and order_id = any($2)`,
};

/** An e-mail with a code, or to a member, belongs to no order: it is found by its recipient. */
const WITHOUT_ORDER: Statement = {
  name: "mails_without_order",
  text: `select mail_id, "to" from mail where hotel_id = $1 and order_id is null and kind = any($2) and "to" <> ''`,
};

/** The row stays, so that the e-mail is not written again. One that was not sent yet is not sent any more. */
const WIPE: Statement = {
  name: "wipe_mails_of_guest",
  text: `update mail set "to" = '', reply_to = '', subject = '', html = '', text = '', attachments = '[]', next_at = null,
      state = case state when 'waiting' then 'dead' else state end
    where hotel_id = $1 and mail_id = any($2)`,
};

export async function forgetMailsOf(
  query: Query,
  hotel_id: number,
  order_ids: readonly string[],
  contacts: readonly Contact[],
): Promise<void> {
  const written = await query.run<{ mail_id: string }>(OF_ORDERS, [hotel_id, order_ids]);
  const others = await query.run<{ mail_id: string; to: string }>(WITHOUT_ORDER, [
    hotel_id,
    [...CODE_MAILS, ...MEMBER_MAILS],
  ]);
  const own = new Set(contacts.map((contact) => contactKey(contact)));
  const isOwn = (to: string) => own.has(contactKey(to.includes("@") ? { email: to } : { phone: to }));
  const ids = [...written, ...others.filter(({ to }) => isOwn(to))].map(({ mail_id }) => mail_id);
  await query.run(WIPE, [hotel_id, ids]);
}
