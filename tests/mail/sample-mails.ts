/** Every e-mail there is, about one order of a demo lodging: to be looked at, and to be measured in a browser. */
import { basename } from "node:path";
import sharp from "sharp";
import { readLodging } from "#demo/read-lodging.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { GUEST_MAILS, type GuestMail, type MailKind, STAFF_MAILS } from "#rules/mail/owed-mails.ts";
import { addDays } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import type { StoredPhoto } from "#server/database/tables/hotel.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { changeMail } from "#server/accounts/notices/change-mail.ts";
import { originFacts } from "#server/accounts/origin-facts.ts";
import { codeMail } from "#server/mail/code-mail.ts";
import type { Draft } from "#server/mail/draft.ts";
import { guestMail } from "#server/mail/guest-mails.ts";
import type { MailDependencies, Settings } from "#server/mail/links.ts";
import { mailContextOf } from "#server/mail/mail-context.ts";
import { type ExpiringPoints, pointsMail } from "#server/mail/points-mail.ts";
import { renderHtml } from "#server/mail/render-html.ts";
import { renderText } from "#server/mail/render-text.ts";
import { senderOf } from "#server/mail/sender.ts";
import { staffMail, type StaffMatter } from "#server/mail/staff-mails.ts";
import type { StoredOrder } from "#server/orders/read-for-mail.ts";
import { extraFigures, extrasOf, FAMILY, ticketsOf } from "#tests/mail/sample-extras.ts";
import { ARRIVAL, type Changed, HOTEL_ID, NOW, ORDER_ID, orderOf, SECRETS } from "#tests/mail/sample-order.ts";

export type SampleMail = { name: string; kind: MailKind; draft: Draft; html: string; text: string };

/** For tests of the server, which does not know the layouts itself. */
export const LAYOUTS = LAYOUT_SETTINGS;

const dependencies: MailDependencies = {
  secrets: SECRETS,
  product: "stay",
  originOf: (host) => `http://${host}`,
  layouts: LAYOUT_SETTINGS,
};

const ACCOUNT = {
  account_name: "月澄文旅股份有限公司",
  account_number: "0120-3456-7890",
  bank_code_and_name: "012 台北富邦銀行",
  branch_code_and_name: "0012 礁溪分行",
  country_name: "Taiwan",
};

/** As the demo stores it: the size is in the name. */
async function stored({ file, alt }: { file: string; alt: StoredPhoto["alt"] }): Promise<StoredPhoto> {
  const { width, height } = await sharp(file).metadata();
  return { src: `/media/${basename(file, ".jpg")}-00000000-${width}x${height}.jpg`, alt };
}

async function openLodging(slug: string) {
  const lodging = readLodging(slug);
  const banner_images = await Promise.all(lodging.info.banner_images.map(stored));
  const logo_images = { dark: "", white: "" };
  const settings = {
    ...lodging,
    hotel_id: HOTEL_ID,
    remittance_account: ACCOUNT,
    info: { ...lodging.info, banner_images, logo_images },
  } as unknown as Settings;
  const hotel: Tenant = {
    ...lodging,
    is_demo: true,
    hotel_id: HOTEL_ID,
    domain: `${slug}.localhost`,
    timezone: "Asia/Taipei",
    kind: 11,
    country: "TW",
    is_new: false,
    currency: "TWD",
    checkin_start_time: lodging.info.checkin_start_time,
    checkout_time: lodging.info.checkout_time,
  };
  return { lodging, settings, hotel, photos: await Promise.all(lodging.rooms[0]!.photos.map(stored)) };
}

/** What each e-mail is about: the order as it is then, and when it is written. */
type Occasion = { order: Changed; more?: Partial<StoredOrder>; now?: Date };

