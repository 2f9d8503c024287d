import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { sendCode } from "#server/accounts/send-code.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { joiningBrowser } from "#server/members/joining-browser.ts";

export async function sendJoinCode(
  { body }: HandlerInput<typeof contract.sendJoinCode>,
  context: RequestContext,
): Promise<Record<string, never>> {
  assertMembers(context.hotel);
  const asked_in = joiningBrowser(context);
  await sendCode(context, { purpose: "join", email: body.email, asked_in, hotel: context.hotel });
  return {};
}
