/** The booking confirmation: one A4 page, or more where an order has many lines. */
import { lodgingWords } from "#languages/lodging-words.ts";
import { cleanLine } from "#server/pdf/clean-text.ts";
import { placeAccount } from "#server/pdf/confirmation-account.ts";
import type { ConfirmationFacts } from "#server/pdf/confirmation-facts.ts";
import { placeBooker, placeHead, placeStatus, placeStay } from "#server/pdf/confirmation-head.ts";
import { placeLodging, placeRequests } from "#server/pdf/confirmation-terms.ts";
import { formatsFor } from "#server/pdf/formats.ts";
import { STYLES } from "#server/pdf/look.ts";
import { createSheet, type Printed } from "#server/pdf/sheet.ts";

export function printConfirmation(facts: ConfirmationFacts): Promise<Printed> {
  const words = lodgingWords(facts.lang, facts.hotel_kind).proof;
  const lodging = cleanLine(facts.lodging.hotel_name);
  const title = words.document_title(lodging, facts.order_doc);
  const sheet = createSheet(
    { lang: facts.lang, title, author: lodging, made_at: facts.issued_at },
    { foot: title, pageOf: words.page_of, style: STYLES.margin },
  );
  const formats = formatsFor(facts.lang, facts.currency, facts.timezone);
  const making = { sheet, facts, words, formats };
  placeHead(making);
  placeStatus(making);
  placeStay(making);
  placeBooker(making);
  placeAccount(making);
  placeRequests(making);
  placeLodging(making);
  return sheet.finish();
}
