import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";
import { plainPhone } from "#rules/guests/phone.ts";

/** A number as it is stored: +886912345678. As it was written where libphonenumber knows no such number. */
export function toE164(phone: string, country: string): string {
  const read = parsePhoneNumberFromString(plainPhone(phone), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return read?.isValid() && read.ext === undefined ? read.number : phone;
}
