/** Reports to Google and Meta. A separate script, loaded only where the lodging has codes and the visitor has agreed. */
import { type AnalyticsEvent, createSender, type Purchase } from "#rules/analytics/analytics.ts";
import type { Trackers } from "#rules/analytics/trackers.ts";
import { openGoogle } from "./google.ts";
import { openMeta } from "./meta.ts";
import type { Vendor } from "./vendor.ts";

type Send = (event: AnalyticsEvent) => void;

export type Analytics = Vendor;

/** Once per page. */
export function start({ google, meta, currency }: Trackers): Analytics {
  hideReferrer();
  const vendors = [google && openGoogle(google, currency), meta && openMeta(meta, currency)].filter(
    (vendor) => vendor !== null,
  );
  let isAllowed = true;
  const pass = createSender(
    () => performance.now(),
    (event) => {
      for (const vendor of vendors) vendor.send(event);
    },
  );
  const send: Send = (event) => {
    if (isAllowed) pass(event);
  };
  followBooking(send);
  reportPurchase(send);
  return {
    send,
    allow(isNow) {
      if (isNow === isAllowed) return;
      isAllowed = isNow;
      for (const vendor of vendors) vendor.allow(isNow);
      if (!isNow) forgetCookies();
    },
  };
}

/** Both vendors report the previous page, whose address may contain a secret when it is on this site. */
function hideReferrer(): void {
  const home = `${location.origin}/`;
  if (document.referrer.startsWith(home)) Object.defineProperty(document, "referrer", { value: home });
}

/** Book links and searches, wherever they lead. A search on the booking page itself is no click to book. */
function followBooking(send: Send): void {
  const report = (address: string) => {
    const { origin, pathname, href: link_url } = new URL(address);
    if (origin + pathname !== location.origin + location.pathname) send({ name: "website_booking_url", link_url });
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-book]");
    // A right click only opens the context menu.
    if (link && event.button < 2) report(link.href);
  };
  document.addEventListener("click", onClick);
  document.addEventListener("auxclick", onClick);
  document.addEventListener("submit", ({ target }) => {
    const form = target as HTMLFormElement;
    if (!form.matches("form.search")) return;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    report(`${form.action.split("?")[0]}?${new URLSearchParams(fields)}`);
  });
}

/** Reported once per order, however often or in how many tabs its receipt is opened, and only in the tab that bought it. */
function reportPurchase(send: Send): void {
  const stored = document.querySelector<HTMLElement>("[data-purchase]")?.dataset.purchase;
  if (stored === undefined) return;
  const purchase = JSON.parse(stored) as Purchase;
  const key = `yado.purchase.${purchase.order_doc}`;
  const buying = sessionStorage.getItem("yado.buying");
  if ((buying !== "" && buying !== purchase.order_doc) || localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, new Date().toISOString());
  send(purchase);
}

/** Cookies that the two vendors have set, on this host or a parent domain. */
function forgetCookies(): void {
  const hosts = location.hostname.split(".").map((_, nth, parts) => `; domain=${parts.slice(nth).join(".")}`);
  for (const [, name] of document.cookie.matchAll(/(?:^|;\s*)(_ga\w*|_fb[pc])=/g)) {
    for (const host of ["", ...hosts]) document.cookie = `${name}=; max-age=0; path=/${host}`;
  }
}
