/** Shows the offer of another language (sections/language-offer.tsx), unless the visitor has closed it or has chosen one. */
import { offeredLanguage } from "#rules/text/browser-language.ts";
import type { Language } from "#rules/text/language.ts";

const ANSWERED = "yado.language-offer";

export function enhanceLanguageOffer(): void {
  const offers = [...document.querySelectorAll<HTMLElement>("[data-offer]")];
  // Pages embedded in the platform's gallery are only previews.
  if (offers.length === 0 || window.top !== window) return;
  try {
    // Whoever has chosen a language knows the list: the browser's own is not offered again.
    document.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a[hreflang]")) localStorage.setItem(ANSWERED, "chosen");
    });
    if (localStorage.getItem(ANSWERED) !== null) return;
  } catch {
    // If the answer cannot be stored, it would be asked on every page: then it is not asked.
    return;
  }
  const shown = document.documentElement.lang as Language;
  const others = offers.map((offer) => offer.dataset.offer as Language);
  const offered = offeredLanguage(navigator.languages, [shown, ...others], shown);
  const offer = offers.find((each) => each.dataset.offer === offered);
  if (!offer) return;
  // The first screen has the search, which it would cover; it comes with the first look further down.
  const show = () => {
    if (scrollY < innerHeight / 3 && canScroll()) return;
    removeEventListener("scroll", show);
    offer.hidden = false;
  };
  const canScroll = () => document.documentElement.scrollHeight > innerHeight * 1.5;
  addEventListener("scroll", show, { passive: true });
  show();
  offer.querySelector("button")?.addEventListener("click", () => {
    localStorage.setItem(ANSWERED, "closed");
    offer.hidden = true;
  });
}
