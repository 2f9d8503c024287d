/** Writes the e-mails that one outbox message causes, in the transaction that marks the message as done. */
import { mailsFor, type GuestMail, type OrderMailKind, STAFF_MAILS, type StaffMail } from "#rules/mail/owed-mails.ts";
import type { Query } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { guestMail, type Returned } from "#server/mail/guest-mails.ts";
import type { MailDependencies } from "#server/mail/links.ts";
import { hasMail } from "#server/mail/mail-store.ts";
import { type Message, settleMessage } from "#server/mail/outbox-store.ts";
import { mailContextOf, type OrderSnapshot } from "#server/mail/mail-context.ts";
import { staffMail, type StaffMatter } from "#server/mail/staff-mails.ts";
import { stayCalendar } from "#server/mail/stay-calendar.ts";
import { type NewMail, writeMail } from "#server/mail/write-mail.ts";
import { readOrderForMail, readRefundForMail } from "#server/orders/read-for-mail.ts";
import { readQuarantinedForMail, readTransferForMail } from "#server/payments/read-for-mail.ts";

/** An unknown topic: trying again would not help. */
export class UnknownTopic extends Error {}

/** An order is confirmed once and the lodging is notified once, whichever message causes it. */
const ONCE: ReadonlySet<OrderMailKind> = new Set(["confirmed", "staff_new_order"]);
const keyOf = (kind: OrderMailKind, { order_id, dedupe_key }: Message) =>
  ONCE.has(kind) ? `${order_id} ${kind}` : `${dedupe_key} ${kind}`;

const isForStaff = (kind: OrderMailKind): kind is StaffMail => STAFF_MAILS.includes(kind as StaffMail);

/** False when another process has taken the message over meanwhile. */
export async function answerMessage(
  query: Query,
  dependencies: MailDependencies,
  hotel: Tenant,
  message: Message,
  now: Date,
): Promise<boolean> {
  const { hotel_id } = hotel;
  const stored = await readOrderForMail(query, hotel_id, message.order_id);
  const { state, pay_way, pay_amount } = stored.order;
  const hasConfirmation = await hasMail(query, hotel_id, keyOf("confirmed", message));
  const hasNumber = Boolean(stored.attempt?.instructions);
  const kinds = mailsFor(message.topic, { state, pay_way, pay_amount, hasConfirmation, hasNumber });
  if (kinds === null) throw new UnknownTopic(`nobody knows the topic ${message.topic}`);
  // Before anything is written: if another process has taken it over, that one writes it.
  if (!(await settleMessage(query, hotel_id, message, { state: "done" }))) return false;
  if (kinds.length === 0) return true;
  const snapshot = { hotel, settings: await readSettings(query, hotel_id), stored, now };
  for (const kind of kinds) {
    // A guest whose data was erased has no address any more.
    if (!isForStaff(kind) && stored.guest.booker_email === "") continue;
    const mail = isForStaff(kind)
      ? await toStaff(query, dependencies, snapshot, kind, message)
      : await toGuest(query, dependencies, snapshot, kind, message);
    await writeMail(query, hotel_id, mail, now);
  }
  return true;
}

async function toGuest(
  query: Query,
  dependencies: MailDependencies,
  snapshot: OrderSnapshot,
  kind: GuestMail,
  message: Message,
): Promise<NewMail> {
  const { order, guest } = snapshot.stored;
  const context = mailContextOf(dependencies, snapshot, order.lang);
  const returned = kind === "refund" ? await readReturned(query, snapshot, message) : null;
  return {
    kind,
    draft: guestMail(kind, context, returned),
    to: guest.booker_email,
    reply_to: context.sender.email,
    order_id: order.order_id,
    dedupe_key: keyOf(kind, message),
    attachments: kind === "confirmed" || kind === "cancelled" ? [stayCalendar(context, kind === "cancelled")] : [],
  };
}

async function toStaff(
  query: Query,
  dependencies: MailDependencies,
  snapshot: OrderSnapshot,
  kind: StaffMail,
  message: Message,
): Promise<NewMail> {
  const { order } = snapshot.stored;
  const context = mailContextOf(dependencies, snapshot, snapshot.hotel.main_lang);
  return {
    kind,
    draft: staffMail(kind, context, await readMatter(query, snapshot, kind, message)),
    to: context.sender.email,
    // A reply would quote a link that is for staff only: to write to the guest, staff use the address in the e-mail.
    reply_to: "",
    order_id: order.order_id,
    dedupe_key: keyOf(kind, message),
  };
}

/** The rest of a message's key after order and topic: which of several it is. */
function whichOf({ order_id, topic, dedupe_key }: Message): string {
  return dedupe_key.slice(`${order_id} ${topic} `.length);
}

async function readReturned(query: Query, { hotel, stored }: OrderSnapshot, message: Message): Promise<Returned> {
  const { order_id, refund_amount } = stored.order;
  const found = await readRefundForMail(query, hotel.hotel_id, order_id, whichOf(message));
  return { amount: found?.amount ?? refund_amount, isBack: message.topic === "order.refunded" };
}

async function readMatter(
  query: Query,
  { hotel }: OrderSnapshot,
  kind: StaffMail,
  message: Message,
): Promise<StaffMatter> {
  const { hotel_id } = hotel;
  const { order_id } = message;
  if (kind === "staff_quarantined") return { quarantined: await readQuarantinedForMail(query, hotel_id, order_id) };
  if (kind !== "staff_refund") return {};
  const [, reason = "", number = ""] = /^(.*) (\d+)$/.exec(whichOf(message)) ?? [];
  const transfer_no = Number(number);
  const amount = await readTransferForMail(query, hotel_id, { order_id, reason, transfer_no });
  return { transfer: { reason, transfer_no, amount } };
}
