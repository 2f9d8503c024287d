import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import { isFresh, mayDo } from "#rules/people/staff-roles.ts";
import { textIn } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { listInvitations } from "#server/staff/invitation-store.ts";
import { listStaff } from "#server/staff/staff-store.ts";

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function listTeam(
  _input: unknown,
  { hotel, person, now, lang, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.listTeam>> {
  const { hotel_id, domain, main_lang } = hotel;
  return query(async (query) => {
    const { hotel_name } = await readSettings(query, hotel_id);
    const team = await listStaff(query, hotel_id);
    const invitations = await listInvitations(query, hotel_id);
    return {
      domain,
      name: textIn(hotel_name, lang, main_lang).text,
      is_fresh: isFresh(person.signed_in_at, now),
      team: team.map(({ account_id, email, name, role, may_publish, since }) => ({
        account_id,
        email,
        name,
        role,
        may_publish: mayDo(role, "publish", may_publish),
        since_timestamp: seconds(since),
        is_me: account_id === person.account_id,
      })),
      invitations: invitations.map(({ invitation_id, email, role, lang, expires_at }) => ({
        invitation_id,
        email,
        role,
        lang,
        expires_timestamp: seconds(expires_at),
        is_expired: expires_at <= now,
      })),
    };
  });
}
