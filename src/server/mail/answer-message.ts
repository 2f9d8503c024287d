/** The letters that one message owes, written in one transaction with the word that it is done. */
import { lettersFor, type GuestLetter, type LetterKind, STAFF_LETTERS, type StaffLetter } from "#rules/mail/letters.ts";
import type { Query } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { guestLetter, type Returned } from "#server/mail/guest-letters.ts";
import type { Desk } from "#server/mail/links.ts";
import { hasMail } from "#server/mail/mail-store.ts";
import { type Message, settleMessage } from "#server/mail/outbox-store.ts";
import { sceneOf, type Told } from "#server/mail/scene.ts";
import { staffLetter, type StaffMatter } from "#server/mail/staff-letters.ts";
import { stayCalendar } from "#server/mail/stay-calendar.ts";
import { type Letter, writeLetter } from "#server/mail/write-letter.ts";
import { readOrderForLetter, readRefundForLetter } from "#server/orders/read-for-letter.ts";
import { readQuarantinedForLetter, readTransferForLetter } from "#server/payments/read-for-letter.ts";

/** Nobody knows what to write about this: trying again would not help. */
export class UnknownTopic extends Error {}

/** An order is confirmed once, and the lodging hears of it once, whichever message says so. */
const ONCE: ReadonlySet<LetterKind> = new Set(["confirmed", "staff_new_order"]);
const keyOf = (kind: LetterKind, { order_id, dedupe_key }: Message) =>
  ONCE.has(kind) ? `${order_id} ${kind}` : `${dedupe_key} ${kind}`;

const isForStaff = (kind: LetterKind): kind is StaffLetter => STAFF_LETTERS.includes(kind as StaffLetter);

/** False where somebody else has taken it over meanwhile. */
export async function answerMessage(
  query: Query,
  desk: Desk,
  hotel: Tenant,
  message: Message,
  now: Date,
): Promise<boolean> {
  const { hotel_id } = hotel;
  const stored = await readOrderForLetter(query, hotel_id, message.order_id);
  const { state, pay_way, pay_amount } = stored.order;
  const isToldConfirmed = await hasMail(query, hotel_id, keyOf("confirmed", message));
  const hasNumber = Boolean(stored.attempt?.instructions);
  const kinds = lettersFor(message.topic, { state, pay_way, pay_amount, isToldConfirmed, hasNumber });
  if (kinds === null) throw new UnknownTopic(`nobody knows the topic ${message.topic}`);
  // Before anything is written: whoever has taken it over writes it.
  if (!(await settleMessage(query, hotel_id, message, { state: "done" }))) return false;
  if (kinds.length === 0) return true;
  const told = { hotel, settings: await readSettings(query, hotel_id), stored, now };
  for (const kind of kinds) {
    // A guest whose data was erased has no address any more.
    if (!isForStaff(kind) && stored.guest.booker_email === "") continue;
    const letter = isForStaff(kind)
      ? await toStaff(query, desk, told, kind, message)
      : await toGuest(query, desk, told, kind, message);
    await writeLetter(query, hotel_id, letter, now);
  }
  return true;
}

async function toGuest(query: Query, desk: Desk, told: Told, kind: GuestLetter, message: Message): Promise<Letter> {
  const { order, guest } = told.stored;
  const scene = sceneOf(desk, told, order.lang);
  const returned = kind === "refund" ? await readReturned(query, told, message) : null;
  return {
    kind,
    draft: guestLetter(kind, scene, returned),
    to: guest.booker_email,
    reply_to: scene.sender.email,
    order_id: order.order_id,
    dedupe_key: keyOf(kind, message),
    attachments: kind === "confirmed" || kind === "cancelled" ? [stayCalendar(scene, kind === "cancelled")] : [],
  };
}

async function toStaff(query: Query, desk: Desk, told: Told, kind: StaffLetter, message: Message): Promise<Letter> {
  const { order } = told.stored;
  const scene = sceneOf(desk, told, told.hotel.main_lang);
  return {
    kind,
    draft: staffLetter(kind, scene, await readMatter(query, told, kind, message)),
    to: scene.sender.email,
    // An answer would carry a link along that is staff's alone: whoever writes to the guest takes the address in the letter.
    reply_to: "",
    order_id: order.order_id,
    dedupe_key: keyOf(kind, message),
  };
}

/** What a message's key says besides order and topic: which of several it is. */
function whichOf({ order_id, topic, dedupe_key }: Message): string {
  return dedupe_key.slice(`${order_id} ${topic} `.length);
}

async function readReturned(query: Query, { hotel, stored }: Told, message: Message): Promise<Returned> {
  const { order_id, refund_amount } = stored.order;
  const found = await readRefundForLetter(query, hotel.hotel_id, order_id, whichOf(message));
  return { amount: found?.amount ?? refund_amount, isBack: message.topic === "order.refunded" };
}

async function readMatter(query: Query, { hotel }: Told, kind: StaffLetter, message: Message): Promise<StaffMatter> {
  const { hotel_id } = hotel;
  const { order_id } = message;
  if (kind === "staff_quarantined") return { quarantined: await readQuarantinedForLetter(query, hotel_id, order_id) };
  if (kind !== "staff_refund") return {};
  const [, reason = "", number = ""] = /^(.*) (\d+)$/.exec(whichOf(message)) ?? [];
  const transfer_no = Number(number);
  const amount = await readTransferForLetter(query, hotel_id, { order_id, reason, transfer_no });
  return { transfer: { reason, transfer_no, amount } };
}
