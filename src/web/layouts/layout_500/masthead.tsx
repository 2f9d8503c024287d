/** What the papers of this lodging share: the date line, the name on it, the ruled bar that stays. */
import { BookButton, Brand, LanguageMenu, MenuLinks, MenuSheet } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** Today as a paper writes it, the weekday included. */
export function Dateline() {
  const { lang, today } = useSite();
  const date = new Date(`${today}T00:00:00Z`);
  return (
    <time className="dateline" dateTime={today}>
      {new Intl.DateTimeFormat(lang, { dateStyle: "full", timeZone: "UTC" }).format(date)}
    </time>
  );
}

/** The name, set as large as its length allows. On the front page it is the page's heading. */
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

/** Width of a name in squares of its type: an alphabet's letters take about half of one. */
function charactersIn(name: string): number {
  return [...name].reduce((width, character) => width + (character > "\u2e7f" ? 1 : 0.5), 0);
}

/** The sections between two rules. It stays at the top of the screen, and once there it also bears the name. */
export function RuledBar() {
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
          <LanguageMenu />
          <BookButton />
        </div>
      </div>
    </nav>
  );
}
