/** The e-mail or text message with a code. */
import { MAIL_WORDS } from "#languages/languages.ts";
import { CAPTCHA_MINUTES } from "#rules/guests/captcha.ts";
import { headerText } from "#rules/mail/mail-text.ts";
import type { Query } from "#server/database/connect.ts";
import { toE164 } from "#server/guests/to-e164.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { codeMail } from "#server/mail/code-mail.ts";
import { addMail } from "#server/mail/mail-store.ts";
import { senderOf } from "#server/mail/sender.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import { newId } from "#server/orders/ids.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function writeCode(
  query: Query,
  context: RequestContext,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  code: string,
): Promise<void> {
  const { hotel, lang, now } = context;
  const { hotel_id } = hotel;
  const words = MAIL_WORDS[lang].captcha;
  const sender = senderOf(context, hotel, await readSettings(query, hotel_id), lang);
  const mail_id = newId(now);
  const dedupe_key = `captcha ${mail_id}`;
  if (email === undefined) {
    await addMail(query, hotel_id, {
      mail_id,
      dedupe_key,
      kind: "captcha_sms",
      lang,
      from_name: headerText(sender.name),
      to: toE164(phone ?? "", hotel.country),
      subject: words.subject(headerText(sender.name)),
      html: "",
      text: words.text_message(headerText(sender.name), code, CAPTCHA_MINUTES),
      next_at: now,
      created_at: now,
    });
    return;
  }
  const draft = codeMail(lang, sender, code);
  const mail = { kind: "captcha" as const, draft, to: email, reply_to: sender.email, order_id: null, dedupe_key };
  await writeMail(query, hotel_id, mail, now);
}
