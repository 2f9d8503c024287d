import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { sendInvitation } from "#server/staff/send-invitation.ts";

export async function inviteStaff(
  { body }: HandlerInput<typeof contract.inviteStaff>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Record<string, never>> {
  const { email, role, lang } = body;
  const invited = { email, role, lang, invited_by: context.person.account_id };
  await context.query((query) => sendInvitation(query, context, context.hotel, invited));
  return {};
}
