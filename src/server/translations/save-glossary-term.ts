import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/translations.ts";
import type { Texts } from "#rules/text/language.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { newId } from "#server/orders/ids.ts";
import { listTerms, putTerm } from "#server/translations/translation-store.ts";

/** A house has a few dozen names of its own. */
const MOST = 500;

const withoutEmpty = (terms: Texts): Texts =>
  Object.fromEntries(Object.entries(terms).filter(([, term]) => term !== ""));

export function saveGlossaryTerm(
  { body }: HandlerInput<typeof contract.saveGlossaryTerm>,
  { hotel: { hotel_id, main_lang }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.saveGlossaryTerm>> {
  const terms = withoutEmpty(body.terms);
  // Texts are searched for the name in the main language.
  const name = terms[main_lang];
  if (name === undefined) throw new Refusal("INVALID_INPUT", ["terms"]);
  return query(async (query) => {
    const known = await listTerms(query, hotel_id);
    const before = known.find(({ term_id }) => term_id === body.term_id);
    const isTaken = known.some((each) => each !== before && each.terms[main_lang] === name);
    if (isTaken) throw new Refusal("TERM_TAKEN", ["terms"]);
    if (!before && known.length >= MOST) throw new Refusal("TOO_MANY_REQUESTS");
    const term_id = body.term_id ?? newId(now);
    await putTerm(query, hotel_id, term_id, terms, now);
    const change = { term_id, before: before?.terms ?? null, after: terms };
    const actor = `staff:${person.account_id}`;
    await appendAudit(query, hotel_id, null, { at: now, actor, action: "glossary.saved", changes: [change] });
    return { term_id };
  });
}
