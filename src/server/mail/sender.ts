import { lodgingWords } from "#languages/lodging-words.ts";
import { type Language, textIn } from "#rules/text/language.ts";
import { headerText, isMailAddress } from "#rules/mail/mail-text.ts";
import { shownName } from "#rules/site/discretion.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { type Sender, filledFacts } from "#server/mail/draft.ts";
import { lookOf } from "#server/mail/mail-look.ts";
import { type MailDependencies, pageLink, type Settings } from "#server/mail/links.ts";

/** The lodging as sender, in the reader's language. */
export function senderOf(dependencies: MailDependencies, hotel: Tenant, settings: Settings, lang: Language): Sender {
  const { upper_name, hotel_name, info } = settings;
  const { interface: words, mail } = lodgingWords(lang, hotel.kind);
  const { labels } = mail;
  const text = (texts: Parameters<typeof textIn>[0]) => textIn(texts, lang, hotel.main_lang).text;
  const email = isMailAddress(info.email) ? info.email : "";
  const look = lookOf(dependencies.layouts, settings, dependencies.originOf(hotel.domain), lang);
  const names = { upper_name: text(upper_name), hotel_name: text(hotel_name) };
  return {
    name: headerText(shownName(look, names)),
    url: pageLink(dependencies, hotel, lang, "/"),
    contact: filledFacts([
      [labels.phone, info.phone],
      [labels.email, email],
      [labels.address, text(info.address)],
    ]),
    email,
    look,
    notice: hotel.is_demo ? words.test_booking : "",
  };
}
