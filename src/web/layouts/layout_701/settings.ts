import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Terrace",
  themes,
  headingFont: { typeface: "gothic", weight: 700 },
  latinFont: { family: "figtree", weight: 800, isVariable: true },
  card: { composition: "beside", side: "left", radius: 32, field: "fill" },
  showcase: "tidesong",
};
