import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/translations.ts";
import { isTextField } from "#rules/content/content-fields.ts";
import { fieldKey, recordKey, valueIn } from "#rules/content/site-content.ts";
import { isEmptyText } from "#rules/content/translations.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockDraft } from "#server/drafts/lock-draft.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { putMarks } from "#server/translations/translation-store.ts";

type Text = HandlerInput<typeof contract.markTranslations>["body"]["texts"][number];

const nameOf = ({ record, record_id, field, lang }: Text) => ({ record, record_id, field, lang });

/** A person has read these two texts: only of these something is said. */
export function markTranslations(
  { body: { mark, texts } }: HandlerInput<typeof contract.markTranslations>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.markTranslations>> {
  return query(async (query) => {
    await lockDraft(query, hotel_id);
    const { after, main_lang } = await readDraft(query, hotel_id);
    const records = new Map(after.map((each) => [recordKey(each), each]));
    const isAsSeen = ({ source, target, ...name }: Text): boolean => {
      const { fields } = records.get(recordKey(name)) ?? {};
      if (!fields || name.lang === main_lang || !isTextField(name.record, name.field) || isEmptyText(target))
        return false;
      return valueIn(fields, name) === target && valueIn(fields, { ...name, lang: main_lang }) === source;
    };
    const seen = [...new Map(texts.filter(isAsSeen).map((each) => [fieldKey(each), each])).values()];
    const said = { mark, marked_by: person.account_id, marked_at: now };
    await putMarks(
      query,
      hotel_id,
      seen.map((each) => ({ ...each, ...said })),
    );
    if (seen.length > 0) {
      const changes = seen.map((each) => ({ ...nameOf(each), after: mark }));
      const actor = `staff:${person.account_id}`;
      await appendAudit(query, hotel_id, null, { at: now, actor, action: "translations.marked", changes });
    }
    const changed = texts.filter((each) => !isAsSeen(each)).map(nameOf);
    return { marked: seen.length, changed };
  });
}
