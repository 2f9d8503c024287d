import type { LayoutSettings } from "../layout.ts";
import { themes } from "./themes.ts";

export const settings: LayoutSettings = {
  name: "Lobby",
  themes,
  headingFont: { typeface: "gothic", weight: 600 },
  latinFont: { family: "hanken-grotesk", weight: 600, isVariable: true },
  card: { composition: "across", plate: "box", field: "surface" },
  showcase: "ninthlane",
};
