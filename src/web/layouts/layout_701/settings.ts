import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Terrace",
  themes,
  headingFont: { typeface: "song", weight: 700 },
  latinFont: { family: "young-serif", weight: 400, isVariable: false },
  card: { composition: "beside", side: "left", radius: 32, field: "fill" },
  showcase: "tidesong",
};
