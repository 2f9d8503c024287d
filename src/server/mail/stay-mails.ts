/** What the guest is written around the stay: three days before, on the day of arrival, and afterwards. */
import { lodgingWords } from "#languages/lodging-words.ts";
import type { StayMail } from "#rules/mail/stay-mails.ts";
import { plainLines } from "#rules/text/plain-lines.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { textIn } from "#rules/text/language.ts";
import { sanitiseRichText } from "#server/content/rich-text.ts";
import type { Part } from "#server/mail/draft.ts";
import {
  type Body,
  cancelling,
  moneySentence,
  orderLink,
  proofLink,
  restLink,
  text,
} from "#server/mail/guest-parts.ts";
import type { MailContext } from "#server/mail/mail-context.ts";
import { orderFacts, stayPart } from "#server/mail/order-facts.ts";
import { reservationData } from "#server/mail/reservation-data.ts";

export const STAY_BODIES: Record<StayMail, (context: MailContext) => Body> = {
  before_arrival(context) {
    const { words, sender, view, day, links } = context;
    const { subject, heading, lead } = words.stays.before_arrival;
    const arrival = day(view.check_in_day);
    return {
      subject: subject(sender.name, arrival),
      heading,
      lead: lead(sender.name, arrival),
      parts: [
        text(moneySentence(context)),
        { kind: "button", label: words.buttons.order, url: links.order },
        orderFacts(context, { afterSums: [...restLink(context), ...proofLink(context)] }),
        ...otherOrders(context),
        ...houseNotes(context),
        ...cancelling(context),
      ],
      data: reservationData(context, "confirmed"),
    };
  },
  arrival_day(context) {
    const { words, sender, hotel, place, links } = context;
    const { subject, heading, lead } = words.stays.arrival_day;
    const main =
      place.map === null
        ? { label: words.buttons.order, url: links.order }
        : { label: words.stays.place.map, url: place.map };
    return {
      subject: subject(sender.name),
      heading,
      lead: lead(sender.name, hotel.checkin_start_time),
      parts: [
        text(moneySentence(context)),
        { kind: "button", ...main },
        orderFacts(context, { afterSums: proofLink(context) }),
        ...orderLink(context),
        ...otherOrders(context),
        ...houseNotes(context),
      ],
      data: reservationData(context, "confirmed"),
    };
  },
  after_stay(context) {
    const { words, sender, links } = context;
    const { subject, heading, lead, feedback, again } = words.stays.after_stay;
    return {
      subject: subject(sender.name),
      heading,
      lead: lead(sender.name),
      // No amounts: what was paid on arrival may not have been recorded.
      parts: [
        ...(sender.email === "" ? [] : [text(feedback)]),
        text(again),
        { kind: "button", label: words.stays.buttons.next_stay, url: links.again },
        stayPart(context, true),
        ...orderLink(context),
        ...otherOrders(context),
      ],
    };
  },
};

/** What else the guest has booked for these days. */
const otherOrders = ({ words, others }: MailContext): Part[] =>
  others.flatMap(({ view, link }): Part[] => {
    const rooms = view.orders.map((line) => words.values.rooms(line.room_class_name, line.num));
    const code = shownCode(view.short_code);
    return [
      { kind: "section", title: words.stays.other_order, text: [code, ...rooms].join("\n") },
      { kind: "link", label: `${words.buttons.order} (${code})`, url: link },
    ];
  });

/** What the lodging wants its guests to know, as lines of text. */
function houseNotes({ settings, lang, hotel }: MailContext): Part[] {
  const notice = textIn(settings.info.customer_notice, lang, hotel.main_lang).text;
  const items = plainLines(sanitiseRichText(notice));
  return items.length === 0
    ? []
    : [{ kind: "list", title: lodgingWords(lang, hotel.kind).interface.customer_notice, items }];
}
