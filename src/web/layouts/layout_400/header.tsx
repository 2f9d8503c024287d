import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Printed on the map at the top of a page; on the way down a low bar whose ticks say how far one has come. */
export function Header() {
  const { words } = useSite();
  return (
    <>
      <header className="header">
        <Brand />
        <nav className="header-menu" aria-label={words.menu}>
          <MenuLinks />
          <LanguageMenu />
          <MenuSheet />
        </nav>
        <BookButton />
        <div className="trail" />
      </header>
      <div className="dock">
        <BookButton />
      </div>
    </>
  );
}
