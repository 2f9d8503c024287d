import type { CallAnswer } from "#contract/call.ts";
import type * as contract from "#contract/site-drafts.ts";
import { PRESENT } from "#rules/content/content-fields.ts";
import { missingTexts } from "#rules/content/missing-texts.ts";
import { differencesOf, fieldKey, recordKey } from "#rules/content/site-content.ts";
import { mayDo } from "#rules/people/staff-roles.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readDraft } from "#server/drafts/read-draft.ts";
import { findSchedule } from "#server/drafts/schedule-store.ts";
import { lastVersion } from "#server/drafts/version-store.ts";
import { readTeamNames } from "#server/staff/read-team-names.ts";
import { readLanguages } from "#server/translations/read-languages.ts";
import { shownMarks } from "#server/translations/shown-marks.ts";

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function getSiteDraft(
  _input: unknown,
  { hotel: { hotel_id }, person, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.getSiteDraft>> {
  return query(async (query) => {
    const draft = await readDraft(query, hotel_id);
    const { content, archived, changes, after, main_lang, support_lang } = draft;
    const names = await readTeamNames(query, hotel_id);
    const scheduled = await findSchedule(query, hotel_id);
    const version = await lastVersion(query, hotel_id);
    const { least_share, marks, wanted, toPublish } = await readLanguages(query, hotel_id, draft);
    const written = new Map(changes.map((change) => [fieldKey(change), change]));
    const shown = new Set(after.map(recordKey));
    return {
      main_lang,
      support_lang,
      may_publish: mayDo(person.role, "publish", person.may_publish),
      records: after,
      archived: [...archived, ...content].filter((each) => !shown.has(recordKey(each))),
      changes: differencesOf(content, after).flatMap((difference) => {
        // A new record's fields that nobody has written came with the record.
        const change =
          written.get(fieldKey(difference)) ?? written.get(fieldKey({ ...difference, field: PRESENT, lang: "" }));
        if (!change) return [];
        const { changed_by, changed_at } = change;
        return [{ ...difference, changed_by: names.get(changed_by) ?? "", changed_timestamp: seconds(changed_at) }];
      }),
      missing: missingTexts(after, main_lang),
      marks: shownMarks(after, marks, main_lang, names),
      least_share,
      held_back: wanted.filter((lang) => !toPublish.includes(lang)),
      version: version?.version ?? 0,
      scheduled: scheduled && {
        publish_timestamp: seconds(scheduled.publish_at),
        note: scheduled.note,
        scheduled_by: names.get(scheduled.scheduled_by) ?? "",
        failure: scheduled.failure,
      },
    };
  });
}
