import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** A rail on the right edge of a wide screen, a low bar on a narrow one. */
export function Header() {
  const { words } = useSite();
  return (
    <header className="rail">
      <Brand />
      <nav className="rail-menu" aria-label={words.menu}>
        <MenuLinks />
        <MenuSheet />
      </nav>
      <LanguageMenu />
      <BookButton className="rail-book" />
    </header>
  );
}
