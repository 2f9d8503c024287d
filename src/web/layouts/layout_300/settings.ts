import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Porch",
  themes,
  headingFont: { typeface: "round", weight: 500 },
  hasHandwriting: true,
  latinFont: { family: "nunito", weight: 800, isVariable: true },
  card: { composition: "beside", side: "right", radius: 44, field: "surface" },
  showcase: "swallowtail",
};
