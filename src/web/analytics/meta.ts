/** Meta Pixel: its own queue and settings, as its documentation has them. */
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
  // A booking page changes its address with every step: those are no new pages.
  Object.assign(fbq, { disablePushState: true });
  Object.assign(globalThis, { fbq, _fbq: fbq });
  // It would look by itself for what is pressed and typed: it is told what we tell it, and no more.
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  fbq("track", "PageView");
  addScript(script);
  return {
    send: (event) => fbq(...metaEvent(event, currency)),
    allow: (isAllowed) => fbq("consent", isAllowed ? "grant" : "revoke"),
  };
}
