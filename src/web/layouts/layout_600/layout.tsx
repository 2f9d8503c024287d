import { layout_700 } from "../layout_700/layout.tsx";
import type { Layout } from "../layout.ts";
import { themes } from "./themes.ts";
export const layout_600: Layout = { ...layout_700, code: "layout_600", themes };
