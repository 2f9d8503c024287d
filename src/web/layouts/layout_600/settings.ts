import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Module",
  themes,
  headingFont: { typeface: "gothic", weight: 700 },
  latinFont: { family: "archivo", weight: 700, isVariable: true },
  card: { composition: "beside", side: "right", radius: 0, field: "fill" },
  showcase: "onemat",
};
