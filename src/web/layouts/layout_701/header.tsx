import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { Dock } from "../layout_700/dock.tsx";

/** The family's bar, solid; under it what there is to do here, always one touch away. */
export function Header() {
  const { words } = useSite();
  return (
    <>
      <div className="top">
        <header className="header">
          <nav className="header-left" aria-label={words.menu}>
            <MenuLinks half="first" />
            <MenuSheet />
          </nav>
          <Brand />
          <div className="header-right">
            <MenuLinks half="second" />
            <LanguageMenu />
            <BookButton />
          </div>
        </header>
        <Chips />
      </div>
      <Dock />
    </>
  );
}

function Chips() {
  const { places, words, href, path } = useSite();
  if (places.length === 0) return null;
  return (
    <nav className="chips" aria-label={words.facilities} data-here>
      <ul>
        <li>
          <a href={href("/facilities")} {...(path === "/facilities" ? { "aria-current": "page" as const } : {})}>
            {words.all_facilities}
          </a>
        </li>
        {places.map(({ key, title, lang }) => (
          <li key={key}>
            <a href={href(`/facilities#${key}`)} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
