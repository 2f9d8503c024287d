/** The SQL of a site's draft. */
import { and, eq, sql } from "drizzle-orm";
import { type Change, fieldKey, type FieldName } from "#rules/content/site-content.ts";
import { pageFields, type PageSeo } from "#rules/content/text-parts.ts";
import type { Language } from "#rules/text/language.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query } from "#server/database/connect.ts";
import { draftChange } from "#server/database/tables/drafts.ts";
import { roomClass } from "#server/database/tables/rooms.ts";

export type DraftChange = Change & { changed_by: string; changed_at: Date };

export async function listChanges(query: Query, hotel_id: number): Promise<DraftChange[]> {
  const rows = await query
    .select()
    .from(draftChange)
    .where(eq(draftChange.hotel_id, hotel_id))
    .orderBy(draftChange.record, draftChange.record_id, draftChange.field, draftChange.lang);
  const changes = rows.map(({ value: { value }, ...row }): DraftChange => ({ ...row, value }));
  const whole = changes.filter(isWholePages);
  if (whole.length === 0) return changes;
  const all = [...whole.flatMap(splitChange), ...changes.filter((each) => !isWholePages(each))];
  return [...new Map(all.map((each) => [fieldKey(each), each])).values()];
}

/** From before pages had fields of their own: what search results say of all pages, in one. */
const isWholePages = ({ record, field }: DraftChange): boolean => record === "site" && field === "page_seo";

const splitChange = ({ value, ...change }: DraftChange): DraftChange[] =>
  Object.entries(pageFields(value as PageSeo | null)).flatMap(([field, texts]) =>
    Object.entries(texts).map(([lang, text]) => ({ ...change, field, lang: lang as Language, value: text })),
  );

export async function putChange(query: Query, hotel_id: number, { value, ...change }: DraftChange): Promise<void> {
  const { changed_by, changed_at } = change;
  const set = { value: { value }, changed_by, changed_at };
  const { record, record_id, field, lang } = draftChange;
  await query
    .insert(draftChange)
    .values({ hotel_id, ...change, value: { value } })
    .onConflictDoUpdate({ target: [draftChange.hotel_id, record, record_id, field, lang], set });
}

/** All of a lodging's changes, or those with these names. */
export async function deleteChanges(
  query: Query,
  hotel_id: number,
  of: { [Name in keyof FieldName]?: FieldName[Name] | undefined } = {},
): Promise<FieldName[]> {
  const { record, record_id, field, lang } = draftChange;
  const columns = { record, record_id, field, lang };
  const named = Object.entries(columns).flatMap(([name, column]) => {
    const value = of[name as keyof FieldName];
    return value === undefined ? [] : [eq(column as typeof field, value as string)];
  });
  return query
    .delete(draftChange)
    .where(and(eq(draftChange.hotel_id, hotel_id), ...named))
    .returning(columns);
}

/** A room is there from the beginning, switched off: it can be priced before it is published. */
export async function addHiddenRoom(query: Query, hotel_id: number, room_class_id: number): Promise<void> {
  const room_code = `R${room_class_id}`;
  const values = { hotel_id, room_class_id, room_code, room_class_name: {}, people: 2, active: false };
  await query.insert(roomClass).values(values);
  await announceChange(query, hotel_id, "room_class");
}

/** A new room that was discarded goes, unless it has been priced already or was once public: then a version may bring it back. */
export async function deleteUnusedRoom(query: Query, hotel_id: number, room_class_id: number): Promise<void> {
  await query.execute(sql`
    delete from room_class where hotel_id = ${hotel_id} and room_class_id = ${room_class_id} and not active
      and not exists (select from room_night n where n.hotel_id = ${hotel_id} and n.room_class_id = ${room_class_id})
      and not exists (select from plan_night n where n.hotel_id = ${hotel_id} and n.room_class_id = ${room_class_id})
      and not exists (select from site_version v where v.hotel_id = ${hotel_id}
        and v.content @> jsonb_build_array(jsonb_build_object('record', 'room', 'record_id', ${room_class_id}::bigint)))
      and not exists (select from rate_plan p where p.hotel_id = ${hotel_id} and ${room_class_id} = any(p.target_rooms))`);
}
