/** Erases a person at one lodging: the member, their browsers, and their orders as far as the rules of erasure allow. */
import { emailKey } from "#rules/guests/contact.ts";
import { forgetContact } from "#server/captcha/forget-contact.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { CannotErase, eraseGuest } from "#server/guests/erase-guest.ts";
import { postponeErasure } from "#server/guests/postpone-erasure.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { forgetMailsTo } from "#server/mail/forget-mails-to.ts";
import { forgetMember, listOrdersOf } from "#server/members/member-store.ts";
import { endSessionsOf } from "#server/members/session-store.ts";

type EraseContext = Pick<RequestContext, "database" | "secrets" | "now">;

/** Answers with the orders that keep their guest's data while the stay or the payment is ahead; a job erases them afterwards. */
export async function eraseMember(
  { database, secrets, now }: EraseContext,
  hotel: Tenant,
  { account_id, email }: { account_id: string; email: string },
): Promise<string[]> {
  const { hotel_id } = hotel;
  const orders = await database.forHotel(hotel_id, (query) =>
    listOrdersOf(query, hotel_id, account_id, emailKey(email)),
  );
  const kept: string[] = [];
  for (const { order_id, order_doc } of orders) {
    try {
      await eraseGuest({ database, secrets }, hotel, { order_doc }, { now, actor: "guest" });
    } catch (error) {
      if (!(error instanceof CannotErase)) throw error;
      kept.push(order_doc);
      await database.forHotel(hotel_id, (query) => postponeErasure(query, hotel_id, order_id, now));
    }
  }
  await database.forHotel(hotel_id, async (query) => {
    await endSessionsOf(query, hotel_id, account_id);
    await forgetMember(query, hotel_id, account_id);
    await forgetMailsTo(query, hotel_id, email);
    await forgetContact(query, { secrets, hotel }, { email });
  });
  return kept;
}
