/**
 * Decides, before the page is drawn, whether the question of consent is asked and which language is offered. Both stand above
 * the page and cover nothing; asked later, they would move what is being read.
 */
import { measureAbove } from "./measure-above.ts";
import { isConsentAnswered } from "./consent-answer.ts";
import { offerLanguage } from "./offer-language.ts";

// Pages embedded in the platform's gallery are only previews: nothing is asked.
if (window.top === window) {
  const question = document.querySelector<HTMLElement>("[data-consent]");
  if (question) question.hidden = isConsentAnswered();
  offerLanguage();
}
measureAbove();
addEventListener("resize", measureAbove);
