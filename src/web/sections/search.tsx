/**
 * Dates and guests → the booking page. A plain form with native fields, so it works without a script; with one, they are chosen
 * in the price calendar and the guests' dialog (enhance/search.ts), the same as on the booking page.
 */
import { phoneLink } from "#rules/guests/phone.ts";
import type { Variants } from "#web/layouts/layout.ts";
import { addDays } from "#rules/time/day.ts";
import { lodgingCountry } from "#rules/guests/questions.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { STAY_LIMITS, defaultStay } from "#rules/booking/stay.ts";
import type { CalendarSettings } from "#web/search/search-calendar.tsx";
import { sellsRooms } from "#rules/site/lodging-kinds.ts";
import { type Site, useSite } from "#web/site.ts";
import sheet from "#web/kit/calendar.css?url";

declare const CALENDAR_SCRIPT: string;

export function Search({ variant }: { variant: Variants["search"] }) {
  const site = useSite();
  const { words, hotel } = site;
  if (!site.isSelling || site.isBookingShut) return <Contact site={site} />;
  if (hotel.booking_close) {
    return (
      <div className="search search-closed" data-variant={variant}>
        <p>{words.find_dates}</p>
        <a className="button" href={site.bookHref()} data-book>
          {words.book_now}
        </a>
      </div>
    );
  }
  return (
    <form
      className="search"
      data-variant={variant}
      action={site.href("/booking")}
      method="get"
      aria-label={words.search_rooms}
      data-calendar={JSON.stringify({
        script: CALENDAR_SCRIPT,
        sheet,
        tooLong: site.wordSets.calendar.note.too_long(STAY_LIMITS.nights),
        ...calendarSettings(site),
      })}
    >
      <Fields site={site} />
      <button className="button" type="submit">
        {words.search_rooms}
      </button>
    </form>
  );
}

function calendarSettings({ hotel, lang, today, wordSets }: Site): CalendarSettings {
  const { tax_included: taxNote } = wordSets.booking.cart;
  return {
    domain: hotel.domain,
    lang,
    hasRooms: sellsRooms(hotel.kind),
    today,
    currency: hotel.currency,
    country: lodgingCountry(hotel.options),
    taxNote,
    cots: hotel.families.bands.length > 0 ? hotel.families.cots : null,
  };
}

function Fields({ site }: { site: Site }) {
  const { words, today } = site;
  const usual = defaultStay(today);
  return (
    <>
      <label className="search-day">
        <span>{words.check_in}</span>
        <input type="date" name="start" defaultValue={usual.start} min={today} required data-arrival />
      </label>
      <label className="search-day">
        <span>{words.check_out}</span>
        <input type="date" name="end" defaultValue={usual.end} min={addDays(today, 1)} required data-departure />
      </label>
      <Count name="adults" label={words.adults} least={1} most={STAY_LIMITS.adults} usual={usual.adults} />
      <Count name="children" label={words.children} least={0} most={STAY_LIMITS.children} usual={usual.children} />
      <Count name="room" label={words.room_count} least={1} most={STAY_LIMITS.room} usual={usual.room} />
    </>
  );
}

type CountProps = { name: string; label: string; least: number; most: number; usual: number };

function Count({ name, label, least, most, usual }: CountProps) {
  return (
    <label className="search-count">
      <span>{label}</span>
      <input
        type="number"
        name={name}
        defaultValue={usual}
        min={least}
        max={most}
        required
        inputMode="numeric"
        data-count
      />
    </label>
  );
}

/** A lodging that does not sell yet can still be contacted. */
export function Contact({ site }: { site: Site }) {
  const { words, hotel } = site;
  const line = isSafeLink(hotel.info.line) ? hotel.info.line : "";
  if (hotel.info.phone === "" && line === "") return null;
  return (
    <div className="search search-contact">
      {hotel.info.phone ? (
        <a className="button" href={phoneLink(hotel.info.phone)}>
          {words.call_us} {hotel.info.phone}
        </a>
      ) : null}
      {line ? (
        <a className="button button-quiet" href={line}>
          {words.message_on_line}
        </a>
      ) : null}
    </div>
  );
}
