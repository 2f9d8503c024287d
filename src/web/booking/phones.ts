/** The booker's number: what was typed, the country chosen beside it, and libphonenumber once it is loaded. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { callingCodeOf, countryName, isCountry, withCallingCode } from "#rules/guests/countries.ts";
import { isPhone } from "#rules/guests/guest-fields.ts";
import { dialled } from "#rules/guests/phone.ts";
import type { Language } from "#rules/text/language.ts";
import type { Typed } from "#web/booking/payload.ts";
import type { PhoneRead, ReadPhone } from "#web/phone/read-phone.ts";

/** `country`: the one shown before the guest chooses. */
export const chosenCountry = ({ phone_country = "" }: Typed, country: string): string =>
  isCountry(phone_country) ? phone_country : country;

/** As the guest reads it: +886 912 345 678. */
export const writtenPhone = (typed: Typed, country: string): string =>
  withCallingCode(typed.booker_phone ?? "", chosenCountry(typed, country));

/** As it is sent: +886912345678. */
export const sentPhone = (typed: Typed, country: string): string => dialled(writtenPhone(typed, country));

/** What the form has once the number is known: its country, and the rest of it without a calling code or a leading zero. */
export function settledPhone({ country, international }: Extract<PhoneRead, { is: "right" }>): Typed {
  const code = `+${callingCodeOf(country)} `;
  const booker_phone = international.startsWith(code) ? international.slice(code.length) : international;
  return { phone_country: country, booker_phone };
}

type Judging = { words: BookingWords; lang: Language; country: string; readPhone: ReadPhone | null };

/** What is wrong with it; null: nothing. Without the library by its digits alone. */
export function judgePhone(typed: Typed, { words, lang, country, readPhone }: Judging): string | null {
  const text = typed.booker_phone?.trim() ?? "";
  if (text === "") return words.wrong.booker_phone;
  const read = readPhone?.(text, chosenCountry(typed, country));
  if (!read) return isPhone(sentPhone(typed, country)) ? null : words.wrong.booker_phone;
  return read.is === "right" ? null : words.guest.phone[read.is](countryName(read.country, lang));
}

export type Phones = {
  /** null until it is loaded. */
  read: () => ReadPhone | null;
  /** Loads it, and never fails: without it the digits are counted, and the server reads the number. */
  load: () => Promise<void>;
};

/** A slow connection must not keep a guest from going on. */
const PATIENCE_MS = 1_500;

export function createPhones(): Phones {
  let found: ReadPhone | null = null;
  let loading: Promise<void> | null = null;
  return {
    read: () => found,
    load() {
      loading ??= import("#web/phone/read-phone.ts").then(
        ({ readPhone }) => void (found = readPhone),
        () => void (loading = null),
      );
      return Promise.race([loading, new Promise<void>((done) => setTimeout(done, PATIENCE_MS))]);
    },
  };
}
