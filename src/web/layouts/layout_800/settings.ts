import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Velvet",
  themes,
  headingFont: { typeface: "heavy", weight: 900 },
  latinFont: { family: "unbounded", weight: 700, isVariable: true },
  card: { composition: "beside", side: "right", radius: 0, field: "bg", latinWidth: 0.74 },
  isDiscreet: true,
  showcase: "nightglow",
};
