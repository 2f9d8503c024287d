/** Whoever changes how an account is opened has just shown who they are: a browser left open is not enough. */
import { FRESH_MINUTES } from "#rules/people/staff-roles.ts";
import { Refusal } from "#server/errors/refusal.ts";

export function needFreshSignIn({ signed_in_at }: { signed_in_at: Date }, now: Date): void {
  const age = now.getTime() - signed_in_at.getTime();
  if (age > FRESH_MINUTES * 60_000) throw new Refusal("FRESH_SIGN_IN_NEEDED");
}
