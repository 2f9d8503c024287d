import type { AnalyticsEvent } from "#rules/analytics/analytics.ts";

/** One who is told. `allow(false)` must silence him at once, on this page too. */
export type Vendor = { send: (event: AnalyticsEvent) => void; allow: (isAllowed: boolean) => void };

export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}
