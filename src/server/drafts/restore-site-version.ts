import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/site-versions.ts";
import { differencesOf } from "#rules/content/site-content.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { lockSite, readContent } from "#server/drafts/content-store.ts";
import { findVersion } from "#server/drafts/version-store.ts";
import { writeVersion } from "#server/drafts/write-version.ts";
import { Refusal } from "#server/errors/refusal.ts";

export function restoreSiteVersion(
  { body: { version } }: HandlerInput<typeof contract.restoreSiteVersion>,
  { hotel: { hotel_id }, person, now, query }: RequestContext<PersonOf<"staff">>,
): Promise<CallAnswer<typeof contract.restoreSiteVersion>> {
  return query(async (query) => {
    await lockSite(query, hotel_id);
    const found = await findVersion(query, hotel_id, version);
    if (!found) throw new Refusal("NOT_FOUND", ["version"]);
    const { content } = await readContent(query, hotel_id);
    if (differencesOf(content, found.content).length === 0) throw new Refusal("NOTHING_TO_PUBLISH");
    const made = {
      reason: "restore" as const,
      source_version: version,
      note: "",
      made_by: person.account_id,
      made_at: now,
    };
    return { version: await writeVersion(query, hotel_id, content, found.content, made) };
  });
}
