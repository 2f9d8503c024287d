/** Which records a list shows, and in which order. */
import { byPriority } from "#rules/content/by-priority.ts";
import { NAME_FIELDS } from "#rules/content/content-fields.ts";
import { type ContentRecord, recordKey } from "#rules/content/site-content.ts";

export const FILTERS = ["all", "changed", "no_photo", "untranslated"] as const;
export type RecordFilter = (typeof FILTERS)[number];

type Place = { record_id: number; priority: number };
const placeOf = ({ record_id, fields }: ContentRecord): Place => ({
  record_id,
  priority: Number(fields.priority ?? 0),
});

export const byPlace = (one: ContentRecord, other: ContentRecord): number =>
  byPriority<Place>((row) => row.record_id)(placeOf(one), placeOf(other));

/** The picture by which it is recognised. */
export const photoOf = ({ fields }: ContentRecord): { src: string } | undefined =>
  ([fields.photos, fields.main_image, fields.banner_info].flat() as ({ src: string } | null | undefined)[]).find(
    Boolean,
  ) ?? undefined;

const namesOf = ({ record, fields }: ContentRecord): string[] =>
  Object.values((fields[NAME_FIELDS[record] ?? ""] ?? {}) as Record<string, string>).filter((name) => name !== "");

type Shown = { filter: RecordFilter; search: string; changed: ReadonlySet<string>; languages: number };

export function isShown(each: ContentRecord, { filter, search, changed, languages }: Shown): boolean {
  const names = namesOf(each);
  if (search !== "" && !names.some((name) => name.toLowerCase().includes(search.toLowerCase()))) return false;
  if (filter === "changed") return changed.has(recordKey(each));
  if (filter === "no_photo") return photoOf(each) === undefined;
  return filter === "all" || names.length < languages;
}
