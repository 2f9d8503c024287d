/**
 * One line for a visitor whose browser speaks another of the lodging's languages, in that language. Hidden until a script shows
 * one of them before the page is drawn (enhance/above.ts): pages are the same for everyone.
 */
import { GUEST_WORDS } from "#languages/languages.ts";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

export function LanguageOffer() {
  const { hotel, lang, hrefIn } = useSite();
  const others = hotel.support_lang.filter((other) => other !== lang);
  return others.map((other) => {
    const { text, close } = GUEST_WORDS[other].offer;
    return (
      <aside key={other} className="offer" lang={other} aria-label={text} hidden data-offer={other}>
        <a href={hrefIn(other)} hrefLang={other}>
          {text}
        </a>
        <button type="button" aria-label={close}>
          <Icon name="close" />
        </button>
      </aside>
    );
  });
}
