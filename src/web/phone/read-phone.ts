/** A telephone number, judged by libphonenumber. On the server always there; in the browser loaded with the details. */
import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";
import { countryOfNumber } from "#rules/guests/countries.ts";
import { plainPhone } from "#rules/guests/phone.ts";

export type PhoneRead =
  | {
      is: "right";
      /** As it is sent and stored: +886912345678. */
      e164: string;
      country: string;
      /** As it is written in its country, and elsewhere. */
      national: string;
      international: string;
    }
  | { is: "short" | "long" | "wrong"; country: string };

/** `country`: the one that was chosen beside it; a number with a calling code of its own may be another's. */
export function readPhone(typed: string, country: string): PhoneRead {
  const text = plainPhone(typed);
  const how = { defaultCountry: country as CountryCode, extract: false };
  const read = parsePhoneNumberFromString(text, how);
  const whose = read?.country ?? countryOfNumber(text, country) ?? country;
  if (read?.isValid() && read.ext === undefined) {
    return {
      is: "right",
      e164: read.number,
      country: whose,
      national: read.formatNational(),
      international: read.formatInternational(),
    };
  }
  const length = validatePhoneNumberLength(text, how);
  return { is: length === "TOO_SHORT" ? "short" : length === "TOO_LONG" ? "long" : "wrong", country: whose };
}

export type ReadPhone = typeof readPhone;

/** A stored number as people read it. One that was stored as it was written stays as it is. */
export function shownPhone(phone: string): string {
  const read = /^\+\d+$/.test(phone) ? parsePhoneNumberFromString(phone) : undefined;
  return read?.formatInternational() ?? phone;
}
