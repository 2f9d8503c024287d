/** Google Analytics 4: queue and settings as in its documentation. */
import { googleEvent } from "#rules/analytics/analytics.ts";
import { addScript, type Vendor } from "./vendor.ts";

declare global {
  var dataLayer: unknown[] | undefined;
}

const consent = (state: "granted" | "denied") => ({
  analytics_storage: state,
  ad_storage: state,
  ad_user_data: state,
  // The visitor has not been asked to consent to this.
  ad_personalization: "denied",
});

export function openGoogle({ id, script }: { id: string; script: string }, currency: string): Vendor {
  const queue = (globalThis.dataLayer ??= []);
  function gtag(..._given: unknown[]): void {
    // Must be the arguments object itself: an array of the same values is ignored.
    queue.push(arguments);
  }
  const allow = (isAllowed: boolean): void => {
    Object.assign(globalThis, { [`ga-disable-${id}`]: !isAllowed });
    gtag("consent", "update", consent(isAllowed ? "granted" : "denied"));
  };
  gtag("consent", "default", consent("denied"));
  allow(true);
  gtag("js", new Date());
  gtag("config", id, {
    // Lodgings under one domain must not share a visitor's cookie.
    cookie_domain: "none",
    // These would need more hosts than our content security policy allows.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  addScript(script);
  return { send: (event) => gtag("event", ...googleEvent(event, currency)), allow };
}
