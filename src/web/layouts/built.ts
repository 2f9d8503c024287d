/** The layouts that exist, in the order owners see them. */
import type { LayoutCode } from "#rules/site.ts";

export const BUILT_LAYOUTS: readonly LayoutCode[] = ["layout_200", "layout_500", "layout_600", "layout_700"];
