/** Whether two months of six weeks fit side by side. */
import { useSyncExternalStore } from "react";

// The same media query as in kit/calendar.css.
const WIDE = "(min-width: 56rem) and (min-height: 42rem)";

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export function useWide(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(WIDE).matches);
}
