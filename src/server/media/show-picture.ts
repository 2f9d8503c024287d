import type { z } from "zod";
import type { pictureSchema } from "#contract/media.ts";
import { WORDS } from "#languages/languages.ts";
import type { RefusalCode } from "#rules/calls/refusals.ts";
import { picturePath, readPicture } from "#rules/site/pictures.ts";
import type { Language } from "#rules/text/language.ts";
import type { PictureRow } from "#server/media/picture-store.ts";
import { fullDescription, type Uses } from "#server/media/picture-uses.ts";

/** Its path in content. */
export const sourceOf = ({ file, focus_x, focus_y }: Pick<PictureRow, "file" | "focus_x" | "focus_y">): string =>
  file === "" ? "" : picturePath(file, { x: focus_x, y: focus_y });

type Known = { uses?: Uses; same_as?: readonly string[] };

export function showPicture(row: PictureRow, lang: Language, known: Known = {}): z.output<typeof pictureSchema> {
  const { picture_id, name, state, problem, type, width, height, file, crop, alt, created_at } = row;
  const src = sourceOf(row);
  const base = readPicture(src);
  return {
    picture_id,
    name,
    state,
    problem: problem === "" ? null : WORDS[lang].refusals[problem as RefusalCode],
    type,
    width,
    height,
    bytes: state === "uploading" ? row.said_bytes : row.bytes,
    src,
    shown: { width: base?.width ?? 0, height: base?.height ?? 0 },
    crop,
    focus: { x: row.focus_x, y: row.focus_y },
    alt: known.uses ? fullDescription(row, known.uses) : alt,
    uses: known.uses?.counts.get(file) ?? 0,
    same_as: [...(known.same_as ?? [])],
    uploaded_timestamp: Math.floor(created_at.getTime() / 1000),
    is_archived: row.archived_at !== null,
  };
}
