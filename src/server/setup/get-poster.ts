import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/setup.ts";
import { STUDIO_WORDS } from "#languages/languages.ts";
import { accentIn, isReadableAccent } from "#rules/site/accent.ts";
import { pageAddress } from "#rules/site/address.ts";
import { textIn } from "#rules/text/language.ts";
import { dayAt } from "#rules/time/day.ts";
import { FileAnswer } from "#server/calls/file-answer.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { printPoster } from "#server/pdf/poster.ts";
import { whenPrintingFor } from "#server/proof/printing.ts";

const PAPER = { bg: "#ffffff", surface: "#ffffff" };

/** In the site's own language, which its guests read, or in another one that the site has. */
export async function getPoster(
  { query: { poster_lang } }: HandlerInput<typeof contract.getPoster>,
  { hotel, now, query, originOf, product, keep }: RequestContext<PersonOf<"staff">>,
): Promise<FileAnswer> {
  const { hotel_id, main_lang, support_lang, domain } = hotel;
  const lang = poster_lang && support_lang.includes(poster_lang) ? poster_lang : main_lang;
  const { hotel_name, info, options } = await query((query) => readSettings(query, hotel_id));
  const accent = accentIn(options);
  const name = textIn(hotel_name, lang, main_lang).text;
  // The same poster all day: nothing in it tells when it was fetched, and who asks again gets the one that was made.
  const day = dayAt(now, hotel.timezone);
  const print = () =>
    printPoster({
      lang,
      name,
      url: originOf(domain) + pageAddress(product, lang, "/"),
      phone: info.phone,
      address: textIn(info.address, lang, main_lang).text,
      accent: isReadableAccent(PAPER, accent) ? accent : "",
      made_at: new Date(`${day}T00:00:00Z`),
    });
  const { bytes } = await keep(
    `poster ${lang} ${day}`,
    () => whenPrintingFor(hotel_id, print),
    (made) => made.bytes.byteLength,
  );
  return new FileAnswer(bytes, "application/pdf", STUDIO_WORDS[lang].poster.file_name(name));
}
