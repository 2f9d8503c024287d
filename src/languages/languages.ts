/** The words of every language, set by set. Each language is one folder, listed in folders.ts. */
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { FOLDERS } from "./folders.ts";
import type { LanguageFolder } from "./language-folder.ts";
export type { Words } from "./zh-TW/interface.ts";
export type { AccountWords } from "./zh-TW/accounts.ts";
export type { MailWords } from "./zh-TW/mail.ts";
export type { OrderWords } from "./zh-TW/orders.ts";
export type { ProofWords } from "./zh-TW/proof.ts";

/** One set of words in every language. */
function inEach<Name extends keyof LanguageFolder>(name: Name): Record<Language, LanguageFolder[Name]> {
  const entries = LANGUAGES.map((lang) => [lang, FOLDERS[lang][name]] as const);
  return Object.fromEntries(entries) as Record<Language, LanguageFolder[Name]>;
}

export const WORDS = inEach("interface");
export const ACCOUNT_WORDS = inEach("accounts");
export const ACCOUNT_MAIL_WORDS = inEach("accountMails");
export const ATTACHMENT_WORDS = inEach("attachments");
export const BILL_WORDS = inEach("bill");
export const BOOKING_WORDS = inEach("booking");
export const CALENDAR_WORDS = inEach("calendar");
export const CONSENT_WORDS = inEach("consent");
export const FRONT_WORDS = inEach("front");
export const GALLERY_WORDS = inEach("gallery");
export const GUEST_WORDS = inEach("guest");
export const MAIL_WORDS = inEach("mail");
export const MEMBER_WORDS = inEach("members");
export const ORDER_WORDS = inEach("orders");
export const PAYMENT_WORDS = inEach("payments");
export const PROOF_WORDS = inEach("proof");
export const RAIL_WORDS = inEach("rail");
export const RATE_WORDS = inEach("rates");
export const SEASON_WORDS = inEach("seasons");
export const SIGN_UP_WORDS = inEach("signUp");
export const STUDIO_WORDS = inEach("studio");
export const STUDIO_ORDER_WORDS = inEach("studioOrders");
export const STUDIO_APP_WORDS = inEach("studioApp");
export const TRAIN_WORDS = inEach("trains");

/** What is known of each language besides its words. */
export const LANGUAGE_FACTS: Record<
  Language,
  Pick<
    LanguageFolder,
    "name" | "short" | "hreflang" | "sentence_gap" | "date_characters" | "mail_fonts" | "mail_serif_fonts"
  >
> = FOLDERS;