function occasions(total: number): Record<GuestMail | (typeof STAFF_MAILS)[number], Occasion> {
  const paid = { state: "confirmed" as const, paid_amount: total };
  const remitting = { state: "awaiting_payment" as const, pay_way: "remittance" as const, payment_vendor: 8 };
  const held = { hold_expires_at: new Date(NOW.getTime() + 1_800_000).toISOString() };
  const days = { hold_expires_at: new Date(NOW.getTime() + 3 * 86_400_000).toISOString() };
  const over = {
    ...paid,
    state: "cancelled" as const,
    cancellation_fee: 0,
    cancellation_refund: total,
    refund_amount: total,
  };
  const at = (day: string) => new Date(`${day}T09:00:00+08:00`);
  const number = {
    bank_code: "812",
    bank_name: "台新銀行",
    account_number: "9103 5221 7588 7271",
    expires_at: new Date(NOW.getTime() + 3 * 86_400_000).toISOString(),
  };
  const issued = { attempt_id: ORDER_ID, vendor: 9, instructions: number, start: {} };
  const coupon = { coupon_id: 1, code: "CARDS", taken: [400], card_prefixes: ["431195"], card_first: "400000" };
  const otherCard = {
    order: { ...paid, paid_amount: total - 400, coupon_discount: 400, coupon_void: 400, used_coupon: ["CARDS"] },
    more: { card_coupons: [{ ...coupon, card_verdict: "void" as const }] },
  };
  const extras = { order: { ...paid, ...extraFigures(total) }, more: extrasOf() };
  return {
    card_differs: otherCard,
    extras_added: { order: { ...extras.order, paid_amount: total + 4_710 }, more: extras.more },
    extras_returned: { order: { ...extras.order, pay_way: "pay_arrival", payment_vendor: 14 }, more: extras.more },
    extras_lapsed: { order: paid },
    rail_booked: extras,
    rail_changed: extras,
    rail_kept: { order: extras.order, more: { ...extras.more, ...ticketsOf("booked", "RAIL_PICKED_UP") } },
    staff_extras: extras,
    staff_card: otherCard,
    order_received: { order: { state: "held" }, more: held },
    number_issued: {
      order: { state: "awaiting_payment", payment_vendor: 9 },
      more: { ...days, attempt: issued as StoredOrder["attempt"] },
    },
    confirmed: { order: { ...paid, ...extraFigures(total) }, more: { ...extrasOf(), ...ticketsOf("booking") } },
    paid: { order: paid },
    reminder: { order: remitting, more: days },
    cancelled: { order: over },
    cancel_applied: { order: { ...paid, cancel_applied_at: NOW.toISOString() } },
    refund: { order: over },
    expired: { order: { state: "expired" } },
    before_arrival: { order: { ...paid, paid_amount: 2_000 }, now: at(addDays(ARRIVAL, -3)) },
    arrival_day: { order: { state: "confirmed", pay_way: "pay_arrival", payment_vendor: 14 }, now: at(ARRIVAL) },
    after_stay: { order: { ...paid, state: "completed" }, now: at(addDays(ARRIVAL, 3)) },
    staff_new_order: { order: paid },
    staff_cancelled: { order: over },
    staff_cancel_applied: { order: { ...paid, cancel_applied_at: NOW.toISOString() } },
    staff_remittance: { order: remitting, more: days },
    staff_refund: { order: over },
    staff_quarantined: { order: { state: "held" }, more: held },
  };
}

/** Of a member who is told of three days. */
const expiringPoints = (lang: Language): ExpiringPoints => ({
  name: lang.startsWith("zh") ? "林美" : "Mei Lin",
  lang,
  points: 1_280,
  lots: [
    { left_amount: 320, expires_at: new Date("2031-04-01T00:00:00+08:00") },
    { left_amount: 45, expires_at: new Date("2031-04-13T00:00:00+08:00") },
    { left_amount: 150, expires_at: new Date("2031-05-01T00:00:00+08:00") },
  ],
});

const changeOf = (lang: Language, hotel: Tenant) => ({
  change: "password_changed" as const,
  url: "http://localhost/accounts/not-me/token",
  facts: originFacts(lang, { browser: "Chrome, Android", network: "203.0.113.9", now: NOW, hotel }),
});

/** In this language; those to the lodging too, as if it were the lodging's own. */
export async function sampleMails(slug: string, lang: Language): Promise<SampleMail[]> {
  const { lodging, settings, hotel, photos } = await openLodging(slug);
  const { total } = orderOf(lodging, lang, { state: "held" }).order;
  const all = occasions(total);
  const contextOf = (kind: keyof typeof all) => {
    const { order, more, now = NOW } = all[kind];
    const plain = orderOf(lodging, lang, order);
    // Where guests cost something, they are a family.
    const lines = order.guest_amount ? plain.lines.map((line) => ({ ...line, ...FAMILY })) : plain.lines;
    const snapshot = { hotel, settings, stored: { ...plain, lines, ...more }, photos, now };
    return mailContextOf(dependencies, snapshot, lang);
  };
  const matters: Partial<Record<MailKind, StaffMatter>> = {
    staff_refund: { transfer: { reason: "cancelled", transfer_no: 1, amount: total } },
    staff_quarantined: { quarantined: { gateway: "ecpay", reason: `amount ${total - 100} instead of ${total}` } },
  };
  const drafts: [MailKind, Draft][] = [
    ...GUEST_MAILS.map((kind) => [kind, guestMail(kind, contextOf(kind), null)] as [MailKind, Draft]),
    ["points_expire", pointsMail(dependencies, { hotel, settings }, expiringPoints(lang))],
    ["captcha", codeMail(lang, senderOf(dependencies, hotel, settings, lang), "482 913")],
    ["account_changed", changeMail(lang, senderOf(dependencies, hotel, settings, lang), changeOf(lang, hotel))],
    ...STAFF_MAILS.map((kind) => [kind, staffMail(kind, contextOf(kind), matters[kind] ?? {})] as [MailKind, Draft]),
  ];
  return drafts.map(([kind, draft]) => ({
    name: `${slug} ${kind} ${lang}`,
    kind,
    draft,
    html: renderHtml(draft),
    text: renderText(draft),
  }));
}

/** The file of a demo photo by the address that an e-mail loads it from. */
export function photoBehind(slug: string, pathname: string): string | null {
  const [, name] = /^\/img\/(.+)-00000000-\d+x\d+\/\d+\.jpg$/.exec(pathname) ?? [];
  return name === undefined ? null : `demo/${slug}/photos/${name}.jpg`;
}
