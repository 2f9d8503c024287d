import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { textIn } from "#rules/text/language.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { hashOf } from "#server/orders/ids.ts";
import { readTeamAddress } from "#server/staff/read-team-address.ts";
import { findByToken } from "#server/staff/invitation-store.ts";

/** Unknown, expired, accepted and withdrawn get the same answer. */
export async function openInvitation(
  { query: { token } }: HandlerInput<typeof contract.openInvitation>,
  { database, directory, now, lang }: PlatformContext,
): Promise<CallAnswer<typeof contract.openInvitation>> {
  const [id = "", secret = ""] = token.split(".");
  const hotel = await directory.byId(Number(id));
  if (!hotel) throw new Refusal("INVITATION_OVER");
  const { hotel_id, domain, main_lang } = hotel;
  return database.forHotel(hotel_id, async (query) => {
    const invitation = await findByToken(query, hotel_id, hashOf(secret), now);
    if (!invitation) throw new Refusal("INVITATION_OVER");
    const { invitation_id, role, email } = invitation;
    const { invited_by: by } = invitation;
    const invited_by = by === null ? null : await readTeamAddress(query, hotel_id, by);
    const { hotel_name } = await readSettings(query, hotel_id);
    return { domain, invitation_id, name: textIn(hotel_name, lang, main_lang).text, role, email, invited_by };
  });
}
