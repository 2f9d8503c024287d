import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { phoneKey } from "#rules/guests/contact.ts";
import { isInternational, plainPhone } from "#rules/guests/phone.ts";
import { toE164 } from "#server/guests/to-e164.ts";
import { isSame } from "#server/security/secrets.ts";

/**
 * Whether two ways to write a number mean the same one. With its country on one side only, the other is read as a number of
 * that country: orders are stored with it now, some older ones were not, and a guest may type either.
 */
export function isSamePhone(one: string, other: string): boolean {
  if (isSame(phoneKey(one), phoneKey(other))) return true;
  if (isInternational(one) === isInternational(other)) return false;
  const [known, local] = isInternational(one) ? [one, other] : [other, one];
  const country = parsePhoneNumberFromString(plainPhone(known))?.country;
  return country !== undefined && isSame(phoneKey(toE164(local, country)), phoneKey(toE164(known, country)));
}
