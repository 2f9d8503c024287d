import { LanguageLinks, LanguageMenu, MenuLinks, MoreLinks } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Everything that is not the host: the menu and the languages, out of the way. */
export function Pill() {
  const { words } = useSite();
  return (
    <nav className="pill" aria-label={words.menu}>
      <LanguageMenu />
      <details className="sheet" data-drop>
        <summary>
          <Icon name="menu" />
          <span>{words.menu}</span>
        </summary>
        <div className="sheet-body">
          <MenuLinks className="sheet-menu" />
          <MoreLinks className="sheet-menu sheet-more" />
          <LanguageLinks />
        </div>
      </details>
    </nav>
  );
}
