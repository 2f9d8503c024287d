import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { forgetSessionCookies } from "#server/accounts/sign-out.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

/** One of the person's own; another's is not found by it. The sites it opened ask the accounts service within minutes. */
export async function endSession(
  { body }: HandlerInput<typeof contract.endSession>,
  { person, database, setCookie }: PlatformContext<PersonOf<"account">>,
): Promise<Record<string, never>> {
  await endSessions(database, person.account_id, body.session_id);
  if (body.session_id === null || body.session_id === person.session_id) forgetSessionCookies(setCookie);
  return {};
}
