import type { AnalyticsEvent } from "#rules/analytics/analytics.ts";

/** One analytics vendor. `allow(false)` must stop it at once, on the current page too. */
export type Vendor = { send: (event: AnalyticsEvent) => void; allow: (isAllowed: boolean) => void };

export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}
