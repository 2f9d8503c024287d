/** Whether the site is public: as the first page said, or because it was opened since. */
import { useSyncExternalStore } from "react";
import { useLodging } from "../studio-data.ts";

let isOpened = false;
const listeners = new Set<() => void>();

/** Called when the site has been made public in this tab. */
export function noteOpened(): void {
  isOpened = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsLive(): boolean {
  const { is_live } = useLodging();
  const since = useSyncExternalStore(
    subscribe,
    () => isOpened,
    () => false,
  );
  return is_live || since;
}
