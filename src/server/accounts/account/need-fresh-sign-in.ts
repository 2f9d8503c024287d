/** Whoever changes how an account is opened has just shown who they are: a browser left open is not enough. */
import { isFresh } from "#rules/people/staff-roles.ts";
import { Refusal } from "#server/errors/refusal.ts";

export function needFreshSignIn({ signed_in_at }: { signed_in_at: Date }, now: Date): void {
  if (!isFresh(signed_in_at, now)) throw new Refusal("FRESH_SIGN_IN_NEEDED");
}
