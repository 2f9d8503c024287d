import { ACCOUNT_MAIL_WORDS } from "#languages/languages.ts";
import { type AccountChange, NOTICE_DAYS } from "#rules/people/account-changes.ts";
import type { Language } from "#rules/text/language.ts";
import type { Draft, Part, Sender } from "#server/mail/draft.ts";

/** A way to open the account has changed. `url`: where "this was not me" leads. */
export function changeMail(
  lang: Language,
  sender: Sender,
  { change, url, facts }: { change: AccountChange; url: string; facts: Part },
): Draft {
  const words = ACCOUNT_MAIL_WORDS[lang].account_changed;
  const what = words.what[change];
  return {
    lang,
    subject: words.subject(sender.name, what),
    preview: words.lead,
    heading: what,
    parts: [
      { kind: "text", text: words.lead },
      facts,
      { kind: "text", text: words.not_me },
      { kind: "button", label: words.button, url },
    ],
    sender,
    closing: [words.days(NOTICE_DAYS)],
  };
}
