/** E-mails about an account: in the look of the lodging whose site the person comes from, else the platform's own. */
import { ACCOUNT_MAIL_WORDS, MAIL_WORDS } from "#languages/languages.ts";
import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import type { Language } from "#rules/text/language.ts";
import type { Account } from "#server/accounts/account-store.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Draft, Sender } from "#server/mail/draft.ts";
import { platformSender } from "#server/mail/platform-sender.ts";
import { senderOf } from "#server/mail/sender.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import type { MailKind } from "#rules/mail/owed-mails.ts";
import { newId } from "#server/orders/ids.ts";

type MailContext = Pick<
  PlatformContext,
  "database" | "layouts" | "originOf" | "platformHost" | "product" | "secrets" | "now"
>;

/** E-mails of the platform belong to no lodging. */
const PLATFORM = 0;

export async function sendAccountMail(
  context: MailContext,
  hotel: Tenant | null,
  { kind, to, lang, draft }: { kind: MailKind; to: string; lang: Language; draft: (sender: Sender) => Draft },
): Promise<void> {
  const hotel_id = hotel?.hotel_id ?? PLATFORM;
  await context.database.forHotel(hotel_id, async (query) => {
    const sender = hotel
      ? senderOf(context, hotel, await readSettings(query, hotel_id), lang)
      : platformSender(context.layouts, context.originOf(context.platformHost), lang);
    const dedupe_key = `${kind} ${newId(context.now)}`;
    await writeMail(
      query,
      hotel_id,
      { kind, draft: draft(sender), to, reply_to: sender.email, order_id: null, dedupe_key },
      context.now,
    );
  });
}

export function sendCodeMail(
  context: MailContext,
  hotel: Tenant | null,
  { to, lang, code }: { to: string; lang: Language; code: string },
): Promise<void> {
  const words = ACCOUNT_MAIL_WORDS[lang].sign_in_code;
  const { minutes } = MAIL_WORDS[lang].captcha;
  return sendAccountMail(context, hotel, {
    kind: "sign_in_code",
    to,
    lang,
    draft: (sender) => ({
      lang,
      subject: words.subject(sender.name),
      preview: `${words.heading} ${code}`,
      heading: words.heading,
      parts: [
        { kind: "text", text: words.lead(sender.name) },
        { kind: "code", code },
        { kind: "text", text: minutes(CODE_LIMITS.minutes) },
      ],
      sender,
      closing: [words.not_you],
    }),
  });
}

export function sendNewDeviceMail(
  context: MailContext,
  hotel: Tenant | null,
  account: Account,
  { browser, network }: { browser: string; network: string },
): Promise<void> {
  const { lang } = account;
  const words = ACCOUNT_MAIL_WORDS[lang].new_device;
  const when = new Intl.DateTimeFormat(lang, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: hotel?.timezone ?? "UTC",
  }).format(context.now);
  const url = `${context.originOf(context.platformHost)}/accounts/account?lang=${lang}`;
  return sendAccountMail(context, hotel, {
    kind: "new_device",
    to: account.email,
    lang,
    draft: (sender) => ({
      lang,
      subject: words.subject(sender.name),
      preview: words.lead,
      heading: words.heading,
      parts: [
        { kind: "text", text: words.lead },
        {
          kind: "facts",
          title: "",
          facts: [
            [words.browser, [browser, network].filter(Boolean).join(" · ")],
            [words.time, when],
          ],
        },
        { kind: "button", label: words.button, url },
      ],
      sender,
      closing: [words.not_you],
    }),
  });
}
