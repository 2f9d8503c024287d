/** The layouts that exist, in the order owners see them. */
import type { LayoutCode } from "#rules/site.ts";

export const BUILT_LAYOUTS: readonly LayoutCode[] = [
  "layout_100",
  "layout_200",
  "layout_300",
  "layout_400",
  "layout_500",
  "layout_501",
  "layout_600",
  "layout_700",
  "layout_701",
  "layout_702",
  "layout_900",
  "layout_1000",
];
