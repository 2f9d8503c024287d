import { and, eq, inArray } from "drizzle-orm";
import { PRESENT } from "#rules/content/content-fields.ts";
import type { Texts } from "#rules/text/language.ts";
import type { Query } from "#server/database/connect.ts";
import { draftChange } from "#server/database/tables/drafts.ts";
import type { StoredPhoto } from "#server/database/tables/hotel.ts";

type DraftRoom = { room_class_name: Texts; people: number | null; photos: StoredPhoto[] };

/** Rooms that the draft adds to the site, with what it says of them: they are named, counted and priced before they are public. */
export async function listDraftRooms(query: Query, hotel_id: number): Promise<Map<number, DraftRoom>> {
  const rows = await query
    .select()
    .from(draftChange)
    .where(
      and(
        eq(draftChange.hotel_id, hotel_id),
        eq(draftChange.record, "room"),
        inArray(draftChange.field, [PRESENT, "room_class_name", "people", "photos"]),
      ),
    );
  const added = rows.filter(({ field, value }) => field === PRESENT && value.value === true);
  return new Map(
    added.map(({ record_id }) => {
      const own = rows.filter((row) => row.record_id === record_id);
      const names = own.filter(({ field }) => field === "room_class_name");
      const people = own.find(({ field }) => field === "people")?.value.value;
      const photos = own.find(({ field }) => field === "photos")?.value.value;
      const room = {
        room_class_name: Object.fromEntries(names.map(({ lang, value }) => [lang, value.value])) as Texts,
        people: typeof people === "number" ? people : null,
        photos: Array.isArray(photos) ? (photos as StoredPhoto[]) : [],
      };
      return [record_id, room];
    }),
  );
}
