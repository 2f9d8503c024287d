/** The keys under which a code is stored. They are hashes: contact, code and network address can't be read back. */
import { networkOf } from "#rules/network/network-address.ts";
import { contactKey } from "#server/orders/find-own-order.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export type Contact = { email?: string | undefined; phone?: string | undefined };

type Keeping = { secrets: RequestContext["secrets"]; hotel: { hotel_id: number } };

/** The contact as it is kept. */
export function keptContact({ secrets, hotel }: Keeping, contact: Contact): string {
  return secrets.token("captcha-contact", `${hotel.hotel_id} ${contactKey(contact)}`);
}

/** Bound to lodging and contact: the same digits are another code elsewhere. */
export function codeHash({ secrets, hotel }: Keeping, contact: Contact, code: string): string {
  return secrets.token("captcha-code", `${hotel.hotel_id} ${contactKey(contact)} ${code}`);
}

/** One household or office, not one machine. */
export function addressKey({ secrets, hotel }: Keeping, address: string): string {
  return `address ${secrets.token("captcha-address", `${hotel.hotel_id} ${networkOf(address)}`)}`;
}
