import { ATTACHMENT_WORDS } from "#languages/languages.ts";
import { calendarFile } from "#rules/booking/calendar-file.ts";
import { rideEntries } from "#rules/rail/ride-entries.ts";
import { textIn } from "#rules/text/language.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { cleanText } from "#rules/mail/mail-text.ts";
import type { MailAttachment } from "#server/database/tables/mail.ts";
import type { MailContext } from "#server/mail/mail-context.ts";

/** The stay and its trains for the guest's calendar; a cancelled one takes its entries back. */
export function stayCalendar(context: MailContext, is_cancelled: boolean): MailAttachment {
  const { view, stored, sender, settings, hotel, lang, words, links, now } = context;
  const { entry, entry_pnr, station } = ATTACHMENT_WORDS[lang].tickets;
  const rooms = view.orders.map((line) => words.values.rooms(line.room_class_name, line.num));
  const rides = rideEntries(stored.rail, {
    lang,
    domain: hotel.domain,
    url: links.order,
    made_at: now,
    title: entry,
    pnr: entry_pnr,
    place: station,
  });
  const content = calendarFile({
    made_at: now,
    is_cancelled,
    entries: [
      {
        uid: `${view.order_doc}@${hotel.domain}`,
        // An order is confirmed once and cancelled once.
        sequence: is_cancelled ? 1 : 0,
        starts_at: new Date(view.check_in_timestamp * 1000),
        ends_at: new Date(view.check_out_timestamp * 1000),
        title: cleanText(sender.name),
        place: cleanText(textIn(settings.info.address, lang, hotel.main_lang).text),
        text: cleanText([`${words.stays.labels.order_code} ${shownCode(view.short_code)}`, ...rooms].join("\n")),
        url: links.order,
        is_cancelled,
      },
      // Tickets go back with a cancelled order.
      ...rides.map((ride) => (is_cancelled ? { ...ride, is_cancelled } : ride)),
    ],
  });
  const method = is_cancelled ? "CANCEL" : "PUBLISH";
  return {
    filename: `${view.order_doc}.ics`,
    content_type: `text/calendar; charset=utf-8; method=${method}`,
    content,
  };
}
