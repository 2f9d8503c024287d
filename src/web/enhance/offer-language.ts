/** Shows the offer of another language (sections/language-offer.tsx), unless the visitor has closed it or has chosen one. */
import { offeredLanguage } from "#rules/text/browser-language.ts";
import type { Language } from "#rules/text/language.ts";
import { isLanguageAnswered } from "./language-answer.ts";

export function offerLanguage(): void {
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")];
  if (offers.length === 0 || isLanguageAnswered()) return;
  const shown = document.documentElement.lang as Language;
  const others = offers.map((offer) => offer.dataset.offer as Language);
  const offered = offeredLanguage(navigator.languages, [shown, ...others], shown);
  const offer = offers.find((each) => each.dataset.offer === offered);
  if (offer) offer.hidden = false;
}
