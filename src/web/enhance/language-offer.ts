/** Closes the offer of another language for good. Whoever has chosen a language knows the list, and is offered none either. */
import { isLanguageAnswered, keepLanguageAnswer } from "./language-answer.ts";
import { measureAbove } from "./measure-above.ts";

export function enhanceLanguageOffer(): void {
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")];
  if (offers.length === 0 || isLanguageAnswered()) return;
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[hreflang]")) keepLanguageAnswer("chosen");
  });
  for (const offer of offers) {
    offer.querySelector("button")?.addEventListener("click", () => {
      keepLanguageAnswer("closed");
      offer.hidden = true;
      measureAbove();
    });
  }
}
