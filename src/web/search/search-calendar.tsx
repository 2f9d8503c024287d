/** The price calendar for the search form of a content page: loaded when a date field is first used, removed when closed. */
import { createRoot } from "react-dom/client";
import type { Envelope } from "#contract/call.ts";
import type { Language } from "#rules/text/language.ts";
import { loadCalendarWords } from "#web/booking/calendar-words.ts";
import Calendar from "#web/booking/calendar/calendar.tsx";

/** What the search form passes on (sections/search.tsx). */
export type CalendarSettings = { domain: string; lang: Language; today: string; currency: string; taxNote: string };
type Stay = { start: string; end: string };

async function read<Data>(path: string, query: [string, string][]): Promise<Data> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`);
  const envelope = (await response.json()) as Envelope;
  if (!envelope.success) throw new Error(envelope.msg);
  return envelope.data as Data;
}

/** Shows the calendar beside `form` and resolves with the chosen stay; null: none was chosen. */
export async function startCalendar({ domain, lang, today, currency, taxNote }: CalendarSettings) {
  const words = await loadCalendarWords(lang);
  let rooms: Promise<{ room_class_id: number }[]> | undefined;
  const loadPrices = async (from: string, to: string) => {
    // Requested again if it got no answer.
    rooms ??= read("/api/ota/room/list", [["domain", domain]]);
    rooms.catch(() => (rooms = undefined));
    const ids = (await rooms).map(({ room_class_id }): [string, string] => ["room_class_ids", String(room_class_id)]);
    return read<{ date: string; price: number | null }[]>("/api/wota/room_calendar", [
      ["domain", domain],
      ["start_date", from],
      ["end_date", to],
      ...ids,
    ]);
  };
  return (form: HTMLElement, { start, end }: Stay): Promise<Stay | null> => {
    const place = document.createElement("div");
    place.style.display = "contents";
    // Keys and clicks inside the calendar must not reach the page's menus and dialogs.
    place.addEventListener("keydown", (event) => event.stopPropagation());
    // Beside the form, so that a dialog that contains the search stays open.
    form.after(place);
    const root = createRoot(place);
    return new Promise((answer) => {
      const leave = (stay: Stay | null) => {
        answer(stay);
        // Not during its own event.
        setTimeout(() => {
          root.unmount();
          place.remove();
        });
      };
      root.render(
        <Calendar
          lang={lang}
          words={words}
          today={today}
          start={start}
          end={end}
          currency={currency}
          taxNote={taxNote}
          loadPrices={loadPrices}
          onDone={(start, end) => leave({ start, end })}
          onClose={() => leave(null)}
        />,
      );
    });
  };
}
