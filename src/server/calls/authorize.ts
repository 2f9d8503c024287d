/** Holds a call to its `who` and `may`, before its handler. Whether a guest's key opens the order is seen in orders/find-own-order.ts. */
import type { Call } from "#contract/call.ts";
import type { Kind } from "#contract/who.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { DANGEROUS, isFresh, mayDo } from "#rules/people/staff-roles.ts";
import type { Person, PersonOf } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A wrong link of an e-mail to staff must not show what it might have opened. */
const REFUSED: Record<Exclude<Kind, "visitor">, RefusalCode> = {
  guest: "ORDER_ACCESS",
  member: "SIGN_IN_NEEDED",
  task: "NOT_FOUND",
  staff: "SIGN_IN_NEEDED",
  studio: "SIGN_IN_NEEDED",
  account: "SIGN_IN_NEEDED",
  platform: "NOT_FOUND",
};

export function authorize({ who, may }: Pick<Call, "who" | "may">, person: Person, now: Date): void {
  for (const kind of who) {
    if (kind === "staff" && person.kind === "staff") return authorizeStaff(may, person, now);
    if (kind === "visitor" || kind === person.kind || (kind === "guest" && person.holdsKey)) return;
  }
  // Whoever is not on this lodging's staff learns nothing of what its staff can do.
  if (who.includes("staff") && person.kind === "studio") throw new Refusal("NOT_FOUND");
  throw new Refusal(REFUSED[who[0] as keyof typeof REFUSED]);
}

/** Default deny: a call without a permission is nobody's. */
function authorizeStaff(may: Call["may"], { role, may_publish, signed_in_at }: PersonOf<"staff">, now: Date): void {
  if (may === null || !mayDo(role, may, may_publish)) throw new Refusal("FORBIDDEN");
  if (DANGEROUS.has(may) && !isFresh(signed_in_at, now)) throw new Refusal("FRESH_SIGN_IN_NEEDED");
}
