import { MAIL_WORDS } from "#languages/languages.ts";
import { CAPTCHA_MINUTES } from "#rules/guests/captcha.ts";
import type { Language } from "#rules/text/language.ts";
import type { Draft, Sender } from "#server/mail/draft.ts";

/** The e-mail with a code that shows a contact is one's own. */
export function codeMail(lang: Language, sender: Sender, code: string): Draft {
  const words = MAIL_WORDS[lang].captcha;
  return {
    lang,
    subject: words.subject(sender.name),
    preview: `${words.heading} ${code}`,
    heading: words.heading,
    parts: [
      { kind: "text", text: words.lead(sender.name) },
      { kind: "code", code },
      { kind: "text", text: words.minutes(CAPTCHA_MINUTES) },
    ],
    sender,
    closing: [words.not_you],
  };
}
