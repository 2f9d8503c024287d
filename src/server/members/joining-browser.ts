import { networkOf } from "#rules/network/network-address.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

/** In which browser a code to join was asked for; a program that keeps no cookies is known by its network. */
export function joiningBrowser({ hotel, person }: Pick<RequestContext, "hotel" | "person">): string {
  return `${hotel.hotel_id} ${person.session ?? networkOf(person.address)}`;
}
