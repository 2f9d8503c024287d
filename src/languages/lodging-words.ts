/**
 * The words of one lodging, by its kind: a campsite has pitches, never rooms. What its guests read differently stands in
 * `any-place` of each language, under the keys of the words that it replaces.
 */
import { FOLDERS } from "#languages/folders.ts";
import type { LanguageFolder } from "#languages/language-folder.ts";
import { vary } from "#languages/vary.ts";
import { sellsRooms } from "#rules/site/lodging-kinds.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";

const ANY_PLACE = Object.fromEntries(LANGUAGES.map((lang) => [lang, anyPlaceWords(FOLDERS[lang])])) as Record<
  Language,
  LanguageFolder
>;

export function lodgingWords(lang: Language, kind: number): LanguageFolder {
  return sellsRooms(kind) ? FOLDERS[lang] : ANY_PLACE[lang];
}

function anyPlaceWords(folder: LanguageFolder): LanguageFolder {
  const { interface: words, consent, booking, calendar, trains, orders, mail, members, proof } = folder.any_place;
  return {
    ...folder,
    interface: vary(folder.interface, words),
    consent: vary(folder.consent, consent),
    booking: vary(folder.booking, booking),
    calendar: vary(folder.calendar, calendar),
    trains: vary(folder.trains, trains),
    orders: vary(folder.orders, orders),
    mail: vary(folder.mail, mail),
    members: vary(folder.members, members),
    proof: vary(folder.proof, proof),
  };
}
