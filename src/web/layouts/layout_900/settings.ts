import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Almanac",
  themes,
  headingFont: { typeface: "kai", weight: 500 },
  latinFont: { family: "young-serif", weight: 400, isVariable: false },
  card: { composition: "beside", side: "left", radius: 16, field: "bg" },
  showcase: "slowgrain",
};
