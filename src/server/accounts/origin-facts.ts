import { ACCOUNT_MAIL_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import type { Part } from "#server/mail/draft.ts";

export type Origin = { browser: string; network: string };

/** From where and when something was done with an account, as an e-mail tells it: at the lodging's time, else in universal time. */
export function originFacts(
  lang: Language,
  { browser, network, now, hotel }: Origin & { now: Date; hotel: { timezone: string } | null },
): Extract<Part, { kind: "facts" }> {
  const words = ACCOUNT_MAIL_WORDS[lang].new_device;
  const day = { year: "numeric", month: "long", day: "numeric" } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const when = new Intl.DateTimeFormat(lang, { ...day, ...time, timeZone: hotel?.timezone ?? "UTC" }).format(now);
  return {
    kind: "facts",
    title: "",
    facts: [
      [words.browser, [browser, network].filter(Boolean).join(" · ")],
      [words.time, hotel ? when : `${when} UTC`],
    ],
  };
}
