import type { AnalyticsEvent } from "#rules/analytics/analytics.ts";

declare global {
  interface DocumentEventMap {
    "yado:track": CustomEvent<AnalyticsEvent>;
  }
}

/** Says it on the page. Whether anybody listens is for the visitor to say: enhance/consent.ts passes it on, or does not. */
export function track(event: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent("yado:track", { detail: event }));
}
