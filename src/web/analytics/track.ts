import type { AnalyticsEvent } from "#rules/analytics/analytics.ts";

declare global {
  interface DocumentEventMap {
    "yado:track": CustomEvent<AnalyticsEvent>;
  }
}

/** Fires an event on the page. enhance/consent.ts passes it on only if the visitor has agreed. */
export function track(event: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent("yado:track", { detail: event }));
}
