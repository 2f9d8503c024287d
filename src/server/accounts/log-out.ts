import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/accounts.ts";
import { signOut } from "#server/accounts/sign-out.ts";
import { FileAnswer } from "#server/calls/file-answer.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { lodgingOfOrigin } from "#server/hotel/lodging-of-origin.ts";

/**
 * JSONP: a script element of any site can request this, so only our own origins are answered: the platform's and the lodgings'.
 * The body is the same for everyone; it begins with an empty comment, so that no browser takes it for another type of file.
 */
export async function logOut(
  { query }: HandlerInput<typeof contract.logOut>,
  context: PlatformContext,
): Promise<FileAnswer> {
  const { origin, referer } = context.sentFrom;
  const named = [origin, referer].flatMap((each) => each ?? []);
  const isOurs = await Promise.all(named.map((each) => isOurOrigin(context, each)));
  if (named.length === 0 || isOurs.includes(false)) throw new Refusal("FORBIDDEN");
  await signOut(undefined, context);
  const script = `/**/${query.callback}({"success":true});`;
  return new FileAnswer(new TextEncoder().encode(script), "application/javascript; charset=utf-8", "");
}

async function isOurOrigin(context: PlatformContext, address: string): Promise<boolean> {
  const { originOf, platformHost } = context;
  return URL.parse(address)?.origin === originOf(platformHost) || (await lodgingOfOrigin(context, address)) !== null;
}
