/** Whether two months fit beside each other, with all six weeks of them. */
import { useSyncExternalStore } from "react";

// The same words as in kit/calendar.css.
const WIDE = "(min-width: 56rem) and (min-height: 42rem)";

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}
