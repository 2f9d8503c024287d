/** Parts of headers and footers: menu, languages, name, Book. Details elements and plain links: no script needed. */
import type { ReactNode } from "react";
import { LANGUAGE_FACTS } from "#languages/languages.ts";
import { OFFERED } from "#rules/site/offered.ts";
import { isOwnPicture } from "#rules/site/pictures.ts";
import { CurrencyChoice } from "#web/sections/currency.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Clauses } from "#web/ui/clauses.tsx";

type MenuLinksProps = {
  className?: string;
  /** One half of the items, for headers with the name in the middle. */ half?: "first" | "second";
};

export function MenuLinks({ className = "menu", half }: MenuLinksProps) {
  const { menu, href, path, words } = useSite();
  const middle = Math.ceil(menu.length / 2);
  const items = half === undefined ? menu : half === "first" ? menu.slice(0, middle) : menu.slice(middle);
  if (items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title + item.path + item.href}>
          <a
            href={item.href ?? href(item.path === "/" ? "/#rooms" : item.path)}
            lang={item.lang}
            {...(item.path !== "" && item.path !== "/" && path === item.path
              ? { "aria-current": "page" as const }
              : {})}
            {...(item.newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
          >
            {item.title}
            {item.newTab ? <span className="hidden">{words.new_tab}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Links to the current page in the lodging's other languages, with its query; and the choice of a currency. */
export function LanguageLinks({ short = false }: { short?: boolean }) {
  const { hotel, lang, hrefIn, hasRates } = useSite();
  const offered = hotel.support_lang.length < 2 ? [] : hotel.support_lang;
  if (offered.length === 0 && (short || !hasRates)) return null;
  return (
    <ul className="languages">
      {offered.map((other) => (
        <li key={other}>
          <a
            href={hrefIn(other)}
            hrefLang={other}
            lang={other}
            {...(other === lang ? { "aria-current": "true" as const } : {})}
          >
            {short ? (
              <>
                <span aria-hidden="true">{LANGUAGE_FACTS[other].short}</span>
                <span className="hidden">{LANGUAGE_FACTS[other].name}</span>
              </>
            ) : (
              LANGUAGE_FACTS[other].name
            )}
          </a>
        </li>
      ))}
      {short ? null : <CurrencyChoice />}
    </ul>
  );
}

export function LanguageMenu() {
  const { hotel, lang, words } = useSite();
  if (hotel.support_lang.length < 2) return null;
  return (
    <details className="drop" data-drop>
      <summary>
        <Icon name="globe" />
        <span className="hidden">{words.language}: </span>
        <span>{LANGUAGE_FACTS[lang].name}</span>
      </summary>
      <LanguageLinks />
    </details>
  );
}

/** The whole menu behind one button, for narrow screens. */
export function MenuSheet({ isNamed = false }: { /** Whether the button has a text. */ isNamed?: boolean }) {
  const { words } = useSite();
  return (
    <details className="sheet" data-drop>
      <summary {...(isNamed ? {} : { "aria-label": words.menu })}>
        <Icon name="menu" />
        {isNamed ? <span>{words.menu}</span> : null}
      </summary>
      <div className="sheet-body">
        <MenuLinks className="sheet-menu" />
        <MoreLinks className="sheet-menu sheet-more" />
        <LanguageLinks />
      </div>
    </details>
  );
}

/** Pages that are in no owner's menu, if they have content. */
export function MoreLinks({ className = "more-links" }: { className?: string }) {
  const { filled, href, words, orderWords, hotel } = useSite();
  return (
    <ul className={className}>
      {filled.news ? (
        <li>
          <a href={href("/news")}>{words.news}</a>
        </li>
      ) : null}
      {filled.attractions ? (
        <li>
          <a href={href("/attractions")}>{words.attractions}</a>
        </li>
      ) : null}
      <li>
        <a href={href("/follow")}>{words.contact_us}</a>
      </li>
      <li>
        <a href={href("/orders")}>{orderWords.my_booking}</a>
      </li>
      {OFFERED.members && hotel.enableUser ? (
        <li>
          <a href={href("/member")}>{words.members}</a>
        </li>
      ) : null}
    </ul>
  );
}

/** The same for everybody, so that pages can be cached. On narrow screens the menu has this link. */
export function MemberLink() {
  const { hotel, href, words } = useSite();
  if (!OFFERED.members || !hotel.enableUser) return null;
  return (
    <a className="member-link" href={href("/member")}>
      {words.members}
    </a>
  );
}

/** The lodging's logo, or its name in the layout's font after the layout's mark, if it has one. */
export function Brand({ mark }: { mark?: ReactNode }) {
  const { hotel, href } = useSite();
  const logo = hotel.info.logo_images.dark;
  return (
    <a className="brand" href={href("/")}>
      {isOwnPicture(logo) ? (
        <img src={logo} alt={hotel.hotel_name} height="40" />
      ) : (
        <>
          {mark}
          <span {...langOf(hotel.fallback_lang, "hotel_name")}>
            <Clauses text={hotel.hotel_name} />
          </span>
        </>
      )}
    </a>
  );
}

export function BookButton({ className = "button" }: { className?: string }) {
  const { bookHref, isSelling, words, href, path } = useSite();
  // On the page that says why booking is impossible, a Book button would lead back to it.
  if (path === "/maintain") return null;
  return isSelling ? (
    <a className={className} href={bookHref()} data-book>
      {words.book_now}
    </a>
  ) : (
    <a className={className} href={href("/follow")}>
      {words.contact_us}
    </a>
  );
}
