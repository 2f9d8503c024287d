/** What keeps a picture from being deleted: whatever shows it now, or could be brought back and show it. */
import { filesIn } from "#rules/media/pictures-in-content.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import type { PictureRow } from "#server/media/picture-store.ts";
import { readShownFiles } from "#server/media/picture-uses.ts";

/** Only the names leave the database: versions are whole sites. */
const VERSIONS: Statement = {
  name: "files_of_versions",
  text: `select version, array(select distinct found[1] from regexp_matches(content::text, '/media/([a-z0-9-]+)', 'g') found) as files
    from site_version where hotel_id = $1 order by version`,
};
const TAKEN_OFF: Statement = {
  name: "files_of_archived_records",
  text: `select fields from archived_record where hotel_id = $1 and position('/media/' in fields::text) > 0`,
};

export type Keeping = { shown: Set<string>; archived: Set<string>; versions: Map<string, number[]> };

export async function readKeeping(query: Query, hotel_id: number): Promise<Keeping> {
  const shown = await readShownFiles(query, hotel_id);
  const records = await query.run<{ fields: unknown }>(TAKEN_OFF, [hotel_id]);
  const versions = new Map<string, number[]>();
  for (const { version, files } of await query.run<{ version: number; files: string[] }>(VERSIONS, [hotel_id])) {
    for (const file of files) versions.set(file, [...(versions.get(file) ?? []), version]);
  }
  return { shown, archived: new Set(records.flatMap(({ fields }) => filesIn(fields))), versions };
}

/** Every file that was made of a picture counts: a version may show a crop of long ago. */
export const filesOf = ({ file, files }: Pick<PictureRow, "file" | "files">): string[] =>
  [...new Set([...files, file])].filter((each) => each !== "");

export function whatKeeps(row: Pick<PictureRow, "file" | "files">, { shown, archived, versions }: Keeping) {
  const files = filesOf(row);
  const of = [...new Set(files.flatMap((file) => versions.get(file) ?? []))].sort((one, other) => one - other);
  const in_archive = files.some((file) => archived.has(file));
  const is_shown = files.some((file) => shown.has(file));
  return { versions: of, in_archive, is_shown, isKept: is_shown || in_archive || of.length > 0 };
}
