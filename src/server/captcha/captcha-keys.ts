/** Under what a code is kept: nothing here can be read back, neither the contact nor the code nor where it was asked from. */
import { contactKey } from "#server/orders/find-orders.ts";
import type { RequestContext } from "#server/request-context.ts";

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

/** One household or office: of the long addresses its first half. */
export function addressKey({ secrets, hotel }: Keeping, address: string): string {
  const network = address.includes(":") ? expand(address).slice(0, 4).join(":") : address;
  return `address ${secrets.token("captcha-address", `${hotel.hotel_id} ${network}`)}`;
}

/** The eight groups of an IPv6 address; its abbreviation written out. */
function expand(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(missing).fill("0"), ...last].map((group) => group.replace(/^0+(?=.)/, ""));
}
