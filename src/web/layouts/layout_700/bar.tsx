import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** The header bar of the 700 family: the name in the middle of the menu. */
export function Bar() {
  const { words } = useSite();
  return (
    <header className="header">
      <nav className="header-left" aria-label={words.menu}>
        <MenuLinks half="first" />
        <MenuSheet />
        <MemberLink />
      </nav>
      <Brand />
      <div className="header-right">
        <MenuLinks half="second" />
        <LanguageMenu />
        <BookButton />
      </div>
    </header>
  );
}
