import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-versions.ts";
import { NAME_FIELDS } from "#rules/content/content-fields.ts";
import { type ContentRecord, differencesOf, recordKey } from "#rules/content/site-content.ts";
import { textIn, type Texts } from "#rules/text/language.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { readContent } from "#server/drafts/content-store.ts";
import { shownVersion } from "#server/drafts/shown-version.ts";
import { findVersion, lastVersion } from "#server/drafts/version-store.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readTeamNames } from "#server/staff/read-team-names.ts";

export function getSiteVersion(
  { query: { version, against = version - 1 } }: HandlerInput<typeof contract.getSiteVersion>,
  { hotel: { hotel_id, main_lang }, lang, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.getSiteVersion>> {
  const nameOf = ({ record, fields }: ContentRecord) => {
    const field = NAME_FIELDS[record];
    return field === null ? "" : textIn(fields[field] as Texts, lang, main_lang).text;
  };
  return query(async (query) => {
    const found = await findVersion(query, hotel_id, version);
    if (!found) throw new Refusal("NOT_FOUND", ["version"]);
    const { content } = await readContent(query, hotel_id);
    const before = against === 0 ? undefined : await findVersion(query, hotel_id, against);
    if (against > 0 && !before) throw new Refusal("NOT_FOUND", ["against"]);
    const named = [...(before?.content ?? []), ...content, ...found.content];
    const names = await readTeamNames(query, hotel_id);
    return {
      ...shownVersion(found, names),
      is_latest: (await lastVersion(query, hotel_id))?.version === version,
      against: before ? shownVersion(before, names) : null,
      differences: against === version - 1 ? found.differences : differencesOf(before!.content, found.content),
      to_now: differencesOf(content, found.content),
      names: Object.fromEntries(named.map((each) => [recordKey(each), nameOf(each)])),
    };
  });
}
