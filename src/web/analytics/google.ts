/** Google Analytics 4: its own queue and settings, as its documentation has them. */
import { googleEvent } from "#rules/analytics/analytics.ts";
import { addScript, type Vendor } from "./vendor.ts";

declare global {
  var dataLayer: unknown[] | undefined;
}

const consent = (state: "granted" | "denied") => ({
  analytics_storage: state,
  ad_storage: state,
  ad_user_data: state,
  // Nobody was asked about that.
  ad_personalization: "denied",
});

export function openGoogle({ id, script }: { id: string; script: string }, currency: string): Vendor {
  const queue = (globalThis.dataLayer ??= []);
  function gtag(..._given: unknown[]): void {
    // It must be the arguments object itself: a list of the same values is not understood.
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
    // Lodgings under one domain must not share a visitor.
    cookie_domain: "none",
    // These need more addresses than our policy lets in.
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  addScript(script);
  return { send: (event) => gtag("event", ...googleEvent(event, currency)), allow };
}
