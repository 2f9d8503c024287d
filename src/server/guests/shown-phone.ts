import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A stored number as people read it: +886 912 345 678. One that was stored as written stays as it is. */
export function shownPhone(phone: string): string {
  const read = /^\+\d+$/.test(phone) ? parsePhoneNumberFromString(phone) : undefined;
  return read?.formatInternational() ?? phone;
}
