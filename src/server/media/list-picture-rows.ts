import type { Query, Statement } from "#server/database/connect.ts";
import type { PictureRow } from "#server/media/picture-store.ts";

/** A lodging has some thousands at most: they are filtered here, beside what pages show of them. */
const ALL: Statement = {
  name: "list_pictures",
  text: `select picture_id, name, state, said_bytes, received, pieces, type, width, height, bytes, hash, look, file, files, crop, focus_x, focus_y, alt,
    problem, created_at, archived_at
    from picture where hotel_id = $1 and state <> 'uploading' and removed_at is null order by picture_id desc`,
};

export const listPictureRows = (query: Query, hotel_id: number) => query.run<PictureRow>(ALL, [hotel_id]);
