import { LanguageMenu, MemberLink, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Menu and languages, in a corner. */
export function Pill() {
  const { words } = useSite();
  return (
    <nav className="pill" aria-label={words.menu}>
      <MemberLink />
      <LanguageMenu />
      <MenuSheet isNamed />
    </nav>
  );
}
