import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Journal",
  themes,
  headingFont: { typeface: "song", weight: 700 },
  latinFont: { family: "newsreader", weight: 600, isVariable: true },
  card: { composition: "centred", frame: "plain", field: "bg" },
  showcase: "moonclear",
};
