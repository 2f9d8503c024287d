/** The SQL of shared addresses of previews. */
import type { Query, Statement } from "#server/database/connect.ts";

export type PreviewLink = { link_id: string; version: number; made_by: string; made_at: Date; expires_at: Date };

const COLUMNS = "link_id, version, made_by, made_at, expires_at";

const FIND: Statement = {
  name: "find_preview_link",
  text: `select ${COLUMNS} from preview_link
    where hotel_id = $1 and link_id = $2 and ended_at is null and expires_at > $3`,
};
const LIST: Statement = {
  name: "list_preview_links",
  text: `select ${COLUMNS} from preview_link
    where hotel_id = $1 and ended_at is null and expires_at > $2 order by made_at desc, link_id`,
};
const ADD: Statement = {
  name: "add_preview_link",
  text: `insert into preview_link (hotel_id, link_id, version, made_by, made_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
};
const FORGET: Statement = {
  name: "forget_preview_links",
  text: `delete from preview_link where hotel_id = $1 and expires_at <= $2`,
};
/** Guarded: what is so already is not changed again, and what is over stays over. */
const SET_ENDED: Statement = {
  name: "set_preview_link_ended",
  text: `update preview_link set ended_at = $3
    where hotel_id = $1 and link_id = $2 and expires_at > $4 and (ended_at is null) <> ($3::timestamptz is null)
    returning ${COLUMNS}`,
};

export async function findPreviewLink(
  query: Query,
  hotel_id: number,
  link_id: string,
  now: Date,
): Promise<PreviewLink | null> {
  return (await query.run<PreviewLink>(FIND, [hotel_id, link_id, now]))[0] ?? null;
}

/** Those that nobody has ended and whose time is not over. */
export const listOpenLinks = (query: Query, hotel_id: number, now: Date) =>
  query.run<PreviewLink>(LIST, [hotel_id, now]);

/** Those that are long over are forgotten. */
export async function addPreviewLink(query: Query, hotel_id: number, link: PreviewLink): Promise<void> {
  const { link_id, version, made_by, made_at, expires_at } = link;
  await query.run(FORGET, [hotel_id, made_at]);
  await query.run(ADD, [hotel_id, link_id, version, made_by, made_at, expires_at]);
}

export async function setLinkEnded(
  query: Query,
  hotel_id: number,
  link_id: string,
  isEnded: boolean,
  now: Date,
): Promise<PreviewLink | null> {
  return (await query.run<PreviewLink>(SET_ENDED, [hotel_id, link_id, isEnded ? now : null, now]))[0] ?? null;
}
