import { widthInCharacters } from "#rules/text/sentence.ts";
import { BookButton, Brand, LanguageMenu, MemberLink, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** A longer name is set small in a low bar. */
const LONG_NAME = 20;
/**
 * What three columns of the rail hold, in characters, with the space after each item; horizontal languages have one line per
 * item.
 */
const LONGEST_MENU = 38;
const MOST_LINES = 13;

/** A rail on the right edge of a wide screen, a low bar on a narrow one. */
export function Header() {
  const { hotel, lang, menu, words } = useSite();
  const isTurned = lang.startsWith("zh") || lang === "ja-JP";
  const width = menu.reduce((sum, { title }) => sum + widthInCharacters(title) / 2 + 1.2, 0);
  const lines = menu.reduce((sum, { title }) => sum + Math.ceil(widthInCharacters(title) / 14), 0);
  const isMenuLong = isTurned ? width > LONGEST_MENU : lines > MOST_LINES;
  return (
    <header
      className="rail"
      data-long={widthInCharacters(hotel.hotel_name) > LONG_NAME}
      data-menu={isMenuLong ? "long" : "short"}
    >
      <Brand />
      <nav className="rail-menu" aria-label={words.menu}>
        <MenuLinks />
        <MenuSheet />
      </nav>
      <MemberLink />
      <LanguageMenu />
      <BookButton className="rail-book" />
    </header>
  );
}
