/** Writes an order's e-mail to its guest once more, as the order is now. */
import type { GuestMail } from "#rules/mail/owed-mails.ts";
import type { Query } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { guestMail } from "#server/mail/guest-mails.ts";
import type { MailDependencies } from "#server/mail/links.ts";
import { mailContextOf } from "#server/mail/mail-context.ts";
import { hasMail } from "#server/mail/mail-store.ts";
import { stayCalendar } from "#server/mail/stay-calendar.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import type { StoredOrder } from "#server/orders/read-for-mail.ts";
import { readRoomPhotos } from "#server/rooms/read-room-photos.ts";

/** Nobody's mailbox is filled by a nervous finger. */
const PAUSE_MS = 60_000;

type Resending = { hotel: Tenant; stored: StoredOrder; kind: GuestMail; now: Date };

/** The caller has locked the order. False: it was sent within this minute. */
export async function resendOrderMail(
  query: Query,
  dependencies: MailDependencies,
  { hotel, stored, kind, now }: Resending,
): Promise<boolean> {
  const { hotel_id } = hotel;
  const { order, guest, lines } = stored;
  const dedupe_key = `${order.order_id} resent ${Math.floor(now.getTime() / PAUSE_MS)}`;
  if (await hasMail(query, hotel_id, dedupe_key)) return false;
  const photos = await readRoomPhotos(
    query,
    hotel_id,
    lines.map(({ room_class_id }) => room_class_id),
  );
  const snapshot = { hotel, settings: await readSettings(query, hotel_id), stored, photos, now };
  const context = mailContextOf(dependencies, snapshot, order.lang);
  const mail = {
    kind,
    draft: guestMail(kind, context, null),
    to: guest.booker_email,
    reply_to: context.sender.email,
    order_id: order.order_id,
    dedupe_key,
    attachments: kind === "confirmed" ? [stayCalendar(context, false)] : [],
  };
  await writeMail(query, hotel_id, mail, now);
  return true;
}
