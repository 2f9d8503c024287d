/** The SQL of a lodging's pictures. */
import type { Crop } from "#rules/media/crop.ts";
import type { Texts } from "#rules/text/language.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import type { PictureState } from "#server/database/tables/media.ts";

export type PictureRow = {
  picture_id: string;
  name: string;
  state: PictureState;
  said_bytes: number;
  received: number;
  pieces: string[];
  type: string;
  width: number;
  height: number;
  bytes: number;
  hash: string;
  look: string;
  file: string;
  files: string[];
  crop: Crop | null;
  focus_x: number;
  focus_y: number;
  alt: Texts;
  problem: string;
  created_at: Date;
  archived_at: Date | null;
};

const COLUMNS = `picture_id, name, state, said_bytes, received, pieces, type, width, height, bytes, hash, look, file, files, crop, focus_x,
  focus_y, alt, problem, created_at, archived_at`;

/** What changes the library comes one after the other: what is counted stays true until it is written. */
const LOCK: Statement = {
  name: "lock_pictures",
  text: `select hotel_id from hotel where hotel_id = $1 for no key update`,
};
const TAKEN: Statement = {
  name: "space_of_pictures",
  text: `select coalesce(sum(case when state in ('uploading', 'processing') then said_bytes else bytes end), 0)::bigint as bytes,
    count(*) filter (where state in ('processing', 'ready')) as pictures, count(*) filter (where state = 'uploading') as uploads,
    coalesce(sum(bytes) filter (where archived_at is not null), 0)::bigint as archived_bytes,
    count(*) filter (where archived_at is not null) as archived
    from picture where hotel_id = $1 and removed_at is null`,
};
const ADD: Statement = {
  name: "add_upload",
  text: `insert into picture (hotel_id, picture_id, name, said_bytes, uploaded_by, created_at, updated_at, next_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7)`,
};
const FIND: Statement = {
  name: "find_picture",
  text: `select ${COLUMNS} from picture where hotel_id = $1 and picture_id = $2 and removed_at is null`,
};
const BY_HASH: Statement = {
  name: "picture_by_hash",
  text: `select ${COLUMNS} from picture where hotel_id = $1 and hash = $2 and state in ('processing', 'ready')
    and removed_at is null order by picture_id limit 1`,
};
/** Only at the end of what is there: of two requests with the same piece one adds it. */
const ADD_PIECE: Statement = {
  name: "add_piece",
  text: `update picture set received = received + $4, pieces = pieces || $5::text, updated_at = $6, next_at = $7
    where hotel_id = $1 and picture_id = $2 and state = 'uploading' and received = $3 and received + $4 <= said_bytes
    returning received`,
};
const REMOVE: Statement = {
  name: "remove_picture",
  text: `delete from picture where hotel_id = $1 and picture_id = $2 returning picture_id`,
};

/** Besides, nobody writes the site meanwhile: for what changes content or looks whether it shows a picture. */
const LOCK_SITE: Statement = {
  name: "lock_site_of_pictures",
  text: `select hotel_id from hotel_site where hotel_id = $1 for no key update`,
};

/** The site first, as whoever publishes does: two who lock both never wait for each other. */
export async function lockLibrary(query: Query, hotel_id: number): Promise<void> {
  await query.run(LOCK_SITE, [hotel_id]);
  await lockPictures(query, hotel_id);
}

export async function lockPictures(query: Query, hotel_id: number): Promise<void> {
  await query.run(LOCK, [hotel_id]);
}

type Space = { bytes: number; pictures: number; uploads: number; archived_bytes: number; archived: number };

export async function countSpace(query: Query, hotel_id: number) {
  const [found] = await query.run<Space>(TAKEN, [hotel_id]);
  return found!;
}

export async function addUpload(
  query: Query,
  hotel_id: number,
  upload: { picture_id: string; name: string; bytes: number; account_id: string; now: Date; next_at: Date },
): Promise<void> {
  const { picture_id, name, bytes, account_id, now, next_at } = upload;
  await query.run(ADD, [hotel_id, picture_id, name, bytes, account_id, now, next_at]);
}

export async function findPicture(query: Query, hotel_id: number, picture_id: string): Promise<PictureRow | null> {
  return (await query.run<PictureRow>(FIND, [hotel_id, picture_id]))[0] ?? null;
}

export async function findByHash(query: Query, hotel_id: number, hash: string): Promise<PictureRow | null> {
  return (await query.run<PictureRow>(BY_HASH, [hotel_id, hash]))[0] ?? null;
}

/** The new end; null: it did not begin at the end. */
export async function addPiece(
  query: Query,
  hotel_id: number,
  piece: { picture_id: string; offset: number; length: number; name: string; now: Date; next_at: Date },
): Promise<number | null> {
  const { picture_id, offset, length, name, now, next_at } = piece;
  const [added] = await query.run<{ received: number }>(ADD_PIECE, [
    hotel_id,
    picture_id,
    offset,
    length,
    name,
    now,
    next_at,
  ]);
  return added?.received ?? null;
}

export async function removePicture(query: Query, hotel_id: number, picture_id: string): Promise<boolean> {
  return (await query.run(REMOVE, [hotel_id, picture_id])).length === 1;
}

type Change = Partial<Omit<PictureRow, "picture_id" | "created_at">> & { next_at?: Date | null };

const JSON_COLUMNS = new Set(["crop", "alt"]);

function setOf(column: string, nth: number): string {
  // Files are only added: one of them may still be shown somewhere.
  if (column === "files") return `files = array(select distinct unnest(files || $${nth}::text[]))`;
  return `${column} = $${nth}${JSON_COLUMNS.has(column) ? "::jsonb" : ""}`;
}

/** Sets what is given, and nothing else. */
export async function setPicture(
  query: Query,
  hotel_id: number,
  picture_id: string,
  change: Change,
  now: Date,
): Promise<PictureRow | null> {
  const entries = Object.entries(change);
  const sets = entries.map(([column], nth) => setOf(column, nth + 4));
  const text = `update picture set ${["updated_at = $3", ...sets].join(", ")} where hotel_id = $1 and picture_id = $2 and removed_at is null returning ${COLUMNS}`;
  const name = `set_picture_${entries.map(([column]) => column).join("_")}`.slice(0, 63);
  const values = entries.map(([column, value]) =>
    JSON_COLUMNS.has(column) && value !== null ? JSON.stringify(value) : value,
  );
  return (await query.run<PictureRow>({ name, text }, [hotel_id, picture_id, now, ...values]))[0] ?? null;
}
