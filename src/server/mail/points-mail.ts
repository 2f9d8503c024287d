import { lodgingWords } from "#languages/lodging-words.ts";
import { expiringDays } from "#rules/money/point-lots.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import type { Language } from "#rules/text/language.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import type { Draft } from "#server/mail/draft.ts";
import { type MailDependencies, pageLink, type Settings } from "#server/mail/links.ts";
import { roomPicture } from "#server/mail/room-picture.ts";
import { senderOf } from "#server/mail/sender.ts";

export type ExpiringPoints = {
  name: string;
  lang: Language;
  /** All the member has. */
  points: number;
  lots: readonly { left_amount: number; expires_at: Date }[];
};

/** The e-mail before points expire: how many on which day, and where they can be spent. There is at least one lot. */
export function pointsMail(
  dependencies: MailDependencies,
  { hotel, settings }: { hotel: Tenant; settings: Settings },
  { name, lang, points, lots }: ExpiringPoints,
): Draft {
  const { greeting, footer, points_expire: words } = lodgingWords(lang, hotel.kind).mail;
  const sender = senderOf(dependencies, hotel, settings, lang);
  const number = new Intl.NumberFormat(lang);
  const count = (amount: number) => number.format(toMajor(amount, hotel.currency));
  const days = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  const day = (date: string) => days.format(new Date(`${date}T00:00:00Z`));
  const expiring = expiringDays(lots, hotel.timezone);
  const first = expiring[0]!;
  const lead = words.lead(sender.name, count(first.points), day(first.expires_on));
  return {
    lang,
    subject: words.subject(sender.name, count(first.points), day(first.expires_on)),
    preview: lead,
    picture: sender.look.isDiscreet
      ? null
      : roomPicture(settings.info.banner_images, dependencies.originOf(hotel.domain), {
          lang,
          main_lang: hotel.main_lang,
          name: sender.name,
        }),
    heading: words.heading,
    parts: [
      ...(name === "" ? [] : [{ kind: "text", text: greeting(name) } as const]),
      { kind: "text", text: lead },
      {
        kind: "facts",
        title: words.title,
        facts: expiring.map(({ expires_on, points: each }) => [words.points(count(each)), day(expires_on)] as const),
      },
      { kind: "text", text: words.balance(count(points), shownMoney(1, hotel.currency, lang)) },
      { kind: "button", label: words.button, url: pageLink(dependencies, hotel, lang, "/member") },
    ],
    sender,
    closing: [...(sender.email === "" ? [] : [footer.reply]), words.why(sender.name)],
  };
}
