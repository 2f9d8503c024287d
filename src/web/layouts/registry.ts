/** Every layout, found by its folder: layout_NNN/ with settings.ts, description.ts and layout.tsx. */
import type { LayoutCode } from "#rules/site/site.ts";
import type { Layout, LayoutDescription, LayoutParts, LayoutSettings } from "./layout.ts";
import { type PhotoBoxes, PLAIN_BOXES } from "./photo-boxes.ts";

const SETTINGS = import.meta.glob<LayoutSettings>("./layout_*/settings.ts", { eager: true, import: "settings" });
const DESCRIPTIONS = import.meta.glob<LayoutDescription>("./layout_*/description.ts", {
  eager: true,
  import: "description",
});
const PARTS = import.meta.glob<LayoutParts>("./layout_*/layout.tsx", { eager: true, import: "layout" });

const BOXES = import.meta.glob<Partial<PhotoBoxes>>("./layout_*/boxes.ts", { eager: true, import: "boxes" });

const numberOf = ({ code }: Layout) => Number(code.slice("layout_".length));

/** In the order of their numbers. */
export const LAYOUTS: readonly Layout[] = Object.entries(PARTS)
  .map(([path, parts]) => {
    const folder = path.slice(0, path.lastIndexOf("/"));
    const settings = SETTINGS[`${folder}/settings.ts`];
    const description = DESCRIPTIONS[`${folder}/description.ts`];
    if (!settings || !description) throw new Error(`${folder} has no settings.ts or no description.ts.`);
    const boxes = { ...PLAIN_BOXES, ...BOXES[`${folder}/boxes.ts`] };
    return { code: folder.slice("./".length) as LayoutCode, description, boxes, ...settings, ...parts };
  })
  .sort((one, other) => numberOf(one) - numberOf(other));

const BY_CODE = new Map(LAYOUTS.map((layout) => [layout.code, layout]));

export function layoutOf(code: LayoutCode): Layout {
  const layout = BY_CODE.get(code);
  if (!layout) throw new Error(`There is no ${code}.`);
  return layout;
}
