import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { sendCode } from "#server/accounts/send-code.ts";
import { openSignIn } from "#server/accounts/sign-in.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

export async function sendSignInCode(
  { params, body }: HandlerInput<typeof contract.sendSignInCode>,
  context: PlatformContext,
): Promise<Record<string, never>> {
  const { hotel } = await openSignIn(context, params.uid);
  await sendCode(context, { purpose: "sign-in", email: body.email, asked_in: params.uid, hotel });
  return {};
}
