/** Writes the e-mails that one event causes, in the transaction that marks it as delivered. */
import { mailsFor, type GuestMail, type OrderMailKind, STAFF_MAILS, type StaffMail } from "#rules/mail/owed-mails.ts";
import { SELLING_STATES } from "#rules/orders/order-status.ts";
import { isAlive } from "#rules/add-ons/attachment-state.ts";
import { railReason } from "#rules/rail/rail-refund.ts";
import type { Query } from "#server/database/connect.ts";
import type { Delivering, EventDependencies, StoredEvent } from "#server/events/delivering.ts";
import { STAY_MAILS, type StayMail } from "#rules/mail/stay-mails.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { guestMail, type Returned } from "#server/mail/guest-mails.ts";
import type { MailDependencies } from "#server/mail/links.ts";
import { writeMemberMail } from "#server/mail/write-member-mail.ts";
import { hasMail, saysInMail } from "#server/mail/mail-store.ts";
import { mailContextOf, type OrderSnapshot } from "#server/mail/mail-context.ts";
import { staffMail, type StaffMatter } from "#server/mail/staff-mails.ts";
import { stayCalendar } from "#server/mail/stay-calendar.ts";
import { type NewMail, writeMail } from "#server/mail/write-mail.ts";
import { readRoomPhotos } from "#server/rooms/read-room-photos.ts";
import { readOrderForMail, readRefundForMail, readSameStay, type StoredOrder } from "#server/orders/read-for-mail.ts";
import { readQuarantinedForMail, readTransferForMail } from "#server/payments/read-for-mail.ts";
import { Hopeless } from "#server/retries/do-due-work.ts";
import { staffAddresses } from "#server/staff/staff-addresses.ts";

/** An order is confirmed once and the lodging is notified once, whichever event causes it. */
const ONCE: ReadonlySet<OrderMailKind> = new Set(["order_received", "confirmed", "staff_new_order"]);
const keyOf = (kind: OrderMailKind, { subject_id, topic, which }: StoredEvent) =>
  (ONCE.has(kind) ? [subject_id, kind] : [subject_id, topic, which, kind]).filter((part) => part !== "").join(" ");

const isForStaff = (kind: OrderMailKind): kind is StaffMail => STAFF_MAILS.includes(kind as StaffMail);

const isStayMail = (kind: OrderMailKind) => STAY_MAILS.includes(kind as StayMail);

export function answerEvent(dependencies: EventDependencies, delivering: Delivering): Promise<boolean> {
  const { hotel_id } = delivering.hotel;
  const write = delivering.event.subject_kind === "member" ? writeMemberMail : writeMails;
  return dependencies.database.forHotel(hotel_id, (query) => write(query, dependencies, delivering));
}

async function writeMails(
  query: Query,
  dependencies: MailDependencies,
  { hotel, event, now, done }: Delivering,
): Promise<boolean> {
  const { hotel_id } = hotel;
  const stored = await readOrderForMail(query, hotel_id, event.subject_id);
  const { pay_way, pay_amount } = stored.order;
  const until = untilOf(event);
  const hasConfirmation = await hasMail(query, hotel_id, keyOf("confirmed", event));
  const hasReceived = await hasMail(query, hotel_id, keyOf("order_received", event));
  const hasNumber = Boolean(stored.attempt?.instructions);
  const cards = cardsOf(stored.card_coupons);
  const known = {
    pay_way,
    pay_amount,
    hasConfirmation,
    hasNumber,
    // Of a remittance an older build has written it under another key; a bank's number came with one.
    hasReceived: hasReceived || hasNumber || pay_way === "remittance",
    isByHand: (event.payload as { is_by_hand?: boolean }).is_by_hand === true,
    cards,
    isLate: until !== null && now >= until,
    hasAdded: isThere(stored, event),
    hasTicketMail: await hasTicketMail(query, hotel_id, stored, event),
  };
  const kindsFor = (each: StoredOrder["order"]) =>
    mailsFor(event.topic, { ...known, state: each.state, hasAppliedToCancel: each.cancel_applied_at !== null });
  const own = kindsFor(stored.order);
  if (own === null) throw new Hopeless(`nobody knows the topic ${event.topic}`);
  const others = own.some(isStayMail)
    ? (await readSameStay(query, hotel_id, stored, event.topic)).filter(({ order }) =>
        kindsFor(order)?.some(isStayMail),
      )
    : [];
  // Of several orders for the same days the first one's e-mail names them all.
  const kinds = others.some(({ order }) => order.order_id < event.subject_id) ? [] : own;
  // Before anything is written: if another process has taken it over, that one writes it.
  if (!(await done(query))) return false;
  if (kinds.length === 0) return true;
  const booked = stored.lines.map(({ room_class_id }) => room_class_id);
  const photos = await readRoomPhotos(query, hotel_id, booked);
  const snapshot = { hotel, settings: await readSettings(query, hotel_id), stored, others, photos, now };
  for (const kind of kinds) {
    // A guest whose data was erased has no address any more.
    if (!isForStaff(kind) && stored.guest.booker_email === "") continue;
    const mails = isForStaff(kind)
      ? await toStaff(query, dependencies, snapshot, kind, event)
      : [await toGuest(query, dependencies, snapshot, kind, event)];
    for (const mail of mails) await writeMail(query, hotel_id, { ...mail, expires_at: until }, now);
  }
  return true;
}

