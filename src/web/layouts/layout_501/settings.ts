import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Contact Sheet",
  themes,
  headingFont: { typeface: "song", weight: 600 },
  latinFont: { family: "newsreader", weight: 500, isVariable: true },
  card: { composition: "across", plate: "band", field: "bg" },
  showcase: "northlight",
};
