import { defaultStay } from "#rules/booking/stay.ts";
import { BookButton } from "#web/sections/site-menu.tsx";
import { useSite } from "#web/site.ts";

/** The search as a bottom bar: the dates it would search for, and Book. */
export function Dock() {
  const { isSelling, path, words, lang, today, bookHref } = useSite();
  if (!isSelling || path === "/maintain") {
    return (
      <div className="dock">
        <BookButton />
      </div>
    );
  }
  const { start, end } = defaultStay(today);
  const day = new Intl.DateTimeFormat(lang, { timeZone: "UTC", month: "short", day: "numeric" });
  return (
    <div className="dock">
      <a className="dock-pill" href={bookHref()} data-book>
        <span className="dock-days">
          <small>
            {words.check_in} – {words.check_out}
          </small>
          {words.between(day.format(Date.parse(start)), day.format(Date.parse(end)))}
        </span>
        <span className="button">{words.book_now}</span>
      </a>
    </div>
  );
}
