import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** A small name and the menu, and out of the way: the house is what one came to see. */
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
        <LanguageMenu />
        <BookButton />
      </header>
      {/* The home page has a bar of its own, with a price on it. */}
      {path === "/" ? null : (
        <div className="bar">
          <BookButton />
        </div>
      )}
    </>
  );
}
