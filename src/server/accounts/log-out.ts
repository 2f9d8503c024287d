import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/accounts.ts";
import { signOut } from "#server/accounts/sign-out.ts";
import { FileAnswer } from "#server/calls/file-answer.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { hostName } from "#server/http/host.ts";

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

async function isOurOrigin({ directory, originOf, platformHost }: PlatformContext, address: string): Promise<boolean> {
  const origin = URL.parse(address)?.origin ?? "null";
  if (origin === originOf(platformHost)) return true;
  const host = hostName(URL.parse(address)?.host ?? "");
  const hotel = host === "" ? null : await directory.byHost(host);
  // Its canonical address alone: other names of a lodging only lead there.
  return hotel !== null && hotel !== undefined && origin === originOf(hotel.domain);
}
