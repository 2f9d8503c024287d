/** The links of e-mails: always to the lodging's canonical host, whatever host a request came by. */
import { pageAddress } from "#rules/site/address.ts";
import { bookingLink } from "#rules/booking/booking-link.ts";
import { dayAt } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { readSettings } from "#server/hotel/read-settings.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import { hashOf, linkToken } from "#server/orders/ids.ts";
import type { StoredOrder } from "#server/orders/read-for-mail.ts";
import { type Task, taskToken } from "#server/payments/task-token.ts";

export type Settings = Awaited<ReturnType<typeof readSettings>>;

/** What links and senders need. */
export type MailDependencies = Pick<Dependencies, "secrets" | "product" | "originOf" | "layouts">;

/** In the reader's language where the site has it. */
export function pageLink({ product, originOf }: MailDependencies, hotel: Tenant, lang: Language, path: string): string {
  const shown = hotel.support_lang.includes(lang) ? lang : hotel.main_lang;
  return originOf(hotel.domain) + pageAddress(product, shown, path);
}

export type OrderLinks = {
  order: string;
  /** The way to the lodging, on its own site. */
  directions: string;
  confirmation: string;
  pay: string;
  cancel: (token: string) => string;
  lookup: string;
  task: (task: Task) => string;
};

export function orderLinks(
  dependencies: MailDependencies,
  hotel: Tenant,
  lang: Language,
  { order }: StoredOrder,
  now: Date,
): OrderLinks {
  const { hotel_id } = hotel;
  const link = (path: string) => pageLink(dependencies, hotel, lang, path);
  const token = linkToken(dependencies.secrets, "history", hotel_id, order.order_id);
  // If SECRET has changed since, the link has no key and the guest enters the contact instead.
  const key = hashOf(token) === order.history_hash ? `?hash_code=${token}` : "";
  const page = link(`/orders/${order.order_doc}`);
  // Where the site lacks the order's language, the page is in another one, and the confirmation still in the order's.
  const isOther = !hotel.support_lang.includes(lang);
  const inLanguage = isOther ? `${key === "" ? "?" : "&"}lang=${lang}` : "";
  return {
    order: page + key,
    directions: link("/directions"),
    confirmation: `${page}/confirmation.pdf${key}${inLanguage}`,
    pay: link(`/pay/${hotel_id}/${order.order_doc}`) + key,
    cancel: (hash) => link(`/cancel/${hash}`),
    lookup: link("/orders"),
    task: (task) => link(`/staff/${taskToken(dependencies.secrets, hotel_id, task, now)}`),
  };
}

/** The same stay once more, while it can still be had. */
export function bookAgainLink(
  dependencies: MailDependencies,
  hotel: Tenant,
  lang: Language,
  { order, lines }: StoredOrder,
  settings: Settings,
  now: Date,
): string {
  const home = pageLink(dependencies, hotel, lang, "/");
  if (order.check_in_day < dayAt(now, hotel.timezone)) return home;
  return bookingLink(settings, home.replace(/\/$/, ""), {
    start: order.check_in_day,
    end: order.check_out_day,
    adults: order.adults_count,
    children: order.children_count,
    room: lines.reduce((rooms, line) => rooms + line.num, 0),
  });
}
