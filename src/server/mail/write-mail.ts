import type { MailKind } from "#rules/mail/owed-mails.ts";
import { headerText, isMailAddress } from "#rules/mail/mail-text.ts";
import { isShadow } from "#rules/orders/rehearsal.ts";
import type { Query } from "#server/database/connect.ts";
import type { MailAttachment } from "#server/database/tables/mail.ts";
import type { Draft } from "#server/mail/draft.ts";
import { addMail } from "#server/mail/mail-store.ts";
import { renderHtml } from "#server/mail/render-html.ts";
import { renderText } from "#server/mail/render-text.ts";
import { newId } from "#server/orders/ids.ts";

export type NewMail = {
  kind: MailKind;
  draft: Draft;
  to: string;
  /** The Reply-To address. */
  reply_to: string;
  order_id: string | null;
  /** The same mail has the same key, however often it is written. */
  dedupe_key: string;
  attachments?: MailAttachment[];
  /** It is not sent after this moment. */
  expires_at?: Date | null;
};

/** Tasks that only these e-mails tell staff about. */
const TASKS: ReadonlySet<MailKind> = new Set([
  "staff_cancel_applied",
  "staff_remittance",
  "staff_refund",
  "staff_quarantined",
]);

/** Stores a mail to be sent. Without a valid address it is not written. */
export async function writeMail(query: Query, hotel_id: number, mail: NewMail, now: Date): Promise<void> {
  const { kind, draft, to, reply_to, order_id, dedupe_key, attachments = [], expires_at = null } = mail;
  if (!isMailAddress(to)) {
    if (TASKS.has(kind) && !isShadow(hotel_id))
      console.error(`ALERT lodging ${hotel_id} has no address: nobody is told of ${kind}`);
    return;
  }
  await addMail(query, hotel_id, {
    mail_id: newId(now),
    dedupe_key,
    kind,
    order_id,
    lang: draft.lang,
    from_name: headerText(draft.sender.name),
    reply_to: isMailAddress(reply_to) ? reply_to : "",
    to,
    subject: headerText(draft.subject),
    html: renderHtml(draft),
    text: renderText(draft),
    attachments,
    next_at: now,
    expires_at,
    created_at: now,
  });
}
