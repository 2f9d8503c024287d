/** The app's own router on the History API: an address is a screen, what follows its path, and a query with the filters. */
import { useCallback, useSyncExternalStore } from "react";
import { useStudio } from "../studio-data.ts";
import { hasUnsaved, mayLeave } from "./unsaved.ts";

const listeners = new Set<() => void>();
/** How many times a screen was opened in this tab; the first one keeps the focus where the browser puts it. */
let opened = 0;

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called once, by the app's entry. */
export function startRouter(): void {
  // Where the browser stands is known by an index: going back from a screen with unsaved changes can be undone.
  let index = (history.state as { index?: number } | null)?.index ?? 0;
  history.replaceState({ index }, "");
  let isReturning = false;
  addEventListener("popstate", (event) => {
    const next = (event.state as { index?: number } | null)?.index ?? 0;
    if (isReturning) {
      isReturning = false;
      return;
    }
    if (hasUnsaved()) {
      const step = next - index;
      isReturning = true;
      history.go(-step);
      void mayLeave().then((leaves) => leaves && history.go(step));
      return;
    }
    index = next;
    opened += 1;
    announce();
  });
  moveTo = (address, isReplacing) => {
    if (!isReplacing) index += 1;
    history[isReplacing ? "replaceState" : "pushState"]({ index }, "", address);
  };
}

let moveTo = (_address: string, _isReplacing: boolean): void => {};

const here = () => location.pathname + location.search;

/** Path and query of the screen that is open. */
function useHere(): string {
  const { path, search } = useStudio();
  return useSyncExternalStore(subscribe, here, () => path + search);
}

export type Address = { screen: string; rest: readonly string[]; query: URLSearchParams };

/** Where the app is: `/studio/{lodging}/{screen}/{rest…}?{query}`. */
export function useAddress(): Address {
  const [path = "", search = ""] = useHere().split("?");
  const [screen = "", ...rest] = path.split("/").slice(3).filter(Boolean).map(decodeURIComponent);
  return { screen, rest, query: new URLSearchParams(search) };
}

export const openedScreens = (): number => opened;

/** The address of a screen of this lodging: `hrefOf("orders/1234", { state: "unpaid" })`. */
export function useHrefOf(): (to: string, query?: Record<string, string>) => string {
  const { key } = useStudio();
  return useCallback(
    (to, query = {}) => {
      const search = new URLSearchParams(query).toString();
      return `/studio/${key}${to === "" ? "" : `/${to}`}${search === "" ? "" : `?${search}`}`;
    },
    [key],
  );
}

/** The next picture is on the screen. In a tab that nobody sees there is none to wait for. */
const painted = (): Promise<void> =>
  new Promise((done) => {
    if (document.hidden) done();
    else requestAnimationFrame(() => setTimeout(done));
  });

/** Opens an address of the app; asks first when something would be lost. The press is seen before the old screen is taken down. */
export async function go(address: string): Promise<void> {
  if (!(await mayLeave())) return;
  await painted();
  moveTo(address, false);
  opened += 1;
  announce();
  // After React has shown the new screen: scrolling the old one would lay out a long list once more.
  queueMicrotask(() => scrollTo(0, 0));
}

/** Keeps a filter in the address without a step in the history. An empty value leaves it out. */
export function setQuery(changes: Record<string, string | null>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") query.delete(name);
    else query.set(name, value);
  }
  const search = query.toString();
  moveTo(location.pathname + (search === "" ? "" : `?${search}`), true);
  announce();
}
