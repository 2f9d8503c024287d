/** Holds a call to its `who`, before its handler. Whether a guest's key opens the order is seen in orders/find-own-order.ts. */
import type { Call } from "#contract/call.ts";
import type { Kind } from "#contract/who.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import type { Person } from "#server/calls/person.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** A wrong link of an e-mail to staff must not show what it might have opened. */
const REFUSED: Record<Exclude<Kind, "visitor">, RefusalCode> = {
  guest: "ORDER_ACCESS",
  member: "SIGN_IN_NEEDED",
  task: "NOT_FOUND",
  staff: "SIGN_IN_NEEDED",
  account: "SIGN_IN_NEEDED",
  platform: "NOT_FOUND",
};

export function authorize({ who }: Pick<Call, "who">, person: Person): void {
  for (const kind of who) {
    if (kind === "visitor" || kind === person.kind || (kind === "guest" && person.holdsKey)) return;
  }
  throw new Refusal(REFUSED[who[0] as keyof typeof REFUSED]);
}
