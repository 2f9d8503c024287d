/** Layouts by code: all that rules/site/site.ts names. */
import type { LayoutCode } from "#rules/site/site.ts";
import type { Layout } from "./layout.ts";
import { layout_100 } from "./layout_100/layout.tsx";
import { layout_200 } from "./layout_200/layout.tsx";
import { layout_300 } from "./layout_300/layout.tsx";
import { layout_400 } from "./layout_400/layout.tsx";
import { layout_500 } from "./layout_500/layout.tsx";
import { layout_501 } from "./layout_501/layout.tsx";
import { layout_600 } from "./layout_600/layout.tsx";
import { layout_700 } from "./layout_700/layout.tsx";
import { layout_701 } from "./layout_701/layout.tsx";
import { layout_702 } from "./layout_702/layout.tsx";
import { layout_800 } from "./layout_800/layout.tsx";
import { layout_900 } from "./layout_900/layout.tsx";
import { layout_1000 } from "./layout_1000/layout.tsx";

const LAYOUTS: Record<LayoutCode, Layout> = {
  layout_100,
  layout_200,
  layout_300,
  layout_400,
  layout_500,
  layout_501,
  layout_600,
  layout_700,
  layout_701,
  layout_702,
  layout_800,
  layout_900,
  layout_1000,
};

export function layoutOf(code: LayoutCode): Layout {
  return LAYOUTS[code];
}
