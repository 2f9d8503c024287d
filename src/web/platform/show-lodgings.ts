/** Which demo lodging a layout is shown with: the one it was drawn for, or the nearest in kind. */
import type { LayoutCode } from "#rules/site/site.ts";

export const SHOWN_WITH: Record<LayoutCode, string> = {
  layout_100: "tidesong",
  layout_200: "moonclear",
  layout_300: "swallowtail",
  layout_400: "thousandlamps",
  layout_500: "moonclear",
  layout_501: "tidesong",
  layout_600: "onemat",
  layout_700: "tidesong",
  layout_701: "tidesong",
  layout_702: "thousandlamps",
  layout_800: "nightglow",
  layout_900: "swallowtail",
  layout_1000: "swallowtail",
};
