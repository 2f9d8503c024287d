import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";
import { MonthTabs } from "./month-tabs.tsx";
import { Seal } from "./seal.tsx";

/** The seal and the menu; below them the month tabs. */
export function Header() {
  const { words } = useSite();
  return (
    <>
      <header className="header">
        <Brand mark={<Seal />} />
        <nav className="header-menu" aria-label={words.menu}>
          <MenuLinks />
          <MemberLink />
          <LanguageMenu />
          <MenuSheet />
        </nav>
        <BookButton />
      </header>
      <div className="month-bar">
        <MonthTabs />
        <BookButton />
      </div>
    </>
  );
}
