/** The lower end of a confirmation: invoices, what a cancellation costs, what the guest asked for, and the lodging itself. */
import { lodgingWords } from "#languages/lodging-words.ts";
import { cleanParagraphs } from "#server/pdf/clean-text.ts";
import { divider, factsInThirds, heading, heightOf, type Making, paragraph } from "#server/pdf/confirmation-parts.ts";
import { NOTES, STYLES, WHOLE } from "#server/pdf/look.ts";
import { PAGE, space, type Strip } from "#server/pdf/sheet.ts";

/** Short enough to fit beside the totals. */
export function termsOf(making: Making): Strip[] {
  const { facts, words } = making;
  const invoices = facts.invoices.map(({ number }) => number).join(", ");
  const paragraphs = (text: string) => text.split("\n").flatMap((each) => paragraph(making, each, STYLES.text, NOTES));
  const part = (title: string, text: string) =>
    text === "" ? [] : [...heading(making, title, NOTES), ...paragraphs(text), space(8)];
  return [...part(words.cancellation, facts.cancel_rule), ...part(words.invoices, invoices)];
}

/** Whatever its length: a guest may have written pages. */
export function placeRequests(making: Making): void {
  const { facts, words, sheet } = making;
  const [first, ...others] = [
    ...cleanParagraphs(facts.memo),
    ...facts.lines.flatMap(({ room_class_name, memo }) =>
      cleanParagraphs(memo).map((request) => words.room_request(room_class_name, request)),
    ),
  ];
  if (first === undefined) return;
  // A heading is never alone at the foot of a page.
  sheet.place([space(8), ...heading(making, words.requests, WHOLE), ...paragraph(making, first, STYLES.text, WHOLE)]);
  for (const text of others) sheet.place(paragraph(making, text, STYLES.text, WHOLE));
}

/** The space above it and one line. */
const FAREWELL = 9 + STYLES.heading.size * 2;

/** At the foot of the last page. */
export function placeLodging(making: Making): void {
  const { sheet, facts, words } = making;
  const { lodging } = facts;
  const labels = lodgingWords(facts.lang, facts.hotel_kind).interface;
  const strips = [
    ...divider(making),
    ...heading(making, words.lodging, WHOLE),
    space(3),
    ...factsInThirds(making, [
      { label: labels.address, value: lodging.address, style: STYLES.text },
      { label: labels.phone, value: lodging.phone, style: STYLES.text },
      { label: labels.email, value: lodging.email, style: STYLES.text },
      { label: labels.registration_name, value: lodging.registration_name, style: STYLES.text },
      { label: labels.unified_business_number, value: lodging.unified_business_number, style: STYLES.text },
      { label: labels.business_registration, value: lodging.business_registration, style: STYLES.text },
    ]),
  ];
  const room = PAGE.bottom - sheet.top() - heightOf(strips);
  // A greeting alone is no reason for another page.
  if (room < 0 || room >= FAREWELL) strips.push(space(9), ...paragraph(making, words.farewell, STYLES.heading, WHOLE));
  const left = PAGE.bottom - sheet.top() - heightOf(strips);
  sheet.place([...(left > 0 ? [space(left)] : []), ...strips]);
}
