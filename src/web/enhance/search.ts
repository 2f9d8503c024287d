/**
 * Dates of the search form: with a script they are chosen in the price calendar only, as on the booking page, and shown in the
 * page's language. If the calendar cannot be loaded, the browser's own fields are used.
 */
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import type { CalendarSettings, startCalendar } from "#web/search/search-calendar.tsx";

type CalendarScript = { startCalendar: typeof startCalendar };
type Open = Awaited<ReturnType<typeof startCalendar>>;
type Given = CalendarSettings & {
  script: string;
  sheet: string;
  /** Said of a stay that is longer than it may be. */
  tooLong: string;
};

export function enhanceSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.search")) {
    const arrival = form.querySelector<HTMLInputElement>("[data-arrival]");
    const departure = form.querySelector<HTMLInputElement>("[data-departure]");
    const given = form.dataset.calendar;
    if (!arrival || !departure || !given) continue;
    const { tooLong, ...calendar } = JSON.parse(given) as Given;
    keepOrder(arrival, departure, tooLong);
    offerCalendar(form, [arrival, departure], calendar);
  }
  // Also the telephone number shown instead where nothing is sold yet.
  const search = document.querySelector(".search");
  if (search) noteInSight(search);
}

/** Departure is after arrival, and the stay not too long. */
function keepOrder(arrival: HTMLInputElement, departure: HTMLInputElement, tooLong: string): void {
  const judge = () => {
    if (!arrival.value || !departure.value) return;
    const isTooLong = nightsBetween(arrival.value, departure.value) > STAY_LIMITS.nights;
    departure.setCustomValidity(isTooLong ? tooLong : "");
  };
  arrival.addEventListener("change", () => {
    if (!arrival.value) return;
    const next = addDays(arrival.value, 1);
    departure.min = next;
    if (departure.value < next) departure.value = next;
    judge();
  });
  departure.addEventListener("change", judge);
}

/** Tells the stylesheet whether the search is visible, to hide a bottom bar that links to it. */
function noteInSight(search: Element): void {
  const watch = new IntersectionObserver(
    ([entry]) => document.documentElement.toggleAttribute("data-searching", entry!.isIntersecting),
    { rootMargin: "0px 0px -88px" },
  );
  watch.observe(search);
}

type Opener = { field: HTMLInputElement; button: HTMLInputElement };

/** A button in place of a date field, with the day as the page writes it; the field itself still carries the value. */
function openerFor(field: HTMLInputElement, format: Intl.DateTimeFormat): Opener {
  const button = Object.assign(document.createElement("input"), { type: "button" });
  const name = field.closest("label")?.querySelector("span")?.textContent ?? "";
  const write = () => {
    button.value = format.format(new Date(`${field.value}T00:00:00Z`));
    button.setAttribute("aria-label", `${name} ${button.value}`);
  };
  button.setAttribute("aria-haspopup", "dialog");
  button.dataset.opens = field.name;
  field.type = "hidden";
  field.before(button);
  field.addEventListener("change", write);
  write();
  return { field, button };
}

function offerCalendar(form: HTMLFormElement, fields: HTMLInputElement[], given: Omit<Given, "tooLong">): void {
  const format = new Intl.DateTimeFormat(given.lang, {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
    weekday: "short",
  });
  const openers = fields.map((field) => openerFor(field, format));
  const [arrival, departure] = fields as [HTMLInputElement, HTMLInputElement];
  let loaded: Promise<Open | null> | undefined;
  let isOpen = false;
  const load = () => (loaded ??= fetchCalendar(given).catch(() => null));

  const giveUp = (last: HTMLInputElement) => {
    for (const { field, button } of openers) {
      field.type = "date";
      button.remove();
    }
    last.focus();
    try {
      last.showPicker();
    } catch {
      // Too long after the click: the next one opens it.
    }
  };

  const show = async ({ field, button }: Opener) => {
    if (isOpen) return;
    isOpen = true;
    // Not every browser focuses a clicked button, and the calendar returns the focus to where it was.
    button.focus();
    button.setAttribute("aria-busy", "true");
    const open = await load();
    button.removeAttribute("aria-busy");
    if (open === null) return giveUp(field);
    const chosen = await open(form, { start: arrival.value, end: departure.value });
    isOpen = false;
    if (!chosen) return;
    [arrival.value, departure.value] = [chosen.start, chosen.end];
    for (const each of fields) each.dispatchEvent(new Event("change", { bubbles: true }));
  };

  for (const opener of openers) {
    opener.button.addEventListener("focus", () => void load());
    opener.button.addEventListener("pointerdown", () => void load());
    opener.button.addEventListener("click", () => void show(opener));
  }
}

async function fetchCalendar({ script, sheet, ...settings }: Omit<Given, "tooLong">): Promise<Open> {
  const [{ startCalendar }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<CalendarScript>,
    loadStyles(sheet),
  ]);
  return startCalendar(settings);
}

function loadStyles(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.addEventListener("load", () => done());
    link.addEventListener("error", fail);
    document.head.append(link);
  });
}
