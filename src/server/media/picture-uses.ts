/** Where content shows pictures. A new place with pictures is added here, and nowhere else. */
import { descriptionsIn, filesIn, mergeDescriptions, replaceFileIn } from "#rules/media/pictures-in-content.ts";
import type { Texts } from "#rules/text/language.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";

type Place = "site" | "room" | "facility" | "promotion" | "announcement" | "attraction" | "add_on";

/** One field of one record that shows pictures. */
type Shown = { source: string; place: Place; key: string; id: string; name: Texts; field: string; value: unknown };

type Source = {
  table: string;
  id: string;
  name: string;
  place: string;
  field: string;
  isText?: true;
  /** What tells its rows apart, where that is not the id. */
  key?: string;
  /** The field that it is a draft of. */
  shown?: string;
};

/** News and places nearby are promotions, too; a new one says which in its draft. */
const DRAFT_PLACE = `case record when 'promotion' then coalesce(
  (select p.kind from promotion p where p.hotel_id = $1 and p.promotion_id = draft_change.record_id),
  (select k.value ->> 'value' from draft_change k where k.hotel_id = $1 and k.record = 'promotion' and k.record_id = draft_change.record_id and k.field = 'kind'),
  'promotion') else record end`;

const SOURCES: readonly Source[] = [
  { table: "hotel_site", id: "''", name: "'{}'::jsonb", place: "'site'", field: "info" },
  // The first banner once more, for the platform's pages.
  { table: "hotel_card", id: "''", name: "'{}'::jsonb", place: "'site'", field: "main_image_path", isText: true },
  { table: "room_class", id: "room_class_id", name: "room_class_name", place: "'room'", field: "photos" },
  { table: "facility", id: "id", name: "facilities_title", place: "'facility'", field: "photos" },
  { table: "promotion", id: "promotion_id", name: "promotion_title", place: "kind", field: "main_image" },
  { table: "promotion", id: "promotion_id", name: "promotion_title", place: "kind", field: "sub_image" },
  { table: "promotion", id: "promotion_id", name: "promotion_title", place: "kind", field: "banner_info" },
  { table: "add_on", id: "item_number", name: "item_name", place: "'add_on'", field: "main_image" },
  { table: "add_on", id: "item_number", name: "item_name", place: "'add_on'", field: "photos" },
  {
    table: "draft_change",
    id: "record_id",
    name: "'{}'::jsonb",
    place: DRAFT_PLACE,
    field: "value",
    key: "concat_ws(' ', record, record_id, field, lang)",
    shown: "field",
  },
];

const nameOf = ({ table, field }: Source) => `${table}.${field}`;
const valueOf = ({ field, isText }: Source) => (isText ? `to_jsonb(${field})` : field);

const SHOWN: Statement = {
  name: "shown_pictures",
  text: SOURCES.map(
    (source) =>
      `select '${nameOf(source)}' as source, ${source.place} as place, ${source.key ?? source.id}::text as key, ${source.id}::text as id, ${source.name} as name, ${source.shown ?? `'${source.field}'`} as field, ${valueOf(source)} as value
       from ${source.table} where hotel_id = $1 and position('/media/' in ${source.field}::text) > 0`,
  ).join(" union all "),
};

const readShown = (query: Query, hotel_id: number) => query.run<Shown>(SHOWN, [hotel_id]);

const isDraft = ({ source }: Shown) => source === "draft_change.value";
const isCopy = ({ source }: Shown) => source === "hotel_card.main_image_path";

/** Every file that content or the draft shows, the platform's pages too. */
export async function readShownFiles(query: Query, hotel_id: number): Promise<Set<string>> {
  return new Set((await readShown(query, hotel_id)).flatMap(({ value }) => filesIn(value)));
}

/** How often each file is shown, and what is said of it there. */
export type Uses = { counts: Map<string, number>; described: Map<string, Texts> };

export async function readUses(query: Query, hotel_id: number): Promise<Uses> {
  const counts = new Map<string, number>();
  const described = new Map<string, Texts>();
  for (const shown of await readShown(query, hotel_id)) {
    if (isCopy(shown)) continue;
    for (const file of filesIn(shown.value)) counts.set(file, (counts.get(file) ?? 0) + 1);
    for (const [file, alt] of descriptionsIn(shown.value)) {
      described.set(file, mergeDescriptions(alt, described.get(file) ?? {}));
    }
  }
  return { counts, described };
}

/** A picture's own description, and for languages without one what a page says of it. */
export const fullDescription = ({ file, alt }: { file: string; alt: Texts }, { described }: Uses): Texts =>
  mergeDescriptions(described.get(file) ?? {}, alt);

export type PictureUse = { place: Place; id: string; name: Texts; field: string; is_draft: boolean };

/** The site's fields are told apart by their own names: its banner, its logo. */
export async function findUses(query: Query, hotel_id: number, file: string): Promise<PictureUse[]> {
  const found: PictureUse[] = [];
  for (const shown of await readShown(query, hotel_id)) {
    const { place, id, name, field, value } = shown;
    if (isCopy(shown)) continue;
    const parts = field === "info" ? Object.entries(value as object) : [[field, value] as const];
    for (const [part, content] of parts) {
      if (filesIn(content).includes(file)) found.push({ place, id, name, field: part, is_draft: isDraft(shown) });
    }
  }
  return found;
}

/** Shows another file, or the same with another path and description. Returns in how many fields. */
export async function replaceUses(
  query: Query,
  hotel_id: number,
  file: string,
  other: { src: string; describe: (alt: Texts) => Texts },
): Promise<number> {
  let replaced = 0;
  for (const shown of await readShown(query, hotel_id)) {
    if (!filesIn(shown.value).includes(file)) continue;
    const source = SOURCES.find((each) => nameOf(each) === shown.source)!;
    const value = replaceFileIn(shown.value, file, other);
    const isOne = source.id === "''";
    const text = `update ${source.table} set ${source.field} = $2${source.isText ? "" : "::jsonb"} where hotel_id = $1${isOne ? "" : ` and ${source.key ?? source.id}::text = $3`}`;
    const values = [hotel_id, source.isText ? value : JSON.stringify(value), ...(isOne ? [] : [shown.key])];
    await query.run({ name: `replace_picture_${shown.source}`, text }, values);
    if (!isCopy(shown)) replaced += 1;
  }
  if (replaced > 0) await announceChange(query, hotel_id, "hotel_site");
  return replaced;
}
