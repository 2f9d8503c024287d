import { widthInCharacters } from "#rules/text/sentence.ts";
import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** How much of the bar its parts take, in rem: a Latin letter, the air between two items, languages and the button to book. */
const LETTER = 0.55;
const GAP = 1.5;
const REST = 24;
const LONGEST = { narrow: 63, wide: 78 };

/** The name may take two lines. */
function widthOfBar(name: string, titles: string[]): number {
  const brand = Math.min(widthInCharacters(name) * LETTER * 1.3, 13);
  return titles.reduce((sum, title) => sum + widthInCharacters(title) * LETTER + GAP, brand + REST);
}

/** Printed on the map at the top of a page; on the way down a low bar whose ticks say how far one has come. */
export function Header() {
  const { hotel, menu, words } = useSite();
  const titles = menu.map(({ title }) => title);
  const width = widthOfBar(hotel.hotel_name, titles);
  // A menu too long for its bar stays behind its button.
  const fits = width <= LONGEST.narrow ? "narrow" : width <= LONGEST.wide ? "wide" : "none";
  return (
    <>
      <header className="header" data-fits={fits}>
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
