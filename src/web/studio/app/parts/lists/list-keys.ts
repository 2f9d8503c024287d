/** Keys of a list: / searches, j and k go through its rows, Enter opens one (it is a link), ? explains them. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

const STORED = "yado-studio-keys";
const listeners = new Set<() => void>();

/** Whether single keys do something: who speaks to the computer may switch them off (WCAG 2.1.4). */
function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

export function setKeysOn(isOn: boolean): void {
  try {
    localStorage.setItem(STORED, isOn ? "on" : "off");
  } catch {
    // A browser without storage forgets it with the tab.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areKeysOn, () => true);

/** Typing in a field, or an open dialog: keys belong to those. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=menu], [role=listbox]") !== null) ||
  document.querySelector("[role=dialog][aria-modal=true]") !== null;

type ListKeys = {
  search: () => void;
  help: () => void;
  /** One row on or back, from the one that has the focus. */
  step: (by: 1 | -1) => void;
};

export function useListKeys({ search, help, step }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.metaKey || event.ctrlKey || event.altKey || event.isComposing || event.defaultPrevented;
    if (isOther || isTaken(event) || !areKeysOn()) return;
    const act = { "/": search, "?": help, j: () => step(1), k: () => step(-1) }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** The rows of the open list, which knows how to focus one of them. */
let focusRow: ((by: 1 | -1) => void) | null = null;

export function useRowFocus(step: (by: 1 | -1) => void): void {
  const latest = useEffectEvent(step);
  useEffect(() => {
    const own = (by: 1 | -1) => latest(by);
    focusRow = own;
    return () => {
      if (focusRow === own) focusRow = null;
    };
  }, []);
}

export const stepRow = (by: 1 | -1): void => focusRow?.(by);
