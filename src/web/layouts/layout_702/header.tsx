import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** A small name and the menu: the house matters more. */
export function Header() {
  const { words, path } = useSite();
  return (
    <>
      <header className="header">
        <Brand />
        <nav aria-label={words.menu}>
          <MenuLinks />
          <MenuSheet />
        </nav>
        <MemberLink />
        <LanguageMenu />
        <BookButton />
      </header>
      {/* The home page has a bottom bar of its own, with a price. */}
      {path === "/" ? null : (
        <div className="bar">
          <BookButton />
        </div>
      )}
    </>
  );
}
