import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Villa",
  themes,
  headingFont: { typeface: "song", weight: 500 },
  latinFont: { family: "marcellus", weight: 400, isVariable: false },
  card: { composition: "across", plate: "band", field: "surface" },
  showcase: "slowgrain",
};
