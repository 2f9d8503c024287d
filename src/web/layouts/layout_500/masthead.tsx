/** Shared by layout_500 and layout_501: the date line, the name, the sticky menu bar. */
import type { ReactNode } from "react";
import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Today's date with its weekday, as in a newspaper. */
export function Dateline() {
  const { lang, today } = useSite();
  const date = new Date(`${today}T00:00:00Z`);
  return (
    <time className="dateline" dateTime={today}>
      {new Intl.DateTimeFormat(lang, { dateStyle: "full", timeZone: "UTC" }).format(date)}
    </time>
  );
}

/** The name, as large as its length allows. On the front page it is the page's heading. */
export function Nameplate() {
  const { hotel, path } = useSite();
  const size = { "--characters": charactersIn(hotel.hotel_name) } as object;
  return path === "/" ? (
    <h1 className="nameplate" style={size}>
      <Brand />
    </h1>
  ) : (
    <p className="nameplate" style={size}>
      <Brand />
    </p>
  );
}

/** Width of a name in squares of its font size: a Latin character takes about half of one. */
function charactersIn(name: string): number {
  return [...name].reduce((width, character) => width + (character > "\u2e7f" ? 1 : 0.5), 0);
}

/** The menu between two lines. It sticks to the top of the screen, and then also shows the name. */
export function RuledBar({ children }: { /** Links at its end, before the languages. */ children?: ReactNode }) {
  const { words } = useSite();
  return (
    <nav className="ruled" aria-label={words.menu}>
      <div className="ruled-in">
        <MenuSheet />
        <div className="ruled-name">
          <Brand />
        </div>
        <MenuLinks />
        <div className="ruled-end">
          {children}
          <LanguageMenu />
          <BookButton />
        </div>
      </div>
    </nav>
  );
}
