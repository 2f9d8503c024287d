/** A lodging whose site has a draft, a version, a link to its preview, something archived and a time to publish. */
import { randomUUID } from "node:crypto";
import type { Database } from "#server/database/connect.ts";
import {
  archivedRecord,
  draftChange,
  previewLink,
  scheduledPublish,
  siteVersion,
} from "#server/database/tables/drafts.ts";
import { glossaryTerm, translationMark, translationSetting } from "#server/database/tables/translations.ts";

export async function addSiteDraft(database: Database, hotel_id: number): Promise<void> {
  const [now, changed_by] = [new Date(), randomUUID()];
  const later = new Date(now.getTime() + 86_400_000);
  const field = { record: "site", record_id: 0, field: "phone", lang: "" } as const;
  await database.forHotel(hotel_id, async (query) => {
    await query.insert(draftChange).values({ hotel_id, ...field, value: { value: "02" }, changed_by, changed_at: now });
    const made = { version: 1, content: [], differences: [], reason: "first", made_at: now } as const;
    await query.insert(siteVersion).values({ hotel_id, ...made, content: [], differences: [] });
    const gone = { record: "facility", record_id: 1, fields: {}, archived_at: now } as const;
    await query.insert(archivedRecord).values({ hotel_id, ...gone });
    const link = { link_id: randomUUID(), version: 1, made_by: changed_by, made_at: now, expires_at: later };
    await query.insert(previewLink).values({ hotel_id, ...link });
    await query
      .insert(scheduledPublish)
      .values({ hotel_id, publish_at: later, scheduled_by: changed_by, lang: "zh-TW" });
    const text = { record: "site", record_id: 0, field: "banner_title", lang: "en-US" } as const;
    const marked = { mark: "draft", source: "海", target: "Sea", marked_by: changed_by, marked_at: now } as const;
    await query.insert(translationMark).values({ hotel_id, ...text, ...marked });
    const terms = { "zh-TW": "潮聲", "en-US": "Tidesong" };
    await query.insert(glossaryTerm).values({ hotel_id, term_id: randomUUID(), terms, changed_at: now });
    await query.insert(translationSetting).values({ hotel_id, least_share: 0 });
  });
}
