/** What has been heard of orders in this tab, for the screens that show them. */
import { useEffect } from "react";
import type { StudioNews } from "#contract/studio/order-news.ts";

type Listener = (news: StudioNews) => void;

const listeners = new Set<Listener>();
const known = new Set<string>();
const MOST_KNOWN = 1000;

/** False: it was told before; after a break the server repeats the last ones. */
export function tellNews(news: StudioNews): boolean {
  if (known.has(news.event_id)) return false;
  if (known.size >= MOST_KNOWN) known.clear();
  known.add(news.event_id);
  for (const listener of listeners) listener(news);
  return true;
}

/** `heard` must stay the same between renderings. */
export function useOrderNews(heard: Listener): void {
  useEffect(() => {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, [heard]);
}
