import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/media.ts";
import { PICTURE_LIMITS, PICTURE_TYPES } from "#rules/media/picture-limits.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { listPictureRows } from "#server/media/list-picture-rows.ts";
import { countSpace, type PictureRow } from "#server/media/picture-store.ts";
import { fullDescription, readUses } from "#server/media/picture-uses.ts";
import { showPicture } from "#server/media/show-picture.ts";

const PAGE = 120;

type Filter = HandlerInput<typeof contract.listPictures>["query"]["filter"];

export function listPictures(
  { query: { search = "", filter, after } }: HandlerInput<typeof contract.listPictures>,
  { hotel, lang, query, originOf }: RequestContext,
): Promise<CallAnswer<typeof contract.listPictures>> {
  const { hotel_id, domain, main_lang } = hotel;
  return query(async (query) => {
    const rows = await listPictureRows(query, hotel_id);
    const [uses, taken] = [await readUses(query, hotel_id), await countSpace(query, hotel_id)];
    const lookalikes = groupByLook(rows);
    const sameAs = ({ look, picture_id }: PictureRow) =>
      (lookalikes.get(look) ?? []).filter((other) => other !== picture_id);
    const fits: Record<Filter, (row: PictureRow) => boolean> = {
      all: () => true,
      without_alt: (row) => row.state === "ready" && !fullDescription(row, uses)[main_lang],
      unused: ({ file, state }) => state === "ready" && !uses.counts.has(file),
      same: (row) => sameAs(row).length > 0,
      archived: () => true,
    };
    const wanted = search.toLowerCase();
    const found = rows.filter(
      (row) =>
        (row.archived_at !== null) === (filter === "archived") &&
        fits[filter](row) &&
        [row.name, ...Object.values(fullDescription(row, uses))].some((text) => text.toLowerCase().includes(wanted)),
    );
    const rest = after === undefined ? found : found.filter(({ picture_id }) => picture_id < after);
    const page = rest.slice(0, PAGE);
    const { bytes, pixels, lodging_bytes, lodging_pictures } = PICTURE_LIMITS;
    return {
      origin: originOf(domain),
      pictures: page.map((row) => showPicture(row, lang, { uses, same_as: sameAs(row) })),
      next: rest.length > PAGE ? page.at(-1)!.picture_id : null,
      limits: { types: [...PICTURE_TYPES], bytes, pixels, lodging_bytes, lodging_pictures },
      taken: {
        bytes: taken.bytes,
        pictures: taken.pictures,
        archived_bytes: taken.archived_bytes,
        archived_pictures: taken.archived,
      },
    };
  });
}

/** One colour from edge to edge looks like every other: that says nothing. */
const PLAIN = "0".repeat(16);

function groupByLook(rows: readonly PictureRow[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { look, picture_id, archived_at } of rows) {
    if (look === "" || look === PLAIN || archived_at !== null) continue;
    groups.set(look, [...(groups.get(look) ?? []), picture_id]);
  }
  return groups;
}
