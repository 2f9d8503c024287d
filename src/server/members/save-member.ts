import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { saveAccountProfile } from "#server/accounts/account-profile.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { updateMember } from "#server/members/member-store.ts";

export async function saveMember(
  { body }: HandlerInput<typeof contract.saveMember>,
  context: RequestContext<PersonOf<"member">>,
): Promise<Record<string, never>> {
  const { hotel, person, database } = context;
  const isSaved = await context.query((query) => updateMember(query, hotel.hotel_id, person.member_id, body));
  if (!isSaved) throw new Refusal("SIGN_IN_NEEDED");
  await saveAccountProfile(database, person.member_id, body);
  return {};
}
