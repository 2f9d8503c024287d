/** A site as if half of it were missing: every second picture, text and item. Only looked at, never saved. */
import { contentField } from "#rules/content/content-fields.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";

/** Lists of pictures. */
const PICTURES = new Set(["photos", "banner_images", "about_images"]);
/** Of these an owner may have few. Rooms stay: a lodging has them, with fewer pictures. */
const THINNED = new Set(["facility", "promotion"]);

const everySecond = <Item>(items: readonly Item[]): Item[] => items.filter((_, nth) => nth % 2 === 0);

/** Required texts stay: without a name nothing can be published. */
export function halfEmpty(content: readonly ContentRecord[]): ContentRecord[] {
  const thinned = new Set([...THINNED].flatMap((kind) => everySecond(content.filter(({ record }) => record === kind))));
  const kept = content.filter((each) => !THINNED.has(each.record) || thinned.has(each));
  return kept.map((each) => ({ ...each, fields: halfOf(each) }));
}

function halfOf({ record, fields }: ContentRecord): Record<string, unknown> {
  let texts = 0;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, unknown] => {
      if (PICTURES.has(name) && Array.isArray(value)) return [name, everySecond(value)];
      const field = contentField(record, name);
      if (!field || field.required || (field.type !== "text" && field.type !== "rich")) return [name, value];
      texts += 1;
      return [name, texts % 2 === 0 ? {} : value];
    }),
  );
}
