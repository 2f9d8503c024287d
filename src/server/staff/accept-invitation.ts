import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { readAccount } from "#server/accounts/read-account.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PlatformContextOf } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { endInvitation } from "#server/staff/invitation-store.ts";
import { addStaff } from "#server/staff/staff-store.ts";

/** Whoever forwards the e-mail gives nobody a way in: the account's own address must be the one that was invited. */
export async function acceptInvitation(
  { body }: HandlerInput<typeof contract.acceptInvitation>,
  { database, directory, person, now }: PlatformContextOf<"studio">,
): Promise<CallAnswer<typeof contract.acceptInvitation>> {
  const { invitation_id } = body;
  const { account_id, email, name } = await readAccount(database, person.account_id);
  const hotel = await directory.byHost(body.domain);
  if (!hotel) throw new Refusal("INVITATION_OVER");
  const { hotel_id, domain } = hotel;
  return database.forHotel(hotel_id, async (query) => {
    const invitation = await endInvitation(query, hotel_id, invitation_id, now);
    // A refusal undoes the end of an invitation that is another's.
    if (!invitation || invitation.expires_at <= now) throw new Refusal("INVITATION_OVER");
    if (invitation.email !== email) throw new Refusal("INVITATION_FOR_OTHER");
    const { role } = invitation;
    if (!(await addStaff(query, hotel_id, { account_id, email, name, role, since: now }))) {
      throw new Refusal("ALREADY_STAFF");
    }
    const entry = {
      at: now,
      actor: `staff:${account_id}`,
      action: "staff.joined",
      after: role,
      account_id,
      invitation_id,
    };
    await appendAudit(query, hotel_id, null, entry);
    return { domain, role };
  });
}