/** Of what was added, something is still part of the order. */
function isThere({ attachments }: StoredOrder, { payload }: StoredEvent): boolean {
  const { attachment_numbers = [] } = payload as { attachment_numbers?: number[] };
  return attachments.some(({ attachment_no, state }) => attachment_numbers.includes(attachment_no) && isAlive(state));
}

/** Tickets that were bought before the confirmation was written are in it. */
async function hasTicketMail(query: Query, hotel_id: number, { rail }: StoredOrder, event: StoredEvent) {
  const { booking_number } = event.payload as { booking_number?: string };
  const pnr = rail.find((each) => each.booking_number === booking_number)?.pnr;
  return pnr ? saysInMail(query, hotel_id, keyOf("confirmed", event), pnr) : false;
}

/** From when on its e-mails would come too late; null: never. */
function untilOf({ payload }: StoredEvent): Date | null {
  const { until } = payload as { until?: string };
  return until === undefined ? null : new Date(until);
}

/** The worst of its coupons: one that does not hold before one that nobody could check. */
function cardsOf(coupons: OrderSnapshot["stored"]["card_coupons"]): "void" | "unknown" | null {
  return (["void", "unknown"] as const).find((each) => coupons.some((coupon) => coupon.card_verdict === each)) ?? null;
}

async function toGuest(
  query: Query,
  dependencies: MailDependencies,
  snapshot: OrderSnapshot,
  kind: GuestMail,
  event: StoredEvent,
): Promise<NewMail> {
  const { order, guest } = snapshot.stored;
  const context = mailContextOf(dependencies, snapshot, order.lang);
  const returned = kind === "refund" ? await readReturned(query, snapshot, event) : null;
  return {
    kind,
    draft: guestMail(kind, context, returned),
    to: guest.booker_email,
    reply_to: context.sender.email,
    order_id: order.order_id,
    dedupe_key: keyOf(kind, event),
    attachments: hasCalendar(kind, snapshot.stored, returned) ? [stayCalendar(context, kind === "cancelled")] : [],
  };
}

const CALENDAR_MAILS: ReadonlySet<GuestMail> = new Set(["confirmed", "cancelled", "rail_booked", "rail_changed"]);

/** Tickets that went back leave the calendar, while the stay goes on. */
function hasCalendar(kind: GuestMail, { order, rail }: StoredOrder, returned: Returned | null): boolean {
  if (CALENDAR_MAILS.has(kind)) return true;
  if (!SELLING_STATES.includes(order.state) || !returned || returned.isBack) return false;
  return rail.some(({ booking_number, pnr }) => pnr !== null && returned.reason === railReason(booking_number));
}

async function toStaff(
  query: Query,
  dependencies: MailDependencies,
  snapshot: OrderSnapshot,
  kind: StaffMail,
  event: StoredEvent,
): Promise<NewMail[]> {
  const { hotel, stored } = snapshot;
  const context = mailContextOf(dependencies, snapshot, hotel.main_lang);
  const draft = staffMail(kind, context, await readMatter(query, snapshot, kind, event));
  const [first = "", ...others] = await staffAddresses(query, hotel.hotel_id, context.sender.email);
  // A reply would quote a link that is for staff only: to write to the guest, staff use the address in the e-mail.
  const mail = { kind, draft, reply_to: "", order_id: stored.order.order_id };
  const dedupe_key = keyOf(kind, event);
  return [
    { ...mail, to: first, dedupe_key },
    ...others.map((to) => ({ ...mail, to, dedupe_key: `${dedupe_key} ${to}` })),
  ];
}

async function readReturned(query: Query, { hotel, stored }: OrderSnapshot, event: StoredEvent): Promise<Returned> {
  const { order_id, refund_amount } = stored.order;
  const { reason } = event.payload as { reason: string };
  const found = await readRefundForMail(query, hotel.hotel_id, order_id, reason);
  return { amount: found?.amount ?? refund_amount, isBack: event.topic === "order.refunded", reason };
}

async function readMatter(
  query: Query,
  { hotel }: OrderSnapshot,
  kind: StaffMail,
  { subject_id: order_id, payload }: StoredEvent,
): Promise<StaffMatter> {
  const { hotel_id } = hotel;
  if (kind === "staff_quarantined") return { quarantined: await readQuarantinedForMail(query, hotel_id, order_id) };
  if (kind !== "staff_refund") return {};
  const { reason, transfer_no } = payload as { reason: string; transfer_no: number };
  const amount = await readTransferForMail(query, hotel_id, { order_id, reason, transfer_no });
  return { transfer: { reason, transfer_no, amount } };
}
