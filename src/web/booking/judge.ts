/** Checks what the guest has typed, by the same rules as the server. */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import { isCompanyNumber } from "#rules/payments/company-number.ts";
import type { Question } from "#rules/guests/questions.ts";
import { isEmail, isMemo, isName, isPhone, tidy } from "#rules/guests/guest-fields.ts";
import type { Problem } from "#web/booking/booking-data.ts";
import { judgePhone } from "#web/booking/phones.ts";
import type { Typed } from "#web/booking/payload.ts";
import { type CartLine, roomsOf } from "#rules/booking/booking-state.ts";
import { isCountry } from "#rules/guests/countries.ts";
import type { Language } from "#rules/text/language.ts";
import type { ReadPhone } from "#web/phone/read-phone.ts";

type Judged = { field: keyof BookingWords["wrong"]; name?: string; isRight: (text: string) => boolean };

const BOOKER: Judged[] = [
  { field: "booker_last_name", isRight: isName },
  { field: "booker_first_name", isRight: isName },
  { field: "booker_email", isRight: isEmail },
];

const byGivenName = (one: Judged, other: Judged): number =>
  Number(other.field === "booker_first_name") - Number(one.field === "booker_first_name");

const MEMO_FIELD: Judged[] = [{ field: "memo", isRight: isMemo }];

/** If one of these is filled in and still wrong, it contains characters that are not allowed. */
const NAMES = new Set<string>(["booker_last_name", "booker_first_name", "occupant_name", "company_name"]);

const orNothing = (isRight: (text: string) => boolean) => (text: string) => text === "" || isRight(text);

function occupantsOf(typed: Typed, cart: readonly CartLine[]): Judged[] {
  return roomsOf(cart).flatMap(({ key }): Judged[] => {
    const [phone, email] = [`occupant_phone_${key}`, `occupant_email_${key}`];
    const hasMore = tidy(typed[phone] ?? "") !== "" || tidy(typed[email] ?? "") !== "";
    return [
      { field: "occupant_name", name: `occupant_name_${key}`, isRight: hasMore ? isName : orNothing(isName) },
      { field: "occupant_phone", name: phone, isRight: orNothing(isPhone) },
      { field: "occupant_email", name: email, isRight: orNothing(isEmail) },
    ];
  });
}

/** A company needs both its number and its name, or neither. */
function companyOf(typed: Typed): Judged[] {
  const hasOne = ["company_reg_number", "company_name"].some((name) => tidy(typed[name] ?? "") !== "");
  if (!hasOne) return [];
  return [
    { field: "company_reg_number", isRight: isCompanyNumber },
    { field: "company_name", isRight: isName },
  ];
}

/** Besides what was typed: where numbers are read as being from, and what the lodging asks. */
type FormContext = { lang: Language; country: string; questions: readonly Question[]; readPhone: ReadPhone | null };

export function judgeDetails(
  typed: Typed,
  cart: readonly CartLine[],
  words: BookingWords,
  { questions, ...context }: FormContext,
): Problem[] {
  const judge = ({ field, name = field, isRight }: Judged): Problem[] =>
    isRight(tidy(typed[name] ?? ""))
      ? []
      : [{ field: name, text: words.wrong[NAMES.has(field) && tidy(typed[name] ?? "") !== "" ? "name_signs" : field] }];
  const phone = judgePhone(typed, { words, ...context });
  const needsResidence = questions.includes("residence") && !isCountry(typed.residence_country ?? "");
  // In the order of the fields on the page.
  const booker = context.lang === "en-US" ? BOOKER.toSorted(byGivenName) : BOOKER;
  return [
    ...booker.flatMap(judge),
    ...(phone === null ? [] : [{ field: "booker_phone", text: phone }]),
    ...(needsResidence ? [{ field: "residence_country", text: words.guest.questions.residence_needed }] : []),
    ...[...occupantsOf(typed, cart), ...MEMO_FIELD, ...companyOf(typed)].flatMap(judge),
  ];
}

export function judgePay(typed: Typed, words: BookingWords): Problem[] {
  const isNumber = /^\d{0,9}$/.test(typed.points?.trim() ?? "");
  return [
    ...(isNumber ? [] : [{ field: "points", text: words.wrong.points }]),
    ...(typed.way ? [] : [{ field: "way", text: words.wrong.way }]),
    ...(typed.agree === "on" ? [] : [{ field: "agree", text: words.wrong.agree }]),
  ];
}

/** Some fields have other names in the calls than in the form. */
const FIELDS: Record<string, string> = {
  pay_way: "way",
  payment_vendor: "way",
  point_used: "points",
  point_cost: "points",
};

export function fieldOf(field: string | undefined): string | undefined {
  if (field === undefined) return undefined;
  const known = FIELDS[field] ?? field;
  return /^(booker_|memo$|residence_|arrival_|company_|way$|points$)/.test(known) ? known : undefined;
}
