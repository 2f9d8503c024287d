/** Meta Pixel: queue and settings as in its documentation. */
import { metaEvent } from "#rules/analytics/analytics.ts";
import { addScript, type Vendor } from "./vendor.ts";

type Fbq = {
  (...given: unknown[]): void;
  callMethod?: (...given: unknown[]) => void;
  queue: unknown[];
};

export function openMeta({ id, script }: { id: string; script: string }, currency: string): Vendor {
  const fbq = ((...given: unknown[]) => (fbq.callMethod ? fbq.callMethod(...given) : fbq.queue.push(given))) as Fbq;
  Object.assign(fbq, { push: fbq, loaded: true, version: "2.0", queue: [] });
  // The booking page changes its address with every step: those are not new pages.
  Object.assign(fbq, { disablePushState: true });
  Object.assign(globalThis, { fbq, _fbq: fbq });
  // Turns off automatic tracking of clicks and input: it receives only the events we send.
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  fbq("track", "PageView");
  addScript(script);
  return {
    send: (event) => fbq(...metaEvent(event, currency)),
    allow: (isAllowed) => fbq("consent", isAllowed ? "grant" : "revoke"),
  };
}
