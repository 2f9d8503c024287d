import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Courtyard",
  themes,
  headingFont: { typeface: "song", weight: 600 },
  latinFont: { family: "el-messiri", weight: 600, isVariable: true },
  card: { composition: "centred", frame: "arch", field: "fill", hasTiles: true },
  showcase: "swallowtail",
};
