/** E-mails about an account: in the look of the lodging whose site the person comes from, else the platform's own. */
import { ACCOUNT_MAIL_WORDS, MAIL_WORDS } from "#languages/languages.ts";
import type { AccountChange } from "#rules/people/account-changes.ts";
import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import type { Language } from "#rules/text/language.ts";
import type { Account } from "#server/accounts/account-store.ts";
import { changeMail } from "#server/accounts/notices/change-mail.ts";
import { type Origin, originFacts } from "#server/accounts/origin-facts.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Query } from "#server/database/connect.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Draft, Sender } from "#server/mail/draft.ts";
import { platformSender } from "#server/mail/platform-sender.ts";
import { senderOf } from "#server/mail/sender.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import type { MailKind } from "#rules/mail/owed-mails.ts";
import { newId } from "#server/orders/ids.ts";

export type MailContext = Pick<
  PlatformContext,
  "layouts" | "originOf" | "platformHost" | "product" | "secrets" | "now"
>;
type SendContext = MailContext & Pick<PlatformContext, "database">;

type AccountMail = { kind: MailKind; to: string; lang: Language; draft: (sender: Sender) => Draft };

/** E-mails of the platform belong to no lodging. */
const PLATFORM = 0;

function sendAccountMail(context: SendContext, hotel: Tenant | null, mail: AccountMail): Promise<void> {
  return context.database.forHotel(hotel?.hotel_id ?? PLATFORM, (query) =>
    writeAccountMail(query, context, hotel, mail),
  );
}

/** In the transaction of what it is about. */
export async function writeAccountMail(
  query: Query,
  context: MailContext,
  hotel: Tenant | null,
  { kind, to, lang, draft }: AccountMail,
): Promise<void> {
  const hotel_id = hotel?.hotel_id ?? PLATFORM;
  const sender = hotel
    ? senderOf(context, hotel, await readSettings(query, hotel_id), lang)
    : platformSender(context.layouts, context.originOf(context.platformHost), lang);
  const dedupe_key = `${kind} ${newId(context.now)}`;
  const written = { kind, draft: draft(sender), to, reply_to: sender.email, order_id: null, dedupe_key };
  await writeMail(query, hotel_id, written, context.now);
}

export function sendCodeMail(
  context: SendContext,
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
  context: SendContext,
  hotel: Tenant | null,
  account: Account,
  origin: Origin,
): Promise<void> {
  const { lang } = account;
  const words = ACCOUNT_MAIL_WORDS[lang].new_device;
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
        originFacts(lang, { ...origin, now: context.now, hotel }),
        { kind: "button", label: words.button, url },
      ],
      sender,
      closing: [words.not_you],
    }),
  });
}

/** `url`: where "this was not me" leads. */
export function sendChangeMail(
  context: SendContext,
  hotel: Tenant | null,
  { email: to, lang }: Pick<Account, "email" | "lang">,
  { change, url, ...origin }: Origin & { change: AccountChange; url: string },
): Promise<void> {
  const facts = originFacts(lang, { ...origin, now: context.now, hotel });
  const draft = (sender: Sender) => changeMail(lang, sender, { change, url, facts });
  return sendAccountMail(context, hotel, { kind: "account_changed", to, lang, draft });
}
