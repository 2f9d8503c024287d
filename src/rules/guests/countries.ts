/** Countries and regions: their names, and the codes by which they are called. */
import { plainPhone } from "#rules/guests/phone.ts";
import type { Language } from "#rules/text/language.ts";

/** ISO 3166 with the calling code, as libphonenumber has them (`web/phone/read-phone.test.ts` compares). */
const CALLING_CODES =
  "AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 " +
  "BF226 BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 " +
  "CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 " +
  "DM1 DO1 DZ213 EC593 EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 " +
  "GE995 GF594 GG44 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 " +
  "HT509 HU36 ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 " +
  "KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 " +
  "MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 " +
  "MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 " +
  "PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 " +
  "SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1 SY963 SZ268 " +
  "TA290 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TW886 TZ255 UA380 UG256 US1 " +
  "UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263";

const CODES = new Map(CALLING_CODES.split(" ").map((each) => [each.slice(0, 2), each.slice(2)]));

/** Countries that share a code with smaller neighbours: a number with that code is first taken for theirs. */
const FIRST = new Set(["US", "RU", "IT", "GB", "NO", "AU", "MA", "RE", "SH", "FI", "GP", "CW"]);

export const COUNTRIES: readonly string[] = [...CODES.keys()];

export const isCountry = (country: string): boolean => CODES.has(country);

export const callingCodeOf = (country: string): string | null => CODES.get(country) ?? null;

/** Whose number this is by its calling code; of several countries the one that is chosen already. null: none, or not yet. */
export function countryOfNumber(phone: string, chosen: string): string | null {
  if (!phone.startsWith("+")) return null;
  const digits = phone.replace(/\D/g, "");
  const found = COUNTRIES.filter((country) => digits.startsWith(CODES.get(country)!));
  if (found.includes(chosen)) return chosen;
  return found.find((country) => FIRST.has(country)) ?? found[0] ?? null;
}

/** As letters of a flag: where a system has no flags, they are read as the country's two letters. */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...[...country].map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

const names = new Map<string, Intl.DisplayNames>();

function namesIn(lang: Language, style: "long" | "short"): Intl.DisplayNames {
  const key = `${lang} ${style}`;
  const known = names.get(key) ?? new Intl.DisplayNames(lang, { type: "region", style });
  names.set(key, known);
  return known;
}

/** In full these two are named after a state: their guests look for the short name. */
const SHORT = new Set(["HK", "MO"]);

/** Empty for none. */
export function countryName(country: string, lang: Language): string {
  if (!isCountry(country)) return country;
  return namesIn(lang, SHORT.has(country) ? "short" : "long").of(country) ?? country;
}

export type NamedCountry = { country: string; name: string; code: string };

/** All of them, in the order of the language's alphabet. */
export function countriesIn(lang: Language): NamedCountry[] {
  const { compare } = new Intl.Collator(lang);
  return COUNTRIES.map((country) => ({ country, name: countryName(country, lang), code: CODES.get(country)! })).sort(
    (a, b) => compare(a.name, b.name),
  );
}

const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** What else people call them. */
const ALSO: Record<string, string[]> = {
  US: ["usa", "america"],
  GB: ["great britain", "england", "scotland", "wales"],
  AE: ["uae"],
  NL: ["holland"],
  CZ: ["czech republic"],
};

/** By name in the page's language or in English, in full or in short (UK, USA), by its letters or its calling code. */
export function searchCountries(all: readonly NamedCountry[], typed: string, lang: Language): NamedCountry[] {
  const wanted = folded(typed.trim());
  if (wanted === "") return [...all];
  const digits = /^\+?(\d+)$/.exec(wanted)?.[1];
  if (digits !== undefined) return all.filter(({ code }) => code.startsWith(digits));
  const spoken = ({ country, name }: NamedCountry) =>
    [
      name,
      namesIn(lang, "short").of(country),
      namesIn("en-US", "long").of(country),
      namesIn("en-US", "short").of(country),
    ]
      .map((each) => folded(each ?? ""))
      .concat(country.toLowerCase(), ALSO[country] ?? []);
  const rankOf = (each: NamedCountry): number => {
    const names = spoken(each);
    if (names.includes(wanted)) return 0;
    if (names.some((name) => name.startsWith(wanted))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return all
    .map((each) => ({ each, rank: rankOf(each) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

/** The number with the calling code that was chosen beside it, unless it has one of its own. */
export function withCallingCode(typed: string, country: string): string {
  const plain = plainPhone(typed);
  const code = callingCodeOf(country);
  return plain === "" || plain.startsWith("+") || code === null ? plain : `+${code} ${plain}`;
}
