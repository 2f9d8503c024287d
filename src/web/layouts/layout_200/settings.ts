import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Engawa",
  themes,
  headingFont: { typeface: "song", weight: 500 },
  latinFont: { family: "eb-garamond", weight: 500, isVariable: true },
  card: { composition: "beside", side: "left", radius: 0, field: "bg", isVertical: true },
  showcase: "moonclear",
};
