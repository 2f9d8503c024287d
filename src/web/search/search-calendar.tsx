/**
 * The price calendar and the guests' dialog for the search form of a content page, the same as on the booking page: loaded when
 * a field is first used, removed when closed.
 */
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Envelope } from "#contract/call.ts";
import type { Language } from "#rules/text/language.ts";
import { loadCalendarWords } from "#web/booking/calendar-words.ts";
import { loadFamilyWords } from "#web/search/family-words.ts";
import type { FamilyOption } from "#rules/booking/family-option.ts";
import Calendar from "#web/booking/calendar/calendar.tsx";
import type { LoadPrices } from "#web/booking/calendar/use-prices.ts";
import Guests from "#web/booking/guests/guests.tsx";
import type { BookingOption } from "#rules/booking/stay.ts";

/** What the search form passes on (sections/search.tsx). */
export type CalendarSettings = {
  domain: string;
  lang: Language;
  hasRooms: boolean;
  today: string;
  currency: string;
  country: string;
  taxNote: string;
  /** Where guests pay by age: how many cots there are; null: ages change nothing. */
  cots: number | null;
};
type Dates = Pick<BookingOption, "start" | "end">;
type Party = Pick<BookingOption, "room" | "adults" | "children"> & FamilyOption;

async function read<Data>(path: string, query: [string, string][]): Promise<Data> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`);
  const envelope = (await response.json()) as Envelope;
  if (!envelope.success) throw new Error(envelope.msg);
  return envelope.data as Data;
}

/** Shows a dialog beside `form` until it is answered; null: it was closed without a choice. */
function showDialog<Chosen>(
  form: HTMLElement,
  draw: (answer: (chosen: Chosen | null) => void) => ReactNode,
): Promise<Chosen | null> {
  const place = document.createElement("div");
  place.style.display = "contents";
  // Keys and clicks inside the dialog must not reach the page's menus and dialogs.
  place.addEventListener("keydown", (event) => event.stopPropagation());
  // Beside the form, so that a dialog that contains the search stays open.
  form.after(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const leave = (chosen: Chosen | null) => {
      resolve(chosen);
      // Not during its own event.
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
    };
    root.render(draw(leave));
  });
}

export async function startDialogs(settings: CalendarSettings) {
  const { domain, lang, hasRooms, today, currency, country, taxNote, cots } = settings;
  const [words, families] = await Promise.all([
    loadCalendarWords(lang, hasRooms),
    cots === null ? null : loadFamilyWords(lang, hasRooms),
  ]);
  let rooms: Promise<{ room_class_id: number }[]> | undefined;
  const loadPrices = async (from: string, to: string) => {
    // Requested again if it got no answer.
    rooms ??= read("/api/ota/room/list", [["domain", domain]]);
    rooms.catch(() => (rooms = undefined));
    const ids = (await rooms).map(({ room_class_id }): [string, string] => ["room_class_ids", String(room_class_id)]);
    return read<Awaited<ReturnType<LoadPrices>>>("/api/wota/room_calendar", [
      ["domain", domain],
      ["start_date", from],
      ["end_date", to],
      ["nights", "1"],
      ...ids,
    ]);
  };
  return {
    chooseDates: (form: HTMLElement, { start, end }: Dates) =>
      showDialog<Dates>(form, (answer) => (
        <Calendar
          lang={lang}
          words={words}
          today={today}
          start={start}
          end={end}
          currency={currency}
          country={country}
          taxNote={taxNote}
          loadPrices={loadPrices}
          onDone={(start, end) => answer({ start, end })}
          onClose={() => answer(null)}
        />
      )),
    chooseParty: (form: HTMLElement, { ages, cots: wanted = 0, ...party }: Party) =>
      showDialog<Party>(form, (answer) => (
        // How many each room takes is said on the booking page, with the rooms that are free.
        <Guests
          words={words.guests}
          value={party}
          mostPeople={0}
          done={() => words.done}
          {...(families && cots !== null ? { families: { words: families, ages, cots: wanted, mostCots: cots } } : {})}
          onDone={answer}
          onClose={() => answer(null)}
        />
      )),
  };
}
