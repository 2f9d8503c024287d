import { descriptionsIn, followDescription } from "#rules/media/pictures-in-content.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { type PictureRow, setPicture } from "#server/media/picture-store.ts";

const BY_FILES: Statement = {
  name: "pictures_by_files",
  text: `select picture_id, file, alt from picture where hotel_id = $1 and file = any($2)`,
};

/** What a form says of a picture is kept in the library, too: it is there when the picture is chosen again. */
export async function followDescriptions(
  query: Query,
  hotel_id: number,
  changes: readonly { before: unknown; after: unknown }[],
  now: Date,
): Promise<void> {
  const pairs = changes.flatMap(({ before, after }) => {
    const was = descriptionsIn(before);
    return [...descriptionsIn(after)].map(([file, alt]) => ({ file, before: was.get(file) ?? {}, after: alt }));
  });
  if (pairs.length === 0) return;
  const files = pairs.map(({ file }) => file);
  const found = await query.run<Pick<PictureRow, "picture_id" | "file" | "alt">>(BY_FILES, [hotel_id, files]);
  for (const { picture_id, file, alt } of found) {
    let own = alt;
    for (const pair of pairs.filter((each) => each.file === file)) {
      own = followDescription(own, pair.before, pair.after) ?? own;
    }
    if (own !== alt) await setPicture(query, hotel_id, picture_id, { alt: own }, now);
  }
}
