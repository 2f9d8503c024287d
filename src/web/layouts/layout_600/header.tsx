import { phoneLink } from "#rules/guests/phone.ts";
import { BookButton, Brand, LanguageLinks, MemberLink } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { useIndex, usePageNumber } from "./use-index.ts";

/** The name scrolls away, the index stays: at the top of wide screens, at the bottom of narrow ones. */
export function Header() {
  const { words, hotel, path } = useSite();
  const { short } = useIndex();
  const here = usePageNumber();
  const { phone } = hotel.info;
  return (
    <header className="header">
      <div className="header-name">
        <Brand />
        {phone ? (
          <a className="header-phone" href={phoneLink(phone)}>
            <span className="hidden">{words.phone} </span>
            {phone}
          </a>
        ) : null}
        <MemberLink />
        <LanguageLinks short />
      </div>
      <nav className="index" aria-label={words.menu}>
        <ol className="index-list">
          {short.map((entry) => (
            <li key={entry.number}>
              <a
                href={entry.href}
                {...(entry.number === here
                  ? { "aria-current": entry.path === path ? ("page" as const) : ("true" as const) }
                  : {})}
                {...(entry.newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
              >
                <span className="number" aria-hidden="true">
                  {entry.number}
                </span>
                <span lang={entry.lang}>{entry.title}</span>
                {entry.newTab ? <span className="hidden">{words.new_tab}</span> : null}
              </a>
            </li>
          ))}
        </ol>
        <BookButton />
      </nav>
    </header>
  );
}
