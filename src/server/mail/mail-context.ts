/** What an order's e-mails need: the same view as the order's page, with every amount, day and time formatted. */
import type { OrderView } from "#contract/order-view.ts";
import type { MailWords } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { type Language, textIn, type Texts } from "#rules/text/language.ts";
import { hasWhereabouts, mapLink } from "#rules/site/area.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import { dayAt } from "#rules/time/day.ts";
import { fullDay, fullMoment } from "#rules/time/full-day.ts";
import { zoneName } from "#rules/time/zone-name.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Sender } from "#server/mail/draft.ts";
import {
  bookAgainLink,
  type MailDependencies,
  type OrderLinks,
  orderLinks,
  type Settings,
} from "#server/mail/links.ts";
import { type MailPicture, roomPicture } from "#server/mail/room-picture.ts";
import type { StoredPhoto } from "#server/database/tables/hotel.ts";
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
  others: readonly { view: OrderView; link: string }[];
  /** The first room that was booked. */
  picture: MailPicture | null;
  place: { address: string; map: string | null; hasDirections: boolean };
  now: Date;
  money: (amount: number) => string;
  /** A day with its weekday. */
  day: (day: string) => string;
  /** Seconds since 1970, as the lodging's clock says it. */
  moment: (timestamp: number) => string;
  /** Until when it can be paid; empty where it waits for nothing. */
  deadline: string;
};

export type OrderSnapshot = {
  hotel: Tenant;
  settings: Settings;
  stored: StoredOrder;
  /** Orders of the same guest for the same days, which the same e-mail is about. */
  others?: readonly StoredOrder[];
  /** Of the booked rooms, the first one's first. */
  photos: readonly StoredPhoto[];
  now: Date;
};

export function mailContextOf(
  dependencies: MailDependencies,
  { hotel, settings, stored, others = [], photos, now }: OrderSnapshot,
  lang: Language,
): MailContext {
  const words = lodgingWords(lang, hotel.kind).mail;
  const viewOf = (each: StoredOrder) => viewOrder(each, settings, { hotel, now, lang, secrets: dependencies.secrets });
  const view = viewOf(stored);
  const days = new Intl.DateTimeFormat(lang, { ...fullDay(lang), timeZone: "UTC" });
  const moments = new Intl.DateTimeFormat(lang, { ...fullMoment(lang), timeZone: hotel.timezone });
  const { with_zone } = lodgingWords(lang, hotel.kind).interface;
  const zone = zoneName(hotel.timezone, lang, dayAt(now, hotel.timezone));
  const moment = (timestamp: number) => with_zone(moments.format(new Date(timestamp * 1000)), zone);
  const payableUntil = lastMoment(view);
  const sender = senderOf(dependencies, hotel, settings, lang);
  const { main_lang, domain } = hotel;
  const pictured = { lang, main_lang, name: view.orders[0]?.room_class_name ?? sender.name };
  return {
    lang,
    words,
    hotel,
    settings,
    sender,
    stored,
    view,
    links: {
      ...orderLinks(dependencies, hotel, lang, stored, now),
      again: bookAgainLink(dependencies, hotel, lang, stored, settings, now),
    },
    others: others.map((other) => ({
      view: viewOf(other),
      link: orderLinks(dependencies, hotel, lang, other, now).order,
    })),
    picture: sender.look.isDiscreet
      ? null
      : roomPicture([...photos, ...settings.info.banner_images], dependencies.originOf(domain), pictured),
    place: placeOf(settings, lang, main_lang),
    now,
    money: (amount) => shownMoney(toMajor(amount, stored.order.currency), stored.order.currency, lang),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    moment,
    deadline: payableUntil === null ? "" : moment(payableUntil),
  };
}

function placeOf(settings: Settings, lang: Language, main_lang: Language): MailContext["place"] {
  const text = (texts: Texts) => textIn(texts, lang, main_lang).text;
  const { coordinates } = settings.info;
  const info = {
    address: text(settings.info.address),
    coordinates,
    location_block: text(settings.info.location_block),
  };
  return {
    address: info.address,
    map: mapLink({ ...settings, hotel_name: text(settings.hotel_name), info }),
    hasDirections: hasWhereabouts(info),
  };
}

/** The hold may last a little longer than the bank's number is valid, so that the bank's report can arrive. */
function lastMoment({ pay_expired_timestamp, bank_instructions }: OrderView): number | null {
  if (pay_expired_timestamp === null || bank_instructions === null) return pay_expired_timestamp;
  return Math.min(pay_expired_timestamp, bank_instructions.expires_timestamp);
}
