/**
 * Dates and guests of the search form: with a script they are chosen in the dialogs of the booking page only, and dates are shown
 * in the page's language. If the dialogs cannot be loaded, the browser's own fields are used.
 */
import { addDays, needsYear, nightsBetween } from "#rules/time/day.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { readAges, writeAges } from "#rules/guests/room-parties.ts";
import type { CalendarSettings, startDialogs } from "#web/search/search-calendar.tsx";

type DialogScript = { startDialogs: typeof startDialogs };
type Dialogs = Awaited<ReturnType<typeof startDialogs>>;
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
    offerDialogs(form, [arrival, departure], calendar);
  }
  // Also the telephone number shown instead where nothing is sold yet.
  const search = document.querySelector(".search");
  if (search) whileInSight(search, (is) => document.documentElement.toggleAttribute("data-search-away", !is));
  // On a room's page the card with its price has the bar's own button.
  const card = document.querySelector(".room-book");
  if (card) whileInSight(card, (is) => document.documentElement.toggleAttribute("data-price-in-sight", is));
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

/** Tells the stylesheet whether any of it is visible: a bottom bar that leads to it would cover it. */
function whileInSight(element: Element, tell: (isInSight: boolean) => void): void {
  // Several arrive at once when the page is moved fast: the last is how it is now.
  new IntersectionObserver((entries) => tell(entries.at(-1)!.isIntersecting)).observe(element);
}

type Opener = { field: HTMLInputElement; type: string; button: HTMLInputElement };

/** A button in place of a field, with the value as the page writes it; the field itself still carries it. */
function openerFor(field: HTMLInputElement, shown: (value: string) => string): Opener {
  const { type } = field;
  const button = Object.assign(document.createElement("input"), { type: "button" });
  const name = field.closest("label")?.querySelector("span")?.textContent ?? "";
  const write = () => {
    button.value = shown(field.value);
    button.setAttribute("aria-label", `${name} ${button.value}`);
  };
  button.setAttribute("aria-haspopup", "dialog");
  button.dataset.opens = field.name;
  field.type = "hidden";
  field.before(button);
  field.addEventListener("change", write);
  write();
  return { field, type, button };
}

function dayIn({ lang, today }: Pick<Given, "lang" | "today">): (day: string) => string {
  const near = { timeZone: "UTC", month: "short", day: "numeric", weekday: "short" } as const;
  return (day) => {
    const options = needsYear(day, today) ? { ...near, year: "numeric" as const } : near;
    return new Intl.DateTimeFormat(lang, options).format(new Date(`${day}T00:00:00Z`));
  };
}

function offerDialogs(form: HTMLFormElement, dates: HTMLInputElement[], given: Omit<Given, "tooLong">): void {
  const counts = [...form.querySelectorAll<HTMLInputElement>("[data-count]")];
  const openers = [
    ...dates.map((field) => openerFor(field, dayIn(given))),
    ...counts.map((field) => openerFor(field, (count) => count)),
  ];
  let loaded: Promise<Dialogs | null> | undefined;
  let isOpen = false;
  const load = () => (loaded ??= fetchDialogs(given).catch(() => null));

  const giveUp = (last: HTMLInputElement) => {
    keepFamily(form, new Map());
    for (const { field, type, button } of openers) {
      field.type = type;
      button.remove();
    }
    last.focus();
    if (!dates.includes(last)) return;
    try {
      last.showPicker();
    } catch {
      // Too long after the click: the next one opens it.
    }
  };

  /** What was chosen, by the names of the fields. */
  const choose = async (dialogs: Dialogs, opened: HTMLInputElement) => {
    const values = new FormData(form);
    const text = (name: string) => String(values.get(name));
    return dates.includes(opened)
      ? dialogs.chooseDates(form, { start: text("start"), end: text("end") })
      : dialogs.chooseParty(form, partyIn(form));
  };

  const show = async ({ field: opened, button }: Opener) => {
    if (isOpen) return;
    isOpen = true;
    // Not every browser focuses a clicked button, and the dialog returns the focus to where it was.
    button.focus();
    button.setAttribute("aria-busy", "true");
    const dialogs = await load();
    button.removeAttribute("aria-busy");
    if (dialogs === null) return giveUp(opened);
    const chosen = new Map(Object.entries((await choose(dialogs, opened)) ?? {}));
    isOpen = false;
    const changed = openers.map(({ field }) => field).filter(({ name }) => chosen.has(name));
    for (const field of changed) field.value = String(chosen.get(field.name));
    // Ages belong to the children they were said of.
    if (!dates.includes(opened) && chosen.size > 0) keepFamily(form, chosen);
    for (const field of changed) field.dispatchEvent(new Event("change", { bubbles: true }));
  };

  for (const opener of openers) {
    opener.button.addEventListener("focus", () => void load());
    opener.button.addEventListener("pointerdown", () => void load());
    opener.button.addEventListener("click", () => void show(opener));
  }
}

const numberIn = (form: HTMLFormElement, name: string) => Number(new FormData(form).get(name));

function partyIn(form: HTMLFormElement) {
  const party = {
    room: numberIn(form, "room"),
    adults: numberIn(form, "adults"),
    children: numberIn(form, "children"),
  };
  const said = new FormData(form).get("ages");
  const ages = typeof said === "string" ? readAges(said, { rooms: party.room, children: party.children }) : null;
  return { ...party, ...(ages ? { ages } : {}), cots: numberIn(form, "cots") };
}

/** Fields that only the dialog fills. */
function keepFamily(form: HTMLFormElement, chosen: ReadonlyMap<string, unknown>): void {
  for (const field of form.querySelectorAll("[data-family]")) field.remove();
  const [ages, cots] = [chosen.get("ages") as number[][] | undefined, Number(chosen.get("cots") ?? 0)];
  const keep = (name: string, value: string) => {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
    field.dataset.family = "";
    form.append(field);
  };
  if (ages) keep("ages", writeAges(ages));
  if (cots > 0) keep("cots", String(cots));
}

async function fetchDialogs({ script, sheet, ...settings }: Omit<Given, "tooLong">): Promise<Dialogs> {
  const [{ startDialogs }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<DialogScript>,
    loadStyles(sheet),
  ]);
  return startDialogs(settings);
}

function loadStyles(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.addEventListener("load", () => done());
    link.addEventListener("error", fail);
    document.head.append(link);
  });
}
