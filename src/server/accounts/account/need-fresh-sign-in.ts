/**
 * Whoever changes how an account is opened has just shown who they are: a browser left open is not enough. An account that opens the
 * studio needs for it what the studio needs: else the mailbox alone could add a passkey of its own, and open it with that.
 */
import { isFresh } from "#rules/people/staff-roles.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { worksAnywhere } from "#server/staff/works-anywhere.ts";

type Asking = Pick<PlatformContext<PersonOf<"account">>, "person" | "database" | "now">;

export async function needFreshSignIn({ person, database, now }: Asking): Promise<void> {
  if (!isFresh(person.signed_in_at, now)) throw new Refusal("FRESH_SIGN_IN_NEEDED");
  if (!person.is_two_steps && (await worksAnywhere(database, person.account_id))) throw new Refusal("TWO_STEPS_NEEDED");
}
