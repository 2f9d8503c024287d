import { emailSchema, phoneSchema } from "#contract/order-payload.ts";
import { plainPhone } from "#rules/guests/phone.ts";
import { readPhone } from "#web/phone/read-phone.ts";

export type Contact = { email: string } | { phone: string };

/** A code is sent to a number with its country: the lodging's, else the guest's, if it is a number there. */
export function withCountry(contact: Contact, countries: readonly (string | null)[]): Contact {
  if (!("phone" in contact)) return contact;
  const reads = countries.flatMap((country) => (country === null ? [] : [readPhone(contact.phone, country)]));
  const right = reads.find(({ is }) => is === "right");
  return right?.is === "right" ? { phone: right.e164 } : contact;
}

/** One field takes either: with an @ it is an e-mail address. null: it is neither. */
export function readContact(typed: string): Contact | null {
  const email = emailSchema.safeParse(typed);
  if (email.success) return { email: email.data };
  const phone = phoneSchema.safeParse(plainPhone(typed));
  return phone.success ? { phone: phone.data } : null;
}
