import { type Contact, keptContact } from "#server/captcha/captcha-keys.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import type { Secrets } from "#server/security/secrets.ts";

const FORGET: Statement = {
  name: "forget_contact",
  text: `delete from captcha where hotel_id = $1 and contact_key = $2`,
};

/** The code and the counters of one contact. */
export async function forgetContact(
  query: Query,
  { secrets, hotel }: { secrets: Secrets; hotel: { hotel_id: number } },
  contact: Contact,
): Promise<void> {
  await query.run(FORGET, [hotel.hotel_id, keptContact({ secrets, hotel }, contact)]);
}
