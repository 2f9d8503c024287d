import { BookButton, LanguageMenu, MemberLink, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Menu and languages, in a corner; Book too where the page has no tabs. */
export function Pill() {
  const { words } = useSite();
  return (
    <nav className="pill" aria-label={words.menu}>
      <MemberLink />
      <LanguageMenu />
      <MenuSheet isNamed />
      <BookButton className="button pill-book" />
    </nav>
  );
}
