/**
 * Keeps departure after arrival, and opens the price calendar when a date field is used. If the calendar cannot be loaded, the
 * browser's own field is used.
 */
import type { CalendarSettings, startCalendar } from "#web/search/search-calendar.tsx";

type CalendarScript = { startCalendar: typeof startCalendar };
type Open = Awaited<ReturnType<typeof startCalendar>>;
type Given = CalendarSettings & { script: string; sheet: string; hint: string };

export function enhanceSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.search")) {
    const arrival = form.querySelector<HTMLInputElement>("[data-arrival]");
    const departure = form.querySelector<HTMLInputElement>("[data-departure]");
    if (!arrival || !departure) continue;
    arrival.addEventListener("change", () => {
      if (!arrival.valueAsDate) return;
      const next = new Date(arrival.valueAsDate.getTime() + 86_400_000).toISOString().slice(0, 10);
      departure.min = next;
      if (departure.value < next) departure.value = next;
    });
    const given = form.dataset.calendar;
    if (given) offerCalendar(form, [arrival, departure], JSON.parse(given) as Given);
  }
  // Also the telephone number shown instead where nothing is sold yet.
  const search = document.querySelector(".search");
  if (search) noteInSight(search);
}

/** Tells the stylesheet whether the search is visible, to hide a bottom bar that links to it. */
function noteInSight(search: Element): void {
  const watch = new IntersectionObserver(
    ([entry]) => document.documentElement.toggleAttribute("data-searching", entry!.isIntersecting),
    { rootMargin: "0px 0px -88px" },
  );
  watch.observe(search);
}

function offerCalendar(form: HTMLFormElement, fields: [HTMLInputElement, HTMLInputElement], given: Given): void {
  const [arrival, departure] = fields;
  let loaded: Promise<Open | null> | undefined;
  let hasFailed = false;
  let isOpen = false;
  const load = () => {
    loaded ??= fetchCalendar(given).catch(() => {
      hasFailed = true;
      for (const field of fields) field.readOnly = false;
      return null;
    });
    return loaded;
  };

  const show = async (field: HTMLInputElement) => {
    if (isOpen) return;
    isOpen = true;
    field.focus();
    field.setAttribute("aria-busy", "true");
    const open = await load();
    field.removeAttribute("aria-busy");
    if (open === null) {
      isOpen = false;
      // The click's default was prevented: opens the browser's own picker instead, if still allowed.
      try {
        field.showPicker();
      } catch {
        // Then the next click opens it.
      }
      return;
    }
    const chosen = await open(form, { start: arrival.value, end: departure.value });
    isOpen = false;
    if (!chosen) return;
    [arrival.value, departure.value] = [chosen.start, chosen.end];
    arrival.dispatchEvent(new Event("change", { bubbles: true }));
    departure.dispatchEvent(new Event("change", { bubbles: true }));
  };

  for (const field of fields) {
    field.setAttribute("aria-description", given.hint);
    // With the keyboard a date can be typed as usual: the calendar is only preloaded.
    field.addEventListener("focus", () => void load());
    field.addEventListener("pointerdown", ({ pointerType }) => {
      void load();
      // On a phone a read-only field does not open the phone's own picker.
      if (pointerType !== "mouse" && !hasFailed) field.readOnly = true;
    });
    field.addEventListener("click", (event) => {
      if (hasFailed) return;
      event.preventDefault();
      void show(field);
    });
    field.addEventListener("keydown", (event) => {
      const opensPicker = event.key === " " || event.key === "F4" || (event.key === "ArrowDown" && event.altKey);
      if (!opensPicker || hasFailed) return;
      event.preventDefault();
      void show(field);
    });
  }
}

async function fetchCalendar({ script, sheet, ...settings }: Given): Promise<Open> {
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
