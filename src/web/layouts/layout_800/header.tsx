import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** One low sticky bar: the name as a neon sign, Book at the other end. */
export function Header() {
  const { words } = useSite();
  return (
    <header className="bar">
      <Brand />
      <nav className="bar-menu" aria-label={words.menu}>
        <MenuLinks />
        <MenuSheet />
      </nav>
      <MemberLink />
      <LanguageMenu />
      <BookButton className="bar-book" />
    </header>
  );
}
