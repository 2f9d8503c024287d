/** What an order's e-mails need: the same view as the order's page, with every amount, day and time formatted. */
import type { OrderView } from "#contract/order-view.ts";
import { MAIL_WORDS, type MailWords } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Sender } from "#server/mail/draft.ts";
import {
  bookAgainLink,
  type MailDependencies,
  type OrderLinks,
  orderLinks,
  type Settings,
} from "#server/mail/links.ts";
import { senderOf } from "#server/mail/sender.ts";
import type { StoredOrder } from "#server/orders/read-for-mail.ts";
import { viewOrder } from "#server/orders/view/order-view.ts";

export type MailContext = {
  lang: Language;
  words: MailWords;
  hotel: Tenant;
  settings: Settings;
  sender: Sender;
  stored: StoredOrder;
  view: OrderView;
  links: OrderLinks & { again: string };
  now: Date;
  money: (amount: number) => string;
  /** A day with its weekday. */
  day: (day: string) => string;
  /** Until when it can be paid; empty where it waits for nothing. */
  deadline: string;
};

export type OrderSnapshot = { hotel: Tenant; settings: Settings; stored: StoredOrder; now: Date };

export function mailContextOf(
  dependencies: MailDependencies,
  { hotel, settings, stored, now }: OrderSnapshot,
  lang: Language,
): MailContext {
  const words = MAIL_WORDS[lang];
  const view = viewOrder(stored, settings, { hotel, now, lang, secrets: dependencies.secrets });
  const days = new Intl.DateTimeFormat(lang, { dateStyle: "full", timeZone: "UTC" });
  const moments = new Intl.DateTimeFormat(lang, {
    dateStyle: "full",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: hotel.timezone,
  });
  const moment = (timestamp: number) => words.local_time(moments.format(new Date(timestamp * 1000)));
  const payableUntil = lastMoment(view);
  return {
    lang,
    words,
    hotel,
    settings,
    sender: senderOf(dependencies, hotel, settings, lang),
    stored,
    view,
    links: {
      ...orderLinks(dependencies, hotel, lang, stored, now),
      again: bookAgainLink(dependencies, hotel, lang, stored, settings, now),
    },
    now,
    money: (amount) => shownMoney(toMajor(amount, stored.order.currency), stored.order.currency, lang),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    deadline: payableUntil === null ? "" : moment(payableUntil),
  };
}

/** The hold may last a little longer than the bank's number is valid, so that the bank's report can arrive. */
function lastMoment({ pay_expired_timestamp, bank_instructions }: OrderView): number | null {
  if (pay_expired_timestamp === null || bank_instructions === null) return pay_expired_timestamp;
  return Math.min(pay_expired_timestamp, bank_instructions.expires_timestamp);
}
