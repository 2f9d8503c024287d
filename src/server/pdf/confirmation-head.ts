/** The upper half of a confirmation: lodging, status, dates and guest. */
import { GUEST_WORDS } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { countryName } from "#rules/guests/countries.ts";
import { hourFrom } from "#rules/guests/questions.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { shownCode } from "#rules/orders/short-code.ts";
import { sum } from "#rules/money/money.ts";
import { divider, factsInThirds, type Making, panel } from "#server/pdf/confirmation-parts.ts";
import { ACCENT, NAME_STYLES, STYLES, THIRDS, WIDTH } from "#server/pdf/look.ts";
import { drawQrMark } from "#server/pdf/qr-mark.ts";
import { PAGE, space } from "#server/pdf/sheet.ts";

const QR = 80;
/** What is left of the QR code and its caption. */
const BESIDE = { x: PAGE.left, width: THIRDS[1]!.x + THIRDS[1]!.width - PAGE.left };

/** The lodging's name, as large as its length allows. */
export function placeHead(making: Making): void {
  const { sheet, facts, words, formats } = making;
  const { hotel_name, upper_name } = facts.lodging;
  const names = NAME_STYLES.map((style) => sheet.set(hotel_name, style, BESIDE.width));
  const write = (lines: ReturnType<typeof sheet.set>, kind: string) =>
    sheet.strips([{ ...BESIDE, lines, tag: sheet.tag(kind) }]);
  sheet.place([
    ...write(sheet.set(upper_name === hotel_name ? "" : upper_name, STYLES.upper_name, BESIDE.width), "P"),
    ...write(names.find((lines) => lines.length <= 2) ?? names.at(-1)!, "P"),
    space(9),
    ...write(sheet.set(words.title, STYLES.title, BESIDE.width), "H1"),
    space(5),
    // The code is what a guest says or types; the number is there for those who ask for it.
    ...factsInThirds(making, [
      { label: words.order_code, value: shownCode(facts.short_code), style: STYLES.code },
      {
        label: words.order_number,
        value: facts.order_doc,
        style: STYLES.small,
        note: `${words.issued} ${formats.moment(facts.issued_at)}`,
      },
    ]),
  ]);
  drawCorner(making);
  sheet.place([space(Math.max(0, PAGE.top + QR + 22 - sheet.top()))]);
}

/** The way to the order, in the corner of the first page. */
function drawCorner({ sheet, facts, words }: Making): void {
  drawQrMark(sheet, facts.order_url, words.qr_code(facts.order_doc), PAGE.right - QR, PAGE.top + 4, QR);
  const caption = {
    ...THIRDS[2]!,
    align: "right",
    lines: sheet.set(words.scan, STYLES.margin, THIRDS[2]!.width),
  } as const;
  let at = PAGE.top + QR + 8;
  for (const strip of sheet.strips([{ ...caption, tag: sheet.tag("P") }])) {
    strip.draw(at);
    at += strip.height;
  }
}

export function placeStatus(making: Making): void {
  const { sheet, facts, words } = making;
  const column = { x: PAGE.left + 14, width: WIDTH - 28 };
  const line = (text: string, style: typeof STYLES.status) =>
    sheet.strips([{ ...column, lines: sheet.set(text, style, column.width), tag: sheet.tag("P") }]);
  sheet.place([
    space(8),
    sheet.rule(ACCENT, 1.2),
    space(9),
    panel(
      making,
      [
        ...line(words.status[facts.status], STYLES.status),
        ...line(paymentOf(making), STYLES.text),
        ...(facts.is_demonstration
          ? line(lodgingWords(facts.lang, facts.hotel_kind).interface.test_booking, STYLES.text)
          : []),
      ],
      9,
    ),
    space(11),
  ]);
}

/** What has been paid, and what is due when. */
function paymentOf({ facts, words, formats }: Making): string {
  const { paid, left, status, check_in_day } = facts;
  const [amount, day] = [formats.money(left), formats.day(check_in_day)];
  if (left === 0) return words.paid_in_full;
  // After the arrival the guest is not asked to pay on arrival.
  if (status === "checked_in" || status === "checked_out") return words.still_owed(amount);
  return paid > 0 ? words.paid_in_part(formats.money(paid), amount, day) : words.paid_on_arrival(amount, day);
}

export function placeStay(making: Making): void {
  const { sheet, facts, words, formats } = making;
  const { checkin_start_time: from, checkin_end_time: until, checkout_time } = facts.lodging;
  const { check_in, check_out } = lodgingWords(facts.lang, facts.hotel_kind).interface;
  const nights = nightsBetween(facts.check_in_day, facts.check_out_day);
  const rooms = sum(facts.lines.map(({ num }) => num));
  const people =
    facts.children_count > 0
      ? words.adults_and_children(facts.adults_count, facts.children_count)
      : words.adults(facts.adults_count);
  const arrival = until === "" || until <= from ? words.from_hour(from) : words.between_hours(from, until);
  const day = (label: string, of: string, hours: string, more: string[] = []) => ({
    label,
    value: formats.day(of),
    style: STYLES.day,
    note: [words.on_weekday(formats.weekday(of), hours), ...more].join(" · "),
  });
  const expected = hourFrom(facts.arrival_time);
  const said = expected === "" ? [] : [`${GUEST_WORDS[facts.lang].questions.arrival_time} ${expected}`];
  sheet.place([
    ...factsInThirds(making, [
      day(check_in, facts.check_in_day, arrival, said),
      day(check_out, facts.check_out_day, words.until_hour(checkout_time)),
      { label: words.stay, value: words.nights_and_rooms(nights, rooms), style: STYLES.day, note: people },
    ]),
    ...divider(making),
  ]);
}

export function placeBooker(making: Making): void {
  const { sheet, facts, words } = making;
  const residence = countryName(facts.residence_country, facts.lang);
  sheet.place([
    ...factsInThirds(making, [
      { label: words.booker, value: facts.booker_name, style: STYLES.strong, note: residence },
      { label: words.booker_phone, value: facts.booker_phone },
      { label: words.booker_email, value: facts.booker_email },
      { label: words.company_name, value: facts.company_name },
      { label: words.company_number, value: facts.company_reg_number },
    ]),
    ...divider(making),
  ]);
}
