import { widthInCharacters } from "#rules/text/sentence.ts";
import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Width of the bar's parts in rem: a Latin character, the gap between items, the members, languages and the Book button. */
const CHARACTER = 0.55;
const GAP = 1.5;
const REST = 29;
const LONGEST = { narrow: 63, wide: 78 };

/** The name may take two lines. */
function widthOfBar(name: string, titles: string[]): number {
  const brand = Math.min(widthInCharacters(name) * CHARACTER * 1.3, 13);
  return titles.reduce((sum, title) => sum + widthInCharacters(title) * CHARACTER + GAP, brand + REST);
}

/** Lies on the map at the top of a page; after scrolling a low bar whose ticks show the progress. */
export function Header() {
  const { hotel, menu, words } = useSite();
  const titles = menu.map(({ title }) => title);
  const width = widthOfBar(hotel.hotel_name, titles);
  // A menu too long for the bar stays behind its button.
  const fits = width <= LONGEST.narrow ? "narrow" : width <= LONGEST.wide ? "wide" : "none";
  return (
    <>
      <header className="header" data-fits={fits}>
        <Brand />
        <nav className="header-menu" aria-label={words.menu}>
          <MenuLinks />
          <MemberLink />
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
