/** Numbers beside a screen's name, such as new orders. */
import { useSyncExternalStore } from "react";
import type { ScreenName } from "../screens.ts";

type Badges = Partial<Record<ScreenName, number>>;

let badges: Badges = {};
const listeners = new Set<() => void>();
const NONE: Badges = {};

export function setBadge(screen: ScreenName, count: number): void {
  if ((badges[screen] ?? 0) === count) return;
  badges = { ...badges, [screen]: count };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useBadges = (): Badges =>
  useSyncExternalStore(
    subscribe,
    () => badges,
    () => NONE,
  );
