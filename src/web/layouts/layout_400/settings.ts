import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Canopy",
  themes,
  headingFont: { typeface: "condensed", weight: 400 },
  latinFont: { family: "barlow-condensed", weight: 600, isVariable: false },
  card: { composition: "beside", side: "right", radius: 0, field: "bg", latinWidth: 0.44 },
  showcase: "thousandlamps",
};
