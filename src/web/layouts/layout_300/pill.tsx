import { LanguageMenu, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Everything that is not the host: the menu and the languages, out of the way. */
export function Pill() {
  const { words } = useSite();
  return (
    <nav className="pill" aria-label={words.menu}>
      <LanguageMenu />
      <MenuSheet isNamed />
    </nav>
  );
}
