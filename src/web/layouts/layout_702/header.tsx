import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** A small name and the menu: the house matters more. */
export function Header() {
  const { words, path } = useSite();
  const hasPriceBar = path === "/" || path.startsWith("/rooms/");
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
      {/* The home page and a room's have a bottom bar of their own, with a price. */}
      {hasPriceBar ? null : (
        <div className="bar">
          <BookButton />
        </div>
      )}
    </>
  );
}
